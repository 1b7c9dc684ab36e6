//! A table in this program, as a screen sees it: people at the keyboard, and bots on a thread of their own.

use std::collections::VecDeque;
use std::io;
use std::sync::mpsc::{self, Receiver};
use std::thread;

use wormery_bots::Pace;
use wormery_core::{Seat, Viewer};
use wormery_host::{
    Aftermath, Bots, DeviceTable, Gone, Input, Job, Journal, LuckSource, NoSuchBot, Output, Player, Worker,
    people, problem_of, verdicts,
};
use wormery_table::{Frame, Ply, Previews, Table};
use wormery_words::{Language, say};

use crate::{Draw, Link, News};

/// The one table on this device, written to a journal.
pub(crate) struct Local<G: Draw> {
    device: DeviceTable<G>,
    bots: Worker<Job<G>, Input<G>>,
    journal: Journal,
    news: VecDeque<News<G>>,
    /// Why the game goes on without being written down.
    not_saved: Option<io::Error>,
}

impl<G: Draw> Local<G> {
    /// A table at which some events may have happened.
    pub(crate) fn new(
        table: Table<G>,
        players: Vec<Player>,
        journal: Journal,
        luck: LuckSource,
        playouts: u32,
    ) -> Result<Self, NoSuchBot> {
        let mut bots = Bots::new(players.iter().map(Player::level), table.config())?;
        let pace = Pace::Playouts(playouts);
        let mut local = Self {
            device: DeviceTable::new(table, players, luck),
            // All bots of a table on one thread: only one of them is to act at a time.
            bots: Worker::new(move |job: Job<G>| job.think(&mut bots, pace)),
            journal,
            news: VecDeque::new(),
            not_saved: None,
        };
        local.step(Input::Open);
        Ok(local)
    }

    /// Lets the table take something in, writes down what comes of it, and then tells it.
    fn step(&mut self, input: Input<G>) {
        match self.device.step(input) {
            Err(refused) => self.news.push_back(News::Refused(Box::new(problem_of(&refused)))),
            Ok(Output::Nothing) => {}
            Ok(Output::Happened { lines, update }) => {
                let saved = self.journal.add(&lines);
                self.not_saved = saved.err().or(self.not_saved.take());
                let viewer = self.viewer();
                let frame = self.device.table().update_frame(viewer, &update, Previews::With);
                let frame = self.with_choices(frame);
                self.news.push_back(News::Frame { viewer, frame });
                if let Some(job) = self.device.bot_to_act() {
                    self.bots.ask(job);
                }
            }
            Ok(Output::Undone { n_bytes }) => {
                self.news.clear();
                let saved = self.journal.cut(n_bytes);
                self.not_saved = saved.err().or(self.not_saved.take());
                let (viewer, table) = (self.viewer(), self.device.table());
                let frame = self.with_choices(table.frame(viewer, table.ply(), Previews::With));
                self.news.push_back(News::Undone { viewer, frame });
            }
        }
    }

    /// The same frame with what the person at the keyboard may do.
    fn with_choices(&self, frame: Frame<G>) -> Frame<G> {
        let table = self.device.table();
        match table.turn().seat() {
            Some(seat) if self.device.players()[seat.index()].is_person() => {
                let own = table.frame(Viewer::Seat(seat), frame.ply, Previews::With);
                Frame { legal: own.legal, ..frame }
            }
            _ => frame,
        }
    }

    /// Who looks now: the one person, or the one of several who is to act, or only what everybody may see.
    fn viewer(&self) -> Viewer {
        let people = people(self.device.players());
        match (people.as_slice(), self.device.table().turn().seat()) {
            ([only], _) => Viewer::Seat(*only),
            (_, Some(seat)) if self.device.covers_hands() && people.contains(&seat) => Viewer::Seat(seat),
            _ => Viewer::Public,
        }
    }
}

impl<G: Draw> Link<G> for Local<G> {
    fn next(&mut self, language: Language) -> Option<News<G>> {
        if self.news.is_empty() {
            match self.bots.answer() {
                Ok(Some(thought)) => self.step(thought),
                Ok(None) => {}
                Err(Gone) => return Some(News::Notice(say!(language, tui_bots_gone))),
            }
        }
        match self.not_saved.take() {
            Some(error) => Some(News::Notice(say!(language, tui_not_saved, why = error.to_string()))),
            None => self.news.pop_front(),
        }
    }

    fn act(&mut self, ply: Ply, action: G::Action) {
        self.step(Input::Act { ply, action });
    }

    fn can_undo(&self) -> bool {
        self.device.can_undo()
    }

    fn undo(&mut self) {
        self.step(Input::Undo);
    }

    fn look(&mut self, seat: Seat) {
        self.step(Input::Look(seat));
    }

    fn saved_as(&self) -> Option<String> {
        self.journal.path().map(|path| path.display().to_string())
    }

    fn review(&mut self) -> Option<Receiver<Aftermath<G>>> {
        let (tell, told) = mpsc::channel();
        let table = self.device.table();
        let (config, events) = (table.config().clone(), table.events().to_vec());
        thread::spawn(move || {
            let rows = verdicts::<G>(&config, &events);
            tell.send(Aftermath { rows, ..Aftermath::default() })
        });
        Some(told)
    }
}
