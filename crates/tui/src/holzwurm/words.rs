//! Holzwurm in words.

use wormery_core::Word;
use wormery_games::Holzwurm;
use wormery_games::holzwurm::{Action, AnyCard, Color, DealView, Effect, RowColor, RowView};
use wormery_words::{Language, list, message, say, signed};

use crate::{Button, Scene};

/// Whether a play costs something: the card is too low for its row.
pub(super) fn is_too_low(effects: &[Effect]) -> bool {
    effects.iter().any(|effect| matches!(effect, Effect::RowTaken { .. } | Effect::RowLeft { .. }))
}

/// What the seat to act is told.
pub(super) fn prompt(scene: &Scene<'_, Holzwurm>) -> String {
    let name = scene.view.to_act.map_or("", |seat| scene.name(seat));
    let Some(Action::Play { card, .. }) = scene.chosen_action() else { return String::new() };
    say!(scene.language, thw_ask, name, card = called(AnyCard::Card(card), scene.language))
}

/// What a choice is called on its button.
pub(super) fn button(action: Action, effects: &[Effect], language: Language) -> Button {
    let Action::Play { card, row } = action;
    let card = called(AnyCard::Card(card), language);
    let key = row.map_or("N".to_owned(), |row| (row.index() + 1).to_string());
    let fate = effects.iter().find_map(|effect| match effect {
        Effect::FateTaken { card, delta, .. } => Some((called(*card, language), *delta)),
        _ => None,
    });
    match effects.first() {
        Some(Effect::CardLaid { color, colored, .. }) => {
            // The row as it lies there: it gets its color only by the card.
            let there = if *colored { RowColor::Uncolored } else { *color };
            let row = row_word(there, language);
            Button::new(key, say!(language, thw_stays, card, row = row.as_str())).or(format!("→ {row}"))
        }
        Some(Effect::RowTaken { cards, delta, .. }) => {
            let n_in_row = cards.len() - 1;
            let all = *delta + fate.as_ref().map_or(0, |(_, more)| *more);
            let (delta, n) = (signed(language, all.into()), cards.len() - 1);
            let short =
                say!(language, thw_takes_short, cards = say!(language, hw_cards, n), delta = delta.as_str());
            Button::berry(key, takes(card, n_in_row, delta, fate.map(|(fate, _)| fate), language)).or(short)
        }
        Some(Effect::RowLeft { .. }) => {
            let (fate, delta) = fate.unwrap_or_default();
            let delta = signed(language, delta.into());
            let short = say!(language, thw_takes_short, cards = fate.as_str(), delta = delta.as_str());
            Button::berry(key, say!(language, thw_leaves, card, fate, delta)).or(short)
        }
        _ => match row {
            None => Button::new(key, say!(language, thw_new, card)).or(say!(language, thw_new_row)),
            Some(row) => {
                let row = say!(language, thw_row, n = row.index() + 1);
                Button::new(key, format!("{card} → {row}")).or(format!("→ {row}"))
            }
        },
    }
}

fn takes(card: String, n: usize, delta: String, fate: Option<String>, language: Language) -> String {
    let cards = say!(language, hw_cards, n);
    match fate {
        None => say!(language, thw_takes_none, card, cards, delta),
        Some(fate) => say!(language, thw_takes, card, cards, fate, delta),
    }
}

/// "red −7", or the poison.
fn called(card: AnyCard, language: Language) -> String {
    message(language, &format!("hw_card_{card}"), &[]).unwrap_or_else(|| card.to_string())
}

/// What a row is called: "red row".
fn row_word(color: RowColor, language: Language) -> String {
    message(language, &format!("hw_color_{}", color.word()), &[]).unwrap_or_default()
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
