//! The table of Regenwormen: players, row of tiles, dice, each as large as there is room for.

use ratatui::layout::Rect;
use wormery_games::Regenwormen;
use wormery_games::regenwormen::Board;

use super::dice::{self, DieSize};
use super::tiles::{self, TileSize};
use super::{chips, legend};
use crate::canvas::{Canvas, below};
use crate::{Role, Scene};

/// From this height on, pieces are drawn larger.
const ROOMY: u16 = 17;

/// How large everything is drawn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Sizes {
    chips: chips::Order,
    tiles: TileSize,
    dice: DieSize,
}

/// The lines that a board needs at least, at a width.
pub(super) fn least_lines(scene: &Scene<'_, Regenwormen>, width: u16) -> u16 {
    let board = scene.view.board();
    let all = smallest(scene, &board, width);
    n_lines(&board, all, width)
}

fn smallest(scene: &Scene<'_, Regenwormen>, board: &Board, width: u16) -> Sizes {
    Sizes { chips: chips::one_line(scene, board, width), tiles: TileSize::Listed, dice: DieSize::Small }
}

/// Everything from the largest to the smallest.
fn candidates(scene: &Scene<'_, Regenwormen>, board: &Board, area: Rect) -> Vec<Sizes> {
    let least = smallest(scene, board, area.width);
    let tall = chips::two_lines(scene, board, area.width).unwrap_or(least.chips);
    let is_roomy = area.height >= ROOMY;
    let tall = if is_roomy || board.seats.len() <= 4 { tall } else { least.chips };
    let of = |chips, tiles, dice| Sizes { chips, tiles, dice };
    let large = [of(tall, TileSize::Huge, DieSize::Huge), of(tall, TileSize::Large, DieSize::Large)];
    let usual = [
        of(tall, TileSize::Pills, DieSize::Large),
        of(least.chips, TileSize::Pills, DieSize::Large),
        of(least.chips, TileSize::Listed, DieSize::Large),
        of(least.chips, TileSize::Pills, DieSize::Small),
        least,
    ];
    // Below that, what is large would come and go with the number of choices.
    large.into_iter().filter(|_| is_roomy).chain(usual).collect()
}

fn n_lines(board: &Board, sizes: Sizes, width: u16) -> u16 {
    sizes.chips.n_lines() + tiles::n_lines(board, sizes.tiles, width) + sizes.dice.n_lines()
}

fn fits(board: &Board, sizes: Sizes, area: Rect) -> bool {
    let width = tiles::least_width(board, sizes.tiles).max(sizes.dice.least_width());
    // What is larger than usual wants some air.
    let air = if sizes.tiles == TileSize::Huge { 6 } else { 0 };
    width <= area.width && n_lines(board, sizes, area.width) + air <= area.height
}

/// Draws everything.
pub(super) fn draw(scene: &Scene<'_, Regenwormen>, canvas: &mut Canvas<'_>, area: Rect) {
    let board = scene.view.board();
    let sizes = candidates(scene, &board, area).into_iter().find(|sizes| fits(&board, *sizes, area));
    let sizes = sizes.unwrap_or_else(|| smallest(scene, &board, area.width));
    let tile_lines = tiles::n_lines(&board, sizes.tiles, area.width);
    let mut spare = area.height.saturating_sub(n_lines(&board, sizes, area.width));
    let stacks = sizes.chips.stack_lines(&board).min(spare.saturating_sub(4));
    spare -= stacks;
    let sky = Rect { height: sizes.chips.n_lines() + stacks, ..area };
    canvas.fill(sky, Role::Sky);
    chips::draw(scene, &board, sizes.chips, canvas, sky);
    let rest = below(area, sky.height + spare / 3);
    tiles::draw(scene, &board, sizes.tiles, canvas, Rect { height: tile_lines.min(rest.height), ..rest });
    let rest = below(rest, tile_lines);
    if spare >= 2 {
        legend::draw(scene, &board, canvas, Rect { height: 1, ..rest });
    }
    let rest = below(rest, if spare >= 2 { spare.div_ceil(3).max(1) } else { 0 });
    dice::draw(scene, &board, sizes.dice, canvas, rest);
}
