//! What judgements of It Happens.. rest on.

mod marks;

use serde::Serialize;
use wormery_core::Seat;
use wormery_games::ItHappens;
use wormery_games::ithappens::{Effect, Field, Outcome};

use crate::{Case, Mark, Telling, Whose};

/// Why a choice is better than another: a better place, a find, the worm number.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "why", rename_all = "snake_case")]
pub enum Reason {
    /// The die stands further in front.
    Stands {
        /// In which place.
        rank: i16,
        /// In which place after the other one.
        other: i16,
    },
    /// The die finds something.
    Finds {
        /// What.
        thing: Field,
    },
    /// The die hits the worm number.
    Hits {
        /// The number.
        n: i16,
    },
}

impl Telling for ItHappens {
    type Reason = Reason;

    fn reason(case: &Case<'_, Self>) -> Option<Reason> {
        let (better, other) = (&case.better.effects, &case.other.effects);
        match (rank_of(better), rank_of(other), found(better)) {
            (Some(rank), Some(other), _) if rank < other => Some(Reason::Stands { rank, other }),
            (_, _, Some(thing)) if found(other).is_none() => Some(Reason::Finds { thing }),
            _ if hits(other).is_none() => hits(better).map(|n| Reason::Hits { n }),
            _ => None,
        }
    }

    fn whose(outcome: &Outcome) -> Whose {
        match outcome {
            Outcome::Die { .. } => Whose::Thrower,
            _ => Whose::Nobody,
        }
    }

    fn marks(effects: &[Effect], seat: Seat) -> Vec<Mark> {
        marks::marks(effects, seat)
    }
}

/// The place on its mound that a placed die brings its color.
fn rank_of(effects: &[Effect]) -> Option<i16> {
    effects.iter().find_map(|effect| match effect {
        Effect::Stands(stands) => Some(stands.rank.get()),
        _ => None,
    })
}

/// The worm number, if a placed die hits it.
fn hits(effects: &[Effect]) -> Option<i16> {
    effects.iter().find_map(|effect| match effect {
        Effect::Stands(stands) if stands.hits => Some(stands.sum.get()),
        _ => None,
    })
}

/// What a placed die finds.
fn found(effects: &[Effect]) -> Option<Field> {
    effects.iter().find_map(|effect| match effect {
        Effect::Found { find, .. } => Some(*find),
        _ => None,
    })
}
