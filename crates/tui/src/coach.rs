use wormery_bots::{Limit, Ranked, Thinking};
use wormery_table::Seeded;

use crate::{Draw, Question};

/// The choices as the best bot of a game judges them.
pub(crate) fn ranked<G: Draw>(question: &Question<G>) -> Vec<Ranked<G::Action>> {
    let unranked = || question.legal.iter().map(|&action| Ranked { action, value: 0.0 }).collect();
    let best = G::LEVELS.last().and_then(|level| G::bot(level.name, &question.config, question.seat));
    let Some(mut best) = best else { return unranked() };
    let mut thinking = Thinking::new(Seeded::new(0), Limit::Playouts(question.playouts));
    let ranking = best.judge(&question.view, &question.legal, &mut thinking);
    if ranking.is_empty() { unranked() } else { ranking }
}
