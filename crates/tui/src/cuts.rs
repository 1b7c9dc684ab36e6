//! What did not fit where it was written: tests want to know.

use std::cell::RefCell;

use ratatui::layout::Rect;
use unicode_width::UnicodeWidthStr;

thread_local! {
    static CUTS: RefCell<Vec<String>> = const { RefCell::new(Vec::new()) };
}

/// Notes a text that is longer than its place.
pub(crate) fn note(text: &str, at: Rect) {
    let room = if at.is_empty() { 0 } else { at.width };
    if text.trim_end().width() > room.into() {
        CUTS.with_borrow_mut(|cuts| cuts.push(format!("{text:?} in {room} columns")));
    }
}

/// Notes lines that are more than a place has.
pub(crate) fn note_lines(lines: &[String], area: Rect) {
    if lines.len() > area.height.into() {
        CUTS.with_borrow_mut(|cuts| cuts.push(format!("{lines:?} in {} lines", area.height)));
    }
}

/// All that was noted, which is then forgotten.
pub(crate) fn take() -> Vec<String> {
    CUTS.take()
}
