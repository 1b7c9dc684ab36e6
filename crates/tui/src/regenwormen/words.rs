//! Regenwormen in words: what is asked, what buttons bring.

use wormery_core::{Seat, Word};
use wormery_games::Regenwormen;
use wormery_games::regenwormen::{Action, Board, Effect, Phase, RowTile, Specialist, Symbol, Tile};
use wormery_words::{Language, message, say};

use crate::{Button, Scene};

/// What the seat to act is told.
pub(super) fn prompt(scene: &Scene<'_, Regenwormen>) -> String {
    let (board, language) = (scene.view.board(), scene.language);
    let name = board.seat.map_or("", |seat| scene.name(seat));
    let total = board.turn.total;
    match board.phase {
        Phase::Roll => say!(language, rw_ask_roll, name),
        Phase::Keep => say!(language, trw_ask_keep, name),
        Phase::Failed => say!(language, trw_ask_failed),
        Phase::Decide if has_claim(scene.legal) => say!(language, trw_ask_claim, total),
        Phase::Decide if !has_worm(&board) => say!(language, trw_ask_no_worm, total),
        Phase::Decide => say!(language, trw_ask_no_tile, total),
        Phase::Return => say!(language, rw_ask_return),
        Phase::RobForOnes | Phase::RobForRaven => say!(language, trw_ask_rob),
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
pub(super) fn button(scene: &Scene<'_, Regenwormen>, action: Action) -> Button {
    let (board, names, language) = (&scene.view.board(), scene.names, scene.language);
    let effects = scene.effects(action);
    let n = board.turn.dice_left;
    match action {
        Action::Roll { golden: true } => Button::new("G", say!(language, trw_roll_golden)),
        Action::Roll { golden: false } if board.phase == Phase::Roll => {
            Button::new(say!(language, tui_key_space), say!(language, rw_roll_first, n))
        }
        Action::Roll { golden: false } => {
            Button::new(say!(language, tui_key_space), say!(language, rw_roll_more, n))
        }
        Action::Keep { symbol } => keep(symbol, effects, language),
        Action::Take { tile } => take(board, tile, language),
        Action::Steal { from } => steal(board, from, &names[from.index()], language),
        Action::Stop => Button::berry("X", say!(language, rw_stop) + &loss(board, language)),
        Action::Weasel => Button::new("R", say!(language, trw_weasel)),
        Action::Accept => Button::berry("X", say!(language, rw_accept) + &loss(board, language)),
        Action::GiveBack { specialist } => Button::new("", give_back(specialist, language)),
        Action::Rob { from } => {
            Button::berry("", say!(language, trw_rob, name = names[from.index()].as_str()))
        }
    }
}

fn keep(symbol: Symbol, effects: &[Effect], language: Language) -> Button {
    let text = kept(effects).map(|(n_dice, total)| {
        let faces = vec![symbol.to_string(); n_dice].join(" ");
        say!(language, trw_keep, faces, total)
    });
    Button::new(symbol.to_string(), text.unwrap_or_default())
}

/// How many dice a choice keeps, and what all kept dice are worth then.
pub(super) fn kept(effects: &[Effect]) -> Option<(usize, i16)> {
    effects.iter().find_map(|effect| match effect {
        Effect::Kept { dice, total, .. } => Some((dice.get() as usize, total.get())),
        _ => None,
    })
}

/// How many dice show a symbol.
pub(super) fn count(dice: &[Symbol], symbol: Symbol) -> usize {
    dice.iter().filter(|face| **face == symbol).count()
}

fn take(board: &Board, tile: Tile, language: Language) -> Button {
    let worms = say!(language, rw_unit_worms, n = tile.worms());
    let tile_number = tile.number();
    let text = match in_row(board, tile).and_then(|in_row| in_row.specialist) {
        None => say!(language, trw_take, tile = tile_number, worms),
        Some(guest) => {
            let what = match guest {
                Specialist::Raven => say!(language, trw_a_token),
                guest => the(guest, language),
            };
            say!(language, trw_take_with, tile = tile_number, worms, what)
        }
    };
    Button::new(say!(language, tui_key_enter), text)
}

fn steal(board: &Board, from: Seat, name: &str, language: Language) -> Button {
    let victim = &board.seats[from.index()];
    let text = match (victim.specialists.first(), victim.tiles.last()) {
        (Some(Specialist::Hen), _) => say!(language, trw_steal_hen, name),
        (_, None) => say!(language, trw_steal_from, name),
        (guest, Some(top)) => {
            let (tile, worms) = (top.number(), say!(language, rw_unit_worms, n = top.worms()));
            match guest {
                None => say!(language, trw_steal, tile, name, worms),
                Some(guest) => {
                    say!(language, trw_steal_with, tile, name, worms, what = the(*guest, language))
                }
            }
        }
    };
    Button::berry("S", text)
}

/// What a failed turn costs the one who plays.
fn loss(board: &Board, language: Language) -> String {
    let Some(own) = board.seat.map(|seat| &board.seats[seat.index()]) else { return String::new() };
    match own.tiles.last() {
        Some(_) if own.specialists.contains(&Specialist::Hen) => {
            format!(" · {}", say!(language, trw_loss_hen))
        }
        Some(top) => format!(" · {}", say!(language, trw_loss_tile, tile = top.number())),
        None => String::new(),
    }
}

/// A tile of the row.
pub(super) fn in_row(board: &Board, tile: Tile) -> Option<&RowTile> {
    board.row.iter().find(|in_row| in_row.tile == tile)
}

/// A word about a specialist, by the beginning of its key.
fn about(start: &str, specialist: Specialist, language: Language) -> String {
    message(language, &format!("{start}_{}", specialist.word()), &[]).unwrap_or_default()
}

/// What a specialist is called.
pub(super) fn called(specialist: Specialist, language: Language) -> String {
    about("rw_name", specialist, language)
}

/// What a specialist is called, with an article.
pub(super) fn the(specialist: Specialist, language: Language) -> String {
    about("rw_the", specialist, language)
}

/// What a specialist is called where there is little room.
pub(super) fn short(specialist: Specialist, language: Language) -> String {
    about("trw_short", specialist, language)
}

/// "Give back the hen".
pub(super) fn give_back(specialist: Specialist, language: Language) -> String {
    say!(language, rw_give_back, what = the(specialist, language))
}

/// All dice of a face: "4s", "worms".
pub(super) fn faces(symbol: Symbol, language: Language) -> String {
    let key = format!("rw_face_{}", symbol.to_string().to_lowercase());
    message(language, &key, &[]).unwrap_or_default()
}

/// Why a single choice is the only one.
pub(super) fn forced(action: Action, board: &Board, language: Language) -> Option<String> {
    match action {
        Action::Keep { symbol } => Some(say!(language, trw_only, face = faces(symbol, language))),
        Action::Take { tile } => Some(say!(language, trw_forced_take, tile = tile.number())),
        Action::Roll { .. } if board.phase == Phase::Decide => Some(say!(language, trw_forced_roll)),
        _ => None,
    }
}

/// What a score is made of.
pub(super) fn score(board: &Board, row: usize, language: Language) -> String {
    let Some(seat) = board.seats.get(row) else { return String::new() };
    let tiles: Vec<String> = seat.tiles.iter().rev().map(ToString::to_string).collect();
    let tiles = match tiles.as_slice() {
        [] => say!(language, trw_no_tile),
        tiles => say!(language, trw_tiles, tiles = tiles.join(" ")),
    };
    match seat.tokens {
        0 => tiles,
        n => format!("{tiles}, {}", say!(language, trw_tokens, n)),
    }
}
