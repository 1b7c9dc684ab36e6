//! Regenwormen in words: what is asked, what buttons bring.

use wormery_core::Seat;
use wormery_games::Regenwormen;
use wormery_games::regenwormen::{Action, Board, Phase, RowTile, Specialist, Symbol, Tile};

use crate::text::counted;
use crate::{Button, Scene};

/// What the seat to act is told.
pub(super) fn prompt(scene: &Scene<'_, Regenwormen>) -> String {
    let board = scene.view.board();
    let name = board.seat.map_or("", |seat| scene.name(seat));
    let total = board.turn.total;
    match board.phase {
        Phase::Roll => format!("Your go, {name}. Roll away."),
        Phase::Keep => format!("{name}, which face do you keep?"),
        Phase::Failed => "Nothing new. The weasel can throw these dice again.".into(),
        Phase::Decide if has_claim(scene.legal) => format!("You have {total}. Take it, or one more throw?"),
        Phase::Decide if !has_worm(&board) => format!("You have {total}, but no worm yet."),
        Phase::Decide => format!("You have {total}. No tile is that low yet."),
        Phase::Return => "You may have one specialist. Which one goes back?".into(),
        Phase::RobForOnes | Phase::RobForRaven => "No token is left. Whose do you take?".into(),
        Phase::Throw | Phase::Over => String::new(),
    }
}

fn has_claim(legal: &[Action]) -> bool {
    legal.iter().any(|action| matches!(action, Action::Take { .. } | Action::Steal { .. }))
}

/// Whether the worm condition is met: by a die, or by the canned worm.
pub(super) fn has_worm(board: &Board) -> bool {
    let holds = |seat: Seat| board.seats[seat.index()].specialists.contains(&Specialist::CannedWorm);
    board.turn.kept.contains(&Symbol::Worm) || board.seat.is_some_and(holds)
}

/// What a choice is called on its button.
pub(super) fn button(action: Action, board: &Board, names: &[String]) -> Button {
    match action {
        Action::Roll { golden: true } => Button::new("G", "Roll 8 dice and the golden one"),
        Action::Roll { golden: false } if board.phase == Phase::Roll => {
            Button::new("Space", format!("Roll {}", counted(board.turn.dice_left, "die")))
        }
        Action::Roll { golden: false } => Button::new("Space", format!("Roll {} more", board.turn.dice_left)),
        Action::Keep { symbol } => keep(board, symbol),
        Action::Take { tile } => take(board, tile),
        Action::Steal { from } => steal(board, from, names),
        Action::Stop => Button::berry("X", format!("Stop without a tile{}", loss(board))),
        Action::Weasel => Button::new("R", "Weasel: throw these again"),
        Action::Accept => Button::berry("X", format!("Let the turn fail{}", loss(board))),
        Action::GiveBack { specialist } => Button::new("", format!("Give back the {}", called(specialist))),
        Action::Rob { from } => Button::berry("", format!("Take a token from {}", names[from.index()])),
    }
}

fn keep(board: &Board, symbol: Symbol) -> Button {
    let n_dice = count(&board.turn.roll, symbol);
    let faces = vec![symbol.to_string(); n_dice].join(" ");
    let total = after_keeping(board, symbol);
    Button::new(symbol.to_string(), format!("Keep {faces} · {total}"))
}

/// The total for claiming after keeping a symbol: a real worm silences the canned one.
pub(super) fn after_keeping(board: &Board, symbol: Symbol) -> u8 {
    let gain = count(&board.turn.roll, symbol) as u8 * symbol.points();
    let silences = symbol == Symbol::Worm && has_worm(board) && !board.turn.kept.contains(&Symbol::Worm);
    board.turn.total + gain - if silences { 5 } else { 0 }
}

/// How many dice show a symbol.
pub(super) fn count(dice: &[Symbol], symbol: Symbol) -> usize {
    dice.iter().filter(|face| **face == symbol).count()
}

fn take(board: &Board, tile: Tile) -> Button {
    let guest = in_row(board, tile).and_then(|in_row| in_row.specialist);
    let guest = guest.map_or(String::new(), |guest| match guest {
        Specialist::Raven => " and a token".into(),
        guest => format!(" and the {}", called(guest)),
    });
    Button::new("Enter", format!("Take {tile} · {}{guest}", counted(tile.worms(), "worm")))
}

fn steal(board: &Board, from: Seat, names: &[String]) -> Button {
    let (victim, name) = (&board.seats[from.index()], &names[from.index()]);
    let text = match (victim.specialists.first(), victim.tiles.last()) {
        (Some(Specialist::Hen), _) => format!("Take the hen from {name}"),
        (guest, Some(tile)) => {
            let guest = guest.map_or(String::new(), |guest| format!(" and the {}", called(*guest)));
            format!("Steal {tile} from {name} · {}{guest}", counted(tile.worms(), "worm"))
        }
        (_, None) => format!("Steal from {name}"),
    };
    Button::berry("S", text)
}

/// What a failed turn costs the one who plays.
fn loss(board: &Board) -> String {
    let Some(own) = board.seat.map(|seat| &board.seats[seat.index()]) else { return String::new() };
    match own.tiles.last() {
        Some(_) if own.specialists.contains(&Specialist::Hen) => " · the hen goes".into(),
        Some(tile) => format!(" · {tile} goes back"),
        None => String::new(),
    }
}

/// A tile of the row.
pub(super) fn in_row(board: &Board, tile: Tile) -> Option<&RowTile> {
    board.row.iter().find(|in_row| in_row.tile == tile)
}

/// What a specialist is called.
pub(super) fn called(specialist: Specialist) -> &'static str {
    match specialist {
        Specialist::CannedWorm => "canned worm",
        Specialist::Hen => "hen",
        Specialist::Raven => "raven",
        Specialist::Weasel => "weasel",
        Specialist::GoldenDie => "golden die",
    }
}

/// What a specialist is called where there is little room.
pub(super) fn short(specialist: Specialist) -> &'static str {
    match specialist {
        Specialist::CannedWorm => "can",
        Specialist::Hen => "hen",
        Specialist::Raven => "rvn",
        Specialist::Weasel => "wsl",
        Specialist::GoldenDie => "die",
    }
}

/// Why a single choice is the only one.
pub(super) fn forced(action: Action, board: &Board) -> Option<String> {
    match action {
        Action::Keep { symbol: Symbol::Worm } => Some("Only worms are new.".into()),
        Action::Keep { symbol } => Some(format!("Only {symbol}s are new.")),
        Action::Take { tile } => Some(format!("No die is left to roll: you take {tile}.")),
        Action::Roll { .. } if board.phase == Phase::Decide => {
            Some("There is nothing to take: roll on.".into())
        }
        _ => None,
    }
}

/// What a score is made of.
pub(super) fn score(board: &Board, row: usize) -> String {
    let Some(seat) = board.seats.get(row) else { return String::new() };
    let tiles: Vec<String> = seat.tiles.iter().rev().map(ToString::to_string).collect();
    let mut parts =
        vec![if tiles.is_empty() { "no tile".into() } else { format!("tiles {}", tiles.join(" ")) }];
    if seat.tokens > 0 {
        parts.push(counted(seat.tokens, "token"));
    }
    parts.join(", ")
}
