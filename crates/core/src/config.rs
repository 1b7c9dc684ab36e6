use core::fmt;
use core::ops::RangeInclusive;

use crate::{Seat, Wire};

/// The variant switches of a game, each with a default.
///
/// Serialised as the `options` object of a record: only what differs from the default is written.
pub trait Options: Wire + Clone + Default + Eq + fmt::Debug + Send + Sync + 'static {
    /// How many seats the game can have.
    const SEATS: RangeInclusive<usize>;
}

/// Seats, start seat and variant switches; every value is playable.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Config<O> {
    n_seats: u8,
    start: Seat,
    options: O,
}

impl<O: Options> Config<O> {
    /// Checks the number of seats and the start seat.
    pub fn new(n_seats: usize, start: usize, options: O) -> Result<Self, BadConfig> {
        if !O::SEATS.contains(&n_seats) {
            return Err(BadConfig::Seats { n_seats, min: *O::SEATS.start(), max: *O::SEATS.end() });
        }
        if start >= n_seats {
            return Err(BadConfig::Start { start, last: n_seats - 1 });
        }
        Ok(Self { n_seats: n_seats as u8, start: Seat::new(start), options })
    }

    /// The number of seats.
    pub fn n_seats(&self) -> usize {
        self.n_seats.into()
    }

    /// The seat that begins.
    pub fn start(&self) -> Seat {
        self.start
    }

    /// The variant switches.
    pub fn options(&self) -> &O {
        &self.options
    }
}

/// Why seats and options do not make a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum BadConfig {
    /// Too few or too many seats.
    #[error("the game is for {min} to {max} players, not {n_seats}")]
    Seats {
        /// What was asked for.
        n_seats: usize,
        /// The fewest.
        min: usize,
        /// The most.
        max: usize,
    },
    /// A start seat that nobody sits on.
    #[error("start_seat {start} does not exist: the seats are 0 to {last}")]
    Start {
        /// What was asked for.
        start: usize,
        /// The last seat there is.
        last: usize,
    },
}
