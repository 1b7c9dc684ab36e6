use wormery_core::Seat;
use wormery_games::regenwormen::Effect;

/// What each turn of a seat brought: `w` a tile from the row, `s` one from somebody, `.` nothing.
pub(super) fn marks(effects: &[Effect], own: Seat) -> String {
    let (mut marks, mut mark) = (String::new(), None);
    for effect in effects {
        match effect {
            Effect::TileTaken { seat, .. } if *seat == own => mark = Some('w'),
            Effect::TileStolen { seat, .. } | Effect::HenStolen { seat, .. } if *seat == own => {
                mark = Some('s');
            }
            Effect::Failed { seat, .. } if *seat == own => mark = Some('.'),
            Effect::TurnEnded { seat, .. } if *seat == own => marks.push(mark.take().unwrap_or('.')),
            _ => {}
        }
    }
    marks.extend(mark);
    marks
}
