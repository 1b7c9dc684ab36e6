use std::fmt;
use std::sync::Arc;
use std::time::Duration;

use serde_json::Value;
use serde_json::value::{RawValue, to_raw_value};
use wormery_bots::{Levels, Pace, Roster};
use wormery_core::wire::plain_reason;
use wormery_core::{Described, Event, Seat, Secrets, Standing, Turn, Viewer};
use wormery_fair::{Digest, FairProposal, FairTable, Nonce};
use wormery_host::problem_of;
use wormery_protocol::{Code, Problem};
use wormery_table::{Ply, Previews, Refused, Seeded, Update};

use crate::judged::problem;

/// A game being played, whichever it is: what crosses this seam is text.
pub trait LiveGame: Send + Sync {
    /// How many events have happened.
    fn ply(&self) -> u32;
    /// How many play.
    fn n_seats(&self) -> usize;
    /// The seat that must act.
    fn to_act(&self) -> Option<Seat>;
    /// How the game ended.
    fn standing(&self) -> Option<Standing>;
    /// What the game comes to if it ends here; nothing for one that began by version 1 of the dice.
    fn digest(&self) -> Option<Digest>;
    /// What people must not see of each other.
    fn secrets(&self) -> Secrets;
    /// How many deals of hidden hands are over.
    fn n_deals_done(&self) -> u32;

    /// Works out what an action brings about, and keeps it until it is committed, or something else is proposed.
    fn propose(
        &mut self,
        seat: Seat,
        ply: u32,
        action: &Value,
        nonce: Option<Nonce>,
    ) -> Result<Proposed, Problem>;
    /// Works out what chance answers before anybody can act, and keeps it likewise.
    fn propose_chance(&mut self) -> Result<Proposed, Problem>;
    /// Lets happen what was proposed last.
    fn commit(&mut self) -> Result<(), Lost>;

    /// If this very action has happened at this ply: the ply after it and after the chance that followed.
    fn answered(&self, seat: Seat, ply: u32, action: &Value) -> Option<u32>;
    /// What a viewer gets who has seen everything up to `since`.
    fn frame(&self, viewer: Viewer, since: u32, previews: Previews) -> Box<RawValue>;
    /// What a viewer gets of the last commit.
    fn update_frame(&self, viewer: Viewer, previews: Previews) -> Box<RawValue>;
    /// Gives back the memory that the next moves would need: everybody has left.
    fn shrink(&mut self);
    /// A bot's thought about what to do on a seat, so many levels simpler than asked for; it may take a while, and is
    /// best not thought here.
    fn thought(&self, seat: Seat, level: &str, n_simpler: usize, seed: u64) -> Thought;
    /// What can always be done, if anybody must act.
    fn any_action(&self) -> Option<Value>;
}

/// What is to be stored of an action before it happens.
pub struct Proposed {
    /// The lines to be stored, byte for byte.
    pub lines: Vec<Arc<str>>,
    /// How the game ends, if it ends with them.
    pub standing: Option<Standing>,
    /// What the game comes to, if it ends with them; nothing for one that began by version 1 of the dice.
    pub digest: Option<Digest>,
}

/// What was proposed is not known any more, or does not fit: the game must be read again.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Lost;

/// A decision about which a bot thinks.
pub struct Thought {
    /// How many events have happened.
    pub ply: u32,
    /// For whom.
    pub seat: Seat,
    think: Box<dyn FnOnce(Duration) -> Value + Send + Sync>,
}

impl Thought {
    /// Thinks, not longer than this, and gives the action as JSON.
    pub fn think(self, at_most: Duration) -> Value {
        (self.think)(at_most)
    }
}

impl fmt::Debug for Thought {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Thought").field("ply", &self.ply).field("seat", &self.seat).finish_non_exhaustive()
    }
}

/// A game of one kind.
pub struct Live<G: Roster> {
    table: FairTable<G>,
    /// What was proposed last.
    pending: Option<FairProposal<G>>,
    /// What the last commit changed.
    update: Option<Update<G>>,
}

