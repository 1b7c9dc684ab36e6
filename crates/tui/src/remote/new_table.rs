//! A table that is about to be made: its game, its seats, its house rules.

use serde_json::Value;
use wormery_core::{Described, Word};
use wormery_games::{GameId, with_game};
use wormery_protocol::{CreateTable, SeatRequest};
use wormery_words::{Language, say};

use crate::about;
use crate::menu::{Settings, levels, seats_of, turned};

/// What somebody wants of a new table.
pub(super) struct NewTable {
    game: GameId,
    n_seats: usize,
    /// The place of the level of the bots on all other seats; `None` waits for people.
    level: Option<usize>,
    public: bool,
    programs: bool,
    settings: Settings,
}

/// Something that can be changed about it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Field {
    Seats,
    Others,
    Public,
    Programs,
    Setting(usize),
}

impl NewTable {
    /// A private table for two, with the usual rules.
    pub(super) fn new(game: GameId) -> Self {
        let n_seats = *seats_of(game).start();
        Self { game, n_seats, level: None, public: false, programs: false, settings: Settings::of(game) }
    }

    /// All that can be changed, from top to bottom. Cards from a file are for tables here.
    pub(super) fn fields(&self) -> Vec<Field> {
        let shown = self.settings.shown(self.n_seats).into_iter();
        let settings = shown.filter(|place| !self.settings.is_deck(*place)).map(Field::Setting);
        [Field::Seats, Field::Others, Field::Public, Field::Programs].into_iter().chain(settings).collect()
    }

    /// Turns something to its next or its previous value.
    pub(super) fn turn(&mut self, field: Field, forward: bool) {
        match field {
            Field::Seats => {
                let (least, most) = (*seats_of(self.game).start(), *seats_of(self.game).end());
                self.n_seats = least + turned(self.n_seats - least, most - least + 1, forward);
            }
            Field::Others => {
                let at = self.level.map_or(0, |level| level + 1);
                self.level = turned(at, levels(self.game).len() + 1, forward).checked_sub(1);
            }
            Field::Public => self.public = !self.public,
            Field::Programs => self.programs = !self.programs,
            Field::Setting(place) => self.settings.turn(place, forward),
        }
    }

    pub(super) fn title(&self, language: Language) -> String {
        say!(language, hall_new, game = title(language, self.game))
    }

    /// Something that can be changed, and how it is now.
    pub(super) fn words(&self, field: Field, language: Language) -> (String, String) {
        let yes_or_no = |is| if is { say!(language, room_yes) } else { say!(language, room_no) };
        match field {
            Field::Seats => (say!(language, hall_form_seats), self.n_seats.to_string()),
            Field::Others => (say!(language, hall_form_others), self.others(language)),
            Field::Public => (say!(language, hall_form_public), yes_or_no(self.public)),
            Field::Programs => (say!(language, hall_form_programs), yes_or_no(self.programs)),
            Field::Setting(place) => {
                let (name, value) = self.settings.entry(place);
                about::option(language, with_game!(self.game, G => <G as Described>::ABOUT.area), name, value)
            }
        }
    }

    fn others(&self, language: Language) -> String {
        let Some(level) = self.level else { return say!(language, hall_form_people) };
        let level = about::level_name(language, levels(self.game)[level].name);
        say!(language, tui_menu_bot, level)
    }

    /// What a server is asked for.
    pub(super) fn request(&self) -> CreateTable {
        let other = match self.level {
            None => SeatRequest::Open,
            Some(level) => SeatRequest::Bot { level: levels(self.game)[level].name.to_owned() },
        };
        let options = self.settings.unusual(self.n_seats);
        CreateTable {
            game: self.game.word().to_owned(),
            options: (!options.is_empty()).then_some(Value::Object(options)),
            seats: std::iter::once(SeatRequest::Me)
                .chain(std::iter::repeat_n(other, self.n_seats - 1))
                .collect(),
            public: self.public,
            pace_s: None,
            start_seat: 0,
            away_level: None,
            bot_pace_ms: None,
            programs: Some(self.programs),
        }
    }
}

/// The name of a game.
pub(super) fn title(language: Language, game: GameId) -> String {
    with_game!(game, G => about::title::<G>(language))
}
