use wormery_core::Seat;
use wormery_games::regenwormen::Effect;

use crate::Mark;

/// What each turn of a seat brought: a tile from the row, one from somebody, or nothing.
pub(super) fn marks(effects: &[Effect], own: Seat) -> Vec<Mark> {
    let (mut marks, mut mark) = (Vec::new(), None);
    for effect in effects {
        match effect {
            Effect::TileTaken { seat, .. } if *seat == own => mark = Some(Mark::Took),
            Effect::TileStolen { seat, .. } | Effect::HenStolen { seat, .. } if *seat == own => {
                mark = Some(Mark::Stole);
            }
            Effect::Failed { seat, .. } if *seat == own => mark = Some(Mark::Empty),
            Effect::TurnEnded { seat, .. } if *seat == own => marks.push(mark.take().unwrap_or(Mark::Empty)),
            _ => {}
        }
    }
    marks.extend(mark);
    marks
}
