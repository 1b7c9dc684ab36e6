//! What is stored of the games of days.

/// What a guest made of the game of a day.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DayRow {
    /// The number of the day.
    pub day: u32,
    /// The rule set.
    pub rule_set: String,
    /// The score.
    pub score: i32,
    /// What tells one record from another.
    pub digest: String,
    /// When it was sent.
    pub sent_ms: i64,
    /// Whether others see it.
    pub is_listed: bool,
}

/// One of those who made most of a day.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BestRow {
    /// The guest.
    pub guest: String,
    /// The name to show.
    pub name: String,
    /// The color to show it in.
    pub color: String,
    /// The score.
    pub score: i32,
}
