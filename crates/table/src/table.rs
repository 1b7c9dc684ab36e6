use std::{fmt, mem};

use serde::{Deserialize, Serialize};
use wormery_core::{Chance, Config, Event, Game, Illegal, Luck, OutcomeOf, Seat, Turn, Viewer};

use crate::{Frame, Previews, Refused, Seen, choices};

/// How many events have happened at a table.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(transparent)]
pub struct Ply(pub u32);

impl Ply {
    fn index(self) -> usize {
        self.0 as usize
    }
}

impl fmt::Display for Ply {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// A game being played, with everything that has happened in it.
#[derive(Clone, Debug)]
pub struct Table<G: Game> {
    config: Config<G::Options>,
    game: G,
    events: Vec<Event<G>>,
    /// Who acted in each event.
    actors: Vec<Actor>,
}

/// Who acted, in one byte: there are many tables with many events.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Actor(u8);

impl Actor {
    /// Where chance answered.
    const NOBODY: Self = Self(u8::MAX);

    fn new(seat: Option<Seat>) -> Self {
        seat.map_or(Self::NOBODY, |seat| Self(seat.index() as u8))
    }

    fn seat(self) -> Option<Seat> {
        (self != Self::NOBODY).then(|| Seat::new(self.0.into()))
    }
}

/// What an action would bring about: the action, the answers of chance after it, and the position then.
#[derive(Clone, Debug)]
pub struct Proposal<G: Game> {
    from: Ply,
    events: Vec<Event<G>>,
    after: G,
}

/// What a commit changed: enough to tell every viewer about it.
#[derive(Clone, Debug)]
pub struct Update<G: Game> {
    from: Ply,
    before: G,
}

impl<G: Game> Proposal<G> {
    /// The ply of the first event: how many have happened before it.
    pub fn from(&self) -> Ply {
        self.from
    }

    /// The events, oldest first.
    pub fn events(&self) -> &[Event<G>] {
        &self.events
    }

    /// The position after them.
    pub fn after(&self) -> &G {
        &self.after
    }
}

impl<G: Game> Table<G> {
    /// A table before its first event.
    pub fn new(config: Config<G::Options>) -> Self {
        Self { game: G::start(&config), config, events: Vec::new(), actors: Vec::new() }
    }

    /// A table at which these events have happened.
    pub fn from_events(
        config: Config<G::Options>,
        events: impl IntoIterator<Item = Event<G>>,
    ) -> Result<Self, Illegal> {
        let mut table = Self::new(config);
        for event in events {
            let seat = table.game.turn().seat();
            table.game.apply(&event)?;
            table.events.push(event);
            table.actors.push(Actor::new(seat));
        }
        Ok(table)
    }

    /// Seats, start seat and options.
    pub fn config(&self) -> &Config<G::Options> {
        &self.config
    }

    /// The position; it stays inside the program that runs the table.
    pub fn game(&self) -> &G {
        &self.game
    }

    /// How many events have happened.
    pub fn ply(&self) -> Ply {
        Ply(self.events.len() as u32)
    }

    /// Everything that has happened, oldest first.
    pub fn events(&self) -> &[Event<G>] {
        &self.events
    }

    /// Who acted in the event after so many others; nobody where chance answered or nothing has happened yet.
    pub fn actor(&self, ply: Ply) -> Option<Seat> {
        self.actors.get(ply.index()).and_then(|actor| actor.seat())
    }

    /// Gives back the memory that the next events would need.
    pub fn shrink(&mut self) {
        self.events.shrink_to_fit();
        self.actors.shrink_to_fit();
    }

    /// What must happen next.
    pub fn turn(&self) -> Turn<G> {
        self.game.turn()
    }

    /// Works out what a seat's action brings about, without changing the table.
    ///
    /// `ply` is the ply that the seat saw when it chose.
    pub fn propose(
        &self,
        seat: Seat,
        ply: Ply,
        action: G::Action,
        luck: &mut impl Luck,
    ) -> Result<Proposal<G>, Refused> {
        self.propose_with(seat, ply, action, |question, _| question.draw(luck))
    }

    /// Like [`Table::propose`], with the answers of chance from `answer`.
    ///
    /// It is asked each question with the events of the proposal before it, oldest first.
    pub fn propose_with(
        &self,
        seat: Seat,
        ply: Ply,
        action: G::Action,
        answer: impl FnMut(&G::Chance, &[Event<G>]) -> OutcomeOf<G>,
    ) -> Result<Proposal<G>, Refused> {
        if ply != self.ply() {
            return Err(Refused::Stale { sent: ply, now: self.ply() });
        }
        match self.turn() {
            Turn::Act(to_act) if to_act == seat => {}
            Turn::Over(_) => return Err(Refused::Over),
            Turn::Act(_) | Turn::Chance(_) => return Err(Refused::NotYourTurn(seat)),
        }
        let mut proposal = self.empty_proposal();
        proposal.happen(Event::Action(action))?;
        proposal.settle(answer)?;
        Ok(proposal)
    }

