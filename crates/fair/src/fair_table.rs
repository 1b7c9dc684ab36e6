use alloc::string::ToString;
use alloc::sync::Arc;
use alloc::vec::Vec;

use wormery_core::{Chance, Config, Event, Game, OutcomeOf, Seat, Turn};
use wormery_record::{BadLine, Replay};
use wormery_table::{Ply, Proposal, Refused, Table, Update};

use crate::lines::{result_line, step_line};
use crate::verify::{SoFar, check_line};
use crate::{Dice, Digest, Nonce};

/// A table at which chance answers with dice that anyone can check.
///
/// It is driven like a [`Table`]: propose, store [`FairProposal::lines`] as they are, commit.
#[derive(Clone, Debug)]
pub struct FairTable<G: Game> {
    table: Table<G>,
    dice: Dice,
}

/// A [`Proposal`] with the lines that it adds to the record.
#[derive(Clone, Debug)]
pub struct FairProposal<G: Game> {
    proposal: Proposal<G>,
    lines: Vec<Arc<str>>,
    dice: Dice,
}

impl<G: Game> FairTable<G> {
    /// A table before its first event, with the dice of [`crate::Proof::dice`].
    pub fn new(config: Config<G::Options>, dice: Dice) -> Self {
        Self { table: Table::new(config), dice }
    }

    /// A table at which these steps have happened, with the dice of [`crate::Proof::dice`].
    ///
    /// The lines are those of all proposals so far, without line feeds. Everything is checked again, the dice
    /// too; an error counts lines as in a record, where the first step is line 2.
    pub fn resume<'a>(
        config: Config<G::Options>,
        dice: Dice,
        lines: impl IntoIterator<Item = &'a str>,
    ) -> Result<Self, BadLine> {
        let (mut replay, mut so_far) = (Replay::<G>::new(&config), SoFar::new(dice));
        let mut events = Vec::new();
        for (line, text) in (2..).zip(lines) {
            let event = check_line(&mut replay, text, &mut so_far);
            let event = event.map_err(|fault| BadLine { line, error: fault.to_string() })?;
            events.extend(event);
        }
        let table = Table::from_events(config, events).expect("what was checked happens again");
        Ok(Self { table, dice: so_far.into_dice() })
    }

    /// A table where it is, with dice that go on from there; nothing of what has happened is checked.
    ///
    /// For tests that need a past which no dice would ever give.
    #[doc(hidden)]
    pub fn from_table(table: Table<G>, dice: Dice) -> Self {
        Self { table, dice }
    }

    /// The table: position, ply, turn, frames.
    pub fn table(&self) -> &Table<G> {
        &self.table
    }

    /// What the game comes to if it ends here: with its result when it is over, as a game that was given up otherwise.
    ///
    /// A game that began under version 1 has no digest.
    pub fn digest(&self) -> Option<Digest> {
        digest(self.table.game(), &self.dice)
    }

    /// Gives back the memory that the next events would need.
    pub fn shrink(&mut self) {
        self.table.shrink();
    }

    /// Works out what a seat's action brings about, without changing the table.
    ///
    /// `ply` is the ply that the seat saw when it chose; `nonce` is what the seat sent with the action. A bot has
    /// none.
    pub fn propose(
        &self,
        seat: Seat,
        ply: Ply,
        action: G::Action,
        nonce: Option<Nonce>,
    ) -> Result<FairProposal<G>, Refused> {
        let mut draft = Draft { dice: self.dice.clone(), lines: Vec::new(), seat: Some(seat), nonce };
        let proposal =
            self.table.propose_with(seat, ply, action, |question, so_far| draft.answer(question, so_far))?;
        Ok(draft.finish(proposal))
    }

    /// Works out what chance answers before anybody can act: the opening deal, and nothing elsewhere.
    pub fn propose_chance(&self) -> Result<FairProposal<G>, Refused> {
        let mut draft = Draft { dice: self.dice.clone(), lines: Vec::new(), seat: None, nonce: None };
        let proposal = self.table.propose_chance_with(|question, so_far| draft.answer(question, so_far))?;
        Ok(draft.finish(proposal))
    }

    /// Lets a proposal of this table happen; one made for another ply is refused.
    pub fn commit(&mut self, proposal: FairProposal<G>) -> Result<Update<G>, Refused> {
        let update = self.table.commit(proposal.proposal)?;
        self.dice = proposal.dice;
        Ok(update)
    }
}

impl<G: Game> FairProposal<G> {
    /// The ply of the first event: how many have happened before it.
    pub fn from(&self) -> Ply {
        self.proposal.from()
    }

    /// The events, oldest first.
    pub fn events(&self) -> &[Event<G>] {
        self.proposal.events()
    }

    /// The position after them.
    pub fn after(&self) -> &G {
        self.proposal.after()
    }

    /// What [`FairTable::digest`] says once this has happened.
    pub fn digest(&self) -> Option<Digest> {
        digest(self.after(), &self.dice)
    }

    /// The line of each event, without a line feed; they must be stored byte for byte.
    pub fn lines(&self) -> &[Arc<str>] {
        &self.lines
    }
}

fn digest<G: Game>(game: &G, dice: &Dice) -> Option<Digest> {
    let result = match game.turn() {
        Turn::Over(standing) => Some(result_line(&standing)),
        Turn::Act(_) | Turn::Chance(_) => None,
    };
    dice.digest(result.as_deref())
}

/// A proposal being worked out: its lines so far, and the dice after them.
struct Draft {
    dice: Dice,
    lines: Vec<Arc<str>>,
    seat: Option<Seat>,
    nonce: Option<Nonce>,
}

impl Draft {
    fn answer<G: Game>(&mut self, question: &G::Chance, so_far: &[Event<G>]) -> OutcomeOf<G> {
        self.write(so_far);
        question.draw(&mut self.dice.luck())
    }

    fn finish<G: Game>(mut self, proposal: Proposal<G>) -> FairProposal<G> {
        self.write(proposal.events());
        FairProposal { proposal, lines: self.lines, dice: self.dice }
    }

    /// Writes those of the events that have no line yet.
    fn write<G: Game>(&mut self, events: &[Event<G>]) {
        for event in &events[self.lines.len()..] {
            let line = match event {
                Event::Action(_) => {
                    let line = step_line(self.seat, event, self.nonce);
                    self.dice.push_action(&line, self.nonce);
                    line
                }
                Event::Chance(_) => {
                    let line = step_line(None, event, None);
                    self.dice.push_outcome(&line);
                    line
                }
            };
            self.lines.push(line.into());
        }
    }
}
