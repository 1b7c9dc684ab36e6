//! The table of Regenwormen: players, row of tiles, dice.

use std::fmt::Write;

use ratatui::layout::Rect;
use ratatui::style::Style;
use wormery_core::Seat;
use wormery_games::Regenwormen;
use wormery_games::regenwormen::{Action, Board, SeatView, Tile};

use super::dice;
use super::words::{all_tiles, in_row, short};
use crate::canvas::{Canvas, below, cut};
use crate::table::draw_name;
use crate::{Role, Scene};

/// From this height on, pieces are drawn larger.
const ROOMY: u16 = 17;
/// The lines that dice take, with what stands above and below them.
const DICE: u16 = 7;

/// Draws everything.
pub(super) fn draw(scene: &Scene<'_, Regenwormen>, canvas: &mut Canvas<'_>, area: Rect) {
    let board = scene.view.board();
    let is_roomy = area.height >= ROOMY;
    let stacks = stack_lines(&board, area.height);
    let chips = Rect { height: chip_lines(&board, is_roomy) + stacks, ..area };
    canvas.fill(chips, Role::Sky);
    draw_chips(scene, &board, canvas, chips);
    let mut rest = below(area, chips.height);
    let tile_lines = if is_roomy { 4 } else { 2 + u16::from(board.expansion) };
    let spare = rest.height.saturating_sub(tile_lines + DICE);
    rest = below(rest, spare / 3);
    draw_tiles(scene, &board, canvas, Rect { height: tile_lines, ..rest });
    rest = below(rest, tile_lines + spare.div_ceil(3));
    dice::draw(scene, &board, canvas, rest);
}

fn chip_lines(board: &Board, is_roomy: bool) -> u16 {
    let rows = if board.seats.len() > 4 { 2 } else { 1 };
    if is_roomy || rows == 1 { 2 * rows } else { rows }
}

/// The lines for the tiles below the visible ones: where there is plenty of room and one row of players.
fn stack_lines(board: &Board, height: u16) -> u16 {
    let highest = board.seats.iter().map(|seat| seat.tiles.len()).max().unwrap_or(0) as u16;
    let spare = height.saturating_sub(ROOMY + 7);
    if board.seats.len() > 4 { 0 } else { highest.saturating_sub(1).min(spare) }
}

fn draw_chips(scene: &Scene<'_, Regenwormen>, board: &Board, canvas: &mut Canvas<'_>, area: Rect) {
    let n_seats = board.seats.len();
    let n_rows = if n_seats > 4 { 2 } else { 1 };
    let per_row = n_seats.div_ceil(n_rows) as u16;
    let (width, height) = (area.width / per_row, area.height / n_rows as u16);
    for (place, view) in board.seats.iter().enumerate() {
        let (column, row) = (place as u16 % per_row, place as u16 / per_row);
        let chip = Rect { x: area.x + column * width, y: area.y + row * height, width, height };
        draw_chip(scene, board, Seat::new(place), view, canvas, chip);
    }
}

fn draw_chip(
    scene: &Scene<'_, Regenwormen>,
    board: &Board,
    seat: Seat,
    view: &SeatView,
    canvas: &mut Canvas<'_>,
    chip: Rect,
) {
    let is_to_act = board.seat == Some(seat);
    let is_short = chip.height == 1;
    let room = if is_short { chip.width.saturating_sub(15) } else { chip.width.saturating_sub(6) };
    let name = cut(scene.name(seat), room.into());
    let rest = draw_name(canvas, Rect { width: chip.width - 1, ..chip }, seat, &name, is_to_act);
    let line = if is_short { rest } else { Rect { x: chip.x + 1, width: chip.width - 2, ..below(chip, 1) } };
    let at = canvas.say(line, " ", Role::Ink);
    let at = draw_stack(scene, seat, view, canvas, at);
    let at = canvas.say(at, &format!(" {}~", view.score), Role::Title);
    let mut extras = String::new();
    for guest in &view.specialists {
        let _ = write!(extras, " {}", short(*guest, scene.language));
    }
    if view.tokens > 0 {
        let _ = write!(extras, " +{}", view.tokens);
    }
    canvas.say(at, &extras, Role::Sun);
    for (tile, line) in view.tiles.iter().rev().skip(1).zip(below(chip, 2).rows()) {
        let style = canvas.style(Role::Faded);
        canvas.pill(Rect { x: chip.x + 2, width: 4.min(chip.width), ..line }, &tile.to_string(), style);
    }
    if let Some(key) = [Action::Steal { from: seat }, Action::Rob { from: seat }]
        .into_iter()
        .find_map(|action| scene.click(action))
    {
        canvas.zone(chip, key);
    }
}

