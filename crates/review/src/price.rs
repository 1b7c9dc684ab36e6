use wormery_core::words;

use crate::borders::{CHOICES_LITTLE, CHOICES_LOT, CHOICES_VERY};

words! {
    /// What all choices of somebody cost in a game, in a word.
    pub enum Price as "price" {
        /// Nearly every choice was the best.
        Best = "best",
        /// They cost a little.
        Little = "little",
        /// They cost a lot.
        Lot = "lot",
        /// They cost very much.
        Very = "very",
    }
}

impl Price {
    /// In a word, what choices mean that cost this share of the win together.
    pub fn of(cost: f64) -> Self {
        match cost {
            cost if cost < CHOICES_LITTLE => Self::Best,
            cost if cost < CHOICES_LOT => Self::Little,
            cost if cost < CHOICES_VERY => Self::Lot,
            _ => Self::Very,
        }
    }
}
