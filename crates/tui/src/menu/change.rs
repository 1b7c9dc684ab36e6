//! Changing lines of the menu.

use wormery_core::Word;
use wormery_games::GameId;

use super::{Menu, Row, levels, turned};
use crate::{Hints, Key, Pace};

impl Menu {
    /// Turns the line under the cursor to its next or its previous value.
    pub(super) fn change(&mut self, forward: bool) {
        match self.row() {
            Row::Continue | Row::Saved | Row::Start => {}
            Row::Deck => self.is_editing = true,
            Row::First => self.start = turned(self.start, self.seats.len(), forward),
            Row::Game => {
                let games: Vec<GameId> = GameId::WORDS.iter().map(|(game, _)| *game).collect();
                let at = games.iter().position(|game| *game == self.game).unwrap_or(0);
                self.set_game(games[turned(at, games.len(), forward)]);
            }
            Row::Players => {
                let n_seats = self.seats.len();
                self.set_seats(if forward { n_seats + 1 } else { n_seats.saturating_sub(1) });
            }
            Row::Chair(place) => {
                let n_levels = levels(self.game).len();
                let chair = &mut self.seats[place];
                let at = chair.level.map_or(0, |level| level + 1);
                chair.level = turned(at, n_levels + 1, forward).checked_sub(1);
            }
            Row::Setting(place) => {
                self.settings.turn(place, forward);
            }
            Row::Hints => self.habits.hints = turned_hints(self.habits.hints, forward),
            Row::Pace => self.habits.pace = turned_pace(self.habits.pace, forward),
        }
        let n_rows = self.rows().len();
        self.cursor = self.cursor.min(n_rows - 1);
    }

    /// Writes into the line under the cursor: the name of a seat, or the path of a deck file.
    pub(super) fn write(&mut self, key: Key) {
        let (text, most) = match self.row() {
            Row::Chair(place) => (&mut self.seats[place].name, 12),
            _ => (&mut self.deck, 400),
        };
        match key {
            Key::Char(letter) if text.chars().count() < most => text.push(letter),
            Key::Backspace => {
                text.pop();
            }
            Key::Enter | Key::Esc | Key::Tab | Key::Up | Key::Down => self.is_editing = false,
            _ => {}
        }
    }
}

fn turned_hints(hints: Hints, forward: bool) -> Hints {
    if forward { hints.next() } else { hints.next().next() }
}

fn turned_pace(pace: Pace, forward: bool) -> Pace {
    let all = [Pace::Normal, Pace::Fast, Pace::Instant];
    let at = all.iter().position(|one| *one == pace).unwrap_or(0);
    all[turned(at, all.len(), forward)]
}
