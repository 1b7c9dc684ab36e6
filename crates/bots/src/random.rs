use wormery_core::{Game, Luck};

use crate::{Bot, Thinking};

/// Takes any legal action, each as likely as the others.
#[derive(Clone, Copy, Debug, Default)]
pub struct Random;

impl<G: Game> Bot<G> for Random {
    fn choose(&mut self, _: &G::View, legal: &[G::Action], thinking: &mut Thinking<'_>) -> G::Action {
        legal[thinking.luck.below(legal.len() as u32) as usize]
    }
}
