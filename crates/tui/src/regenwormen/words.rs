//! Regenwormen in words: what is asked, what buttons bring.

use wormery_core::Word;
use wormery_games::Regenwormen;
use wormery_games::regenwormen::effect::Worm;
use wormery_games::regenwormen::{Action, Board, Effect, Phase, RowTile, Specialist, Symbol, Tile, View};
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
        Phase::Decide if !has_worm(scene.view) => say!(language, trw_ask_no_worm, total),
        Phase::Decide => say!(language, trw_ask_no_tile, total),
        Phase::Return => say!(language, rw_ask_return),
        Phase::RobForOnes | Phase::RobForRaven => say!(language, trw_ask_rob),
        Phase::Throw | Phase::Over => String::new(),
    }
}

fn has_claim(legal: &[Action]) -> bool {
    legal.iter().any(|action| matches!(action, Action::Take { .. } | Action::Steal { .. }))
}

/// Whether the one whose turn it is has a worm.
pub(super) fn has_worm(view: &View) -> bool {
    view.position().worm() != Worm::None
}

/// All tiles of the game in ascending order: those of the row, and those that somebody has.
pub(super) fn all_tiles(board: &Board) -> Vec<Tile> {
    let in_row = board.row.iter().map(|in_row| in_row.tile);
    let mut tiles: Vec<Tile> = in_row.chain(board.seats.iter().flat_map(|seat| seat.tiles.clone())).collect();
    tiles.sort_unstable();
    tiles
}

/// What a choice is called on its button.
pub(super) fn button(scene: &Scene<'_, Regenwormen>, action: Action) -> Button {
    let (board, names, language) = (&scene.view.board(), scene.names, scene.language);
    let effects = scene.effects(action);
    let n = board.turn.dice_left;
    match action {
        Action::Roll { golden: true } => {
            Button::new("G", say!(language, trw_roll_golden)).or(say!(language, trw_key_golden))
        }
        Action::Roll { golden: false } if board.phase == Phase::Roll => {
            Button::new(say!(language, tui_key_space), say!(language, rw_roll_first, n))
        }
        Action::Roll { golden: false } => {
            Button::new(say!(language, tui_key_space), say!(language, rw_roll_more, n))
        }
        Action::Keep { symbol } => keep(symbol, effects, language),
        Action::Take { tile } => take(tile, effects, language),
        Action::Steal { from } => steal(&names[from.index()], effects, language),
        Action::Stop => give_up(say!(language, rw_stop), effects, language),
        Action::Weasel => Button::new("R", say!(language, trw_weasel)).or(say!(language, trw_do_weasel)),
        Action::Accept => give_up(say!(language, rw_accept), effects, language),
        Action::GiveBack { specialist } => {
            Button::new(number(scene, action), give_back(specialist, language))
                .or(called(specialist, language))
        }
        Action::Rob { from } => {
            let name = names[from.index()].as_str();
            Button::berry(number(scene, action), say!(language, trw_rob, name)).or(name)
        }
    }
}

/// The number of a choice that has no letter of its own.
fn number(scene: &Scene<'_, Regenwormen>, action: Action) -> String {
    scene.place_of(action).map_or(String::new(), |place| (place + 1).to_string())
}

/// The choice with a number, where choices have numbers.
pub(super) fn numbered(scene: &Scene<'_, Regenwormen>, key: char) -> Option<Action> {
    let place = (key.to_digit(10)? as usize).checked_sub(1)?;
    let action = scene.legal.get(place).copied()?;
    matches!(action, Action::GiveBack { .. } | Action::Rob { .. }).then_some(action)
}

fn keep(symbol: Symbol, effects: &[Effect], language: Language) -> Button {
    let Some((n_dice, total)) = kept(effects) else {
        return Button::new(symbol.to_string(), say!(language, trw_do_keep, face = faces(symbol, language)));
    };
    let faces = vec![symbol.to_string(); n_dice].join(" ");
    let text = say!(language, trw_keep, faces, total) + &loss_words(effects, language);
    Button::new(symbol.to_string(), text).or(format!("×{n_dice} → {total}"))
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

fn take(tile: Tile, effects: &[Effect], language: Language) -> Button {
    let number = tile.number();
    let worms = effects.iter().find_map(|effect| match effect {
        Effect::TileTaken { worms, .. } => Some(say!(language, rw_unit_worms, n = worms.get())),
        _ => None,
    });
    let text = match (worms, along(effects, language)) {
        (None, _) => say!(language, trw_do_take, tile = number),
        (Some(worms), None) => say!(language, trw_take, tile = number, worms),
        (Some(worms), Some(what)) => say!(language, trw_take_with, tile = number, worms, what),
    };
    Button::new("E", text).or(say!(language, trw_do_take, tile = number))
}

fn steal(name: &str, effects: &[Effect], language: Language) -> Button {
    let stolen = effects.iter().find_map(|effect| match effect {
        Effect::TileStolen { tile, worms, .. } => {
            let (tile, worms) = (tile.number(), say!(language, rw_unit_worms, n = worms.get()));
            Some(match along(effects, language) {
                None => say!(language, trw_steal, tile, name, worms),
                Some(what) => say!(language, trw_steal_with, tile, name, worms, what),
            })
        }
        Effect::HenStolen { .. } => Some(say!(language, trw_steal_hen, name)),
        _ => None,
    });
    let short = say!(language, trw_steal_from, name);
    Button::berry("S", stolen.unwrap_or_else(|| short.clone())).or(short)
}

/// What comes along with a tile: a specialist, or a token for the raven.
fn along(effects: &[Effect], language: Language) -> Option<String> {
    effects.iter().find_map(|effect| match effect {
        Effect::SpecialistGained { specialist, .. } => Some(the(*specialist, language)),
        Effect::Token { .. } | Effect::TokenRobbed { .. } | Effect::MustRob { .. } => {
            Some(say!(language, trw_a_token))
        }
        _ => None,
    })
}

fn give_up(text: String, effects: &[Effect], language: Language) -> Button {
    let lost = match loss(effects) {
        Some(Effect::TileReturned { tile, .. }) => format!(" · −{}", tile.number()),
        Some(_) => format!(" · −{}", short(Specialist::Hen, language)),
        None => String::new(),
    };
    let short = say!(language, trw_do_stop) + &lost;
    Button::berry("X", text + &loss_words(effects, language)).or(short)
}

/// The effect by which a choice costs the one who plays a tile, or the hen in its place.
pub(super) fn loss(effects: &[Effect]) -> Option<&Effect> {
    effects.iter().find(|effect| matches!(effect, Effect::HenLost { .. } | Effect::TileReturned { .. }))
}

/// What a failed turn costs, behind what leads to it.
fn loss_words(effects: &[Effect], language: Language) -> String {
    let lost = match loss(effects) {
        Some(Effect::HenLost { .. }) => say!(language, trw_loss_hen),
        Some(Effect::TileReturned { tile, .. }) => say!(language, trw_loss_tile, tile = tile.number()),
        _ => return String::new(),
    };
    format!(" · {lost}")
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
    let key = format!("rw_faces_{}", symbol.to_string().to_lowercase());
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
