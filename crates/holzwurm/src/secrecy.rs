use wormery_core::Viewer;

use crate::position::Phase;
use crate::{Effect, Holzwurm};

impl Holzwurm {
    /// What a viewer may know of an effect (HW-18).
    ///
    /// While a deal is played, what its end would lay open is secret: asked before a play, this says what may be known
    /// of its consequences in advance.
    pub(crate) fn known_of(&self, effect: Effect, viewer: Viewer) -> Option<Effect> {
        match effect {
            Effect::HandDealt { seat, n, cards } => {
                Some(Effect::HandDealt { seat, n, cards: cards.filter(|_| viewer.is(seat)) })
            }
            Effect::HandScored { seat, .. } if !self.hands_lie_open() && !viewer.is(seat) => None,
            // Both can depend on what the others score.
            Effect::NextDeal { .. } | Effect::Ranked { .. } if !self.hands_lie_open() => None,
            effect => Some(effect),
        }
    }

    fn hands_lie_open(&self) -> bool {
        self.phase != Phase::Play
    }
}
