use std::collections::VecDeque;
use std::io;
use std::sync::mpsc::{self, Receiver};
use std::thread;

use wormery_bots::{Pace, Roster};
use wormery_core::{Game, Seat, Turn, Viewer};
use wormery_table::{Frame, Ply, Previews, Proposal, Refused, Seeded, Table, is_reversible};
use wormery_today::{TableLuck, Today};

use crate::{Aftermath, Bots, Gone, Journal, Mark, NoSuchBot, Player, Worker, people, verdicts};

/// A table in this program: people at the keyboard, and bots that think on a thread of their own.
pub struct Local<G: Roster> {
    table: Table<G>,
    players: Vec<Player>,
    luck: TableLuck,
    bots: Worker<Job<G>, Answer<G>>,
    journal: Journal,
    told: VecDeque<Told<G>>,
    covers_hands: bool,
    /// Where the game was before each decision that can be taken back, the last one last.
    decisions: Vec<Decision>,
    /// How often a decision was taken back: what a bot was asked before that is of no interest any more.
    n_undone: u32,
}

/// Where the game and its record were before a decision.
#[derive(Clone, Copy, Debug)]
struct Decision {
    ply: Ply,
    mark: Mark,
}

/// How a table here is played.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LocalOptions {
    /// The luck of the game.
    pub seed: u64,
    /// Of which day it is the game, if it is one: then the luck is that of the day.
    pub today: Option<Today>,
    /// How many playouts a bot that samples may make.
    pub playouts: u32,
    /// Whether several people at one keyboard look one after the other, each into the own hand.
    pub covers_hands: bool,
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

/// What a bot is asked.
struct Job<G: Game> {
    seat: Seat,
    frame: Frame<G>,
    n_undone: u32,
}

/// What a bot does at a ply.
struct Answer<G: Game> {
    seat: Seat,
    ply: Ply,
    action: G::Action,
    n_undone: u32,
}

impl<G: Roster> Local<G> {
    /// A table at which some events may have happened; all that happens is written to the journal first.
    pub fn new(
        table: Table<G>,
        players: Vec<Player>,
        journal: Journal,
        options: LocalOptions,
    ) -> Result<Self, NoSuchBot> {
        let bots = Bots::new(players.iter().map(Player::level), table.config())?;
        let mut local = Self {
            table,
            players,
            luck: TableLuck::new(options.today.as_ref(), Seeded::for_game(options.seed, 0)),
            covers_hands: options.covers_hands,
            bots: worker(bots, options),
            journal,
            told: VecDeque::new(),
            decisions: Vec::new(),
            n_undone: 0,
        };
        match local.luck.propose_chance(&local.table) {
            Ok(opening) => local.happen(opening),
            Err(refused) => local.told.push_back(Told::Refused(refused)),
        }
        Ok(local)
    }

    fn try_act(&mut self, seat: Seat, ply: Ply, action: G::Action) -> Result<(), Refused> {
        let proposal = self.luck.propose(&self.table, seat, ply, action)?;
        self.remember(seat, action);
        self.happen(proposal);
        Ok(())
    }

    /// Remembers where a decision was made, as long as it and all after it can be taken back.
    ///
    /// What has no alternative is no decision: whoever came back to it would only do it again.
    fn remember(&mut self, seat: Seat, action: G::Action) {
        let is_person = self.players[seat.index()].is_person();
        if !is_person || !is_reversible(self.table.game(), action) {
            self.decisions.clear();
        } else if self.table.game().legal().count() > 1 {
            self.decisions.push(Decision { ply: self.table.ply(), mark: self.journal.mark() });
        }
    }

    /// Writes a proposal down, lets it happen, and tells of it.
    fn happen(&mut self, proposal: Proposal<G>) {
        let saved = self.journal.steps(self.table.game(), proposal.events());
        self.told.extend(saved.err().map(Told::NotSaved));
        let update = self.table.commit(proposal).expect("a proposal for this ply");
        let viewer = self.viewer();
        let mut frame = self.table.update_frame(viewer, &update, Previews::With);
        let turn = self.table.turn();
        if let Turn::Over(standing) = &turn {
            self.told.extend(self.journal.result(standing).err().map(Told::NotSaved));
        }
        if let Some(seat) = turn.seat() {
            let is_person = self.players[seat.index()].is_person();
            let previews = if is_person { Previews::With } else { Previews::Without };
            let own = self.table.frame(Viewer::Seat(seat), self.table.ply(), previews);
            if is_person {
                frame.legal = own.legal;
            } else {
                self.bots.ask(Job { seat, frame: own, n_undone: self.n_undone });
            }
        }
        self.told.push_back(Told::Frame { viewer, frame });
    }

