use wormery_words::{Language, say};

/// How people like to play; it stays from game to game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Habits {
    /// How fast others play.
    pub pace: Pace,
    /// How much is said about the choices.
    pub hints: Hints,
    /// Whether a turn begins by itself.
    pub auto_roll: bool,
    /// The language in which everything is said.
    pub language: Language,
}

impl Default for Habits {
    fn default() -> Self {
        Self { pace: Pace::Normal, hints: Hints::Off, auto_roll: false, language: Language::En }
    }
}

/// How fast others play.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Pace {
    /// As fast as they think.
    Instant,
    /// Fast enough to follow.
    Fast,
    /// As at a real table.
    Normal,
}

impl Pace {
    /// A time at this pace, in milliseconds.
    pub fn of(self, ms: u64) -> u64 {
        match self {
            Self::Instant => 0,
            Self::Fast => ms * 2 / 5,
            Self::Normal => ms,
        }
    }

    /// The next faster one.
    pub fn faster(self) -> Self {
        match self {
            Self::Normal => Self::Fast,
            Self::Fast | Self::Instant => Self::Instant,
        }
    }

    /// The next slower one.
    pub fn slower(self) -> Self {
        match self {
            Self::Instant => Self::Fast,
            Self::Fast | Self::Normal => Self::Normal,
        }
    }

    /// What it is called.
    pub fn word(self, language: Language) -> String {
        match self {
            Self::Instant => say!(language, tui_pace_instant),
            Self::Fast => say!(language, tui_pace_fast),
            Self::Normal => say!(language, tui_pace_normal),
        }
    }
}

/// How much is said about the choices.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Hints {
    /// Nothing.
    Off,
    /// The chances.
    Odds,
    /// The chances, and what a coach would do.
    Coach,
}

impl Hints {
    /// The next one, round and round.
    pub fn next(self) -> Self {
        match self {
            Self::Off => Self::Odds,
            Self::Odds => Self::Coach,
            Self::Coach => Self::Off,
        }
    }

    /// What it is called.
    pub fn word(self, language: Language) -> String {
        match self {
            Self::Off => say!(language, tui_hints_off),
            Self::Odds => say!(language, tui_hints_odds),
            Self::Coach => say!(language, tui_hints_coach),
        }
    }
}
