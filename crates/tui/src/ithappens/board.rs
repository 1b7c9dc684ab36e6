//! The table of It Happens..: players above, three mounds below.

use ratatui::layout::Rect;
use unicode_width::UnicodeWidthStr;
use wormery_core::Seat;
use wormery_games::ItHappens;
use wormery_games::ithappens::{Action, Color, ColumnView, Effect, Field, MoundIdx, MoundView};
use wormery_words::{Language, say};

use super::chips;
use super::words::{short, side, tiny};
use crate::canvas::{Canvas, below};
use crate::{Key, Role, Scene, Theme};

/// The most fields of a column.
const HIGHEST: u16 = 3;
/// The columns of a mound.
const COLUMNS: u16 = 5;

/// The lines that a board needs at least, at a width.
pub(super) fn least_lines(scene: &Scene<'_, ItHappens>, width: u16) -> u16 {
    scene.view.colors.len() as u16 + title_lines(pitch(width)) + HIGHEST + 1
}

/// Draws everything.
pub(super) fn draw(scene: &Scene<'_, ItHappens>, canvas: &mut Canvas<'_>, area: Rect) {
    let pitch = pitch(area.width);
    let mounds = title_lines(pitch) + HIGHEST + 1;
    let n_chips = chips::n_lines(scene.view, area.width, area.height.saturating_sub(mounds));
    let sky = Rect { height: n_chips, ..area };
    canvas.fill(sky, Role::Sky);
    chips::draw(scene, canvas, sky);
    let lawn = below(area, n_chips);
    let mound_lines = title_lines(pitch) + 1 + HIGHEST * field_lines(lawn.height);
    let spare = lawn.height.saturating_sub(mound_lines);
    let mounds = Rect { height: mound_lines.min(lawn.height), ..below(lawn, spare / 2) };
    let width = (area.width - 1) / 3;
    for (place, mound) in scene.view.mounds.iter().enumerate() {
        let spot = Rect { x: area.x + 1 + place as u16 * width, width, ..mounds };
        draw_mound(scene, place, mound, pitch, canvas, spot);
    }
    if scene.view.mounds.is_empty() {
        canvas.center(mounds, &say!(scene.language, tih_cleared), canvas.style(Role::Dim));
    }
}

/// How far the columns of a mound are apart.
fn pitch(width: u16) -> u16 {
    ((width - 1) / 3 / COLUMNS).clamp(2, 7)
}

/// A narrow mound has its tiles on a line of their own.
fn title_lines(pitch: u16) -> u16 {
    if pitch < 5 { 2 } else { 1 }
}

fn field_lines(height: u16) -> u16 {
    match height {
        0..=9 => 1,
        10..=13 => 2,
        14..=21 => 3,
        _ => 5,
    }
}

fn draw_mound(
    scene: &Scene<'_, ItHappens>,
    place: usize,
    mound: &MoundView,
    pitch: u16,
    canvas: &mut Canvas<'_>,
    area: Rect,
) {
    let left = area.x + (area.width - COLUMNS * pitch) / 2;
    let inner = Rect { x: left, width: area.right() - left, ..area };
    draw_title(place, mound, scene.language, canvas, inner, title_lines(pitch));
    let fields = below(area, title_lines(pitch));
    let per_field = (fields.height.saturating_sub(1)) / HIGHEST;
    let ghost = ghost(scene, place);
    for (number, column) in mound.columns.iter().enumerate() {
        let spot = Rect { x: left + number as u16 * pitch, width: pitch, ..fields };
        let ghost = ghost.filter(|(on, ..)| *on == number).map(|(_, value)| value);
        draw_column(scene, (place, number), column, ghost, canvas, spot, per_field);
        let text = if column.dice.is_empty() { "·".to_owned() } else { column.sum().to_string() };
        let style = canvas.style(if mound.is_hit_by(column) { Role::Sun } else { Role::Ink });
        let at = below(spot, HIGHEST * per_field);
        // Where columns touch, a sum stands at the right of its own: 10 and 4 are not 104.
        if pitch == 2 {
            canvas.put(at, &format!("{text:>2}"), style);
        } else {
            canvas.center(at, &text, style);
        }
    }
    let action = Action::Place { mound: MoundIdx::new(place as i16) };
    if let Some(choice) = scene.place_of(action) {
        canvas.zone(area, Key::Choose(choice));
    }
}

