//! Regenwormen as lines of text.

use std::fmt::Write;

use wormery_games::Regenwormen;
use wormery_games::regenwormen::{Board, RowTile, SeatView, Tile};
use wormery_words::{Language, say};

use super::words::{all_tiles, called, the};
use crate::Scene;
use crate::plain::{name_width, spaced};

/// The row of tiles, the players, and the dice of the turn.
pub(super) fn board(scene: &Scene<'_, Regenwormen>) -> String {
    let (view, language) = (&scene.view.board(), scene.language);
    let mut text = String::new();
    for worms in 1..=4u8 {
        let tiles = all_tiles(view).into_iter().filter(|tile| tile.worms() == worms);
        let row = spaced(tiles.map(|tile| row_tile(view, tile, language)));
        let _ = writeln!(text, "{:>8}  {}", say!(language, rw_unit_worms, n = worms), row.trim_end());
    }
    if view.expansion {
        let tokens = say!(language, trw_tokens, n = view.supply);
        let _ = writeln!(text, "{}", say!(language, rw_supply, tokens));
    }
    text.push('\n');
    let width = name_width(scene.names);
    for (seat, name) in view.seats.iter().zip(scene.names) {
        let _ = writeln!(text, "{name:>width$}  {}", holdings(seat, language));
    }
    text + &turn(scene, view)
}

/// A tile of the row: its number, `--` face down, `..` taken; a specialist stands behind it.
fn row_tile(view: &Board, tile: Tile, language: Language) -> String {
    match view.row.iter().find(|in_row| in_row.tile == tile) {
        None => "..".into(),
        Some(RowTile { open: false, .. }) => "--".into(),
        Some(RowTile { specialist: Some(guest), .. }) => format!("{tile}({})", called(*guest, language)),
        Some(_) => tile.to_string(),
    }
}

fn holdings(seat: &SeatView, language: Language) -> String {
    let mut parts = vec![match seat.tiles.split_last() {
        None => say!(language, trw_no_tile),
        Some((top, [])) => say!(language, trw_tile_top, tile = top.number()),
        Some((top, covered)) => {
            say!(language, trw_tile_on, tile = top.number(), tiles = spaced(covered.iter().rev()))
        }
    }];
    parts.extend(seat.specialists.iter().map(|guest| the(*guest, language)));
    if seat.tokens > 0 {
        parts.push(say!(language, trw_tokens, n = seat.tokens));
    }
    format!("{}: {}", say!(language, rw_unit_worms, n = seat.score), parts.join(", "))
}

/// The dice of the turn.
pub(super) fn at_hand(scene: &Scene<'_, Regenwormen>) -> String {
    turn(scene, &scene.view.board()).trim().to_owned()
}

fn turn(scene: &Scene<'_, Regenwormen>, view: &Board) -> String {
    let language = scene.language;
    let (Some(seat), false) = (view.seat, view.turn.kept.is_empty() && view.turn.roll.is_empty()) else {
        return String::new();
    };
    let name = scene.name(seat);
    let mut text = match view.turn.kept.as_slice() {
        [] => say!(language, trw_turn_none, name),
        kept => say!(language, trw_turn_kept, name, faces = spaced(kept), total = view.turn.total),
    };
    if !view.turn.roll.is_empty() {
        let _ = write!(text, " {}", say!(language, trw_turn_roll, faces = spaced(&view.turn.roll)));
    }
    format!("\n{text}\n")
}
