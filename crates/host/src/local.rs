use std::collections::VecDeque;
use std::io;
use std::sync::mpsc::{self, Receiver};
use std::thread;

use wormery_bots::Pace;
use wormery_core::{Described, Game, Seat, Viewer};
use wormery_table::{Frame, Ply, Previews, Refused, Table};

use crate::{
    Aftermath, Bots, DeviceTable, Gone, Input, Job, Journal, LuckSource, NoSuchBot, Output, Player, Worker,
    people, verdicts,
};

/// A table in this program: people at the keyboard, and bots that think on a thread of their own.
pub struct Local<G: Game> {
    device: DeviceTable<G>,
    bots: Worker<Job<G>, Input<G>>,
    journal: Journal,
    told: VecDeque<Told<G>>,
}

/// What a table tells.
#[derive(Debug)]
pub enum Told<G: Game> {
    /// Something happened.
    Frame {
        /// Who may look at it, and for whom the legal actions are.
        viewer: Viewer,
        /// What the viewer gets.
        frame: Frame<G>,
    },
    /// A decision was taken back: all after the ply of the frame has not happened.
    Undone {
        /// Who may look at it, and for whom the legal actions are.
        viewer: Viewer,
        /// What the viewer gets.
        frame: Frame<G>,
    },
    /// An action was refused.
    Refused(Refused),
    /// The game goes on, but is no longer written down.
    NotSaved(io::Error),
    /// The bots have stopped thinking.
    BotsStopped,
}

impl<G: wormery_review::Telling + Described> Local<G> {
    /// A table at which some events may have happened; all that happens is written to the journal first.
    pub fn new(
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
            told: VecDeque::new(),
        };
        local.step(Input::Open);
        Ok(local)
    }

    /// Lets the table take something in, and tells what comes of it.
    fn step(&mut self, input: Input<G>) {
        match self.device.step(input) {
            Err(refused) => self.told.push_back(Told::Refused(refused)),
            Ok(Output::Nothing) => {}
            Ok(Output::Happened { lines, update }) => {
                let saved = self.journal.add(&lines);
                self.told.extend(saved.err().map(Told::NotSaved));
                let viewer = self.viewer();
                let frame = self.device.table().update_frame(viewer, &update, Previews::With);
                let frame = self.with_choices(frame);
                self.told.push_back(Told::Frame { viewer, frame });
                if let Some(job) = self.device.bot_to_act() {
                    self.bots.ask(job);
                }
            }
            Ok(Output::Undone { n_bytes }) => {
                self.told.clear();
                self.told.extend(self.journal.cut(n_bytes).err().map(Told::NotSaved));
                let (viewer, table) = (self.viewer(), self.device.table());
                let frame = self.with_choices(table.frame(viewer, table.ply(), Previews::With));
                self.told.push_back(Told::Undone { viewer, frame });
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

    /// What the table tells next, if anything.
    pub fn next_told(&mut self) -> Option<Told<G>> {
        if self.told.is_empty() {
            match self.bots.answer() {
                Ok(Some(thought)) => self.step(thought),
                Ok(None) => {}
                Err(Gone) => self.told.push_back(Told::BotsStopped),
            }
        }
        self.told.pop_front()
    }

    /// Does what the seat at the keyboard chose at this ply; if it is refused, the table tells why.
    pub fn act(&mut self, ply: Ply, action: G::Action) {
        self.step(Input::Act { ply, action });
    }

    /// Whether the last decision can be taken back.
    pub fn can_undo(&self) -> bool {
        self.device.can_undo()
    }

    /// Takes the last decision back: the table and the record are as if it had not been made.
    pub fn undo(&mut self) {
        self.step(Input::Undo);
    }

    /// Somebody looks at the hand of a seat.
    pub fn look(&mut self, seat: Seat) {
        self.step(Input::Look(seat));
    }

    /// Where the game is written down.
    pub fn journal(&self) -> &Journal {
        &self.journal
    }

    /// Begins to find out luck and skill of a game that is over.
    pub fn review(&self) -> Receiver<Aftermath<G>> {
        let (tell, told) = mpsc::channel();
        let table = self.device.table();
        let (config, events) = (table.config().clone(), table.events().to_vec());
        thread::spawn(move || {
            let rows = verdicts::<G>(&config, &events);
            tell.send(Aftermath { rows, ..Aftermath::default() })
        });
        told
    }
}
