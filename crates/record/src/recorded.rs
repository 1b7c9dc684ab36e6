use wormery_core::{Config, Event, Game};

use crate::{BadLine, Header, Line, Replay};

/// A whole record in memory: a game that was played by the rules.
#[derive(Clone, Debug)]
pub struct Recorded<G: Game> {
    /// Seats, start seat and options.
    pub config: Config<G::Options>,
    /// The names of the players in seat order.
    pub players: Vec<String>,
    /// Everything that happened, oldest first.
    pub events: Vec<Event<G>>,
}

impl<G: Game> Recorded<G> {
    /// Reads a record of this game and checks every line.
    pub fn parse(text: &str) -> Result<Self, BadLine> {
        let mut lines = (1..).zip(text.split_terminator('\n'));
        let (_, first) = lines.next().ok_or_else(|| bad(1, "the record is empty".into()))?;
        let header = Header::parse(first).map_err(|error| bad(1, error))?;
        if header.game != G::NAME {
            return Err(bad(1, format!("it is a game of {}, not of {}", header.game, G::NAME)));
        }
        let config = header.config::<G>().map_err(|error| bad(1, error))?;
        let mut replay = Replay::<G>::new(&config);
        let mut events = Vec::new();
        for (number, line) in lines {
            if let Line::Step(step) = replay.read(line).map_err(|error| bad(number, error))? {
                events.push(step.event);
            }
        }
        Ok(Self { config, players: header.players, events })
    }
}

fn bad(line: u64, error: String) -> BadLine {
    BadLine { line, error }
}
