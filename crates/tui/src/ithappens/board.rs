//! The table of It Happens..: players above, three mounds below.

use ratatui::layout::Rect;
use unicode_width::UnicodeWidthStr;
use wormery_core::Seat;
use wormery_games::ItHappens;
use wormery_games::ithappens::{Action, Color, ColumnView, Effect, Field, MoundIdx, MoundView};
use wormery_words::{Language, say};

use super::chips;
use super::words::{short, side};
use crate::canvas::{Canvas, below};
use crate::{Key, Role, Scene, Theme};

/// The most fields of a column.
const HIGHEST: u16 = 3;

/// Draws everything.
pub(super) fn draw(scene: &Scene<'_, ItHappens>, canvas: &mut Canvas<'_>, area: Rect) {
    let n_chips = chips::n_lines(scene.view);
    let sky = Rect { height: n_chips, ..area };
    canvas.fill(sky, Role::Sky);
    chips::draw(scene, canvas, sky);
    let lawn = below(area, n_chips);
    let mound_lines = lines(lawn.height);
    let spare = lawn.height.saturating_sub(mound_lines);
    let mounds = Rect { height: mound_lines.min(lawn.height), ..below(lawn, spare / 2) };
    let width = (area.width - 2) / 3;
    for (place, mound) in scene.view.mounds.iter().enumerate() {
        let spot = Rect { x: area.x + 1 + place as u16 * width, width, ..mounds };
        draw_mound(scene, place, mound, canvas, spot);
    }
    if scene.view.mounds.is_empty() {
        canvas.center(mounds, &say!(scene.language, tih_cleared), canvas.style(Role::Dim));
    }
}

/// The lines of a mound, in a lawn of this height.
fn lines(height: u16) -> u16 {
    2 + HIGHEST * field_lines(height)
}

fn field_lines(height: u16) -> u16 {
    match height {
        0..=9 => 1,
        10..=13 => 2,
        _ => 3,
    }
}

fn draw_mound(
    scene: &Scene<'_, ItHappens>,
    place: usize,
    mound: &MoundView,
    canvas: &mut Canvas<'_>,
    area: Rect,
) {
    let pitch = (area.width / 5).min(7);
    let left = area.x + (area.width - 5 * pitch) / 2;
    let inner = Rect { x: left, width: 5 * pitch, ..area };
    let at = canvas.say(inner, &format!("{} ", side(place, scene.language)), Role::Title);
    let at = canvas.say(at, &format!("♛{} ♞{}", mound.queen, mound.general), Role::Sun);
    canvas.say(at, &worm_number(mound, at.width, scene.language), Role::Dim);
    let per_field = (area.height - 2) / HIGHEST;
    let ghost = ghost(scene, place);
    for (number, column) in mound.columns.iter().enumerate() {
        let x = left + number as u16 * pitch;
        let spot = Rect { x, width: pitch, ..below(area, 1) };
        let ghost = ghost.filter(|(on, ..)| *on == number).map(|(_, value)| value);
        draw_column(scene, (place, number), column, ghost, canvas, spot, per_field);
        let text = if column.dice.is_empty() { "·".to_owned() } else { column.sum().to_string() };
        let style = canvas.style(if mound.is_hit_by(column) { Role::Sun } else { Role::Ink });
        canvas.center(below(spot, HIGHEST * per_field), &text, style);
    }
    let action = Action::Place { mound: MoundIdx::new(place as i16) };
    if let Some(choice) = scene.place_of(action) {
        canvas.zone(area, Key::Choose(choice));
    }
}

/// The worm number of a mound; with a sign in place of words where there is little room.
fn worm_number(mound: &MoundView, room: u16, language: Language) -> String {
    let text = format!("  {}", say!(language, tih_worm_at, n = mound.worm));
    if text.width() <= room.into() { text } else { format!("  ~{}", mound.worm) }
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
                draw_cell(&format!(" {}?", ghost.unwrap_or(0)), canvas.style(Role::Lit), canvas, spot);
            }
            None => draw_field(*field, scene.language, canvas, spot),
        }
    }
}

fn draw_die(color: Color, value: u8, is_new: bool, canvas: &mut Canvas<'_>, spot: Rect) {
    let seat = Seat::new(color as usize);
    let shape: String = Theme::sign(seat).chars().take(1).collect();
    let style = canvas.theme.seat_piece(seat);
    let mark = if is_new { "‹" } else { " " };
    draw_cell(&format!("{shape}{value}{mark}"), style, canvas, spot);
}

fn draw_field(field: Field, language: Language, canvas: &mut Canvas<'_>, spot: Rect) {
    let (text, role) = match field {
        Field::Blank => ("   ".to_owned(), Role::Faded),
        Field::Worm => (" ~ ".to_owned(), Role::Piece),
        Field::Object(object) => (format!("{:<3}", short(object, language)), Role::Piece),
    };
    let mut style = canvas.style(role);
    if field == Field::Worm {
        style.fg = canvas.style(Role::Worm).fg;
    }
    draw_cell(&text, style, canvas, spot);
}

/// A field: a pill where there is one line, a box where there are three.
fn draw_cell(text: &str, style: ratatui::style::Style, canvas: &mut Canvas<'_>, spot: Rect) {
    match spot.height {
        0 | 1 => {
            canvas.pill(spot, text, style);
        }
        2 => {
            let wide = Rect { width: spot.width - 1, ..spot };
            canvas.tint(wide, style);
            canvas.put(wide, &"─".repeat(wide.width.into()), style);
            canvas.center(below(wide, 1), text, style);
        }
        _ => {
            let wide = Rect { width: spot.width.max(6) - 1, ..spot };
            canvas.tint(wide, style);
            canvas.frame(wide, style);
            canvas.center(below(wide, 1), text, style);
        }
    }
}
