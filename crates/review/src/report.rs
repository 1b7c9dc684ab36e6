use serde::Serialize;
use wormery_bots::{Choice, Judge, Method, Shares};
use wormery_core::{Config, Event, Illegal, Seat, words};

use crate::review::review_positions;
use crate::{
    Decided, Decision, Fact, Fortune, Grade, Place, Price, Review, Reviewed, RollReport, Row, Scores,
    Telling, positions, why,
};

/// Which words reports carry; more with every version. One that a server stored without them is made again.
pub const TELLING: u32 = 2;

/// A review as it is written for others: by `wormery review --json` and by a server.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "Report"))]
pub struct Report<A> {
    /// How worth was found.
    pub method: Method,
    /// Who found it: a review by another judge may say something else.
    pub judge: String,
    /// Which words it carries: [`TELLING`] of the program that made it.
    pub telling: u32,
    /// Whether the game is over.
    pub over: bool,
    /// Where the result of each row of the standing comes from.
    pub rows: Vec<RowReport>,
    /// The decisions that cost something, the costliest first.
    pub costliest: Vec<DecisionReport<A>>,
    /// What each row should look at again.
    pub moments: Vec<MomentReport>,
    /// What chance brought, as far as it can be told from noise: a throw to who threw, a deal to everybody.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub rolls: Vec<RollReport>,
    /// The turn that decided the game, if it is over and a seat won it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub decided: Option<Decided>,
    /// What each position was worth to each row, from the start to the last one.
    pub worth: Vec<Shares>,
}

/// Where the result of one row comes from: `start + luck + hidden + own + others + rest` is `result`, exactly.
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
    /// What dice and cards brought, against the mean of all that could have come.
    pub luck: f64,
    /// What hidden cards made of decisions, against the mean of all that could have been hidden.
    pub hidden: f64,
    /// What its own decisions cost.
    pub own: f64,
    /// What the decisions of others brought.
    pub others: f64,
    /// What the judge thought better of later.
    pub rest: f64,
    /// The share at the last position.
    pub result: f64,
    /// How kind dice and cards were, hidden ones too.
    pub luck_kind: Fortune,
    /// How kind, on one scale for all measures of it; most of it is what fills a bar.
    pub luck_size: f64,
    /// What its own decisions cost together.
    pub choices_kind: Price,
    /// What it did wrong again and again.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub habit: Option<Fact>,
    /// What its own throws brought against the mean of all that could have come, in the unit of the score; nothing where
    /// that cannot be counted.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub score_luck: Option<f64>,
    /// What its choices gave away that were not the best ones, in the unit of the score: zero or less; nothing where that
    /// cannot be counted.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub score_own: Option<f64>,
}

/// Something that a row should look at again.
#[derive(Clone, Copy, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct MomentReport {
    /// Which row.
    pub row: usize,
    /// What it is.
    pub kind: MomentKind,
    /// How many events had happened before it.
    pub ply: u32,
    /// Its line in the record, counted from one.
    pub line: u32,
    /// In which turn, counted from one.
    pub turn: u32,
    /// In which deal, in a game of more than one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub deal: Option<u32>,
    /// The share of the win that it brought; below zero if it took one.
    pub share: f64,
}

words! {
    /// What somebody should look at again.
    pub enum MomentKind as "moment" {
        /// A choice that cost much: it is among `costliest`.
        Choice = "choice",
        /// What chance brought or took.
        Luck = "luck",
    }
}

/// A decision.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "DecisionReport"))]
pub struct DecisionReport<A> {
    /// How many events had happened before it.
    pub ply: u32,
    /// Its line in the record, counted from one.
    pub line: u32,
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
    /// Why that is better, where the decision was not good and anything that the seat saw speaks for it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub why: Option<Fact>,
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
    /// How good it was.
    pub grade: Grade,
}

