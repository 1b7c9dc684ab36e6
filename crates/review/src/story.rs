use wormery_bots::Shares;

use crate::look::{Act, Next};

/// Where the result of one row of the standing comes from; all are shares of the win.
///
/// `start + luck + hidden + own + others + rest` is `result`, exactly.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Row {
    /// The share that could be expected before the first event.
    pub start: f64,
    /// What dice and cards brought, against the mean of all that could have come.
    pub luck: f64,
    /// What hidden cards made of decisions, against the mean of all that could have been hidden.
    pub hidden: f64,
    /// What the row's own decisions cost against the best ones, as far as it could know; never above 0.
    pub own: f64,
    /// What the decisions of the others brought or cost.
    pub others: f64,
    /// What the judge thought better of later.
    pub rest: f64,
    /// The share at the last position: the result, if the game is over.
    pub result: f64,
}

/// Shares of the story, for all rows.
pub(crate) struct Story {
    luck: Shares,
    hidden: Shares,
    own: Shares,
    others: Shares,
    rest: Shares,
}

/// Where the result of each row comes from, by the worth of every position and what came after it.
pub(crate) fn rows(worth: &[Shares], steps: &[Next]) -> Vec<Row> {
    let (first, last) = (&worth[0], &worth[worth.len() - 1]);
    let mut story = Story::new(first.n_rows());
    for (pair, step) in worth.windows(2).zip(steps) {
        story.add(step, &pair[0], &pair[1]);
    }
    let row = |row: usize| Row {
        start: first.of(row),
        luck: story.luck.of(row),
        hidden: story.hidden.of(row),
        own: story.own.of(row),
        others: story.others.of(row),
        rest: story.rest.of(row),
        result: last.of(row),
    };
    (0..first.n_rows()).map(row).collect()
}

impl Story {
    fn new(n_rows: usize) -> Self {
        let zero = || Shares::zero(n_rows);
        Self { luck: zero(), hidden: zero(), own: zero(), others: zero(), rest: zero() }
    }

    /// Adds what led from a position that is worth this to the next one.
    fn add(&mut self, step: &Next, before: &Shares, after: &Shares) {
        match step {
            Next::Nothing => self.rest += &(after - before),
            Next::Chance => self.luck += &(after - before),
            Next::Act(act) => self.add_act(act, before, after),
        }
    }

    fn add_act(&mut self, act: &Act, before: &Shares, after: &Shares) {
        let mut rest = after - before;
        if let Some([thought_before, thought_after]) = &act.thought {
            let mut hidden = after - thought_after;
            hidden -= &(before - thought_before);
            rest -= &hidden;
            self.hidden += &hidden;
        }
        if let Some(effect) = &act.effect {
            rest -= effect;
            self.own += &effect.only(act.seat.index());
            self.others += &(effect - &effect.only(act.seat.index()));
        }
        self.rest += &rest;
    }
}
