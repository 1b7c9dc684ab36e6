use wormery_core::words;

words! {
    /// How good a decision was.
    pub enum Grade as "grade" {
        /// Nothing was better.
        Best = "best",
        /// It cost less than one percent of a win.
        Fine = "fine",
        /// It cost one to three percent.
        Doubtful = "?!",
        /// It cost three to eight percent.
        Mistake = "?",
        /// It cost more.
        Blunder = "??",
    }
}

impl Grade {
    /// The grade of a decision that cost this share of a win.
    pub fn of_cost(cost: f64) -> Self {
        match cost {
            cost if cost <= 0.0 => Self::Best,
            cost if cost < 0.01 => Self::Fine,
            cost if cost < 0.03 => Self::Doubtful,
            cost if cost < 0.08 => Self::Mistake,
            _ => Self::Blunder,
        }
    }
}
