use std::error::Error;
use std::fmt;

use wormery_bots::{Bot, Level, Levels, Pace, Roster};
use wormery_core::{Config, Seat};
use wormery_table::{Frame, Seeded};

/// The bots of a table, by seat; people have none.
pub struct Bots<G: Roster> {
    by_seat: Vec<Option<Box<dyn Bot<G>>>>,
}

/// A level that a game does not have.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NoSuchBot {
    game: &'static str,
    level: String,
    known: Vec<&'static str>,
}

impl fmt::Display for NoSuchBot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} has no bot called {:?}, only {}", self.game, self.level, self.known.join(", "))
    }
}

impl Error for NoSuchBot {}

fn no_such<G: Roster>(level: &str) -> NoSuchBot {
    let known = G::LEVELS.iter().map(|known| known.name).collect();
    NoSuchBot { game: G::NAME, level: level.to_owned(), known }
}

/// The level of this name; an error says which a game has.
pub fn level_of<G: Roster>(name: &str) -> Result<&'static Level<G>, NoSuchBot> {
    G::level(name).ok_or_else(|| no_such::<G>(name))
}

/// The level that suits most people: one in the middle.
pub fn usual_level<G: Roster>() -> &'static Level<G> {
    &G::LEVELS[G::LEVELS.len() / 2]
}

impl<G: Roster> Bots<G> {
    /// Bots of these levels in seat order; `None` is a person.
    pub fn new<'a>(
        levels: impl IntoIterator<Item = Option<&'a str>>,
        config: &Config<G::Options>,
    ) -> Result<Self, NoSuchBot> {
        let bot = |(seat, level): (Seat, Option<&str>)| match level {
            None => Ok(None),
            Some(level) => G::bot(level, config, seat).map(Some).ok_or_else(|| no_such::<G>(level)),
        };
        let seats = Seat::all(config.n_seats()).zip(levels);
        Ok(Self { by_seat: seats.map(bot).collect::<Result<_, _>>()? })
    }

    /// What the bot of a seat does, from what that seat may know and with luck of its own; `None` for a person.
    pub fn choose(&mut self, seat: Seat, frame: &Frame<G>, pace: Pace, luck: Seeded) -> Option<G::Action> {
        let bot = self.by_seat.get_mut(seat.index())?.as_mut()?;
        Some(pace.think(luck, |thinking| bot.choose(&frame.view, &frame.actions(), thinking)))
    }
}
