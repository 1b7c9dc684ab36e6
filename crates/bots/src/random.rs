use wormery_core::{Game, Luck};
use wormery_table::Seeded;

use crate::{Bot, Thinking};

/// Takes any legal action, each as likely as the others.
#[derive(Clone, Copy, Debug, Default)]
pub struct Random;

impl Random {
    /// Picks any of the actions, for playing on to the end.
    pub(crate) fn pick<G: Game>(_: &G, legal: &[G::Action], luck: &mut Seeded) -> G::Action {
        legal[luck.below(legal.len() as u32) as usize]
    }
}

impl<G: Game> Bot<G> for Random {
    fn choose(&mut self, _: &G::View, legal: &[G::Action], thinking: &mut Thinking<'_>) -> G::Action {
        legal[thinking.luck.below(legal.len() as u32) as usize]
    }
}
