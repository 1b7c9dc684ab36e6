use wormery_table::Seeded;

/// What a bot may use to think: luck of its own, and a limit.
pub struct Thinking<'a> {
    /// The bot's own luck; a bot's thinking never shifts the luck of the game.
    pub luck: Seeded,
    limit: Limit<'a>,
}

/// How long a bot may think about one decision.
#[derive(Clone, Copy)]
pub enum Limit<'a> {
    /// This many playouts: the same on every machine.
    Playouts(u32),
    /// As long as this says so: the caller has the clock.
    While(&'a dyn Fn() -> bool),
    /// This many playouts, but only as long as this says so.
    Counted(u32, &'a dyn Fn() -> bool),
}

impl<'a> Thinking<'a> {
    /// Thinking with this luck, up to this limit.
    pub fn new(luck: Seeded, limit: Limit<'a>) -> Self {
        Self { luck, limit }
    }

    /// Whether there is time for another playout after `n_done` of them.
    ///
    /// One playout is always allowed, so that there is something to go by.
    pub fn goes_on(&self, n_done: u32) -> bool {
        n_done == 0
            || match self.limit {
                Limit::Playouts(most) => n_done < most,
                Limit::While(has_time) => has_time(),
                Limit::Counted(most, has_time) => n_done < most && has_time(),
            }
    }
}