impl<A: Copy + PartialEq> Report<A> {
    /// The report of a game that a judge has reviewed, with what can be told of each row in the unit of the score.
    pub fn new<G: Telling<Action = A>>(
        reviewed: &Reviewed<'_, G>,
        judge: &dyn Judge<G>,
        players: &[String],
        scores: &Scores,
    ) -> Self {
        let Reviewed { review, positions, .. } = *reviewed;
        let row = |(row, sums): (usize, &Row)| RowReport {
            habit: reviewed.habit(row),
            ..row_report(row, sums, review, players.get(row), scores)
        };
        Self {
            method: judge.method(),
            judge: judge.version(),
            telling: TELLING,
            over: positions.last().is_some_and(|game| game.turn().is_over()),
            rows: review.rows.iter().enumerate().map(row).collect(),
            costliest: review.costliest().into_iter().map(|decision| reviewed.told(decision)).collect(),
            moments: (0..review.rows.len()).flat_map(|row| reviewed.told_moments(row)).collect(),
            rolls: reviewed.rolls(judge.method(), players.len()),
            decided: reviewed.decided(),
            worth: review.worth.clone(),
        }
    }
}

/// Reviews a game, and reports it.
pub fn report<G: Telling>(
    config: &Config<G::Options>,
    events: &[Event<G>],
    judge: &mut dyn Judge<G>,
    players: &[String],
) -> Result<Report<G::Action>, Illegal> {
    let positions = positions(config, events)?;
    let review = review_positions(&positions, events, judge);
    let scores = Scores::of(&positions, events, &review.decisions);
    let reviewed = Reviewed { review: &review, positions: &positions, events, score_luck: &scores.luck };
    Ok(Report::new(&reviewed, judge, players, &scores))
}

fn row_report<A>(
    row: usize,
    sums: &Row,
    review: &Review<A>,
    name: Option<&String>,
    scores: &Scores,
) -> RowReport {
    let Row { start, luck, hidden, own, others, rest, result } = *sums;
    let score_luck = scores.luck.get(row).copied();
    let is_own = |decision: &&Decision<A>| decision.seat.index() == row;
    RowReport {
        seat: name.map(|_| Seat::new(row)),
        name: name.cloned(),
        decisions: review.decisions.iter().filter(is_own).count(),
        start,
        luck,
        hidden,
        own,
        others,
        rest,
        result,
        luck_kind: Fortune::of(luck + hidden, score_luck),
        luck_size: Fortune::size(luck + hidden, score_luck),
        choices_kind: Price::of(-own),
        habit: None,
        score_luck,
        score_own: scores.own.get(row).copied(),
    }
}

impl<G: Telling> Reviewed<'_, G> {
    /// What one row did wrong again and again.
    fn habit(&self, row: usize) -> Option<Fact> {
        let costly = self.review.costliest().into_iter();
        let own = costly.filter(|one| one.seat.index() == row && !one.grade().is_good());
        let costly: Vec<_> = own.map(|one| [one.chosen().action, one.best().action]).collect();
        Fact::new("habit", &G::habit(&costly)?)
    }

    /// What one row should look at again.
    fn told_moments(&self, row: usize) -> impl Iterator<Item = MomentReport> {
        let told = move |kind, ply, share| {
            let Place { turn, deal, .. } = self.place(ply);
            MomentReport { row, kind, ply, line: ply + 2, turn, deal, share }
        };
        let choices = self.dearest(row).map(move |one| told(MomentKind::Choice, one.ply, -one.cost()));
        choices.chain(self.swings(row).map(move |(ply, luck)| told(MomentKind::Luck, ply, luck)))
    }

    /// A decision with all that could be done instead.
    pub fn told(&self, decision: &Decision<G::Action>) -> DecisionReport<G::Action> {
        let (row, grade) = (decision.seat.index(), decision.grade());
        let (action, best) = (decision.chosen().action, decision.best().action);
        let position = &self.positions[decision.ply as usize];
        let of = |choice: &Choice<G::Action>| ChoiceReport {
            action: choice.action,
            share: choice.shares.of(row),
            grade: decision.grade_of(choice),
        };
        DecisionReport {
            ply: decision.ply,
            line: decision.ply + 2,
            seat: decision.seat,
            cost: decision.cost(),
            margin: decision.chosen().margin,
            grade,
            action,
            best,
            why: if grade.is_good() { None } else { why(position, decision.seat, best, action) },
            choices: decision.choices.iter().map(of).collect(),
        }
    }
}
