//! The row of tiles: large ones side by side, small ones, or a line for each number of worms.

use ratatui::layout::Rect;
use ratatui::style::Style;
use wormery_games::Regenwormen;
use wormery_games::regenwormen::{Action, Board, Tile};

use super::words::{all_tiles, in_row, short};
use crate::canvas::{Canvas, below};
use crate::{Role, Scene};

/// How large tiles are drawn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum TileSize {
    /// Boxes with room around the number.
    Huge,
    /// Boxes.
    Large,
    /// Two lines, and one for the specialists.
    Pills,
    /// Numbers, those with the same worms together.
    Listed,
}

/// How many lines the row takes.
pub(super) fn n_lines(board: &Board, size: TileSize, width: u16) -> u16 {
    match size {
        TileSize::Huge => 6,
        TileSize::Large => 4,
        TileSize::Pills => 2 + u16::from(board.expansion),
        TileSize::Listed => 4u16.div_ceil(groups_per_line(board, width)),
    }
}

/// How wide the row is at least.
pub(super) fn least_width(board: &Board, size: TileSize) -> u16 {
    let n_tiles = all_tiles(board).len() as u16;
    match size {
        TileSize::Huge | TileSize::Large => n_tiles * 5,
        TileSize::Pills => n_tiles * 4,
        TileSize::Listed => 0,
    }
}

/// Draws the row.
pub(super) fn draw(
    scene: &Scene<'_, Regenwormen>,
    board: &Board,
    size: TileSize,
    canvas: &mut Canvas<'_>,
    area: Rect,
) {
    if size == TileSize::Listed {
        draw_list(scene, board, canvas, area);
        return;
    }
    let tiles = all_tiles(board);
    let pitch = (area.width / tiles.len() as u16).min(6);
    let left = area.x + (area.width - pitch * tiles.len() as u16) / 2;
    for (place, tile) in tiles.into_iter().enumerate() {
        let spot = Rect { x: left + place as u16 * pitch, width: pitch, ..area };
        if size == TileSize::Pills {
            draw_small_tile(scene, board, tile, canvas, Rect { width: 4, ..spot });
        } else {
            draw_large_tile(scene, board, tile, canvas, spot);
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

/// With specialists each number of worms needs a line of its own.
fn groups_per_line(board: &Board, width: u16) -> u16 {
    if board.expansion { 1 } else { (width / 18).clamp(1, 4) }
}

fn draw_list(scene: &Scene<'_, Regenwormen>, board: &Board, canvas: &mut Canvas<'_>, area: Rect) {
    let per_line = groups_per_line(board, area.width);
    for worms in 1..=4u8 {
        let (row, column) = (u16::from(worms - 1) / per_line, u16::from(worms - 1) % per_line);
        let width = area.width / per_line;
        let line = Rect { x: area.x + column * width, width, height: 1, ..below(area, row) };
        let mut at = canvas.put(line, &format!(" {worms}~"), canvas.style(Role::Worm));
        for tile in all_tiles(board).into_iter().filter(|tile| tile.worms() == worms) {
            at = draw_listed(scene, board, tile, canvas, at);
        }
    }
}

fn draw_listed(
    scene: &Scene<'_, Regenwormen>,
    board: &Board,
    tile: Tile,
    canvas: &mut Canvas<'_>,
    at: Rect,
) -> Rect {
    let at = canvas.put(at, " ", Style::new());
    let Some(found) = in_row(board, tile) else { return canvas.say(at, "··", Role::Dim) };
    if !found.open {
        return canvas.put(at, "▒▒", canvas.style(Role::Back));
    }
    if let Some(key) = scene.click(Action::Take { tile }) {
        canvas.zone(Rect { width: 2, height: 1, ..at }, key);
    }
    let rest = canvas.put(at, &tile.to_string(), canvas.style(role(scene, tile)));
    match found.specialist {
        Some(guest) => canvas.say(rest, &short(guest, scene.language), Role::Sun),
        None => rest,
    }
}

fn draw_small_tile(
    scene: &Scene<'_, Regenwormen>,
    board: &Board,
    tile: Tile,
    canvas: &mut Canvas<'_>,
    spot: Rect,
) {
    let Some(in_row) = in_row(board, tile) else {
        canvas.say(spot, " ··", Role::Dim);
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
    let middle = (spot.height - 2) / 2;
    let Some(in_row) = in_row(board, tile) else {
        canvas.center(below(spot, middle), "··", canvas.style(Role::Dim));
        return;
    };
    if !in_row.open {
        let style = canvas.style(Role::Back);
        for line in spot.rows() {
            canvas.put(line, &"▒".repeat(spot.width.into()), style);
        }
        return;
    }
    let style = canvas.style(role(scene, tile));
    canvas.tint(spot, style);
    canvas.frame(spot, style);
    let inside = Rect { x: spot.x + 1, width: spot.width - 2, ..spot };
    canvas.center(below(inside, middle), &tile.to_string(), style);
    let worm = with_ground(canvas.style(Role::Worm), style);
    let worms =
        if inside.width >= 4 { "~".repeat(in_row.worms.into()) } else { format!("{}~", in_row.worms) };
    canvas.center(below(inside, middle + 1), &worms, worm);
    if let Some(guest) = in_row.specialist {
        canvas.center(below(spot, spot.height - 1), &short(guest, scene.language), style);
    }
}

/// A style of print on the ground of another.
fn with_ground(print: Style, ground: Style) -> Style {
    Style { bg: ground.bg, ..print }
}