    /// Works out what chance answers before anybody can act: the opening deal, and nothing elsewhere.
    pub fn propose_chance(&self, luck: &mut impl Luck) -> Result<Proposal<G>, Refused> {
        self.propose_chance_with(|question, _| question.draw(luck))
    }

    /// Like [`Table::propose_chance`], with the answers from `answer`, as in [`Table::propose_with`].
    pub fn propose_chance_with(
        &self,
        answer: impl FnMut(&G::Chance, &[Event<G>]) -> OutcomeOf<G>,
    ) -> Result<Proposal<G>, Refused> {
        let mut proposal = self.empty_proposal();
        proposal.settle(answer)?;
        Ok(proposal)
    }

    fn empty_proposal(&self) -> Proposal<G> {
        Proposal { from: self.ply(), events: Vec::new(), after: self.game.clone() }
    }

    /// Lets a proposal happen; one made for another ply is refused.
    pub fn commit(&mut self, proposal: Proposal<G>) -> Result<Update<G>, Refused> {
        if proposal.from != self.ply() {
            return Err(Refused::Stale { sent: proposal.from, now: self.ply() });
        }
        let actor = self.turn().seat();
        let who = |event: &Event<G>| matches!(event, Event::Action(_)).then_some(actor).flatten();
        self.actors.extend(proposal.events.iter().map(|event| Actor::new(who(event))));
        self.events.extend(proposal.events);
        let before = mem::replace(&mut self.game, proposal.after);
        Ok(Update { from: proposal.from, before })
    }

    /// What a viewer gets who has seen everything up to `since`.
    ///
    /// Someone who claims to have seen more than has happened gets the present view and nothing else. The game
    /// is played again from the start, so this is for those who come back; see [`Table::update_frame`].
    pub fn frame(&self, viewer: Viewer, since: Ply, previews: Previews) -> Frame<G> {
        let seen = if since < self.ply() {
            let all = self.seen(viewer, G::start(&self.config), Ply::default());
            all.into_iter().skip(since.index()).collect()
        } else {
            Vec::new()
        };
        self.present(viewer, seen, previews)
    }

    /// What a viewer gets right after a commit, if he had seen everything before it.
    pub fn update_frame(&self, viewer: Viewer, update: &Update<G>, previews: Previews) -> Frame<G> {
        self.present(viewer, self.seen(viewer, update.before.clone(), update.from), previews)
    }

    fn present(&self, viewer: Viewer, seen: Vec<Seen<G>>, previews: Previews) -> Frame<G> {
        let to_act = self.turn().seat();
        let may_act = to_act.is_some_and(|seat| viewer.is(seat));
        let legal = if may_act { choices(&self.game, viewer, previews) } else { Vec::new() };
        Frame { ply: self.ply(), view: self.game.view(viewer), legal, seen }
    }

    /// Each event is looked at from the position before it, so the game is played again from `from` on.
    fn seen(&self, viewer: Viewer, mut game: G, from: Ply) -> Vec<Seen<G>> {
        let mut seen = Vec::with_capacity(self.events.len() - from.index());
        for (place, event) in self.events.iter().enumerate().skip(from.index()) {
            seen.push(see(&mut game, Ply(place as u32 + 1), event, viewer));
        }
        seen
    }
}

/// Lets an event happen that has happened before, and gives what a viewer sees of it; `ply` is the one after it.
pub fn see<G: Game>(game: &mut G, ply: Ply, event: &Event<G>, viewer: Viewer) -> Seen<G> {
    let (seat, glimpse) = (game.turn().seat(), game.glimpse(event, viewer));
    let mut told = Vec::new();
    game.happen(event, &mut told).expect("what has happened happens again");
    let effects = told.into_iter().filter_map(|effect| game.effect_for(effect, viewer)).collect();
    Seen { ply, seat, glimpse, effects }
}

impl<G: Game> Proposal<G> {
    fn happen(&mut self, event: Event<G>) -> Result<(), Illegal> {
        self.after.apply(&event)?;
        self.events.push(event);
        Ok(())
    }

    /// Asks chance until somebody must act or the game is over.
    fn settle(
        &mut self,
        mut answer: impl FnMut(&G::Chance, &[Event<G>]) -> OutcomeOf<G>,
    ) -> Result<(), Illegal> {
        while let Turn::Chance(question) = self.after.turn() {
            let outcome = answer(&question, &self.events);
            self.happen(Event::Chance(outcome))?;
        }
        Ok(())
    }
}
