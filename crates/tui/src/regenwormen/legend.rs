//! What the signs on the table of Regenwormen mean.

use ratatui::layout::Rect;
use unicode_width::UnicodeWidthStr;
use wormery_core::Word;
use wormery_games::Regenwormen;
use wormery_games::regenwormen::{Board, Specialist};
use wormery_words::{message, say};

use super::words::{called, short, the};
use crate::canvas::Canvas;
use crate::{Role, Scene};

/// The signs that are on the table now, each with what it means.
pub(super) fn signs(scene: &Scene<'_, Regenwormen>, board: &Board) -> Vec<(String, String)> {
    let language = scene.language;
    let mut signs = vec![("~".to_owned(), say!(language, trw_sign_worm))];
    let guests = guests(board).into_iter();
    signs.extend(guests.map(|guest| (short(guest, language), called(guest, language))));
    if board.seats.iter().any(|seat| seat.tokens > 0) {
        signs.push(("+1".into(), say!(language, trw_sign_token)));
    }
    if board.row.iter().any(|tile| !tile.open) {
        signs.push(("▒▒".into(), say!(language, trw_sign_down)));
    }
    if board.seats.iter().any(|seat| !seat.tiles.is_empty()) {
        signs.push(("··".into(), say!(language, trw_sign_taken)));
    }
    signs
}

/// The signs that are on the table now, each with all that it means.
pub(super) fn meanings(scene: &Scene<'_, Regenwormen>) -> Vec<(String, String)> {
    let (board, language) = (scene.view.board(), scene.language);
    let guests = guests(&board);
    let mut all = vec![
        (say!(language, trw_here_tile_sign), say!(language, trw_here_tile)),
        ("×3".into(), say!(language, trw_here_stack)),
    ];
    if board.expansion {
        all.push(("11 13".into(), say!(language, trw_here_low)));
        all.push(("+1".into(), say!(language, trw_here_token)));
    }
    all.extend(guests.into_iter().map(|guest| {
        let does = message(language, &format!("rw_does_{}", guest.word()), &[]).unwrap_or_default();
        (short(guest, language), format!("{}: {does}", the(guest, language)))
    }));
    all.push(("▒▒".into(), say!(language, trw_here_down)));
    all.push(("··".into(), say!(language, trw_here_taken)));
    all
}

/// The specialists that are in the game, those of the row first.
fn guests(board: &Board) -> Vec<Specialist> {
    let in_row = board.row.iter().filter_map(|tile| tile.specialist);
    in_row.chain(board.seats.iter().flat_map(|seat| seat.specialists.clone())).collect()
}

/// Draws as many signs with their meanings as fit on a line.
pub(super) fn draw(scene: &Scene<'_, Regenwormen>, board: &Board, canvas: &mut Canvas<'_>, line: Rect) {
    let room = usize::from(line.width.saturating_sub(2));
    let mut text = String::new();
    for (sign, meaning) in signs(scene, board) {
        let gap = if text.is_empty() { "" } else { "  " };
        let longer = format!("{text}{gap}{sign} {meaning}");
        if longer.width() <= room {
            text = longer;
        }
    }
    canvas.center(line, &text, canvas.style(Role::Dim));
}
