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
    /// So many playouts, but not longer than this: where people wait.
    Counted {
        /// How many.
        playouts: u32,
        /// The longest time, on a machine that is too slow for them.
        at_most: Duration,
    },
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
            Self::Counted { playouts, at_most } => {
                let begin = Instant::now();
                let has_time = || begin.elapsed() < at_most;
                decide(&mut Thinking::new(luck, Limit::Counted(playouts, &has_time)))
            }
        }
    }

    /// The same with luck that goes on where the last decision left it.
    pub fn think_on<T>(self, luck: &mut Seeded, decide: impl FnOnce(&mut Thinking<'_>) -> T) -> T {
        self.think(luck.clone(), |thinking| {
            let decided = decide(thinking);
            *luck = thinking.luck.clone();
            decided
        })
    }
}
