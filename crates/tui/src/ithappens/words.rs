//! It Happens.. in words.

use std::fmt::Write;

use wormery_games::ItHappens;
use wormery_games::ithappens::{Action, Color, ColorView, Die, Field, MoundView, Object, PhaseName, View};

use crate::text::counted;
use crate::{Button, Scene};

/// Where a die would go on a mound, and what it would bring.
pub(super) struct Spot {
    pub(super) column: usize,
    pub(super) field: usize,
    pub(super) sum: u8,
    pub(super) gain: Field,
    /// The place in the order of the mound, if it were judged now.
    pub(super) rank: usize,
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
    Some(Spot { column, field: there.dice.len(), sum, gain, rank: 1 + ahead.count() })
}

/// What the seat to act is told.
pub(super) fn prompt(scene: &Scene<'_, ItHappens>) -> String {
    let name = scene.view.to_act.map_or("", |seat| scene.name(seat));
    match (scene.view.phase, &scene.view.thrown) {
        (PhaseName::Place, Some(thrown)) => {
            let value = thrown.value.unwrap_or_default();
            format!("{name}, the {} die shows {value}. Where does it go?", thrown.color)
        }
        _ => format!("Your go, {name}. Roll a die."),
    }
}

/// What a choice is called on its button.
pub(super) fn button(view: &View, action: Action) -> Button {
    match action {
        Action::Roll { die: Die::Own } => Button::new("Space", "Roll a die"),
        Action::Roll { die: Die::Third } => Button::new("D", format!("Roll a {} die", Color::THIRD)),
        Action::Place { mound } => Button::new((mound.get() + 1).to_string(), place(view, action)),
        Action::Reroll => Button::berry("R", "Roll again · costs a worm"),
        Action::Pass => Button::berry("P", "Sit out · costs a worm"),
    }
}

/// "B column 2 → 12 · 1st · a bone".
pub(super) fn place(view: &View, action: Action) -> String {
    let Action::Place { mound: place } = action else { return String::new() };
    let place = place.get() as usize;
    let (Some(mound), Some(thrown)) = (view.mounds.get(place), &view.thrown) else { return String::new() };
    let Some(spot) = spot(mound, thrown.color, thrown.value.unwrap_or_default()) else {
        return String::new();
    };
    let mut text =
        format!("{} column {} → {} · {}", letter(place), spot.column + 1, spot.sum, ordinal(spot.rank));
    if let Some(gain) = gain(spot.gain) {
        let _ = write!(text, " · {gain}");
    }
    if spot.sum == mound.worm {
        text += " · hits the worm number";
    }
    text
}

/// What a mound is called.
pub(super) fn letter(mound: usize) -> char {
    [b'A', b'B', b'C'].get(mound).map_or('?', |letter| *letter as char)
}

fn ordinal(rank: usize) -> String {
    match rank {
        1 => "1st".into(),
        2 => "2nd".into(),
        3 => "3rd".into(),
        _ => format!("{rank}th"),
    }
}

/// What a field brings, with its article.
pub(super) fn gain(field: Field) -> Option<String> {
    match field {
        Field::Blank => None,
        Field::Worm => Some("a worm".into()),
        Field::Object(Object::Glasses) => Some("glasses".into()),
        Field::Object(object) => Some(format!("a {}", called(object))),
    }
}

/// What an object is called.
pub(super) fn called(object: Object) -> &'static str {
    match object {
        Object::Map => "map",
        Object::Sneaker => "shoe",
        Object::Bone => "bone",
        Object::Glasses => "glasses",
        Object::Loudspeaker => "speaker",
        Object::Glove => "glove",
        Object::Telescope => "telescope",
        Object::Bottle => "bottle",
    }
}

/// What an object is called on a field.
pub(super) fn short(object: Object) -> &'static str {
    match object {
        Object::Map => "map",
        Object::Sneaker => "sho",
        Object::Bone => "bon",
        Object::Glasses => "gla",
        Object::Loudspeaker => "spk",
        Object::Glove => "glv",
        Object::Telescope => "tel",
        Object::Bottle => "bot",
    }
}

/// Who plays a color.
pub(super) fn owner<'a>(color: &ColorView, names: &'a [String]) -> &'a str {
    color.seat.map_or("Third color", |seat| &names[seat.index()])
}

/// What a score is made of.
pub(super) fn score(view: &View, row: usize) -> String {
    let Some(color) = view.colors.get(row) else { return String::new() };
    let tiles: u8 = color.point_tiles.iter().flatten().map(|tile| tile.value).sum();
    let kinds = color.objects.values().filter(|count| **count > 0).count();
    let pairs = color.objects.values().filter(|count| **count > 1).count();
    format!(
        "♛{} ♞{} = {tiles} · {} · {}, {pairs} twice",
        color.queens,
        color.generals,
        counted(color.worms, "worm"),
        counted(kinds as u8, "kind"),
    )
}
