use wormery_bots::{Limit, Ranked, Thinking};
use wormery_table::Seeded;

use crate::{Draw, Question};

/// The choices as the coach of a game values them, the best first.
pub(crate) fn ranked<G: Draw>(question: &Question<G>) -> Vec<Ranked<G::Action>> {
    let mut thinking = Thinking::new(Seeded::new(0), Limit::Playouts(question.playouts));
    G::coach(&question.config, question.seat).rank(&question.view, &question.legal, &mut thinking)
}
