use wormery_core::words;

use crate::Color;

words! {
    /// The color of a row, or that it has none yet (HW-08).
    pub enum RowColor as "color of a row" {
        /// Yellow.
        Yellow = "yellow",
        /// Red.
        Red = "red",
        /// Green.
        Green = "green",
        /// Purple.
        Purple = "purple",
        /// Blue.
        Blue = "blue",
        /// None yet: there are grey cards only.
        Uncolored = "uncolored",
    }
}

/// Grey is no color for a row.
impl From<Option<Color>> for RowColor {
    fn from(color: Option<Color>) -> Self {
        match color {
            Some(Color::Yellow) => Self::Yellow,
            Some(Color::Red) => Self::Red,
            Some(Color::Green) => Self::Green,
            Some(Color::Purple) => Self::Purple,
            Some(Color::Blue) => Self::Blue,
            Some(Color::Grey) | None => Self::Uncolored,
        }
    }
}
