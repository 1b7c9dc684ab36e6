use wormery_core::Viewer;

use crate::position::Phase;
use crate::{Effect, Holzwurm};

impl Holzwurm {
    /// What a viewer may know of an effect (HW-18).
    ///
    /// Asked before a play, this says what may be known of its consequences in advance: while a deal is played, what its
    /// end would lay open is secret.
    pub(crate) fn known_of(&self, effect: Effect, viewer: Viewer) -> Option<Effect> {
        let is_over = self.phase != Phase::Play;
        match effect {
            Effect::HandDealt { seat, n, cards } => {
                Some(Effect::HandDealt { seat, n, cards: cards.filter(|_| viewer.is(seat)) })
            }
            // Everybody knows what going out scores.
            Effect::HandScored { cards, .. } => Some(effect).filter(|_| is_over || cards.is_empty()),
            // Both can depend on what the others score.
            Effect::NextDeal { .. } | Effect::Ranked { .. } => Some(effect).filter(|_| is_over),
            // No secret, but no news in advance either, and a frame has many previews.
            Effect::TurnEnded { next, .. } => Some(effect).filter(|_| self.to_act == next),
            effect => Some(effect),
        }
    }
}
