//! The keys, while a record is watched.

use wormery_words::{Language, say};

use crate::canvas::Canvas;
use crate::table::{Meaning, draw_from, draw_sheet, meanings};

fn keys(language: Language) -> [Meaning; 10] {
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

/// Draws the keys from a line on; returns the last line from which they fill their sheet.
pub(super) fn draw(canvas: &mut Canvas<'_>, language: Language, from: usize) -> usize {
    let (keys, foot) = (keys(language), say!(language, tui_help_foot));
    let inner = draw_sheet(canvas, &say!(language, watch_help_title), &foot, 76, keys.len() as u16 + 4);
    draw_from(&meanings(&keys, inner.width.into()), from, canvas, inner)
}
