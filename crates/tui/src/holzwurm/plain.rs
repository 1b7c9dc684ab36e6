//! Holzwurm as lines of text.

use std::fmt::Write;

use wormery_games::Holzwurm;
use wormery_games::holzwurm::{RowView, SeatView};
use wormery_words::{Language, say};

use super::words::color_word;
use crate::Scene;
use crate::plain::{name_width, spaced};

/// Fate, rows, what everybody has, and the hand of the one who looks.
pub(super) fn board(scene: &Scene<'_, Holzwurm>) -> String {
    let (view, language) = (scene.view, scene.language);
    let fate = match view.fate.as_slice() {
        [] => say!(language, thw_fate_empty),
        fate => say!(language, thw_fate_row, cards = spaced(fate)),
    };
    let deal = say!(language, hw_deal, deal = view.deal, deals = view.deals);
    let mut text = format!("{deal}\n\n{fate}\n\n");
    if view.rows.is_empty() {
        let _ = writeln!(text, "{}", say!(language, thw_no_rows));
    }
    for (place, row) in view.rows.iter().enumerate() {
        let label = say!(language, thw_row, n = place + 1);
        let _ = writeln!(text, "{label}  {:<12} {}", color(row, language), spaced(&row.display));
    }
    text.push('\n');
    let width = name_width(scene.names);
    for (seat, name) in view.seats.iter().zip(scene.names) {
        let _ = writeln!(text, "{name:>width$}  {}", holdings(seat, language));
    }
    let hand = at_hand(scene);
    if !hand.is_empty() {
        let _ = writeln!(text, "\n{hand}\n{}", say!(language, thw_legend));
    }
    text
}

/// The hand of the one who looks.
pub(super) fn at_hand(scene: &Scene<'_, Holzwurm>) -> String {
    match (&scene.view.hand, scene.view.to_act) {
        (Some(hand), Some(_)) => say!(scene.language, thw_hand, cards = spaced(hand)),
        _ => String::new(),
    }
}

/// The cards of whoever had to choose.
pub(super) fn held(scene: &Scene<'_, Holzwurm>) -> String {
    let hand = scene.view.hand.as_deref().unwrap_or_default();
    say!(scene.language, thw_moment_hand, cards = spaced(hand))
}

fn color(row: &RowView, language: Language) -> String {
    row.color.map_or_else(|| say!(language, thw_no_color), |color| color_word(color, language))
}

fn holdings(seat: &SeatView, language: Language) -> String {
    let points = say!(language, hw_unit_points, n = seat.score);
    let cards = say!(language, hw_cards, n = seat.n_cards);
    match seat.known.as_slice() {
        [] => format!("{points}: {cards}"),
        known => format!("{points}: {cards}, {}", say!(language, thw_known, cards = spaced(known))),
    }
}