    /// Whether the last decision can be taken back.
    pub fn can_undo(&self) -> bool {
        !self.decisions.is_empty()
    }

    /// Takes the last decision back: the table and the record are as if it had not been made.
    pub fn undo(&mut self) {
        let Some(Decision { ply, mark }) = self.decisions.pop() else { return };
        let events = self.table.events()[..ply.0 as usize].to_vec();
        let config = self.table.config().clone();
        self.table = Table::from_events(config, events).expect("what has happened happens again");
        self.n_undone += 1;
        self.told.clear();
        self.told.extend(self.journal.cut(mark).err().map(Told::NotSaved));
        let viewer = self.viewer();
        let mut frame = self.table.frame(viewer, ply, Previews::With);
        if let Some(seat) = self.table.turn().seat() {
            frame.legal = self.table.frame(Viewer::Seat(seat), ply, Previews::With).legal;
        }
        self.told.push_back(Told::Undone { viewer, frame });
    }

    /// Lets what was done be done: somebody has looked at what must not be seen and taken back.
    pub fn seal(&mut self) {
        self.decisions.clear();
    }

    /// Who looks now: the one person, or the one of several who is to act, or only what everybody may see.
    fn viewer(&self) -> Viewer {
        let people = people(&self.players);
        match (people.as_slice(), self.table.turn().seat()) {
            ([only], _) => Viewer::Seat(*only),
            (_, Some(seat)) if self.covers_hands && people.contains(&seat) => Viewer::Seat(seat),
            _ => Viewer::Public,
        }
    }

    /// What the table tells next, if anything.
    pub fn next_told(&mut self) -> Option<Told<G>> {
        if self.told.is_empty() {
            match self.bots.answer() {
                Ok(Some(answer)) if answer.n_undone == self.n_undone => {
                    self.try_act(answer.seat, answer.ply, answer.action).expect("bots do what is legal");
                }
                Ok(_) => {}
                Err(Gone) => self.told.push_back(Told::BotsStopped),
            }
        }
        self.told.pop_front()
    }

    /// Does what the seat at the keyboard chose at this ply; if it is refused, the table tells why.
    pub fn act(&mut self, ply: Ply, action: G::Action) {
        let Some(seat) = self.table.turn().seat() else { return };
        let refused = if self.players[seat.index()].is_person() {
            self.try_act(seat, ply, action).err()
        } else {
            Some(Refused::NotYourTurn(seat))
        };
        self.told.extend(refused.map(Told::Refused));
    }

    /// Where the game is written down.
    pub fn journal(&self) -> &Journal {
        &self.journal
    }
}

impl<G: wormery_review::Telling> Local<G> {
    /// Begins to find out luck and skill of a game that is over.
    pub fn review(&self) -> Receiver<Aftermath<G>> {
        let (tell, told) = mpsc::channel();
        let (config, events) = (self.table.config().clone(), self.table.events().to_vec());
        thread::spawn(move || {
            let rows = verdicts::<G>(&config, &events);
            tell.send(Aftermath { rows, ..Aftermath::default() })
        });
        told
    }
}

/// All bots of a table on one thread: only one of them is to act at a time.
fn worker<G: Roster>(mut bots: Bots<G>, options: LocalOptions) -> Worker<Job<G>, Answer<G>> {
    Worker::new(move |Job { seat, frame, n_undone }: Job<G>| {
        let luck = match &options.today {
            Some(today) => today.thinking(frame.ply),
            None => Seeded::for_game(options.seed, 1 + u64::from(frame.ply.0)),
        };
        let action = bots.choose(seat, &frame, Pace::Playouts(options.playouts), luck);
        let action = action.unwrap_or_else(|| frame.legal[0].action);
        Answer { seat, ply: frame.ply, action, n_undone }
    })
}