/// The visible tile and how high the stack is.
fn draw_stack(
    scene: &Scene<'_, Regenwormen>,
    seat: Seat,
    view: &SeatView,
    canvas: &mut Canvas<'_>,
    at: Rect,
) -> Rect {
    let Some(top) = view.tiles.last() else { return canvas.say(at, " –   ", Role::Dim) };
    let can_steal = scene.place_of(Action::Steal { from: seat }).is_some();
    let role = match (can_steal, scene.trace.moved == Some(*top)) {
        (true, _) => Role::Berry,
        (_, true) => Role::Lit,
        _ => Role::Piece,
    };
    let style = canvas.style(role);
    let at = canvas.pill(at, &top.to_string(), style);
    match view.tiles.len() {
        1 => at,
        height => canvas.say(at, &format!("×{height}"), Role::Dim),
    }
}

fn draw_tiles(scene: &Scene<'_, Regenwormen>, board: &Board, canvas: &mut Canvas<'_>, area: Rect) {
    let tiles = all_tiles(board);
    let pitch = (area.width / tiles.len() as u16).min(6);
    let left = area.x + (area.width - pitch * tiles.len() as u16) / 2;
    for (place, tile) in tiles.into_iter().enumerate() {
        let spot = Rect { x: left + place as u16 * pitch, width: pitch, ..area };
        if area.height >= 4 {
            draw_large_tile(scene, board, tile, canvas, spot);
        } else {
            draw_small_tile(scene, board, tile, canvas, Rect { width: 4, ..spot });
        }
        if let Some(key) = scene.click(Action::Take { tile }) {
            canvas.zone(spot, key);
        }
    }
}

/// The color of a tile in the row.
fn role(scene: &Scene<'_, Regenwormen>, tile: Tile) -> Role {
    if scene.place_of(Action::Take { tile }).is_some() { Role::Lit } else { Role::Piece }
}

fn draw_small_tile(
    scene: &Scene<'_, Regenwormen>,
    board: &Board,
    tile: Tile,
    canvas: &mut Canvas<'_>,
    spot: Rect,
) {
    let Some(in_row) = in_row(board, tile) else {
        canvas.say(spot, " ·· ", Role::Dim);
        return;
    };
    if !in_row.open {
        let back = canvas.style(Role::Back);
        canvas.pill(spot, "▒▒", back);
        canvas.pill(below(spot, 1), "▒▒", back);
        return;
    }
    let style = canvas.style(role(scene, tile));
    canvas.pill(spot, &tile.to_string(), style);
    let worm = style.patch(canvas.style(Role::Worm));
    canvas.pill(below(spot, 1), &format!("{}~", in_row.worms), with_ground(worm, style));
    if let Some(guest) = in_row.specialist {
        canvas.center(below(spot, 2), &short(guest, scene.language), canvas.style(Role::Sun));
    }
}

fn draw_large_tile(
    scene: &Scene<'_, Regenwormen>,
    board: &Board,
    tile: Tile,
    canvas: &mut Canvas<'_>,
    spot: Rect,
) {
    let Some(in_row) = in_row(board, tile) else {
        canvas.center(below(spot, 1), "··", canvas.style(Role::Dim));
        return;
    };
    let width = spot.width.min(6);
    let tile_area = Rect { width, height: 4, ..spot };
    if !in_row.open {
        let style = canvas.style(Role::Back);
        for line in tile_area.rows() {
            canvas.put(line, &"▒".repeat(width.into()), style);
        }
        return;
    }
    let style = canvas.style(role(scene, tile));
    canvas.tint(tile_area, style);
    canvas.frame(tile_area, style);
    let inside = Rect { x: tile_area.x + 1, width: width - 2, ..tile_area };
    canvas.center(below(inside, 1), &tile.to_string(), style);
    let worm = with_ground(canvas.style(Role::Worm), style);
    let worms =
        if inside.width >= 4 { "~".repeat(in_row.worms.into()) } else { format!("{}~", in_row.worms) };
    canvas.center(below(inside, 2), &worms, worm);
    if let Some(guest) = in_row.specialist {
        canvas.center(below(tile_area, 3), &short(guest, scene.language), style);
    }
}

/// A style of print on the ground of another.
fn with_ground(print: Style, ground: Style) -> Style {
    Style { bg: ground.bg, ..print }
}
