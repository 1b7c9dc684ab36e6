use std::fmt::Write;

use wormery_core::{Event, Seat};
use wormery_games::Regenwormen;
use wormery_games::regenwormen::{Action, Board, Phase, RowTile, SeatView, Specialist, Symbol, Tile, View};

use super::{Show, name_width, spaced};
use crate::words::counted;

impl Show for Regenwormen {
    fn board(view: &View, names: &[String]) -> String {
        let view = &view.board();
        let mut board = String::new();
        for worms in 1..=4 {
            let tiles = (11..=36).filter_map(Tile::new).filter(|tile| tile.worms() == worms);
            let tiles = tiles.filter(|tile| view.expansion || !tile.is_low());
            let row = spaced(tiles.map(|tile| row_tile(view, tile)));
            let _ = writeln!(board, "{:>8}  {}", counted(worms, "worm"), row.trim_end());
        }
        if view.expansion {
            let _ = writeln!(board, "{:>8}  {} left", "tokens", view.supply);
        }
        board.push('\n');
        let width = name_width(names);
        for (seat, name) in view.seats.iter().zip(names) {
            let _ = writeln!(board, "{name:>width$}  {}", holdings(seat));
        }
        board.push_str(&turn(view, names));
        board
    }

    fn label(action: Action, view: &View, names: &[String]) -> String {
        label(action, &view.board(), names)
    }

    fn story(before: &View, seen: &Event<Self>, after: &View, names: &[String]) -> Vec<String> {
        let (before, after) = (&before.board(), &after.board());
        let Some(seat) = before.seat else { return Vec::new() };
        let name = &names[seat.index()];
        let mut lines = Vec::new();
        match seen {
            Event::Chance(dice) => lines.push(format!("{name} rolls {}", spaced(dice.faces()))),
            Event::Action(Action::Roll { .. }) => {}
            Event::Action(Action::Keep { symbol }) => lines.push(kept_line(before, *symbol, name)),
            Event::Action(Action::Steal { from })
                if before.seats[from.index()].tiles.len() == after.seats[from.index()].tiles.len() =>
            {
                lines.push(format!("{name} takes the hen from {}", names[from.index()]));
            }
            Event::Action(action) => {
                lines.extend(deed(*action, before, names).map(|deed| format!("{name} {deed}")));
            }
        }
        if failed(before, seen, after) {
            lines.push(failure(before, seen, after, seat, names));
        }
        lines.extend(token_lines(before, after, names));
        lines.extend(specialist_lines(before, after, names));
        lines
    }
}

fn label(action: Action, view: &Board, names: &[String]) -> String {
    match action {
        Action::Roll { golden: true } => "roll eight dice and the golden die".into(),
        Action::Roll { golden: false } => {
            format!("roll {}", counted(view.turn.dice_left, "die"))
        }
        Action::Keep { symbol } => keep_label(view, symbol),
        Action::Take { tile } => take_label(view, tile),
        Action::Steal { from } => steal_label(view, from, names),
        Action::Stop => "stop without a tile (a failed turn)".into(),
        Action::Weasel => "use the weasel: throw these dice again".into(),
        Action::Accept => "accept the failed roll".into(),
        Action::GiveBack { specialist } => format!("give back the {}", called(specialist)),
        Action::Rob { from } => format!("take a token from {}", names[from.index()]),
    }
}

/// A tile of the row: its number, `--` face down, `..` taken; a specialist stands behind it.
fn row_tile(view: &Board, tile: Tile) -> String {
    match view.row.iter().find(|in_row| in_row.tile == tile) {
        None => "..".into(),
        Some(RowTile { open: false, .. }) => "--".into(),
        Some(RowTile { specialist: Some(specialist), .. }) => format!("{tile}({})", called(*specialist)),
        Some(_) => tile.to_string(),
    }
}

fn holdings(seat: &SeatView) -> String {
    let mut parts = vec![match seat.tiles.split_last() {
        None => "no tile".to_owned(),
        Some((top, [])) => format!("tile {top}"),
        Some((top, covered)) => format!("tile {top} on {}", spaced(covered.iter().rev())),
    }];
    parts.extend(seat.specialists.iter().map(|specialist| format!("the {}", called(*specialist))));
    if seat.tokens > 0 {
        parts.push(counted(seat.tokens, "token"));
    }
    format!("{}: {}", counted(seat.score, "worm"), parts.join(", "))
}

fn turn(view: &Board, names: &[String]) -> String {
    let (Some(seat), false) = (view.seat, view.turn.kept.is_empty() && view.turn.roll.is_empty()) else {
        return String::new();
    };
    let mut text = format!("\n{} has ", names[seat.index()]);
    match view.turn.kept.as_slice() {
        [] => text.push_str("kept nothing yet"),
        kept => {
            let _ = write!(text, "kept {}, which makes {}", spaced(kept), view.turn.total);
        }
    }
    if !view.turn.roll.is_empty() {
        let _ = write!(text, "; the roll shows {}", spaced(&view.turn.roll));
    }
    text + "\n"
}

fn keep_label(view: &Board, symbol: Symbol) -> String {
    let n_dice = view.turn.roll.iter().filter(|face| **face == symbol).count();
    let points = n_dice * usize::from(symbol.points());
    format!("keep {} ({})", spaced(vec![symbol; n_dice]), counted(points, "point"))
}

