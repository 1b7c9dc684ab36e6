//! It Happens.. as lines of text.

use std::fmt::Write;

use wormery_games::ItHappens;
use wormery_games::ithappens::{Color, ColorView, ColumnView, Field, MoundView, PointTile, TileKind};
use wormery_words::{Language, say};

use super::words::{color_word, owner, side, thing};
use crate::Scene;
use crate::plain::name_width;

/// The mounds, and what everybody has.
pub(super) fn board(scene: &Scene<'_, ItHappens>) -> String {
    let (view, language) = (scene.view, scene.language);
    let mut text = format!("{}\n\n", say!(language, ih_round, round = view.round, rounds = view.rounds));
    for (place, mound) in view.mounds.iter().enumerate() {
        text.push_str(&mound_lines(place, mound, language));
    }
    let width = name_width(scene.names).max(say!(language, ih_third).chars().count());
    for color in &view.colors {
        let name = owner(color, scene.names, language);
        let held = holdings(color, view.standing.is_some(), language);
        let _ = writeln!(text, "{name:>width$}  {:<6}  {held}", color_word(color.color, language));
    }
    let _ = writeln!(text, "\n{}", say!(language, ih_stock, n = view.supply.worms));
    let thrown = at_hand(scene);
    if !thrown.is_empty() {
        let _ = writeln!(text, "{thrown}");
    }
    text
}

/// The die that was thrown.
pub(super) fn at_hand(scene: &Scene<'_, ItHappens>) -> String {
    let thrown = scene.view.thrown.as_ref().and_then(|die| Some((die.color, die.value?)));
    thrown.map_or_else(String::new, |(color, value)| {
        say!(scene.language, tih_shows, color = color_word(color, scene.language), value)
    })
}

/// A mound as columns of fields, the top field first; a die covers its field.
fn mound_lines(place: usize, mound: &MoundView, language: Language) -> String {
    let mut text = say!(
        language,
        tih_mound,
        mound = side(place, language),
        card = mound.card.to_string(),
        queen = mound.queen,
        general = mound.general,
        worm = mound.worm,
    );
    text.push('\n');
    for height in (0..3).rev() {
        let fields: Vec<String> =
            mound.columns.iter().map(|column| field(column, height, language)).collect();
        let line = format!("    {}", fields.join(" "));
        let _ = writeln!(text, "{}", line.trim_end());
    }
    text.push('\n');
    text
}

fn field(column: &ColumnView, height: usize, language: Language) -> String {
    let text = match (column.fields.get(height), column.dice.get(height)) {
        (None, _) => String::new(),
        (Some(_), Some(die)) => format!("{}{}", short_color(die.color, language), die.value),
        (Some(Field::Blank), None) => "_".into(),
        (Some(Field::Worm), None) => say!(language, tih_worm_field),
        (Some(Field::Object(object)), None) => thing(*object, language),
    };
    format!("{text:<12}")
}

/// As much of a color's name as tells it from the others, in capitals.
fn short_color(color: Color, language: Language) -> String {
    let begins =
        |color, n: usize| color_word(color, language).chars().take(n).collect::<String>().to_uppercase();
    let is_alone =
        |n: &usize| Color::ALL.iter().all(|other| *other == color || begins(*other, *n) != begins(color, *n));
    begins(color, (1..8).find(is_alone).unwrap_or(1))
}

/// What a color has; dice are of no interest after the end.
fn holdings(color: &ColorView, is_over: bool, language: Language) -> String {
    let mut parts = Vec::new();
    if !is_over {
        parts.push(say!(language, tih_dice, n = color.dice));
        parts.extend(color.third_dice.map(|n| say!(language, tih_third_dice, n)));
    }
    parts.push(say!(language, tih_worm_tiles, n = color.worms));
    let objects = color.objects.iter().filter(|(_, count)| **count > 0);
    parts.extend(objects.map(|(object, n)| match n {
        1 => thing(*object, language),
        n => format!("{} ×{n}", thing(*object, language)),
    }));
    parts.extend(point_tiles(color, language));
    parts.join(", ")
}

fn point_tiles(color: &ColorView, language: Language) -> Vec<String> {
    if let Some(tiles) = &color.point_tiles {
        let tile = |tile: &PointTile| match tile.kind {
            TileKind::Queen => say!(language, tih_queen, n = tile.value),
            TileKind::General => say!(language, tih_general, n = tile.value),
        };
        return tiles.iter().map(tile).collect();
    }
    let queens = (color.queens > 0).then(|| say!(language, tih_queens, n = color.queens));
    let generals = (color.generals > 0).then(|| say!(language, tih_generals, n = color.generals));
    queens.into_iter().chain(generals).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Yellow and green begin alike in Dutch and in German, blue and white in French.
    #[test]
    fn colors_are_told_apart_in_every_language() {
        for language in Language::ALL {
            let mut short: Vec<_> = Color::ALL.iter().map(|color| short_color(*color, language)).collect();
            short.sort();
            short.dedup();
            assert_eq!(short.len(), Color::COUNT, "{short:?}");
        }
    }
}
