use serde::Serialize;
use wormery_bots::{Choice, Judge, fingerprint};
use wormery_core::wire::is_default;
use wormery_core::{Config, Seat, Viewer};
use wormery_table::Seeded;

use crate::review::ranked;
use crate::{Fact, Grade, Reasons, Telling};

/// What a coach says of a choice before it is made; the review says the same of it afterwards.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Advised<A> {
    /// The choice.
    pub action: A,
    /// The share of the win that the seat can then expect.
    pub value: f64,
    /// How good it is.
    pub grade: Grade,
    /// Whether it wins about as often as the best one with a turn that plainly differs.
    #[serde(skip_serializing_if = "is_default")]
    pub apart: bool,
    /// What speaks for it by itself, where it is the best one.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub tips: Vec<Fact>,
    /// Why the best choice is better, where anything that the seat sees speaks for it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub why: Option<Fact>,
}

/// What a coach says of all that a seat may do, the best first.
pub fn advice<G: Telling>(
    judge: &mut dyn Judge<G>,
    config: &Config<G::Options>,
    view: &G::View,
    seat: Seat,
    legal: &[G::Action],
) -> Vec<Advised<G::Action>> {
    let (choices, row) = (ranked(seat, &judge.choices(view, seat, legal)), seat.index());
    // What choices certainly bring about is the same in every position that looks like this.
    let game = G::guess(config, view, seat, &mut Seeded::new(fingerprint(view)));
    let reasons = Reasons::new(&game, seat);
    let offered =
        |choice: &Choice<G::Action>| wormery_table::choice(&game, choice.action, Viewer::Seat(seat));
    let best = choices.first().map(offered);
    let why = |place: usize| {
        let best = best.as_ref().filter(|_| place > 0)?;
        reasons.why(best, &offered(&choices[place]))
    };
    let advised = |(place, choice): (usize, &Choice<G::Action>)| {
        let grade = Grade::of(choice, &choices[0], row);
        Advised {
            action: choice.action,
            value: choice.shares.of(row),
            grade,
            apart: grade.is_good() && reasons.differ(choices[0].action, choice.action),
            tips: best.as_ref().filter(|_| place == 0).map_or_else(Vec::new, |best| reasons.tips(best)),
            why: why(place),
        }
    };
    choices.iter().enumerate().map(advised).collect()
}
