//! Holzwurm in words.

use wormery_core::Word;
use wormery_games::Holzwurm;
use wormery_games::holzwurm::{Action, AnyCard, Color, DealView, RowView, View};
use wormery_words::{Language, list, message, say, signed};

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
    say!(scene.language, thw_ask, name, card = called(AnyCard::Card(card), scene.language))
}

/// What a choice is called on its button.
pub(super) fn button(view: &View, action: Action, language: Language) -> Button {
    let Action::Play { card, row } = action;
    let card = called(AnyCard::Card(card), language);
    let key = row.map_or("N".to_owned(), |row| (row.index() + 1).to_string());
    let Some(there) = row.and_then(|row| view.rows.get(row.index())) else {
        return Button::new(key, say!(language, thw_new, card));
    };
    if !is_too_low(view, action) {
        return Button::new(key, say!(language, thw_stays, card, row = row_word(there, language)));
    }
    let cards = say!(language, hw_cards, n = there.cards.len());
    let delta = signed(language, worth_of_taking(view, there).into());
    let text = match view.fate.last() {
        None => say!(language, thw_takes_none, card, cards, delta),
        Some(fate) => say!(language, thw_takes, card, cards, fate = called(*fate, language), delta),
    };
    Button::berry(key, text)
}

/// What a row and the next card of fate are worth together.
fn worth_of_taking(view: &View, row: &RowView) -> i16 {
    let cards: i16 = row.cards.iter().map(|card| card.score()).sum();
    cards + view.fate.last().map_or(0, |fate| fate.score())
}

/// "red −7", or the poison.
fn called(card: AnyCard, language: Language) -> String {
    message(language, &format!("hw_card_{card}"), &[]).unwrap_or_else(|| card.to_string())
}

/// What a row is called: "red row".
fn row_word(row: &RowView, language: Language) -> String {
    let color = row.color.map_or("uncolored", Word::word);
    message(language, &format!("hw_color_{color}"), &[]).unwrap_or_default()
}

/// What a color is called.
pub(super) fn color_word(color: Color, language: Language) -> String {
    say!(language, thw_color, color = color.word())
}

/// The color of a row; one without a color looks grey.
pub(super) fn color(row: &RowView, language: Language) -> String {
    color_word(row.color.unwrap_or(Color::Grey), language)
}

/// "The deal scores Ann +30 and Bo −11."
pub(super) fn scores(last: &DealView, names: &[String], language: Language) -> String {
    let score = |(score, name): (&i16, &String)| format!("{name} {}", signed(language, (*score).into()));
    let scores: Vec<String> = last.scores.iter().zip(names).map(score).collect();
    say!(language, thw_scores, scores = list(language, &scores))
}

/// What a player scored in the last deal.
pub(super) fn last_deal(view: &View, row: usize, language: Language) -> String {
    let score = view.last.as_ref().and_then(|last| last.scores.get(row));
    score.map_or(String::new(), |score| say!(language, thw_last, score = signed(language, (*score).into())))
}
