//! The form for a new table, in the lobby of a server.

use wormery_games::GameId;
use wormery_protocol::CreateTable;
use wormery_words::{Language, say};

use super::new_table::{Field, NewTable};
use crate::Key;
use crate::footer::Foot;
use crate::list::{self, Entry, ListPage, Pressed};

/// A table that is put together: first the line that makes it, then all that can be changed.
pub(super) struct Form {
    table: NewTable,
    cursor: usize,
}

impl Form {
    pub(super) fn new(game: GameId) -> Self {
        Self { table: NewTable::new(game), cursor: 0 }
    }

    pub(super) fn request(&self) -> CreateTable {
        self.table.request()
    }

    /// Lets a key happen: `Chosen` makes the table, nothing leaves the form.
    pub(super) fn press(&mut self, key: Key) -> Option<Pressed> {
        if matches!(key, Key::Esc | Key::Char('q' | 'Q')) {
            return None;
        }
        let pressed = list::press(&mut self.cursor, self.table.fields().len() + 1, key);
        let is_next = pressed == Pressed::Chosen || matches!(key, Key::Right | Key::Char('+' | '=' | ' '));
        let is_previous = matches!(key, Key::Left | Key::Char('-'));
        match self.field() {
            Some(field) if is_next || is_previous => self.table.turn(field, is_next),
            None if pressed == Pressed::Chosen => return Some(Pressed::Chosen),
            _ => {}
        }
        Some(Pressed::Moved)
    }

    /// What the cursor is on; nothing on the line that makes the table.
    fn field(&self) -> Option<Field> {
        self.table.fields().get(self.cursor.checked_sub(1)?).copied()
    }

    pub(super) fn page(&self, language: Language) -> ListPage {
        let make = Entry::new(say!(language, hall_form_make));
        let fields = self.table.fields().into_iter();
        let lines = fields.map(|field| Entry::new(self.line(field, language)));
        let lines = lines.enumerate().map(|(place, line)| if place == 0 { line.apart() } else { line });
        ListPage {
            title: self.table.title(language),
            lead: None,
            entries: std::iter::once(make).chain(lines).collect(),
            cursor: self.cursor,
            said: None,
            foot: Foot::new()
                .key('+', say!(language, tui_menu_change))
                .key('q', say!(language, hall_form_back))
                .key('x', say!(language, hall_foot_move)),
        }
    }

    fn line(&self, field: Field, language: Language) -> String {
        let (label, value) = self.table.words(field, language);
        let is_here = self.field() == Some(field);
        let value = if is_here { format!("‹\u{a0}{value}\u{a0}›") } else { value };
        say!(language, hall_form_line, label, value)
    }
}
