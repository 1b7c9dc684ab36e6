//! The players of It Happens..: a line for each color, and the die that was thrown.

use std::fmt::Write;

use ratatui::layout::Rect;
use wormery_core::Seat;
use wormery_games::ItHappens;
use wormery_games::ithappens::{Action, ColorView, Die, View};
use wormery_words::say;

use super::words::{owner, short};
use crate::canvas::{Canvas, cut};
use crate::table::draw_name;
use crate::{Role, Scene};

/// How many lines the players need; a die is five high.
pub(super) fn n_lines(view: &View) -> u16 {
    (view.colors.len() as u16).max(5)
}

/// Draws the players, with the die at the right.
pub(super) fn draw(scene: &Scene<'_, ItHappens>, canvas: &mut Canvas<'_>, area: Rect) {
    let die = Rect { x: area.right() - 9, width: 7, height: 5.min(area.height), ..area };
    let chips = Rect { width: area.width - 11, ..area };
    let mut lines = chips.rows();
    for (color, line) in scene.view.colors.iter().zip(&mut lines) {
        draw_chip(scene, color, canvas, line);
    }
    if let Some(line) = lines.next_back() {
        let (view, language) = (scene.view, scene.language);
        let round = say!(language, ih_round, round = view.round, rounds = view.rounds);
        let stock = say!(language, ih_stock, n = view.supply.worms);
        canvas.say(line, &format!(" {round} · {stock}"), Role::Dim);
    } else {
        let text = format!("{}/{}", scene.view.round, scene.view.rounds);
        canvas.right(Rect { width: area.width - 10, height: 1, ..area }, &text, Role::Dim);
    }
    draw_thrown(scene, canvas, die);
}

fn draw_chip(scene: &Scene<'_, ItHappens>, color: &ColorView, canvas: &mut Canvas<'_>, line: Rect) {
    let name = cut(&owner(color, scene.names, scene.language), 12);
    let seat = color.seat.unwrap_or(Seat::new(2));
    let is_to_act = color.seat.is_some() && scene.view.to_act == color.seat;
    draw_name(canvas, line, seat, &name, is_to_act);
    let at = Rect { x: line.x + 17, width: line.width.saturating_sub(17), ..line };
    let at = canvas.say(at, &dice(color), Role::Ink);
    let at = canvas.say(at, &format!(" {}~ ", color.worms), Role::Title);
    let at = canvas.say(at, &tiles(color), Role::Sun);
    let objects = color.objects.iter().filter(|(_, count)| **count > 0);
    let words: Vec<String> = objects
        .map(|(object, count)| match count {
            1 => short(*object, scene.language),
            count => format!("{}×{count}", short(*object, scene.language)),
        })
        .collect();
    canvas.say(at, &cut(&words.join(" "), at.width.into()), Role::Dim);
}

/// The dice that are left, as squares.
fn dice(color: &ColorView) -> String {
    let own = "■".repeat(color.dice.into());
    match color.third_dice {
        Some(third) => format!("{own:<5}+{third}"),
        None => format!("{own:<5}"),
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
