use wormery_bots::Roster;
use wormery_core::{Config, Event, Seat, Standing, Turn, Viewer};
use wormery_table::Seeded;

use crate::deal_luck::{DealLuck, mix};

/// One game of a deal, told for each bot.
#[derive(Clone, Debug)]
pub(crate) struct Round {
    pub(crate) bots: Vec<BotRound>,
}

/// How one bot did in one game.
#[derive(Clone, Copy, Debug)]
pub(crate) struct BotRound {
    /// 1 for a win, a half for a win shared by two, 0 for no win.
    pub(crate) win: f64,
    pub(crate) score: i32,
}

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
}

impl<G: Roster> Table<G> {
    pub(crate) fn new(config: &Config<G::Options>, place: Place) -> Self {
        let (Place { deal, rotation, seed }, n_seats) = (place, config.n_seats());
        let own_seed = mix(seed ^ mix(deal ^ mix(1 + rotation as u64)));
        let (game, luck) = (G::start(config), DealLuck::new(seed, deal));
        let own_luck = Seeded::new(own_seed);
        let mut table = Self { game, luck, to_act: None, place, n_seats, own_seed, n_turns: 0, own_luck };
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

    pub(crate) fn view(&self, seat: Seat) -> G::View {
        self.game.view(Viewer::Seat(seat))
    }

    /// Lets a seat decide, and chance answer; without asking where there is no choice.
    pub(crate) fn act(
        &mut self,
        seat: Seat,
        legal: &mut Vec<G::Action>,
        choose: impl FnOnce(&G::View, &[G::Action], &mut Seeded) -> G::Action,
    ) {
        if self.luck.acts(seat) {
            self.n_turns += 1;
            self.own_luck = Seeded::for_game(self.own_seed, self.n_turns);
        }
        legal.clear();
        legal.extend(self.game.legal());
        let action = match legal.as_slice() {
            [only] => *only,
            legal => choose(&self.game.view(Viewer::Seat(seat)), legal, &mut self.own_luck),
        };
        self.game.apply(&Event::Action(action)).expect("a bot takes a legal action");
        self.settle();
    }

    /// Lets chance answer until somebody must act or the game is over.
    fn settle(&mut self) {
        loop {
            let turn = self.game.turn();
            let Turn::Chance(question) = turn else {
                self.to_act = turn.seat();
                return;
            };
            let event = Event::Chance(self.luck.answer::<G>(&question));
            self.game.apply(&event).expect("chance gives a legal answer");
        }
    }

    /// How it ended.
    pub(crate) fn round(&self) -> Round {
        let Turn::Over(standing) = self.game.turn() else { return Round { bots: Vec::new() } };
        let told = (0..self.n_seats).map(|bot| told(&standing, (bot + self.place.rotation) % self.n_seats));
        Round { bots: told.collect() }
    }
}

fn told(standing: &Standing, seat: usize) -> BotRound {
    BotRound { win: standing.win_share(seat), score: standing.scores()[seat] }
}
