use wormery_bots::Shares;

use crate::look::{Act, Look, Next};

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
    /// What the row's own throws brought against the mean of all that could have come, in the unit of the score; `None` where
    /// that cannot be counted.
    pub score_luck: Option<f64>,
}

/// Shares of the story, for all rows.
pub(crate) struct Story {
    luck: Shares,
    hidden: Shares,
    own: Shares,
    others: Shares,
    rest: Shares,
}

/// Where the result of each row comes from.
pub(crate) fn rows<A: Copy + PartialEq>(looks: &[Look<A>]) -> Vec<Row> {
    let (first, last) = (&looks[0].worth, &looks[looks.len() - 1].worth);
    let mut story = Story::new(first.n_rows());
    for pair in looks.windows(2) {
        story.add(&pair[0], &pair[1].worth);
    }
    let row = |row: usize| Row {
        start: first.of(row),
        luck: story.luck.of(row),
        hidden: story.hidden.of(row),
        own: story.own.of(row),
        others: story.others.of(row),
        rest: story.rest.of(row),
        result: last.of(row),
        score_luck: score_luck(looks, row),
    };
    (0..first.n_rows()).map(row).collect()
}

/// The sum over all throws of a row.
fn score_luck<A>(looks: &[Look<A>], row: usize) -> Option<f64> {
    let brought = looks.iter().filter_map(|look| match look.next {
        Next::Chance(Some((seat, brought))) if seat.index() == row => Some(brought),
        _ => None,
    });
    brought.reduce(|sum, brought| sum + brought)
}

impl Story {
    fn new(n_rows: usize) -> Self {
        let zero = || Shares::zero(n_rows);
        Self { luck: zero(), hidden: zero(), own: zero(), others: zero(), rest: zero() }
    }

    /// Adds what led from one position to the next, which is worth this.
    fn add<A: Copy + PartialEq>(&mut self, look: &Look<A>, after: &Shares) {
        match &look.next {
            Next::Nothing => self.rest += &(after - &look.worth),
            Next::Chance(_) => self.luck += &(after - &look.worth),
            Next::Act(act) => self.add_act(act, &look.worth, after),
        }
    }

    fn add_act<A: Copy + PartialEq>(&mut self, act: &Act<A>, before: &Shares, after: &Shares) {
        let mut rest = after - before;
        if let Some([thought_before, thought_after]) = &act.thought {
            let mut hidden = after - thought_after;
            hidden -= &(before - thought_before);
            rest -= &hidden;
            self.hidden += &hidden;
        }
        if let Some(effect) = act.effect() {
            rest -= &effect;
            self.own += &effect.only(act.seat.index());
            self.others += &(&effect - &effect.only(act.seat.index()));
        }
        self.rest += &rest;
    }
}

impl<A: Copy + PartialEq> Act<A> {
    /// What the decision changed against the best one; `None` where there was nothing to decide.
    fn effect(&self) -> Option<Shares> {
        let row = self.seat.index();
        let better = |one: &&_, other: &&_| share(one, row).total_cmp(&share(other, row));
        let best = self.choices.iter().rev().max_by(better)?;
        let chosen = self.choices.iter().find(|choice| choice.action == self.action)?;
        Some(&chosen.shares - &best.shares)
    }
}

fn share<A>(choice: &wormery_bots::Choice<A>, row: usize) -> f64 {
    choice.shares.of(row)
}
