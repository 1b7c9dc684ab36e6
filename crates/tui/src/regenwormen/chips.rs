//! The players of Regenwormen: their names, stacks, worms, specialists and tokens.

use std::fmt::Write;

use ratatui::layout::Rect;
use unicode_width::UnicodeWidthStr;
use wormery_core::Seat;
use wormery_games::Regenwormen;
use wormery_games::regenwormen::{Action, Board, SeatView};

use super::words::short;
use crate::canvas::{Canvas, below, cut};
use crate::table::draw_name;
use crate::{Role, Scene};

/// The most letters of a name that are shown.
const LONGEST: usize = 12;

/// How the players stand: so many beside each other, each with one line or with two.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Order {
    n_rows: u16,
    per_row: u16,
    lines: u16,
}

impl Order {
    pub(super) fn n_lines(self) -> u16 {
        self.n_rows * self.lines
    }

    /// The lines for the tiles below the visible ones: where there is one row of players with two lines.
    pub(super) fn stack_lines(self, board: &Board) -> u16 {
        let highest = board.seats.iter().map(|seat| seat.tiles.len()).max().unwrap_or(0) as u16;
        if self.lines == 2 && self.n_rows == 1 { highest.saturating_sub(1) } else { 0 }
    }
}

/// All players with a line each, as many side by side as have room.
pub(super) fn one_line(scene: &Scene<'_, Regenwormen>, board: &Board, width: u16) -> Order {
    let n_seats = board.seats.len() as u16;
    let widest = widest(scene, board, |name, held| name + 1 + held);
    let fit = (width / (widest + 1)).clamp(1, n_seats);
    let n_rows = n_seats.div_ceil(fit);
    Order { n_rows, per_row: n_seats.div_ceil(n_rows), lines: 1 }
}

/// All players with two lines each; `None` where these are not wide enough.
pub(super) fn two_lines(scene: &Scene<'_, Regenwormen>, board: &Board, width: u16) -> Option<Order> {
    let n_seats = board.seats.len() as u16;
    let n_rows = if n_seats > 4 { 2 } else { 1 };
    let per_row = n_seats.div_ceil(n_rows);
    let widest = widest(scene, board, |name, held| name.max(held + 2));
    (widest < width / per_row).then_some(Order { n_rows, per_row, lines: 2 })
}

/// The widest player, by the widths of name and belongings.
fn widest(scene: &Scene<'_, Regenwormen>, board: &Board, both: impl Fn(u16, u16) -> u16) -> u16 {
    let seats = board.seats.iter().zip(Seat::all(board.seats.len()));
    let width = |(view, seat): (&SeatView, Seat)| {
        let held = stack_width(view) + score(view).width() + extras(scene, view).width();
        both(4 + name(scene, seat).width() as u16, held as u16)
    };
    seats.map(width).max().unwrap_or(0)
}

fn name(scene: &Scene<'_, Regenwormen>, seat: Seat) -> String {
    cut(scene.name(seat), LONGEST)
}

fn score(view: &SeatView) -> String {
    format!(" {}~", view.score)
}

/// Specialists and tokens.
fn extras(scene: &Scene<'_, Regenwormen>, view: &SeatView) -> String {
    let mut extras = String::new();
    for guest in &view.specialists {
        let _ = write!(extras, " {}", short(*guest, scene.language));
    }
    if view.tokens > 0 {
        let _ = write!(extras, " +{}", view.tokens);
    }
    extras
}

fn stack_width(view: &SeatView) -> usize {
    match view.tiles.len() {
        0 => 1,
        1 => 4,
        height => 5 + height.to_string().len(),
    }
}

/// Draws the players.
pub(super) fn draw(
    scene: &Scene<'_, Regenwormen>,
    board: &Board,
    rows: Order,
    canvas: &mut Canvas<'_>,
    area: Rect,
) {
    let (width, height) = (area.width / rows.per_row, area.height / rows.n_rows);
    for (place, view) in board.seats.iter().enumerate() {
        let (column, row) = (place as u16 % rows.per_row, place as u16 / rows.per_row);
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
    let rest = draw_name(canvas, chip, seat, &name(scene, seat), is_to_act);
    let line = if chip.height == 1 { rest } else { Rect { x: chip.x + 1, ..below(chip, 1) } };
    let line = Rect { width: chip.right().saturating_sub(line.x), ..line };
    let at = canvas.put(line, " ", canvas.style(Role::Ink));
    let at = draw_stack(scene, seat, view, canvas, at);
    let at = canvas.say(at, &score(view), Role::Title);
    canvas.say(at, &extras(scene, view), Role::Sun);
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
    let Some(top) = view.tiles.last() else { return canvas.say(at, "–", Role::Dim) };
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
