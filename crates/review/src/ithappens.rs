//! What judgements of It Happens.. rest on.

mod highlight;
mod marks;

use serde::Serialize;
use wormery_core::Seat;
use wormery_games::ItHappens;
use wormery_games::ithappens::{Action, Effect, Field, MoundIdx, Outcome, Payment, View};

use crate::{Best, Case, Deed, Highlight, Mark, Telling, Whose};

/// What is told: of choices a better place, a find, the worm number; and of the end.
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
    /// A tip: a new roll is worth a worm.
    WorthIt,
    /// A tip: the die can do more later.
    Later,
    /// What decided the game: a die with which a queen was won.
    Queen(Decisive),
    /// What decided the game: a die with which a general was won.
    General(Decisive),
    /// A part of the score: point tiles.
    Tiles(Points),
    /// A part of the score: pairs of objects.
    Pairs(Points),
    /// A part of the score: the greatest variety.
    Variety(Points),
    /// A part of the score: worms.
    Worms(Points),
}

/// A die with which a tile was won.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Decisive {
    /// Who won it.
    pub seat: Seat,
    /// What the die showed.
    pub value: i16,
    /// On which mound.
    pub mound: MoundIdx,
}

/// Points of the score.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Points {
    /// How many.
    pub n: u16,
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
            Outcome::Mounds { .. } => Whose::Nobody,
        }
    }

    fn tips(best: &Best<'_, Self>) -> Vec<Reason> {
        match best.choice.action {
            Action::Reroll => vec![Reason::WorthIt],
            Action::Pass => vec![Reason::Later],
            Action::Roll { .. } | Action::Place { .. } => Vec::new(),
        }
    }

    const DEEDS: &'static [Deed<Effect>] = &[
        ("rolls", |effect, own| matches!(effect, Effect::Rolled { seat, .. } if *seat == own)),
        ("placed", |effect, own| matches!(effect, Effect::DiePlaced { seat, .. } if *seat == own)),
        ("rerolled", |effect, own| paid(effect, Payment::Reroll) == Some(own)),
        ("passed", |effect, own| paid(effect, Payment::Pass) == Some(own)),
    ];

    fn highlight(effects: &[Effect], seat: Seat) -> Option<Highlight<Reason>> {
        highlight::highlight(effects, seat)
    }

    fn parts(view: &View, row: usize) -> Vec<Reason> {
        let Some(color) = view.colors.get(row) else { return Vec::new() };
        let tiles = color.point_tiles.iter().flatten().map(|tile| u16::from(tile.value)).sum();
        let parts = [
            (tiles, Reason::Tiles as fn(Points) -> Reason),
            (color.pair_points, Reason::Pairs),
            (color.variety, Reason::Variety),
            (color.worms.into(), Reason::Worms),
        ];
        parts.into_iter().filter(|(n, _)| *n > 0).map(|(n, part)| part(Points { n })).collect()
    }

    fn marks(effects: &[Effect], seat: Seat) -> Vec<Mark> {
        marks::marks(effects, seat)
    }
}

/// Who paid a worm for something.
fn paid(effect: &Effect, what: Payment) -> Option<Seat> {
    match effect {
        Effect::WormPaid { seat, why, .. } if *why == what => Some(*seat),
        _ => None,
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
