use serde::Serialize;
use wormery_bots::{Method, Shares};
use wormery_core::Seat;

use crate::review::Row;
use crate::{Decision, Grade, Review};

/// A review as it is written for others: by `wormery review --json` and by a server.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "Report"))]
pub struct Report<A> {
    /// How worth was found.
    pub method: Method,
    /// How often each choice was played on, where worth was sampled.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub playouts: Option<u32>,
    /// Whether the game is over.
    pub over: bool,
    /// Where the result of each row of the standing comes from.
    pub rows: Vec<RowReport>,
    /// The decisions that cost something, the costliest first.
    pub costliest: Vec<DecisionReport<A>>,
    /// What each position was worth to each row, from the start to the last one.
    pub worth: Vec<Shares>,
}

/// Where the result of one row comes from: `start + luck + own + others` is `result`, exactly.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct RowReport {
    /// The seat; none for an entrant without a player.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub seat: Option<Seat>,
    /// The name of the player.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
    /// How many decisions it made between at least two choices.
    pub decisions: usize,
    /// What it could expect before the first event.
    pub start: f64,
    /// What dice and cards brought.
    pub luck: f64,
    /// What its own decisions cost.
    pub own: f64,
    /// What the decisions of others brought.
    pub others: f64,
    /// The share at the last position.
    pub result: f64,
}

/// A decision that cost something.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "DecisionReport"))]
pub struct DecisionReport<A> {
    /// How many events had happened before it; its line in the record is this plus 2.
    pub ply: u32,
    /// Who decided.
    pub seat: Seat,
    /// The share of the win that it gave away.
    pub cost: f64,
    /// Half of the 95 % interval of the cost; 0 where nothing was sampled.
    pub margin: f64,
    /// How good it was.
    pub grade: Grade,
    /// What was done.
    pub action: A,
    /// What would have been best.
    pub best: A,
    /// All that could be done, the best first, with what it is worth to the seat.
    pub choices: Vec<ChoiceReport<A>>,
}

/// Something that could be done.
#[derive(Clone, Copy, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "ChoiceReport"))]
pub struct ChoiceReport<A> {
    /// The action.
    pub action: A,
    /// The share of the win that the seat can then expect.
    pub share: f64,
}

impl<A: Copy + PartialEq> Report<A> {
    /// The report of a review; `n_playouts` counts where it is sampled.
    pub fn new(review: Review<A>, method: Method, n_playouts: u32, over: bool, players: &[String]) -> Self {
        let row = |(row, sums): (usize, &Row)| row_report(row, sums, &review, players.get(row));
        Self {
            method,
            playouts: (method == Method::Sampled).then_some(n_playouts),
            over,
            rows: review.rows.iter().enumerate().map(row).collect(),
            costliest: review.costliest().into_iter().map(decision_report).collect(),
            worth: review.worth,
        }
    }
}

fn row_report<A>(row: usize, sums: &Row, review: &Review<A>, name: Option<&String>) -> RowReport {
    let Row { start, luck, own, others, result } = *sums;
    let is_own = |decision: &&Decision<A>| decision.seat.index() == row;
    RowReport {
        seat: name.map(|_| Seat::new(row)),
        name: name.cloned(),
        decisions: review.decisions.iter().filter(is_own).count(),
        start,
        luck,
        own,
        others,
        result,
    }
}

fn decision_report<A: Copy>(decision: &Decision<A>) -> DecisionReport<A> {
    let row = decision.seat.index();
    let choices = decision.choices.iter();
    DecisionReport {
        ply: decision.ply,
        seat: decision.seat,
        cost: decision.cost(),
        margin: decision.chosen().margin,
        grade: decision.grade(),
        action: decision.chosen().action,
        best: decision.best().action,
        choices: choices
            .map(|choice| ChoiceReport { action: choice.action, share: choice.shares.of(row) })
            .collect(),
    }
}
