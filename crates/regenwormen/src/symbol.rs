use wormery_core::words;

words! {
    /// A face of a die.
    pub enum Symbol as "symbol" {
        /// One point.
        One = "1",
        /// Two points.
        Two = "2",
        /// Three points.
        Three = "3",
        /// Four points.
        Four = "4",
        /// Five points.
        Five = "5",
        /// A worm, worth five points.
        Worm = "W",
    }
}

impl Symbol {
    /// Points one die with this symbol adds to the total; a worm counts five.
    pub const fn points(self) -> u8 {
        match self {
            Self::One => 1,
            Self::Two => 2,
            Self::Three => 3,
            Self::Four => 4,
            Self::Five | Self::Worm => 5,
        }
    }

    /// The symbol at a place of the canonical order, counted round after six.
    pub(crate) const fn nth(place: u8) -> Self {
        const ORDER: [Symbol; 8] = [
            Symbol::One,
            Symbol::Two,
            Symbol::Three,
            Symbol::Four,
            Symbol::Five,
            Symbol::Worm,
            Symbol::One,
            Symbol::Two,
        ];
        ORDER[(place & 7) as usize]
    }
}
