use wormery_core::{Seat, Word};
use wormery_games::holzwurm::{Card, Effect, EndedBy};

use super::Reason;
use crate::{Highlight, Piece};

/// The last card of a hand.
pub(super) fn highlight(effects: &[Effect], own: Seat) -> Option<Highlight<Reason>> {
    let is_out = |effect: &Effect| matches!(effect, Effect::DealEnded { why: EndedBy::Out, .. });
    let card = effects.iter().find_map(|effect| played(effect, own))?;
    let score = effects.iter().find_map(|effect| match effect {
        Effect::HandScored { seat, score, .. } if *seat == own => Some(*score),
        _ => None,
    });
    let n = score.filter(|_| effects.iter().any(is_out))?;
    let made = vec![Piece::with(format!("suit-{}", card.color().word()), card.value())];
    Some(Highlight { why: Reason::Out { seat: own, n }, made, won: Piece::with("i-star", n) })
}

/// The card that a seat played.
fn played(effect: &Effect, own: Seat) -> Option<Card> {
    match effect {
        Effect::RowOpened { seat, card, .. }
        | Effect::CardLaid { seat, card, .. }
        | Effect::RowTaken { seat, card, .. }
        | Effect::RowLeft { seat, card, .. }
            if *seat == own =>
        {
            Some(*card)
        }
        _ => None,
    }
}
