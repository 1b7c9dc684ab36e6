use ratatui::layout::Rect;
use unicode_width::UnicodeWidthStr;

use crate::canvas::Canvas;
use crate::{Key, Role};

/// The foot of a screen: keys with what they do; each can be clicked.
#[derive(Default)]
pub(crate) struct Foot {
    keys: Vec<(char, String)>,
}

impl Foot {
    pub(crate) fn new() -> Self {
        Self::default()
    }

    /// One more key.
    pub(crate) fn key(mut self, key: char, words: String) -> Self {
        self.keys.push((key, words));
        self
    }

    /// Draws the keys that there is room for, none of them cut: the first ones matter most.
    pub(crate) fn draw(&self, canvas: &mut Canvas<'_>, area: Rect) {
        let mut at = Rect { x: area.x + 1, width: area.width - 1, ..area };
        for (key, words) in &self.keys {
            let width = words.width() as u16;
            if width > at.width {
                continue;
            }
            canvas.zone(Rect { width, ..at }, Key::Char(*key));
            at = canvas.say(at, words, Role::Dim);
            let gap = 2.min(at.width);
            at = Rect { x: at.x + gap, width: at.width - gap, ..at };
        }
    }
}
