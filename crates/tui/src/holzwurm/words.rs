//! Holzwurm in words.

use wormery_games::Holzwurm;
use wormery_games::holzwurm::{Action, AnyCard, Card, Color, RowView, View};

use crate::text::counted;
use crate::{Button, Scene};

/// Whether a play takes the row (HW-11).
pub(super) fn is_too_low(view: &View, action: Action) -> bool {
    let Action::Play { card, row } = action;
    row.and_then(|row| view.rows.get(row.index()))
        .is_some_and(|row| usize::from(card.value()) <= row.cards.len())
}

/// What the seat to act is told.
pub(super) fn prompt(scene: &Scene<'_, Holzwurm>) -> String {
    let name = scene.view.to_act.map_or("", |seat| scene.name(seat));
    let Some(Action::Play { card, .. }) = scene.chosen_action() else { return String::new() };
    format!("{name}, play a card. The {} is worth {} in your hand.", called(card), signed(card.score()))
}

/// What a choice is called on its button.
pub(super) fn button(view: &View, action: Action) -> Button {
    let Action::Play { card, row } = action;
    let key = row.map_or("N".to_owned(), |row| (row.index() + 1).to_string());
    let Some(there) = row.and_then(|row| view.rows.get(row.index())) else {
        return Button::new(key, format!("Play {} as a new row", called(card)));
    };
    if !is_too_low(view, action) {
        return Button::new(key, format!("Play {} → {} row, it stays", called(card), color(there)));
    }
    let fate = view.fate.last().map_or(String::new(), |fate| format!(" and {}", any(*fate)));
    let text = format!("{} is too low: take {}{fate}", called(card), counted(there.cards.len(), "card"));
    Button::berry(key, format!("{text} · {}", signed(worth_of_taking(view, there))))
}

/// What a row and the next card of fate are worth together.
fn worth_of_taking(view: &View, row: &RowView) -> i16 {
    let cards: i16 = row.cards.iter().map(|card| card.score()).sum();
    cards + view.fate.last().map_or(0, |fate| fate.score())
}

/// "red 7".
pub(super) fn called(card: Card) -> String {
    format!("{} {}", card.color(), card.value())
}

/// "red 7", or the poison.
pub(super) fn any(card: AnyCard) -> String {
    match card {
        AnyCard::Card(card) => called(card),
        AnyCard::Poison => "the poison".into(),
    }
}

/// The color of a row.
pub(super) fn color(row: &RowView) -> &'static str {
    row.color.map_or("grey", name)
}

fn name(color: Color) -> &'static str {
    wormery_core::Word::word(color)
}

/// "+8", "−7", "0".
pub(super) fn signed(score: i16) -> String {
    match score {
        0 => "0".into(),
        1.. => format!("+{score}"),
        _ => format!("−{}", -score),
    }
}

/// What a player scored in the last deal.
pub(super) fn last_deal(view: &View, row: usize) -> String {
    let score = view.last.as_ref().and_then(|last| last.scores.get(row));
    score.map_or(String::new(), |score| format!("{} in the last deal", signed(*score)))
}
