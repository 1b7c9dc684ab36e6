//! The keys, while a record is watched.

use ratatui::layout::Rect;
use unicode_width::UnicodeWidthStr;
use wormery_words::{Language, say};

use crate::Role;
use crate::canvas::{Canvas, below};
use crate::table::draw_sheet;

fn keys(language: Language) -> [(String, String); 10] {
    [
        (say!(language, watch_key_arrows), say!(language, watch_help_arrows)),
        (say!(language, watch_key_pages), say!(language, watch_help_pages)),
        (say!(language, watch_key_ends), say!(language, watch_help_ends)),
        (say!(language, watch_key_space), say!(language, watch_help_space)),
        ("+ -".into(), say!(language, watch_help_pace)),
        ("G".into(), say!(language, watch_help_goto)),
        ("M".into(), say!(language, watch_help_mistake)),
        ("B".into(), say!(language, watch_help_previous)),
        ("P".into(), say!(language, watch_help_player)),
        (
            "T, Q".into(),
            format!("{}; {}", say!(language, watch_help_light), say!(language, watch_help_leave)),
        ),
    ]
}

pub(super) fn draw(canvas: &mut Canvas<'_>, language: Language) {
    let (keys, foot) = (keys(language), say!(language, watch_help_close));
    let mut rest = draw_sheet(canvas, &say!(language, watch_help_title), &foot, 76, keys.len() as u16 + 4);
    let width = keys.iter().map(|(key, _)| key.width()).max().unwrap_or(0);
    for (key, words) in keys {
        let gap = " ".repeat(width - key.width());
        let after = canvas.say(Rect { height: 1, ..rest }, &format!("{gap}{key}  "), Role::Sun);
        canvas.say(after, &words, Role::Ink);
        rest = below(rest, 1);
    }
}
