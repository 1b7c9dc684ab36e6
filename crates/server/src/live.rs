use std::time::Duration;

use serde_json::Value;
use serde_json::value::{RawValue, to_raw_value};
use wormery_bots::{Pace, Roster};
use wormery_core::{Event, Seat, Standing, Turn, Viewer};
use wormery_fair::{Digest, FairProposal, FairTable, Nonce};
use wormery_protocol::{Code, Problem};
use wormery_table::{Ply, Previews, Seeded, Update};

use crate::fault::{of_refused, problem};

/// A game being played, whichever it is: what crosses this seam is text.
pub(crate) trait LiveGame: Send + Sync {
    /// How many events have happened.
    fn ply(&self) -> u32;
    /// The seat that must act.
    fn to_act(&self) -> Option<Seat>;
    /// How the game ended.
    fn standing(&self) -> Option<Standing>;
    /// What the game comes to if it ends here, or with what was proposed; nothing for one that began by version 1.
    fn digest(&self) -> Option<Digest>;

    /// Works out what an action brings about, and keeps that until it is committed or dropped.
    fn propose(&mut self, seat: Seat, ply: u32, action: &Value, nonce: Option<Nonce>) -> Result<(), Problem>;
    /// Works out what chance answers before anybody can act.
    fn propose_chance(&mut self) -> Result<(), Problem>;
    /// The lines of what was proposed, to be stored byte for byte, and how the game ends if it ends with them.
    fn proposed(&self) -> (Vec<String>, Option<Standing>);
    /// Lets happen what was proposed.
    fn commit(&mut self);
    /// Forgets what was proposed.
    fn drop_proposal(&mut self);

    /// If this very action has happened at this ply: the ply after it and after the chance that followed.
    fn answered(&self, seat: Seat, ply: u32, action: &Value) -> Option<u32>;
    /// What a viewer gets who has seen everything up to `since`.
    fn frame(&self, viewer: Viewer, since: u32, previews: Previews) -> Box<RawValue>;
    /// What a viewer gets right after a commit.
    fn update_frame(&self, viewer: Viewer, previews: Previews) -> Box<RawValue>;
    /// Forgets what the last commit changed: everybody has been told.
    fn told(&mut self);
    /// Gives back the memory that the next moves would need: everybody has left.
    fn shrink(&mut self);
    /// A bot's thought about what to do on a seat; it may take a while, and is best not thought here.
    fn thought(&self, seat: Seat, level: &str, at_most: Duration) -> Option<Thought>;
}

/// Thinks, and gives the action as JSON.
pub(crate) type Thought = Box<dyn FnOnce() -> Value + Send>;

/// A game of one kind.
pub(crate) struct Live<G: Roster> {
    table: FairTable<G>,
    /// In a box, as is what comes of it, so that the many tables at which nobody moves just now do not hold room for it.
    proposal: Option<Box<FairProposal<G>>>,
    update: Option<Box<Update<G>>>,
}

impl<G: Roster> Live<G> {
    pub(crate) fn new(table: FairTable<G>) -> Self {
        Self { table, proposal: None, update: None }
    }
}

fn parse<G: Roster>(action: &Value) -> Result<G::Action, Problem> {
    if action.get("effects").is_some() {
        return Err(problem(
            Code::BadRequest,
            "action: send the action of an item of legal, not the whole item",
        ));
    }
    serde::Deserialize::deserialize(action)
        .map_err(|error| problem(Code::BadRequest, format!("action: {error}")))
}

fn text(frame: &impl serde::Serialize) -> Box<RawValue> {
    to_raw_value(frame).expect("a frame has nothing that JSON cannot write")
}

impl<G: Roster> LiveGame for Live<G> {
    fn ply(&self) -> u32 {
        self.table.table().ply().0
    }

    fn to_act(&self) -> Option<Seat> {
        self.table.table().turn().seat()
    }

    fn standing(&self) -> Option<Standing> {
        over(self.table.table().turn())
    }

    fn digest(&self) -> Option<Digest> {
        self.proposal.as_ref().map_or_else(|| self.table.digest(), |proposal| proposal.digest())
    }

    fn propose(&mut self, seat: Seat, ply: u32, action: &Value, nonce: Option<Nonce>) -> Result<(), Problem> {
        let action = parse::<G>(action)?;
        let proposal = self.table.propose(seat, Ply(ply), action, nonce);
        self.proposal = Some(Box::new(proposal.map_err(|refused| of_refused(&refused))?));
        Ok(())
    }

    fn propose_chance(&mut self) -> Result<(), Problem> {
        let proposal = self.table.propose_chance();
        self.proposal = Some(Box::new(proposal.map_err(|refused| of_refused(&refused))?));
        Ok(())
    }

    fn proposed(&self) -> (Vec<String>, Option<Standing>) {
        let Some(proposal) = &self.proposal else { return (Vec::new(), None) };
        (proposal.lines().to_vec(), over(proposal.after().turn()))
    }

    fn commit(&mut self) {
        if let Some(proposal) = self.proposal.take() {
            self.update = self.table.commit(*proposal).ok().map(Box::new);
        }
    }

    fn drop_proposal(&mut self) {
        self.proposal = None;
    }

    fn answered(&self, seat: Seat, ply: u32, action: &Value) -> Option<u32> {
        let events = self.table.table().events();
        let Some(Event::Action(happened)) = events.get(ply as usize) else { return None };
        if parse::<G>(action).ok()? != *happened || self.table.table().actor(Ply(ply)) != Some(seat) {
            return None;
        }
        let chance = events[ply as usize + 1..].iter().take_while(|event| matches!(event, Event::Chance(_)));
        Some(ply + 1 + chance.count() as u32)
    }

    fn frame(&self, viewer: Viewer, since: u32, previews: Previews) -> Box<RawValue> {
        text(&self.table.table().frame(viewer, Ply(since), previews))
    }

    fn update_frame(&self, viewer: Viewer, previews: Previews) -> Box<RawValue> {
        match &self.update {
            Some(update) => text(&self.table.table().update_frame(viewer, update, previews)),
            None => self.frame(viewer, self.ply(), previews),
        }
    }

    fn told(&mut self) {
        self.update = None;
    }

    fn shrink(&mut self) {
        self.table.shrink();
    }

    fn thought(&self, seat: Seat, level: &str, at_most: Duration) -> Option<Thought> {
        let table = self.table.table();
        let level = G::ready(level, table.config())?;
        let mut bot = level.bot(table.config(), seat);
        let frame = table.frame(Viewer::Seat(seat), table.ply(), Previews::Without);
        let legal = frame.actions();
        let luck = Seeded::new(u64::from_le_bytes(crate::ids::random()));
        let playouts = level.playouts().unwrap_or(1);
        let pace = Pace::Counted { playouts, at_most };
        Some(Box::new(move || {
            let action = pace.think(luck, |thinking| bot.choose(&frame.view, &legal, thinking));
            serde_json::to_value(action).expect("an action has nothing that JSON cannot write")
        }))
    }
}

fn over<G: Roster>(turn: Turn<G>) -> Option<Standing> {
    match turn {
        Turn::Over(standing) => Some(standing),
        Turn::Act(_) | Turn::Chance(_) => None,
    }
}
