//! A table on one device as a step machine.

mod job;
#[cfg(test)]
mod tests;
mod undo;

use wormery_bots::Roster;
use wormery_core::{Described, Game, Seat, Secrets, Turn};
use wormery_record::write_result;
use wormery_table::{Ply, Proposal, Refused, Seeded, Table, Update};
use wormery_today::{TableLuck, Today};

use crate::{Player, people, write_steps};
pub use job::{Job, Thought};
use undo::Undo;

/// People, bots, undo, hidden hands and the record of a game without a server.
///
/// It takes inputs and gives outputs, and knows no clock, no thread and no file. The caller carries out an output
/// before the next input: first what is written, then what is told.
pub struct DeviceTable<G: Game> {
    table: Table<G>,
    players: Vec<Player>,
    luck: LuckSource,
    chance: TableLuck,
    undo: Undo,
}

/// Where the luck of a table comes from.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LuckSource {
    /// The luck of the game, and that of its bots.
    pub seed: u64,
    /// Of which day it is the game, if it is one: then the luck is that of the day.
    pub today: Option<Today>,
}

/// What a table takes.
#[derive(Clone, Debug)]
pub enum Input<G: Game> {
    /// The game begins or goes on: chance answers before anybody acts.
    Open,
    /// A person acts, for the seat whose turn it is.
    Act {
        /// The ply that the person saw.
        ply: Ply,
        /// What was chosen.
        action: G::Action,
    },
    /// A bot has thought about a [`Job`].
    Thought(Thought<G>),
    /// The last decision is taken back, where that can be done.
    Undo,
    /// Somebody looks at the hand of this seat, and cannot forget it: what others decided stays done.
    Look(Seat),
}

/// What comes of an input.
#[derive(Clone, Debug)]
pub enum Output<G: Game> {
    /// Something happened.
    Happened {
        /// The lines that the record goes on with.
        lines: String,
        /// What changed, for [`Table::update_frame`].
        update: Update<G>,
    },
    /// The last decision was taken back: all after the present ply has not happened.
    Undone {
        /// So many bytes at the end of the record go.
        n_bytes: u64,
    },
    /// Nothing.
    Nothing,
}

impl<G: Roster + Described> DeviceTable<G> {
    /// A table at which some events may have happened; the first input opens it.
    pub fn new(table: Table<G>, players: Vec<Player>, luck: LuckSource) -> Self {
        let chance = TableLuck::new(luck.today.as_ref(), Seeded::for_game(luck.seed, 0));
        Self { table, players, luck, chance, undo: Undo::default() }
    }

    /// Takes an input; one that is refused changes nothing.
    pub fn step(&mut self, input: Input<G>) -> Result<Output<G>, Refused> {
        match input {
            Input::Open => {
                let opening = self.chance.propose_chance(&self.table)?;
                Ok(self.happen(opening))
            }
            Input::Act { ply, action } => {
                let seat = self.person_to_act()?;
                self.act(seat, ply, action)
            }
            Input::Thought(thought) if thought.n_undone != self.undo.n_undone() => Ok(Output::Nothing),
            Input::Thought(Thought { seat, ply, action, .. }) => self.act(seat, ply, action),
            Input::Undo => Ok(self.take_back()),
            Input::Look(seat) => {
                if self.covers_hands() {
                    self.undo.keep_own(seat);
                }
                Ok(Output::Nothing)
            }
        }
    }

    /// The person whose turn it is.
    fn person_to_act(&self) -> Result<Seat, Refused> {
        let people = people(&self.players);
        match self.table.turn().seat() {
            Some(seat) if people.contains(&seat) => Ok(seat),
            Some(seat) => Err(Refused::NotYourTurn(people.first().copied().unwrap_or(seat))),
            None => Err(Refused::Over),
        }
    }

    fn act(&mut self, seat: Seat, ply: Ply, action: G::Action) -> Result<Output<G>, Refused> {
        let proposal = self.chance.propose(&self.table, seat, ply, action)?;
        let is_person = self.players[seat.index()].is_person();
        self.undo.remember(self.table.game(), ply, is_person.then_some(seat), action);
        Ok(self.happen(proposal))
    }

    fn happen(&mut self, proposal: Proposal<G>) -> Output<G> {
        let mut lines = Vec::new();
        write_steps(&mut lines, self.table.game(), proposal.events()).expect("memory takes what is legal");
        let update = self.table.commit(proposal).expect("a proposal for this ply");
        if let Turn::Over(standing) = self.table.turn() {
            write_result(&mut lines, &standing).expect("memory takes every result");
        }
        self.undo.written(lines.len() as u64);
        Output::Happened { lines: String::from_utf8(lines).expect("a record is text"), update }
    }

    fn take_back(&mut self) -> Output<G> {
        let Some((ply, n_bytes)) = self.undo.pop() else { return Output::Nothing };
        let events = self.table.events()[..ply.0 as usize].to_vec();
        self.table =
            Table::from_events(self.table.config().clone(), events).expect("what has happened happens again");
        Output::Undone { n_bytes }
    }

    /// The bot whose turn it is, with all that it needs to think.
    pub fn bot_to_act(&self) -> Option<Job<G>> {
        let seat = self.table.turn().seat().filter(|seat| self.players[seat.index()].level().is_some())?;
        Some(Job::new(&self.table, seat, &self.luck, self.undo.n_undone()))
    }

    /// Whether the last decision can be taken back.
    pub fn can_undo(&self) -> bool {
        self.undo.can_undo()
    }

    /// Whether hands are covered until the right one looks: several people have some, and one device.
    pub fn covers_hands(&self) -> bool {
        G::ABOUT.secrets == Secrets::Hands && people(&self.players).len() > 1
    }

    /// The game with all that has happened.
    pub fn table(&self) -> &Table<G> {
        &self.table
    }

    /// Everybody at the table.
    pub fn players(&self) -> &[Player] {
        &self.players
    }
}
