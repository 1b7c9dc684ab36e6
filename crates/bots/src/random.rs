use wormery_core::{Game, Luck, draw_front};

use crate::{Bot, Ranked, Thinking};

/// Takes any legal action, each as likely as the others.
#[derive(Clone, Copy, Debug, Default)]
pub struct Random;

impl<G: Game> Bot<G> for Random {
    fn rank(
        &mut self,
        _: &G::View,
        legal: &[G::Action],
        thinking: &mut Thinking<'_>,
    ) -> Vec<Ranked<G::Action>> {
        let mut ranking: Vec<_> = legal.iter().map(|&action| Ranked { action, value: 0.0 }).collect();
        draw_front(&mut thinking.luck, &mut ranking, legal.len());
        ranking
    }

    fn choose(&mut self, _: &G::View, legal: &[G::Action], thinking: &mut Thinking<'_>) -> G::Action {
        legal[thinking.luck.below(legal.len() as u32) as usize]
    }
}
