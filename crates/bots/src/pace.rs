use std::time::{Duration, Instant};

use wormery_table::Seeded;

use crate::{Limit, Thinking};

/// How long a bot may think about one decision.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Pace {
    /// This many playouts: the same result on every machine.
    Playouts(u32),
    /// This long.
    Time(Duration),
}

impl Pace {
    /// Lets somebody think about one decision, with luck of his own.
    pub fn think<T>(self, luck: Seeded, decide: impl FnOnce(&mut Thinking<'_>) -> T) -> T {
        match self {
            Self::Playouts(most) => decide(&mut Thinking::new(luck, Limit::Playouts(most))),
            Self::Time(most) => {
                let begin = Instant::now();
                let has_time = || begin.elapsed() < most;
                decide(&mut Thinking::new(luck, Limit::While(&has_time)))
            }
        }
    }
}
