use serde::Serialize;
use wormery_bots::{ChoiceOdds, Roster, TurnOdds};
use wormery_core::{Described, OutcomeOf, Seat, Viewer};
use wormery_table::{Choice, choice};

use crate::borders::{APART_FAIL, APART_WORMS};
use crate::{Fact, Highlight, Mark, Whose};

/// What is counted, by its name: whether an effect is one of a seat.
pub type Deed<Effect> = (&'static str, fn(&Effect, Seat) -> bool);

/// Tells what judgements of a game rest on, as its rules tell effects.
pub trait Telling: Roster + Described {
    /// All that is told: with a `why` and flat fields.
    type Reason: Serialize;

    /// What is counted of what somebody did in a game: each with the effects that it is counted by.
    const DEEDS: &'static [Deed<Self::Effect>] = &[];

    /// What speaks for the better of two choices, as far as what their seat sees supports it.
    fn reason(_case: &Case<'_, Self>) -> Option<Self::Reason> {
        None
    }

    /// What speaks for the best choice by itself, sentence by sentence: what it reaches, and what it risks.
    fn tips(_best: &Best<'_, Self>) -> Vec<Self::Reason> {
        Vec::new()
    }

    /// What somebody did wrong again and again, from what was chosen and what was better where that cost much.
    fn habit(_costly: &[[Self::Action; 2]]) -> Option<Self::Reason> {
        None
    }

    /// What a turn of a seat brought about, in a picture and a fact, if it is one that may decide a game.
    fn highlight(_effects: &[Self::Effect], _seat: Seat) -> Option<Highlight<Self::Reason>> {
        None
    }

    /// What the score of a row is made of when the game is over; parts with a number `n` add up to it.
    fn parts(_view: &Self::View, _row: usize) -> Vec<Self::Reason> {
        Vec::new()
    }

    /// Whose luck an outcome of chance is.
    fn whose(_outcome: &OutcomeOf<Self>) -> Whose {
        Whose::Thrower
    }

    /// What a seat made of each of its turns, or whatever a game has instead; nothing where nobody says.
    fn marks(_effects: &[Self::Effect], _seat: Seat) -> Vec<Mark> {
        Vec::new()
    }
}

/// Nothing is told.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub enum Untold {}

/// The best choice of a seat.
#[derive(Debug)]
pub struct Best<'a, G: Telling> {
    /// What the seat sees.
    pub view: &'a G::View,
    /// The exact odds of the turn, where they are known.
    pub odds: Option<&'a TurnOdds<G::Action>>,
    /// The choice.
    pub choice: &'a Choice<G>,
}

impl<G: Telling> Best<'_, G> {
    /// What speaks for it, in facts.
    pub fn told(&self) -> Vec<Fact> {
        G::tips(self).iter().filter_map(|tip| Fact::new("tip", tip)).collect()
    }

    /// The exact odds of the turn after an action.
    pub fn odds_of(&self, is_it: impl Fn(G::Action) -> bool) -> Option<&ChoiceOdds<G::Action>> {
        self.odds?.choices.iter().find(|known| is_it(known.action))
    }
}

/// Two choices of a seat, of which one is better.
#[derive(Debug)]
pub struct Case<'a, G: Telling> {
    /// What the seat sees.
    pub view: &'a G::View,
    odds: Option<&'a TurnOdds<G::Action>>,
    /// The better choice.
    pub better: &'a Choice<G>,
    /// The other one.
    pub other: &'a Choice<G>,
}

impl<G: Telling> Case<'_, G> {
    /// The exact odds of the turn after both choices, where they are known.
    pub fn odds(&self) -> Option<[&ChoiceOdds<G::Action>; 2]> {
        both(self.odds?, self.better.action, self.other.action)
    }
}

/// The odds of the turn after two choices.
fn both<A: Copy + PartialEq>(odds: &TurnOdds<A>, one: A, other: A) -> Option<[&ChoiceOdds<A>; 2]> {
    let of = |action| odds.choices.iter().find(|known| known.action == action);
    Some([of(one)?, of(other)?])
}

/// What is known of the choices of a seat, to tell why one is better than another.
#[derive(Debug)]
pub struct Reasons<G: Telling> {
    view: G::View,
    odds: Option<TurnOdds<G::Action>>,
}

impl<G: Telling> Reasons<G> {
    /// What is known of a position that looks like the true one to a seat.
    pub fn new(game: &G, seat: Seat) -> Self {
        let view = game.view(Viewer::Seat(seat));
        Self { odds: G::odds(&view), view }
    }

    /// Why a choice is better than another, where anything that the seat sees speaks for it.
    pub fn why(&self, better: &Choice<G>, other: &Choice<G>) -> Option<Fact> {
        let case = Case { view: &self.view, odds: self.odds.as_ref(), better, other };
        Fact::new("better", &G::reason(&case)?)
    }

    /// What speaks for the best choice by itself.
    pub fn tips(&self, choice: &Choice<G>) -> Vec<Fact> {
        Best { view: &self.view, odds: self.odds.as_ref(), choice }.told()
    }

    /// Whether the turns after two choices plainly differ: in what they bring, or in how often they fail.
    pub(crate) fn differ(&self, one: G::Action, other: G::Action) -> bool {
        let known = self.odds.as_ref().and_then(|odds| both(odds, one, other));
        known.is_some_and(|[one, other]| {
            (one.fail - other.fail).abs() >= APART_FAIL || (one.worms - other.worms).abs() >= APART_WORMS
        })
    }
}

/// What the score of a row is made of when the game is over, in facts.
pub fn parts<G: Telling>(view: &G::View, row: usize) -> Vec<Fact> {
    G::parts(view, row).iter().filter_map(|part| Fact::new("part", part)).collect()
}

/// Why an action of a seat is better than another in a position.
pub fn why<G: Telling>(game: &G, seat: Seat, better: G::Action, other: G::Action) -> Option<Fact> {
    let [better, other] = [better, other].map(|action| choice(game, action, Viewer::Seat(seat)));
    Reasons::new(game, seat).why(&better, &other)
}

/// How many of a hundred; what may happen is never told as none.
pub(crate) fn of_hundred(chance: f64) -> i64 {
    let n = (100.0 * chance).round() as i64;
    if chance > 0.0 { n.max(1) } else { n }
}

/// A number as it is told, with one digit after the point.
pub(crate) fn tenths(number: f64) -> f64 {
    (10.0 * number).round() / 10.0
}
