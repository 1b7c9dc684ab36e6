//! It Happens.. in words.

use std::fmt::Write;

use wormery_core::Word;
use wormery_games::ItHappens;
use wormery_games::ithappens::{Action, Color, ColorView, Die, Field, MoundView, Object, PhaseName, View};
use wormery_words::{Language, message, say};

use crate::{Button, Scene};

/// Where a die would go on a mound, and what it would bring.
pub(super) struct Spot {
    pub(super) column: usize,
    sum: u8,
    gain: Field,
    /// The place in the order of the mound, if it were judged now.
    rank: usize,
}

/// Where the thrown die goes on a mound (IH-08).
pub(super) fn spot(mound: &MoundView, color: Color, value: u8) -> Option<Spot> {
    let mine = |column: &&wormery_games::ithappens::ColumnView| {
        column.dice.first().is_none_or(|die| die.color == color)
    };
    let column = mound.columns.iter().position(|column| mine(&column))?;
    let there = &mound.columns[column];
    let gain = *there.fields.get(there.dice.len())?;
    let sum = there.dice.iter().map(|die| die.value).sum::<u8>() + value;
    let others = mound.columns.iter().enumerate().filter(|(place, _)| *place != column);
    let ahead = others.filter(|(place, other)| {
        let other_sum: u8 = other.dice.iter().map(|die| die.value).sum();
        other_sum > sum || (other_sum == sum && *place < column)
    });
    Some(Spot { column, sum, gain, rank: 1 + ahead.count() })
}

/// What the seat to act is told.
pub(super) fn prompt(scene: &Scene<'_, ItHappens>) -> String {
    let language = scene.language;
    let name = scene.view.to_act.map_or("", |seat| scene.name(seat));
    if let (PhaseName::Place, Some(thrown)) = (scene.view.phase, &scene.view.thrown) {
        let (color, value) = (color_word(thrown.color, language), thrown.value.unwrap_or_default());
        return say!(language, tih_ask_place, name, color, value);
    }
    say!(language, tih_ask_roll, name)
}

/// What a choice is called on its button.
pub(super) fn button(view: &View, action: Action, language: Language) -> Button {
    match action {
        Action::Roll { die: Die::Own } => {
            Button::new(say!(language, tui_key_space), say!(language, tih_roll))
        }
        Action::Roll { die: Die::Third } => Button::new("D", say!(language, ih_roll_third)),
        Action::Place { mound } => Button::new((mound.get() + 1).to_string(), place(view, action, language)),
        Action::Reroll => Button::berry("R", say!(language, tih_reroll)),
        Action::Pass => Button::berry("P", say!(language, tih_pass)),
    }
}

/// "Middle, column 2 → 12 · 1st · a bone".
pub(super) fn place(view: &View, action: Action, language: Language) -> String {
    let Action::Place { mound: place } = action else { return String::new() };
    let place = place.get() as usize;
    let (Some(mound), Some(thrown)) = (view.mounds.get(place), &view.thrown) else { return String::new() };
    let Some(spot) = spot(mound, thrown.color, thrown.value.unwrap_or_default()) else {
        return String::new();
    };
    let rank = say!(language, ih_place_rank, n = spot.rank);
    let (mound_word, n) = (side(place, language), spot.column + 1);
    let mut text = say!(language, tih_place, mound = mound_word, n, sum = spot.sum, rank);
    if let Some(gain) = gain(spot.gain, language) {
        let _ = write!(text, " · {gain}");
    }
    if spot.sum == mound.worm {
        let _ = write!(text, " · {}", say!(language, tih_hits));
    }
    text
}

/// What a mound is called: "Left".
pub(super) fn side(mound: usize, language: Language) -> String {
    say!(language, ih_side, which = mound)
}

/// What a color is called.
pub(super) fn color_word(color: Color, language: Language) -> String {
    message(language, &format!("ih_color_{}", color.word()), &[]).unwrap_or_default()
}

/// What a field brings, with its article.
fn gain(field: Field, language: Language) -> Option<String> {
    let find = match field {
        Field::Blank => return None,
        Field::Worm => "w".to_owned(),
        Field::Object(object) => object.word().to_lowercase(),
    };
    message(language, &format!("ih_find_{find}"), &[])
}

/// What an object is called.
pub(super) fn thing(object: Object, language: Language) -> String {
    say!(language, ih_thing, kind = object.word())
}

/// What an object is called on a field.
pub(super) fn short(object: Object, language: Language) -> String {
    let key = format!("tih_short_{}", object.word().to_lowercase());
    message(language, &key, &[]).unwrap_or_default()
}

/// Who plays a color.
pub(super) fn owner(color: &ColorView, names: &[String], language: Language) -> String {
    color.seat.map_or_else(|| say!(language, ih_third), |seat| names[seat.index()].clone())
}

/// What a score is made of.
pub(super) fn score(view: &View, row: usize, language: Language) -> String {
    let Some(color) = view.colors.get(row) else { return String::new() };
    let tiles: u8 = color.point_tiles.iter().flatten().map(|tile| tile.value).sum();
    let kinds = color.objects.values().filter(|count| **count > 0).count();
    let pairs = color.objects.values().filter(|count| **count > 1).count();
    say!(
        language,
        tih_score,
        queens = color.queens,
        generals = color.generals,
        tiles,
        worms = say!(language, tih_worms, n = color.worms),
        kinds = say!(language, ih_kinds, n = kinds),
        pairs,
    )
}
