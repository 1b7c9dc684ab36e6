use wormery_core::Seat;
use wormery_games::holzwurm::Effect;

use crate::Mark;

/// The place of a seat in each deal, by what its hand counted.
pub(super) fn marks(effects: &[Effect], own: Seat) -> Vec<Mark> {
    let (mut marks, mut hands) = (Vec::new(), Vec::new());
    for effect in effects {
        match effect {
            Effect::HandScored { seat, score, .. } => hands.push((*seat, *score)),
            _ => marks.extend(place(&std::mem::take(&mut hands), own)),
        }
    }
    marks.extend(place(&hands, own));
    marks
}

fn place(hands: &[(Seat, i16)], own: Seat) -> Option<Mark> {
    let (_, mine) = hands.iter().find(|(seat, _)| *seat == own)?;
    let better = hands.iter().filter(|(_, score)| score > mine).count();
    Some([Mark::First, Mark::Second].get(better).copied().unwrap_or(Mark::Third))
}
