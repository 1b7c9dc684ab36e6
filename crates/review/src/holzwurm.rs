//! What judgements of Der dreizehnte Holzwurm rest on.

mod highlight;
mod marks;
mod tips;

use serde::Serialize;
use wormery_core::{OutcomeOf, Seat};
use wormery_games::Holzwurm;
use wormery_games::holzwurm::{Effect, RowColor, View};

use crate::{Best, Case, Deed, Highlight, Mark, Telling, Whose};

/// What is told of plays and of the end.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "why", rename_all = "snake_case")]
pub enum Reason {
    /// Its card stays on the table, and the other one takes some.
    Stays {
        /// How many come with the other one, besides the card that was played.
        n: usize,
    },
    /// The hand is worth more with it.
    Points {
        /// By how much.
        n: i16,
    },
    /// A tip: it ends the deal in time.
    Ends,
    /// A tip: the cards that come cost points, but later more would.
    Lesser {
        /// How many.
        n: i16,
    },
    /// A tip: the cards that come bring points.
    Brings {
        /// How many.
        n: i16,
    },
    /// A tip: the card is soon too low for its row.
    Soon {
        /// Its number.
        n: u8,
        /// The color of the row.
        color: RowColor,
    },
    /// A tip: minus points leave the hand.
    Minus {
        /// How many.
        n: i16,
    },
    /// A tip: the card is safe on its row.
    Safe,
    /// A tip: a new row is always safe.
    New,
    /// What decided the match: the last card that went out.
    Out {
        /// Whose it was.
        seat: Seat,
        /// What the hand scored.
        n: i16,
    },
    /// A part of the score: the last deal.
    Last {
        /// What it brought.
        score: i16,
    },
}

impl Telling for Holzwurm {
    type Reason = Reason;

    fn reason(case: &Case<'_, Self>) -> Option<Reason> {
        let (better, other) = (&case.better.effects, &case.other.effects);
        match (n_coming(better), n_coming(other), delta(better) - delta(other)) {
            (0, n, _) if n > 0 => Some(Reason::Stays { n }),
            (_, _, n) if n > 0 => Some(Reason::Points { n }),
            _ => None,
        }
    }

    fn whose(_: &OutcomeOf<Self>) -> Whose {
        Whose::Everybody
    }

    fn tips(best: &Best<'_, Self>) -> Vec<Reason> {
        vec![tips::tip(best.choice)]
    }

    const DEEDS: &'static [Deed<Effect>] =
        &[("rows", |effect, own| matches!(effect, Effect::RowTaken { seat, .. } if *seat == own))];

    fn highlight(effects: &[Effect], seat: Seat) -> Option<Highlight<Reason>> {
        highlight::highlight(effects, seat)
    }

    fn parts(view: &View, row: usize) -> Vec<Reason> {
        let score = view.last.as_ref().and_then(|last| last.scores.get(row));
        score.map(|score| Reason::Last { score: *score }).into_iter().collect()
    }

    fn marks(effects: &[Effect], seat: Seat) -> Vec<Mark> {
        marks::marks(effects, seat)
    }
}

/// By how much more the hand is worth.
fn delta(effects: &[Effect]) -> i16 {
    let deltas = effects.iter().map(|effect| match effect {
        Effect::RowOpened { delta, .. }
        | Effect::CardLaid { delta, .. }
        | Effect::RowTaken { delta, .. }
        | Effect::RowLeft { delta, .. }
        | Effect::FateTaken { delta, .. } => *delta,
        _ => 0,
    });
    deltas.sum()
}

/// How many cards come into the hand, besides the one that was played.
fn n_coming(effects: &[Effect]) -> usize {
    let coming = effects.iter().map(|effect| match effect {
        Effect::RowTaken { cards, .. } => cards.len() - 1,
        Effect::FateTaken { .. } => 1,
        _ => 0,
    });
    coming.sum()
}