fn take_label(view: &Board, tile: Tile) -> String {
    let with = view.row.iter().find(|in_row| in_row.tile == tile).and_then(|in_row| in_row.specialist);
    let with = with.map_or(String::new(), |specialist| format!(" with the {}", called(specialist)));
    format!("take {tile}{with} ({})", counted(tile.worms(), "worm"))
}

fn steal_label(view: &Board, from: Seat, names: &[String]) -> String {
    let (victim, name) = (&view.seats[from.index()], &names[from.index()]);
    match (victim.specialists.first(), victim.tiles.last()) {
        (Some(Specialist::Hen), _) => format!("take the hen from {name}"),
        (other, Some(tile)) => {
            let with = other.map_or(String::new(), |specialist| format!(" with the {}", called(*specialist)));
            format!("steal {tile}{with} from {name} ({})", counted(tile.worms(), "worm"))
        }
        (_, None) => format!("steal from {name}"),
    }
}

/// What somebody did, as after a name; `None` for what the next line tells anyway.
fn deed(action: Action, before: &Board, names: &[String]) -> Option<String> {
    let label = label(action, before, names);
    Some(match action {
        Action::Stop | Action::Accept => return None,
        Action::Take { .. } | Action::Rob { .. } => label.replacen("take", "takes", 1),
        Action::Steal { .. } => label.replacen("take", "takes", 1).replacen("steal", "steals", 1),
        Action::Weasel => "uses the weasel".into(),
        Action::GiveBack { specialist } => format!("gives back the {}", called(specialist)),
        Action::Roll { .. } | Action::Keep { .. } => label,
    })
}

fn kept_line(before: &Board, symbol: Symbol, name: &str) -> String {
    let n_dice = before.turn.roll.iter().filter(|face| **face == symbol).count();
    format!("{name} keeps {}", spaced(vec![symbol; n_dice]))
}

/// A turn that ended without a claim.
fn failed(before: &Board, seen: &Event<Regenwormen>, after: &Board) -> bool {
    let ends = after.phase == Phase::Over || after.seat != before.seat;
    let claim = match seen {
        Event::Chance(_) => false,
        Event::Action(action) => match action {
            Action::Take { .. } | Action::Steal { .. } | Action::GiveBack { .. } => true,
            Action::Rob { .. } => before.phase == Phase::RobForRaven,
            _ => false,
        },
    };
    ends && !claim
}

fn failure(before: &Board, seen: &Event<Regenwormen>, after: &Board, seat: Seat, names: &[String]) -> String {
    let why = match seen {
        Event::Chance(_) | Event::Action(Action::Accept) => "no new symbol",
        Event::Action(Action::Keep { symbol }) => {
            let has_worm = *symbol == Symbol::Worm || before.turn.kept.contains(&Symbol::Worm);
            if has_worm { "no tile for this total" } else { "no worm" }
        }
        Event::Action(_) => "stopped without a tile",
    };
    let mut text = format!("{} fails ({why})", names[seat.index()]);
    let (had, has) = (&before.seats[seat.index()].tiles, &after.seats[seat.index()].tiles);
    match had.last() {
        Some(tile) if has.len() < had.len() => {
            let _ = write!(text, ": {tile} goes back to the row");
        }
        Some(_) => text.push_str(": the tiles are safe"),
        None => text.push_str(": there is no tile to lose"),
    }
    let is_down =
        |view: &Board, tile: Tile| view.row.iter().any(|in_row| in_row.tile == tile && !in_row.open);
    let turned = after.row.iter().find(|in_row| !in_row.open && !is_down(before, in_row.tile));
    if let Some(turned) = turned {
        let _ = write!(text, ", {} is turned face down", turned.tile);
    }
    text
}

fn token_lines(before: &Board, after: &Board, names: &[String]) -> Vec<String> {
    let mut lines = Vec::new();
    for ((had, has), name) in before.seats.iter().zip(&after.seats).zip(names) {
        match has.tokens.cmp(&had.tokens) {
            std::cmp::Ordering::Greater => lines.push(format!("{name} gets a worm token")),
            std::cmp::Ordering::Less => lines.push(format!("{name} loses a worm token")),
            std::cmp::Ordering::Equal => {}
        }
    }
    lines
}

fn specialist_lines(before: &Board, after: &Board, names: &[String]) -> Vec<String> {
    let moved = Specialist::ALL
        .iter()
        .filter(|specialist| place(before, **specialist, names) != place(after, **specialist, names));
    moved
        .map(|specialist| format!("the {} goes {}", called(*specialist), place(after, *specialist, names)))
        .collect()
}

fn place(view: &Board, specialist: Specialist, names: &[String]) -> String {
    if let Some(in_row) = view.row.iter().find(|in_row| in_row.specialist == Some(specialist)) {
        return format!("to tile {}", in_row.tile);
    }
    let holder = view.seats.iter().position(|seat| seat.specialists.contains(&specialist));
    holder.map_or("out of the game".into(), |seat| format!("to {}", names[seat]))
}

fn called(specialist: Specialist) -> String {
    specialist.to_string().replace('_', " ")
}