/// The key and the name of a mound, and what can be won there.
fn draw_title(
    place: usize,
    mound: &MoundView,
    language: Language,
    canvas: &mut Canvas<'_>,
    area: Rect,
    n_lines: u16,
) {
    let at = canvas.say(area, &format!("{} {} ", place + 1, side(place, language)), Role::Title);
    let at = if n_lines > 1 { below(area, 1) } else { at };
    let at = canvas.say(at, &format!("♛{} ♞{}", mound.queen, mound.general), Role::Sun);
    canvas.say(at, &worm_number(mound, at.width, language), Role::Dim);
}

/// The worm number of a mound; with a sign in place of words where there is little room.
fn worm_number(mound: &MoundView, room: u16, language: Language) -> String {
    let text = format!("  {}", say!(language, tih_worm_at, n = mound.worm));
    if text.width() <= room.into() { text } else { format!(" ~{}", mound.worm) }
}

/// Where the thrown die would go, if this mound is pointed at: the column and the value.
fn ghost(scene: &Scene<'_, ItHappens>, place: usize) -> Option<(usize, u8)> {
    let action = Action::Place { mound: MoundIdx::new(place as i16) };
    let is_chosen = scene.chosen_action() == Some(action);
    scene.effects(action).iter().filter(|_| is_chosen).find_map(|effect| match effect {
        Effect::DiePlaced { column, value, .. } => Some((column.get() as usize, value.get() as u8)),
        _ => None,
    })
}

fn draw_column(
    scene: &Scene<'_, ItHappens>,
    (mound, number): (usize, usize),
    column: &ColumnView,
    ghost: Option<u8>,
    canvas: &mut Canvas<'_>,
    area: Rect,
    per_field: u16,
) {
    for (height, field) in column.fields.iter().enumerate() {
        let y = area.y + (HIGHEST - 1 - height as u16) * per_field;
        let spot = Rect { y, height: per_field, ..area };
        let is_new = scene.trace.placed == Some((mound, number, height));
        match column.dice.get(height) {
            Some(die) => draw_die(die.color, die.value, is_new, canvas, spot),
            None if height == column.dice.len() && ghost.is_some() => {
                let text = format!("{}?", ghost.unwrap_or(0));
                draw_cell(&text, canvas.style(Role::Lit), canvas, spot);
            }
            None => draw_field(*field, scene.language, canvas, spot),
        }
    }
}

fn draw_die(color: Color, value: u8, is_new: bool, canvas: &mut Canvas<'_>, spot: Rect) {
    let seat = Seat::new(color as usize);
    let shape: String = Theme::sign(seat).chars().take(1).collect();
    let style = canvas.theme.seat_piece(seat);
    let mark = if is_new && spot.width > 2 { "‹" } else { "" };
    draw_cell(&format!("{shape}{value}{mark}"), style, canvas, spot);
}

fn draw_field(field: Field, language: Language, canvas: &mut Canvas<'_>, spot: Rect) {
    let (text, role) = match field {
        Field::Blank => (String::new(), Role::Faded),
        Field::Worm => ("~".to_owned(), Role::Piece),
        Field::Object(object) if spot.width < 4 => (tiny(object, language), Role::Piece),
        Field::Object(object) => (short(object, language), Role::Piece),
    };
    let mut style = canvas.style(role);
    if field == Field::Worm {
        style.fg = canvas.style(Role::Worm).fg;
    }
    draw_cell(&text, style, canvas, spot);
}

/// A field: some letters, a pill, or a box, as there is room.
fn draw_cell(text: &str, style: ratatui::style::Style, canvas: &mut Canvas<'_>, spot: Rect) {
    match (spot.width, spot.height) {
        (0..=4, _) => {
            let wide = Rect { width: if spot.width == 2 { 2 } else { spot.width - 1 }, height: 1, ..spot };
            canvas.tint(wide, style);
            canvas.put(wide, &format!("{text:<width$}", width = usize::from(wide.width)), style);
        }
        (_, 0 | 1) => {
            canvas.pill(spot, &format!("{text:^3}"), style);
        }
        (_, 2) => {
            let wide = Rect { width: spot.width - 1, ..spot };
            canvas.tint(wide, style);
            canvas.put(wide, &"─".repeat(wide.width.into()), style);
            canvas.center(below(wide, 1), text, style);
        }
        _ => {
            let wide = Rect { width: spot.width - 1, ..spot };
            canvas.tint(wide, style);
            canvas.frame(wide, style);
            canvas.center(below(wide, wide.height / 2), text, style);
        }
    }
}
