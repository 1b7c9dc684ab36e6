use std::io::{self, Write};

use serde::{Serialize, Serializer, ser::SerializeMap};
use wormery_core::{Config, Event, Game, Options, Seat, Standing};

use crate::header::VERSION;

/// Writes the header line.
pub fn write_header<G: Game>(
    out: &mut impl Write,
    config: &Config<G::Options>,
    players: &[impl AsRef<str>],
) -> io::Result<()> {
    write_line(out, &HeaderLine { game: G::NAME, config, players })
}

/// Writes the line of one event; `seat` is who acted, `None` for chance.
pub fn write_step<G: Game>(out: &mut impl Write, seat: Option<Seat>, event: &Event<G>) -> io::Result<()> {
    write_line(out, &StepLine { seat, event })
}

/// Writes the result line of a game that is over.
pub fn write_result(out: &mut impl Write, standing: &Standing) -> io::Result<()> {
    write_line(out, &ResultLine { standing })
}

fn write_line(out: &mut impl Write, line: &impl Serialize) -> io::Result<()> {
    serde_json::to_writer(&mut *out, line)?;
    out.write_all(b"\n")
}

struct HeaderLine<'a, O, P> {
    game: &'static str,
    config: &'a Config<O>,
    players: &'a [P],
}

impl<O: Options, P: AsRef<str>> Serialize for HeaderLine<'_, O, P> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut line = serializer.serialize_map(None)?;
        line.serialize_entry("record", &VERSION)?;
        line.serialize_entry("game", self.game)?;
        if *self.config.options() != O::default() {
            line.serialize_entry("options", self.config.options())?;
        }
        let players: Vec<&str> = self.players.iter().map(AsRef::as_ref).collect();
        line.serialize_entry("players", &players)?;
        line.serialize_entry("start_seat", &self.config.start())?;
        line.end()
    }
}

struct StepLine<'a, G: Game> {
    seat: Option<Seat>,
    event: &'a Event<G>,
}

impl<G: Game> Serialize for StepLine<'_, G> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut line = serializer.serialize_map(None)?;
        if let Some(seat) = self.seat {
            line.serialize_entry("seat", &seat)?;
        }
        match self.event {
            Event::Action(action) => line.serialize_entry("action", action)?,
            Event::Chance(outcome) => line.serialize_entry("chance", outcome)?,
        }
        line.end()
    }
}

struct ResultLine<'a> {
    standing: &'a Standing,
}

impl Serialize for ResultLine<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        #[derive(Serialize)]
        struct Numbers {
            scores: Vec<i32>,
            ranks: Vec<u8>,
        }
        let numbers = Numbers { scores: self.standing.scores(), ranks: self.standing.ranks() };
        let mut line = serializer.serialize_map(Some(1))?;
        line.serialize_entry("result", &numbers)?;
        line.end()
    }
}
