use core::fmt;

use serde::{Deserialize, Serialize};

/// A place at the table, counted clockwise from 0.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(transparent)]
pub struct Seat(u8);

impl Seat {
    /// The seat with this number.
    pub const fn new(index: usize) -> Self {
        Self(index as u8)
    }

    /// The seat's number, to look things up with.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The seat to the left of this one at a table of `n_seats`.
    pub const fn next(self, n_seats: usize) -> Self {
        let next = self.index() + 1;
        Self::new(if next == n_seats { 0 } else { next })
    }

    /// All seats of a table, in order.
    pub fn all(n_seats: usize) -> impl DoubleEndedIterator<Item = Self> + ExactSizeIterator + Clone {
        (0..n_seats).map(Self::new)
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// Who is looking.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Viewer {
    /// Somebody who sits at the table.
    Seat(Seat),
    /// Anybody else.
    Public,
}

impl Viewer {
    /// Every viewer of a table: its seats, then the public.
    pub fn all(n_seats: usize) -> impl Iterator<Item = Self> {
        Seat::all(n_seats).map(Self::Seat).chain([Self::Public])
    }

    /// Whether this viewer sits on that seat.
    pub fn is(self, seat: Seat) -> bool {
        self == Self::Seat(seat)
    }
}
