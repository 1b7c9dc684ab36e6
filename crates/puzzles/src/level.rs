use wormery_core::words;

words! {
    /// How hard a puzzle is: the more rules of thumb err, the harder.
    pub enum Level as "level" {
        /// Few rules err.
        Easy = "easy",
        /// Some of them do.
        Middle = "middle",
        /// Most of them do.
        Hard = "hard",
    }
}

impl Level {
    /// The level at which so many of all rules err.
    pub fn of(n_errs: usize, n_rules: usize) -> Self {
        match 3 * n_errs {
            few if few <= n_rules => Self::Easy,
            some if some <= 2 * n_rules => Self::Middle,
            _ => Self::Hard,
        }
    }
}