impl<G: Roster> Live<G> {
    /// Plays on at this table.
    pub fn new(table: FairTable<G>) -> Self {
        Self { table, pending: None, update: None }
    }

    /// Keeps what was proposed, and says what is to be stored of it.
    fn keep(&mut self, proposal: Result<FairProposal<G>, Refused>) -> Result<Proposed, Problem> {
        let proposal = proposal.map_err(|refused| problem_of(&refused))?;
        let standing = over(proposal.after().turn());
        let digest = standing.as_ref().and_then(|_| proposal.digest());
        let lines = proposal.lines().to_vec();
        self.pending = Some(proposal);
        Ok(Proposed { lines, standing, digest })
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
        .map_err(|error| problem(Code::BadRequest, format!("action: {}", plain_reason(&error.to_string()))))
}

fn text(frame: &impl serde::Serialize) -> Box<RawValue> {
    to_raw_value(frame).expect("a frame has nothing that JSON cannot write")
}

fn value(action: &impl serde::Serialize) -> Value {
    serde_json::to_value(action).expect("an action has nothing that JSON cannot write")
}

impl<G: Roster + Described> LiveGame for Live<G> {
    fn ply(&self) -> u32 {
        self.table.table().ply().0
    }

    fn n_seats(&self) -> usize {
        self.table.table().config().n_seats()
    }

    fn to_act(&self) -> Option<Seat> {
        self.table.table().turn().seat()
    }

    fn standing(&self) -> Option<Standing> {
        over(self.table.table().turn())
    }

    fn digest(&self) -> Option<Digest> {
        self.table.digest()
    }

    fn secrets(&self) -> Secrets {
        G::ABOUT.secrets
    }

    fn n_deals_done(&self) -> u32 {
        self.table.table().game().n_deals_done()
    }

    fn propose(
        &mut self,
        seat: Seat,
        ply: u32,
        action: &Value,
        nonce: Option<Nonce>,
    ) -> Result<Proposed, Problem> {
        self.keep(self.table.propose(seat, Ply(ply), parse::<G>(action)?, nonce))
    }

    fn propose_chance(&mut self) -> Result<Proposed, Problem> {
        self.keep(self.table.propose_chance())
    }

    fn commit(&mut self) -> Result<(), Lost> {
        let proposal = self.pending.take().ok_or(Lost)?;
        self.update = Some(self.table.commit(proposal).map_err(|_| Lost)?);
        Ok(())
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

    fn shrink(&mut self) {
        self.update = None;
        self.table.shrink();
    }

    fn thought(&self, seat: Seat, level: &str, n_simpler: usize, seed: u64) -> Thought {
        let table = self.table.table();
        let frame = table.frame(Viewer::Seat(seat), table.ply(), Previews::Without);
        let (legal, config) = (frame.actions(), table.config().clone());
        let level = simpler::<G>(level, n_simpler);
        let think = move |at_most| {
            let ready = G::ready(level, &config).unwrap_or(&G::LEVELS[0]);
            let pace = Pace::Counted { playouts: ready.playouts().unwrap_or(1), at_most };
            let mut bot = ready.bot(&config, seat);
            value(&pace.think(Seeded::new(seed), |thinking| bot.choose(&frame.view, &legal, thinking)))
        };
        Thought { ply: table.ply().0, seat, think: Box::new(think) }
    }

    fn any_action(&self) -> Option<Value> {
        self.table.table().game().legal().next().map(|action| value(&action))
    }
}

/// A level, or one that is so many levels simpler; one that nobody knows any more is taken for the usual one.
fn simpler<G: Roster>(name: &str, n_simpler: usize) -> &'static str {
    let usual = G::LEVELS.len().saturating_sub(2);
    let place = G::place(name).unwrap_or(usual);
    G::LEVELS[place.saturating_sub(n_simpler)].name
}

fn over<G: Roster>(turn: Turn<G>) -> Option<Standing> {
    match turn {
        Turn::Over(standing) => Some(standing),
        Turn::Act(_) | Turn::Chance(_) => None,
    }
}
