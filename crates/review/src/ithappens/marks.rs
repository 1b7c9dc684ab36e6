use wormery_core::Seat;
use wormery_games::ithappens::{Effect, TileKind};

use crate::Mark;

/// What each mound brought a seat: a queen, a general, a worm, or nothing.
pub(super) fn marks(effects: &[Effect], own: Seat) -> Vec<Mark> {
    let mut marks = Vec::new();
    for effect in effects {
        match effect {
            Effect::MoundJudged(_) => marks.push(Mark::Empty),
            Effect::TileWon { seat: Some(seat), tile, .. } if *seat == own => {
                better(&mut marks, if *tile == TileKind::Queen { Mark::Queen } else { Mark::General });
            }
            Effect::WormWon { seat: Some(seat), .. } if *seat == own => better(&mut marks, Mark::Worm),
            _ => {}
        }
    }
    marks
}

/// Puts a mark in the place of the last one, if it stands for more.
fn better(marks: &mut Vec<Mark>, mark: Mark) {
    const ORDER: [Mark; 4] = [Mark::Empty, Mark::Worm, Mark::General, Mark::Queen];
    let place = |of: Mark| ORDER.iter().position(|one| *one == of);
    let last = marks.pop().unwrap_or(Mark::Empty);
    marks.push(if place(mark) > place(last) { mark } else { last });
}
