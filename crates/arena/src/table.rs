use wormery_bots::Roster;
use wormery_core::{Config, Event, Seat, Standing, Turn, Viewer};
use wormery_table::Seeded;

use crate::deal_luck::{DealLuck, mix};
use crate::round::{BotFault, Round};

/// Which game of a duel.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Place {
    pub(crate) deal: u64,
    /// Bot b sits on seat b + rotation.
    pub(crate) rotation: usize,
    pub(crate) seed: u64,
}

/// A game that is being played.
pub(crate) struct Table<G: Roster> {
    game: G,
    luck: DealLuck,
    to_act: Option<Seat>,
    place: Place,
    n_seats: usize,
    /// What the bots' own luck comes from; a turn of a seat begins with luck of its own.
    own_seed: u64,
    n_turns: u64,
    own_luck: Seeded,
    /// What has happened, where somebody wants to know.
    events: Option<Vec<Event<G>>>,
}

impl<G: Roster> Table<G> {
    /// A table at which all that happens is remembered or not.
    pub(crate) fn new(config: &Config<G::Options>, place: Place, remembers: bool) -> Self {
        let (Place { deal, rotation, seed }, n_seats) = (place, config.n_seats());
        let own_seed = mix(seed ^ mix(deal ^ mix(1 + rotation as u64)));
        let (game, luck) = (G::start(config), DealLuck::new(seed, deal));
        let own_luck = Seeded::new(own_seed);
        let (to_act, n_turns, events) = (None, 0, remembers.then(Vec::new));
        let mut table = Self { game, luck, to_act, place, n_seats, own_seed, n_turns, own_luck, events };
        table.settle();
        table
    }

    /// Who must act; nobody when the game is over.
    pub(crate) fn to_act(&self) -> Option<Seat> {
        self.to_act
    }

    /// The bot that sits on a seat.
    pub(crate) fn bot_on(&self, seat: Seat) -> usize {
        (seat.index() + self.n_seats - self.place.rotation) % self.n_seats
    }

    /// The seat on which a bot sits.
    pub(crate) fn seat_of(&self, bot: usize) -> Seat {
        Seat::new((bot + self.place.rotation) % self.n_seats)
    }

    /// What the own luck of a program on a seat may come from.
    pub(crate) fn seed_of(&self, seat: Seat) -> u32 {
        mix(self.own_seed ^ mix(1 + seat.index() as u64)) as u32
    }

    /// The position.
    pub(crate) fn game(&self) -> &G {
        &self.game
    }

    /// What has happened; nothing at a table that does not remember.
    pub(crate) fn events(&self) -> &[Event<G>] {
        self.events.as_deref().unwrap_or_default()
    }

    /// The number of the game in its duel.
    pub(crate) fn number(&self) -> u64 {
        self.place.deal * self.n_seats as u64 + self.place.rotation as u64
    }

    pub(crate) fn view(&self, seat: Seat) -> G::View {
        self.game.view(Viewer::Seat(seat))
    }

    /// Lets a seat decide, and chance answer; without asking where there is no choice.
    ///
    /// Whoever cannot decide leaves the table as it was.
    pub(crate) fn act<E>(
        &mut self,
        seat: Seat,
        legal: &mut Vec<G::Action>,
        choose: impl FnOnce(&mut Self, &[G::Action]) -> std::result::Result<G::Action, E>,
    ) -> std::result::Result<(), E> {
        if self.luck.acts(seat) {
            self.n_turns += 1;
            self.own_luck = Seeded::for_game(self.own_seed, self.n_turns);
        }
        legal.clear();
        legal.extend(self.game.legal());
        let action = match legal.as_slice() {
            [only] => *only,
            legal => choose(self, legal)?,
        };
        self.happen(Event::Action(action));
        self.settle();
        Ok(())
    }

    /// The luck of the bot that must act.
    pub(crate) fn own_luck(&mut self) -> &mut Seeded {
        &mut self.own_luck
    }

    fn happen(&mut self, event: Event<G>) {
        self.game.apply(&event).expect("bots and chance do what is legal");
        if let Some(events) = &mut self.events {
            events.push(event);
        }
    }

    /// Lets chance answer until somebody must act or the game is over.
    fn settle(&mut self) {
        loop {
            let turn = self.game.turn();
            let Turn::Chance(question) = turn else {
                self.to_act = turn.seat();
                return;
            };
            let answer = self.luck.answer::<G>(&question);
            self.happen(Event::Chance(answer));
        }
    }

    /// How it ended, if it did.
    pub(crate) fn standing(&self) -> Option<Standing> {
        match self.game.turn() {
            Turn::Over(standing) => Some(standing),
            Turn::Act(_) | Turn::Chance(_) => None,
        }
    }

    /// The same, told for each bot; with the faults for which it was stopped.
    pub(crate) fn round(&self, faults: Vec<BotFault>) -> Round {
        match self.standing().filter(|_| faults.is_empty()) {
            Some(standing) => Round::ended(&standing, self.n_seats, self.place.rotation),
            None => Round::stopped(self.n_seats, faults),
        }
    }
}
