//! The head of the lobby of a table: the game, where it is played, and by which terms.

use ratatui::layout::Rect;
use unicode_width::UnicodeWidthStr;
use wormery_client::Room;
use wormery_core::Word;
use wormery_games::{GameId, with_game};
use wormery_protocol::TableInfo;
use wormery_words::{Language, prefix, say};

use crate::canvas::{Canvas, below, cut, wrap};
use crate::remote::words;
use crate::{Role, about};

/// What is shown before the table is seen.
pub(super) fn draw_waiting(language: Language, room: &Room, canvas: &mut Canvas<'_>, area: Rect) {
    let trouble = words::trouble(language, room);
    let text = trouble.unwrap_or_else(|| say!(language, tui_lobby_going, address = room.address.to_string()));
    let at = below(area, area.height / 2);
    let lines = wrap(&text, area.width.saturating_sub(2).into());
    for (line, at) in lines.iter().zip(at.rows()) {
        canvas.center(at, &cut(line, at.width.into()), canvas.style(Role::Title));
    }
    let last = below(at, lines.len() as u16 + 1);
    canvas.center(last, &say!(language, tui_lobby_leaves), canvas.style(Role::Dim));
}

/// The game, where it is played and by which terms; leaves some lines to the rest and returns them.
pub(super) fn draw_title(
    language: Language,
    room: &Room,
    table: &TableInfo,
    needed: usize,
    canvas: &mut Canvas<'_>,
    area: Rect,
) -> Rect {
    let game = if let Ok(game) = GameId::from_word(&table.game) {
        with_game!(game, G => about::title::<G>(language))
    } else {
        say!(language, tui_lobby_other)
    };
    let title = say!(language, tui_lobby_title, game, code = &table.code);
    let title = wrap(&title, area.width.saturating_sub(2).into());
    let is_tall = area.height >= 23;
    let sign = is_tall.then(|| ("~ ~ ~".to_owned(), Role::Good));
    let address = cut(&room.address.to_string(), area.width.into());
    let title = title.into_iter().map(|line| (line, Role::Title));
    let head: Vec<(String, Role)> = sign.into_iter().chain(title).chain([(address, Role::Dim)]).collect();
    canvas.fill(Rect { height: head.len() as u16, ..area }, Role::Lawn);
    for ((line, role), at) in head.iter().zip(area.rows()) {
        canvas.center(at, line, canvas.style(*role));
    }
    let gap = u16::from(is_tall);
    let rest = below(area, head.len() as u16 + gap);
    let room = usize::from(rest.height).saturating_sub(needed).max(1);
    let terms = fitting(&terms(language, table), area.width.saturating_sub(2).into(), room);
    for (line, at) in terms.iter().zip(rest.rows()) {
        canvas.center(at, line, canvas.style(Role::Dim));
    }
    below(rest, terms.len() as u16 + 1)
}

/// As many terms as fit into some lines, none of them broken; dots where some are missing.
fn fitting(terms: &[String], width: usize, most: usize) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    for term in terms {
        let n_lines = lines.len();
        match lines.last_mut() {
            Some(line) if line.width() + 3 + term.width() <= width => *line = format!("{line} · {term}"),
            Some(line) if n_lines >= most => {
                if line.width() + 2 <= width {
                    line.push_str(" …");
                }
                break;
            }
            _ => lines.push(cut(term, width)),
        }
    }
    lines
}

/// What was agreed on: who finds the table, the clock, the rules that differ.
fn terms(language: Language, table: &TableInfo) -> Vec<String> {
    let found =
        if table.public { say!(language, tui_lobby_public) } else { say!(language, tui_lobby_private) };
    let clock = if let Some(n) = table.pace_s {
        say!(language, tui_lobby_clock, n)
    } else {
        say!(language, tui_lobby_no_clock)
    };
    let area = prefix(&table.game).unwrap_or_default();
    let options = table.options.as_object().into_iter().flatten().filter(|(_, value)| !value.is_array());
    let options = options.map(|(name, value)| {
        let (label, value) = about::option(language, area, name, value);
        format!("{label}: {value}")
    });
    let watchers = (table.watchers > 0).then(|| say!(language, room_watchers, n = table.watchers));
    let programs = table.programs.then(|| say!(language, tui_lobby_programs));
    [found, clock].into_iter().chain(programs).chain(options).chain(watchers).collect()
}
