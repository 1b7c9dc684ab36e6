use wormery_core::Seat;
use wormery_games::ithappens::{Effect, TileKind};

/// What each mound brought a seat: `q` a queen, `g` a general, `w` a worm, `.` nothing.
pub(super) fn marks(effects: &[Effect], own: Seat) -> String {
    let mut marks = String::new();
    for effect in effects {
        match effect {
            Effect::MoundJudged(_) => marks.push('.'),
            Effect::TileWon { seat: Some(seat), tile, .. } if *seat == own => {
                better(&mut marks, if *tile == TileKind::Queen { 'q' } else { 'g' });
            }
            Effect::WormWon { seat: Some(seat), .. } if *seat == own => better(&mut marks, 'w'),
            _ => {}
        }
    }
    marks
}

/// Puts a mark in the place of the last one, if it stands for more.
fn better(marks: &mut String, mark: char) {
    const ORDER: &str = ".wgq";
    let last = marks.pop().unwrap_or('.');
    marks.push(if ORDER.find(mark) > ORDER.find(last) { mark } else { last });
}
