use wormery_core::words;

use crate::borders::{MUCH_LUCK, MUCH_SCORE, SOME_LUCK, SOME_SCORE};

words! {
    /// How kind dice and cards were to somebody, in a word.
    ///
    /// In shares of the win the borders are quartiles of what equal players have: of four games one is `Even`, two bring some
    /// luck or bad luck, and one brings much of it.
    pub enum Fortune as "luck" {
        /// Much luck.
        Much = "much",
        /// Some luck.
        Some = "some",
        /// Neither luck nor bad luck.
        Even = "even",
        /// Some bad luck.
        Bad = "bad",
        /// Much bad luck.
        Worse = "worse",
    }
}

impl Fortune {
    /// In a word, what luck brought: in the unit of the score where that is counted, else this share of the win.
    pub fn of(luck: f64, score_luck: Option<f64>) -> Self {
        score_luck.map_or_else(
            || Self::beside(luck, SOME_LUCK, MUCH_LUCK),
            |luck| Self::beside(luck, SOME_SCORE, MUCH_SCORE),
        )
    }

    /// How much that is, on one scale for both: as long as the share of the win that has the same word.
    pub fn size(luck: f64, score_luck: Option<f64>) -> f64 {
        score_luck.map_or(luck, |score| score / MUCH_SCORE * MUCH_LUCK)
    }

    fn beside(luck: f64, some: f64, much: f64) -> Self {
        match luck {
            luck if luck >= much => Self::Much,
            luck if luck >= some => Self::Some,
            luck if luck > -some => Self::Even,
            luck if luck > -much => Self::Bad,
            _ => Self::Worse,
        }
    }
}
