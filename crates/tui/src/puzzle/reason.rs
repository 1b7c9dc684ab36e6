use wormery_core::{Game, Seat, Viewer};
use wormery_puzzles::Posed;
use wormery_table::Choice;
use wormery_words::Language;

use crate::Draw;
use crate::plain::still;

/// Whether a sentence says why the best choice of a puzzle is better than the one at a place.
pub fn has_reason<G: Draw>(posed: &Posed<G>, place: usize) -> bool {
    let names: Vec<String> = (0..8).map(|seat| seat.to_string()).collect();
    let (best, other) = (&posed.choices[posed.best], &posed.choices[place]);
    reason(&posed.game, posed.seat, best, other, (&names, Language::En)).is_some()
}

/// Why one choice of a seat is better than another, as far as what it sees supports it.
pub(crate) fn reason<G: Draw>(
    game: &G,
    seat: Seat,
    better: &Choice<G>,
    other: &Choice<G>,
    (names, language): (&[String], Language),
) -> Option<String> {
    let (viewer, trace) = (Viewer::Seat(seat), G::Trace::default());
    let view = Game::view(game, viewer);
    G::why(better, other, &still(&view, viewer, &trace, names, language))
}
