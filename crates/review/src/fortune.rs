/// How kind dice and cards were to somebody, in a word.
///
/// The borders are quartiles of what equal players have: of four games one is `Even`, two bring some luck or bad luck, and
/// one brings much of it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Fortune {
    /// Much luck.
    Much,
    /// Some luck.
    Some,
    /// Neither luck nor bad luck.
    Even,
    /// Some bad luck.
    Bad,
    /// Much bad luck.
    Worse,
}

/// Less luck than this is none.
const SOME: f64 = 0.1;
/// More luck than this is much.
const MUCH: f64 = 0.4;

impl Fortune {
    /// In a word, what this share of the win means that luck brought.
    pub fn of_luck(luck: f64) -> Self {
        match luck {
            luck if luck >= MUCH => Self::Much,
            luck if luck >= SOME => Self::Some,
            luck if luck > -SOME => Self::Even,
            luck if luck > -MUCH => Self::Bad,
            _ => Self::Worse,
        }
    }
}
