use std::cell::RefCell;
use std::rc::Rc;

use wormery_client::{Ended, Far, Item, Room};
use wormery_core::Word;
use wormery_games::{GameId, with_game};
use wormery_host::{Kind, Player, config_from_json, fresh_seed};
use wormery_protocol::{TableInfo, TableState};
use wormery_words::Language;

use super::lobby::{Lobby, ground};
use super::talk::Talking;
use super::words;
use crate::canvas::Canvas;
use crate::screen::{Screen, Step};
use crate::table::TableScreen;
use crate::{Draw, Ground, Habits, Input, Key, Setup, trouble_words};

/// A table far away: people meet in its lobby, and play one game after the other.
pub(super) struct JoinScreen {
    room: Rc<RefCell<Room>>,
    habits: Habits,
    lobby: Lobby,
    /// The game that is shown, and its id.
    game: Option<(String, Box<dyn Screen>)>,
    /// What lies on top for a while: a record that is watched.
    visit: Option<Box<dyn Screen>>,
    talking: Option<Talking>,
}

impl JoinScreen {
    pub(super) fn new(room: Room, habits: Habits) -> Self {
        let room = Rc::new(RefCell::new(room));
        Self { room, habits, lobby: Lobby::new(habits.language), game: None, visit: None, talking: None }
    }

    /// Takes in what has happened, and goes to the next game where there is one.
    pub(super) fn listen(&mut self) {
        self.room.borrow_mut().listen();
        let next = self.room.borrow().waiting_game().map(str::to_owned);
        let is_shown = |id: &String| self.game.as_ref().is_some_and(|(shown, _)| shown == id);
        if let Some(id) = next.filter(|id| !is_shown(id)) {
            self.visit = None;
            self.begin(&id);
        }
        if self.is_in_lobby() {
            self.overhear();
        }
    }

    /// In the lobby there is no log; what happens is shown in its place.
    fn overhear(&mut self) {
        let mut room = self.room.borrow_mut();
        while let Some(item) = room.queue.pop_front_if(|item| !matches!(item, Item::Frame(_))) {
            self.lobby.hear(item);
        }
    }

    /// Lays the table for a game.
    fn begin(&mut self, id: &str) {
        let Some(table) = self.room.borrow().table.clone() else { return };
        let screen = GameId::from_word(&table.game).map_err(anyhow::Error::from).and_then(|game| {
            with_game!(game, G => self.lay::<G>(&table, id).map(|screen| Box::new(screen) as Box<dyn Screen>))
        });
        match screen {
            Ok(screen) => self.game = Some((id.to_owned(), screen)),
            Err(error) => {
                self.room.borrow_mut().ended =
                    Some(Ended::CannotShow(trouble_words(self.habits.language, &error)));
            }
        }
    }

    fn lay<G: Draw>(&self, table: &TableInfo, id: &str) -> anyhow::Result<TableScreen<G>> {
        let config = config_from_json::<G>(table.seats.len(), table.start_seat.into(), &table.options)?;
        let far = Far::<G>::new(Rc::clone(&self.room), id.to_owned());
        let setup = Setup {
            config,
            players: self.players(table),
            playouts: 400,
            seed: fresh_seed(),
            today: None,
            out: None,
            habits: self.habits,
        };
        Ok(TableScreen::new(Box::new(far), setup))
    }

    /// Those who sit at this keyboard are people, all others are far away.
    fn players(&self, table: &TableInfo) -> Vec<Player> {
        let room = self.room.borrow();
        let player = |(seat, name): (u8, String)| {
            let kind = if room.seats().contains(&seat) { Kind::Person } else { Kind::Far };
            Player { name, kind }
        };
        (0..).zip(words::names(self.habits.language, &table.seats)).map(player).collect()
    }

    fn is_in_lobby(&self) -> bool {
        let is_open = self.room.borrow().state() == Some(TableState::Open);
        self.game.is_none() || is_open
    }

    fn press(&mut self, key: Key) -> Step {
        if let Some(talking) = &mut self.talking {
            if talking.press(key, &mut self.room.borrow_mut()) {
                self.talking = None;
            }
            return Step::Stay;
        }
        if let Some(visit) = &mut self.visit {
            // Whoever has seen enough comes back to the table.
            if !matches!(visit.update(Input::Key(key)), Step::Stay) {
                self.visit = None;
            }
            return Step::Stay;
        }
        if matches!(key, Key::Char('c' | 'C')) && self.room.borrow().table.is_some() {
            let is_free = self.room.borrow().table.as_ref().is_some_and(|table| !table.public);
            self.talking = Some(Talking::new(is_free));
            return Step::Stay;
        }
        if self.is_in_lobby() {
            return self.lobby.press(key, &mut self.room.borrow_mut());
        }
        self.pass_on(Input::Key(key))
    }

    fn pass_on(&mut self, input: Input) -> Step {
        let Some((_, screen)) = &mut self.game else { return Step::Stay };
        match screen.update(input) {
            Step::Go(visit) => {
                self.visit = Some(visit);
                Step::Stay
            }
            step => step,
        }
    }

    fn tick(&mut self, input: Input) -> Step {
        self.listen();
        if let Some(visit) = &mut self.visit {
            visit.update(input);
        }
        self.pass_on(input)
    }

    fn farewell(&self) -> Option<String> {
        words::farewell(self.habits.language, &self.room.borrow())
    }
}

impl Screen for JoinScreen {
    fn ground(&self) -> Ground {
        match (&self.visit, &self.game) {
            (Some(screen), _) | (None, Some((_, screen))) => screen.ground(),
            (None, None) => ground(&self.room.borrow()),
        }
    }

    fn language(&self) -> Language {
        self.habits.language
    }

    fn is_typing(&self) -> bool {
        self.talking.is_some()
    }

    fn update(&mut self, input: Input) -> Step {
        match input {
            Input::Key(key) => self.press(key),
            Input::Tick(_) => self.tick(input),
            Input::Quit if self.is_in_lobby() => Step::Leave(self.farewell()),
            Input::Quit => self.pass_on(input),
            Input::Click(..) | Input::Resize => Step::Stay,
        }
    }

    fn draw(&self, canvas: &mut Canvas<'_>) {
        match (&self.visit, &self.game) {
            (Some(screen), _) => screen.draw(canvas),
            (None, Some((_, screen))) if !self.is_in_lobby() => screen.draw(canvas),
            _ => self.lobby.draw(&self.room.borrow(), canvas),
        }
        if let Some(talking) = &self.talking {
            talking.draw(self.habits.language, canvas);
        }
    }
}
