use ratatui::layout::Rect;
use wormery_client::Room;
use wormery_protocol::{Command, LONGEST_TALK, Phrase};
use wormery_words::{Language, say};

use super::words;
use crate::canvas::{Canvas, below};
use crate::table::draw_sheet;
use crate::{Key, Role};

/// Somebody is about to say something.
pub(super) struct Talking {
    /// Whether own words are allowed here.
    is_free: bool,
    text: String,
}

impl Talking {
    pub(super) fn new(is_free: bool) -> Self {
        Self { is_free, text: String::new() }
    }

    /// Types a letter, chooses a phrase or says it; `true` when it is done.
    pub(super) fn press(&mut self, key: Key, room: &mut Room) -> bool {
        match key {
            Key::Esc => return true,
            Key::Char(digit @ '0'..='9') if self.text.is_empty() => {
                // The keys lie as 1 to 9, then 0.
                let place = (digit as usize + 9 - '0' as usize) % 10;
                let phrase = Phrase::ALL.get(place).copied();
                if let Some(phrase) = phrase {
                    room.send(Command::Phrase { phrase });
                }
                return phrase.is_some();
            }
            Key::Char(letter) if self.is_free && self.text.chars().count() < LONGEST_TALK => {
                self.text.push(letter);
            }
            Key::Backspace => {
                self.text.pop();
            }
            Key::Enter => {
                let text = self.text.trim().to_owned();
                if !text.is_empty() {
                    room.send(Command::Say { text });
                }
                return true;
            }
            _ => {}
        }
        false
    }

    pub(super) fn draw(&self, language: Language, canvas: &mut Canvas<'_>) {
        let foot =
            if self.is_free { say!(language, tui_talk_foot) } else { say!(language, tui_talk_foot_esc) };
        // Where it is narrow, the last sentence takes more than one line.
        let height = if canvas.area().width < 64 { 17 } else { 15 };
        let inner = draw_sheet(canvas, &say!(language, app_say_something), &foot, 64, height);
        let mut rest = inner;
        for (place, phrase) in Phrase::ALL.iter().enumerate() {
            let digit = char::from_digit((place as u32 + 1) % 10, 10).unwrap_or('0');
            let at = Rect { height: 1, ..rest };
            canvas.zone(at, Key::Char(digit));
            let after = canvas.say(at, &format!("{digit}  "), Role::Sun);
            canvas.say(after, &words::phrase(language, *phrase), Role::Ink);
            rest = below(rest, 1);
        }
        rest = below(rest, 1);
        if self.is_free {
            let room = usize::from(rest.width.saturating_sub(3));
            let n_letters = self.text.chars().count();
            let end: String = self.text.chars().skip(n_letters.saturating_sub(room)).collect();
            let after = canvas.say(rest, "› ", Role::Sun);
            canvas.say(after, &format!("{end}_"), Role::Title);
        } else {
            canvas.paragraph(rest, &say!(language, tui_talk_public), Role::Dim);
        }
    }
}
