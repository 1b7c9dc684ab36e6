use wormery_core::{Seat, words};

words! {
    /// A color of dice.
    ///
    /// The colors belong to the seats in order. With two players the third one plays without a seat.
    pub enum Color as "color" {
        /// Seat 0.
        Yellow = "yellow",
        /// Seat 1.
        Red = "red",
        /// Seat 2, or the third color of two players.
        Green = "green",
        /// Seat 3.
        Blue = "blue",
        /// Seat 4.
        White = "white",
    }
}

impl Color {
    /// The color that plays without a seat when two play.
    pub const THIRD: Self = Self::Green;

    /// How many colors there are.
    pub const COUNT: usize = Self::ALL.len();

    /// The color of a seat.
    pub const fn of(seat: Seat) -> Self {
        Self::ALL[seat.index()]
    }

    /// The colors that play at a table, in the order of the seats.
    pub fn playing(n_seats: usize) -> &'static [Self] {
        &Self::ALL[..n_seats.max(3)]
    }

    /// The seat of this color at a table; `None` for the third color of two players.
    pub fn seat(self, n_seats: usize) -> Option<Seat> {
        Seat::all(n_seats).nth(self.index())
    }

    pub(crate) const fn index(self) -> usize {
        self as usize
    }
}
