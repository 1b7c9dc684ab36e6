use wormery_games::Holzwurm;
use wormery_games::holzwurm::{Action, Effect, RowColor};
use wormery_table::Choice;

use super::{Reason, delta};
use crate::borders::CLOSE;

/// Why to play a card.
pub(super) fn tip(choice: &Choice<Holzwurm>) -> Reason {
    let Action::Play { card, .. } = choice.action;
    let effects = &choice.effects;
    if effects.iter().any(|effect| matches!(effect, Effect::DealEnded { .. })) {
        return Reason::Ends;
    }
    match (laid(effects), delta(effects)) {
        (None, delta) if delta < 0 => Reason::Lesser { n: -delta },
        (None, delta) => Reason::Brings { n: delta },
        (Some(Laid { color: Some(color), n }), _) if f64::from(i16::from(card.value()) - n) <= CLOSE => {
            Reason::Soon { n: card.value(), color }
        }
        _ if card.score() < 0 => Reason::Minus { n: -card.score() },
        (Some(Laid { color: Some(_), .. }), _) => Reason::Safe,
        _ => Reason::New,
    }
}

/// A card that stays on the table.
struct Laid {
    /// The color of its row; none for a new one.
    color: Option<RowColor>,
    /// How many cards lie there then.
    n: i16,
}

fn laid(effects: &[Effect]) -> Option<Laid> {
    effects.iter().find_map(|effect| match effect {
        Effect::RowOpened { .. } => Some(Laid { color: None, n: 1 }),
        Effect::CardLaid { color, n, colored, .. } => {
            let color = if *colored { RowColor::Uncolored } else { *color };
            Some(Laid { color: Some(color), n: n.get() })
        }
        _ => None,
    })
}
