//! The players of It Happens..: a line for each color, and the die that was thrown.

use std::fmt::Write;

use ratatui::layout::Rect;
use unicode_width::UnicodeWidthStr;
use wormery_core::Seat;
use wormery_games::ItHappens;
use wormery_games::ithappens::{Action, ColorView, Die, View};
use wormery_words::{Language, say};

use super::words::{owner, short, tiny};
use crate::canvas::{Canvas, cut};
use crate::table::draw_name;
use crate::{Role, Scene};

/// The width from which there is a large die beside the players.
const WIDE: u16 = 70;
/// The most letters of a name that are shown.
const LONGEST: usize = 12;

/// How many lines the players get, where there are at most so many: a die is five high.
pub(super) fn n_lines(view: &View, width: u16, most: u16) -> u16 {
    let n_colors = view.colors.len() as u16;
    let wanted = if width < WIDE { n_colors + 1 } else { n_colors.max(5) };
    wanted.min(most).max(n_colors)
}

/// Draws the players, with the die at the right.
pub(super) fn draw(scene: &Scene<'_, ItHappens>, canvas: &mut Canvas<'_>, area: Rect) {
    let has_die = area.width >= WIDE && area.height >= 5;
    let chips = Rect { width: area.width - if has_die { 11 } else { 0 }, ..area };
    let mut lines = chips.rows();
    let name_width = scene.view.colors.iter().map(|color| name(scene, color).width()).max().unwrap_or(0);
    for (color, line) in scene.view.colors.iter().zip(&mut lines) {
        draw_chip(scene, color, name_width, canvas, line);
    }
    if let Some(line) = lines.next_back() {
        let (view, language) = (scene.view, scene.language);
        let round = say!(language, ih_round, round = view.round, rounds = view.rounds);
        let stock = say!(language, ih_stock, n = view.supply.worms);
        let both = format!(" {round} · {stock}");
        let text = if both.width() <= line.width.into() { both } else { format!(" {round}") };
        canvas.say(line, &text, Role::Dim);
    } else if has_die {
        let text = format!("{}/{}", scene.view.round, scene.view.rounds);
        canvas.right(Rect { width: area.width - 10, height: 1, ..area }, &text, Role::Dim);
    }
    if has_die {
        let die = Rect { x: area.right() - 9, width: 7, height: 5, ..area };
        draw_thrown(scene, canvas, die);
    }
}

fn name(scene: &Scene<'_, ItHappens>, color: &ColorView) -> String {
    cut(&owner(color, scene.names, scene.language), LONGEST)
}

fn draw_chip(
    scene: &Scene<'_, ItHappens>,
    color: &ColorView,
    name_width: usize,
    canvas: &mut Canvas<'_>,
    line: Rect,
) {
    let is_narrow = line.width < WIDE - 11;
    let seat = color.seat.unwrap_or(Seat::new(2));
    let is_to_act = color.seat.is_some() && scene.view.to_act == color.seat;
    let called = format!("{:<name_width$}", name(scene, color));
    let at = draw_name(canvas, line, seat, &called, is_to_act);
    let at = canvas.say(at, &format!(" {}", dice(color, is_narrow)), Role::Ink);
    let at = canvas.say(at, &format!(" {}~ ", color.worms), Role::Title);
    let at = canvas.say(at, &tiles(color), Role::Sun);
    canvas.say(at, &objects(color, scene.language, at.width.into()), Role::Dim);
}

/// As many objects as there is room for, and how many more there are.
fn objects(color: &ColorView, language: Language, room: usize) -> String {
    let is_narrow = room < 36;
    let mut left: usize = color.objects.iter().filter(|(_, count)| **count > 0).count();
    let mut text = String::new();
    for (object, count) in color.objects.iter().filter(|(_, count)| **count > 0) {
        let sign = if is_narrow { tiny(*object, language) } else { short(*object, language) };
        let sign = if *count == 1 { sign } else { format!("{sign}×{count}") };
        let gap = if text.is_empty() { "" } else { " " };
        let more = if left > 1 { 3 } else { 0 };
        if text.width() + gap.len() + sign.width() + more > room {
            return format!("{text}{gap}+{left}");
        }
        text = format!("{text}{gap}{sign}");
        left -= 1;
    }
    text
}

/// The dice that are left, as squares or as a number.
fn dice(color: &ColorView, is_narrow: bool) -> String {
    let own = if is_narrow {
        format!("■{}", color.dice)
    } else {
        format!("{:<5}", "■".repeat(color.dice.into()))
    };
    match color.third_dice {
        Some(third) => format!("{own}+{third}"),
        None => own,
    }
}

fn tiles(color: &ColorView) -> String {
    let mut text = String::new();
    if color.queens > 0 {
        let _ = write!(text, "♛{} ", color.queens);
    }
    if color.generals > 0 {
        let _ = write!(text, "♞{} ", color.generals);
    }
    if let Some(tiles) = &color.point_tiles
        && !tiles.is_empty()
    {
        let _ = write!(text, "={} ", tiles.iter().map(|tile| u16::from(tile.value)).sum::<u16>());
    }
    text
}

fn draw_thrown(scene: &Scene<'_, ItHappens>, canvas: &mut Canvas<'_>, spot: Rect) {
    let Some(thrown) = &scene.view.thrown else {
        if let Some(key) = scene.click(Action::Roll { die: Die::Own }) {
            let style = canvas.style(Role::Line);
            canvas.frame(spot, style);
            canvas.zone(spot, key);
        }
        return;
    };
    let style = canvas.theme.seat_piece(Seat::new(thrown.color as usize));
    canvas.tint(spot, style);
    canvas.frame(spot, style);
    let turns = scene.tumbling.filter(|_| scene.trace.rolled);
    let value = turns.map_or(thrown.value.unwrap_or(0), |turns| (turns % 6) as u8 + 1);
    let inside = Rect { x: spot.x + 1, y: spot.y + 1, width: 5, height: 3 };
    for (line, at) in pips(value).iter().zip(inside.rows()) {
        canvas.put(at, line, style);
    }
}

fn pips(value: u8) -> [&'static str; 3] {
    match value {
        1 => ["     ", "  ●  ", "     "],
        2 => ["●    ", "     ", "    ●"],
        3 => ["●    ", "  ●  ", "    ●"],
        4 => ["●   ●", "     ", "●   ●"],
        5 => ["●   ●", "  ●  ", "●   ●"],
        6 => ["●   ●", "●   ●", "●   ●"],
        _ => ["     "; 3],
    }
}
