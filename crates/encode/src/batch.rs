use wormery_core::{Chance, Config, Event, Seat, Standing, Turn};
use wormery_table::Seeded;

use crate::{ActionSet, Arrays, Encode, legal_set, observe};

/// Many games of one kind side by side; one that is over begins anew by itself.
#[derive(Clone, Debug)]
pub struct Batch<G: Encode> {
    /// The config of games that begin with each seat.
    configs: Vec<Config<G::Options>>,
    games: Vec<Playing<G>>,
    /// The luck of [`Batch::sample`], which is not that of the games.
    choosing: Seeded,
}

#[derive(Clone, Debug)]
struct Playing<G: Encode> {
    game: G,
    luck: Seeded,
    seat: Seat,
    start: Seat,
    legal: ActionSet,
}

/// An action that a game of a batch does not allow.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("game {game} of {name}: seat {seat} may not do {action} ({}) now; allowed: {}", said(.what.as_deref()), .allowed.join(", "))]
pub struct NotAllowed {
    game: usize,
    name: &'static str,
    seat: Seat,
    action: i64,
    what: Option<String>,
    allowed: Vec<String>,
}

fn said(what: Option<&str>) -> &str {
    what.unwrap_or("no action has this number")
}

impl<G: Encode> Batch<G> {
    /// Games of a table with luck from a seed; the seats take turns in beginning.
    pub fn new(n_seats: usize, options: &G::Options, n_games: usize, seed: u64) -> Option<Self> {
        let configs = (0..n_seats).map(|start| Config::new(n_seats, start, options.clone()).ok());
        let configs = configs.collect::<Option<Vec<_>>>().filter(|configs| !configs.is_empty())?;
        let games = (0..n_games).map(|game| Playing::new(&configs, seed, game)).collect();
        Some(Self { configs, games, choosing: Seeded::for_game(seed, u64::MAX - 1) })
    }

    /// How many games there are.
    pub fn n_games(&self) -> usize {
        self.games.len()
    }

    /// How many play in each.
    pub fn n_seats(&self) -> usize {
        self.configs.len()
    }

    /// Begins all games anew.
    pub fn reset(&mut self, seed: u64) {
        let configs = &self.configs;
        self.games.iter_mut().enumerate().for_each(|(game, old)| *old = Playing::new(configs, seed, game));
        self.choosing = Seeded::for_game(seed, u64::MAX - 1);
    }

    /// Writes down where all games are.
    pub fn show(&self, arrays: &mut Arrays<'_>) {
        arrays.clear();
        for (place, playing) in self.games.iter().enumerate() {
            playing.show(&self.configs, place, arrays);
        }
    }

    /// Lets every game go on by one action, and chance answer until somebody must act again; writes down where that led.
    ///
    /// Where one action is not allowed, nothing happens in any game.
    pub fn step(&mut self, actions: &[i64], arrays: &mut Arrays<'_>) -> Result<(), NotAllowed> {
        self.check(actions)?;
        self.parts(actions, arrays, 1).into_iter().for_each(Part::step);
        Ok(())
    }

    /// A step in so many parts at most, which may be done at the same time: no game knows of another.
    ///
    /// All of them must be done. Where one action is not allowed, there is no part.
    pub fn step_in_parts<'a>(
        &'a mut self,
        actions: &'a [i64],
        arrays: &'a mut Arrays<'_>,
        n_parts: usize,
    ) -> Result<Vec<Part<'a, G>>, NotAllowed> {
        self.check(actions)?;
        Ok(self.parts(actions, arrays, n_parts))
    }

    fn parts<'a>(
        &'a mut self,
        actions: &'a [i64],
        arrays: &'a mut Arrays<'_>,
        n_parts: usize,
    ) -> Vec<Part<'a, G>> {
        let n_each = self.games.len().div_ceil(n_parts.max(1)).max(1);
        let rows = arrays.split(n_each, &[G::N_PLACES, G::N_ACTIONS, self.configs.len()]);
        let games = self.games.chunks_mut(n_each).zip(actions.chunks(n_each));
        let parts = games.zip(rows);
        parts
            .map(|((games, actions), arrays)| Part { configs: &self.configs, games, actions, arrays })
            .collect()
    }

    fn check(&self, actions: &[i64]) -> Result<(), NotAllowed> {
        let is_legal = |playing: &Playing<G>, action: i64| {
            usize::try_from(action).is_ok_and(|action| playing.legal.contains(action))
        };
        let mut pairs = self.games.iter().zip(actions).enumerate();
        match pairs.find(|(_, (playing, action))| !is_legal(playing, **action)) {
            None => Ok(()),
            Some((game, (playing, action))) => Err(playing.refusal(game, *action, self.n_seats())),
        }
    }

    /// An allowed action for every game, each equally likely; the luck of the games is not touched.
    pub fn sample(&mut self, actions: &mut [i64]) {
        for (playing, action) in self.games.iter().zip(actions) {
            *action = playing.legal.draw(&mut self.choosing).map_or(-1, |action| action as i64);
        }
    }

    /// The position of each game with its config and the seat to act.
    pub fn positions(&self) -> impl Iterator<Item = (&Config<G::Options>, &G, Seat)> {
        self.games.iter().map(|playing| (&self.configs[playing.start.index()], &playing.game, playing.seat))
    }
}

/// Some games of a batch, with what they are to do and where they write.
#[derive(Debug)]
pub struct Part<'a, G: Encode> {
    configs: &'a [Config<G::Options>],
    games: &'a mut [Playing<G>],
    actions: &'a [i64],
    arrays: Arrays<'a>,
}

impl<G: Encode> Part<'_, G> {
    /// Lets each of its games go on by its action, which is allowed.
    pub fn step(mut self) {
        let n_seats = self.configs.len();
        self.arrays.clear();
        for (place, (playing, action)) in self.games.iter_mut().zip(self.actions).enumerate() {
            if let Some(standing) = playing.act(*action as usize, n_seats) {
                self.arrays.end(place, &standing, n_seats);
                playing.begin(self.configs);
            }
            playing.show(self.configs, place, &mut self.arrays);
        }
    }
}

impl<G: Encode> Playing<G> {
    fn new(configs: &[Config<G::Options>], seed: u64, game: usize) -> Self {
        let start = Seat::new(game % configs.len());
        let mut new = Self {
            game: G::start(&configs[start.index()]),
            luck: Seeded::for_game(seed, game as u64),
            seat: start,
            start,
            legal: ActionSet::default(),
        };
        new.settle(configs.len());
        new
    }

    /// Begins the next game, with the next seat.
    fn begin(&mut self, configs: &[Config<G::Options>]) {
        self.start = self.start.next(configs.len());
        self.game = G::start(&configs[self.start.index()]);
        self.settle(configs.len());
    }

    /// Lets an allowed action happen; gives the standing if it ends the game.
    #[inline]
    fn act(&mut self, action: usize, n_seats: usize) -> Option<Standing> {
        let action = G::decode(action, self.seat, n_seats).expect("what is allowed has a number");
        self.game.apply(&Event::Action(action)).expect("what is legal is accepted");
        self.settle(n_seats)
    }

    /// Lets chance answer until somebody must act or the game is over.
    #[inline]
    fn settle(&mut self, n_seats: usize) -> Option<Standing> {
        loop {
            match self.game.turn() {
                Turn::Chance(question) => {
                    let outcome = question.draw(&mut self.luck);
                    self.game
                        .apply(&Event::Chance(outcome))
                        .expect("an outcome that was asked for is accepted");
                }
                Turn::Act(seat) => {
                    self.seat = seat;
                    self.legal = legal_set(&self.game, n_seats);
                    return None;
                }
                Turn::Over(standing) => return Some(standing),
            }
        }
    }

    #[inline]
    fn show(&self, configs: &[Config<G::Options>], place: usize, arrays: &mut Arrays<'_>) {
        let row = &mut arrays.observations[place * G::N_PLACES..][..G::N_PLACES];
        observe(&configs[self.start.index()], &self.game, self.seat, row);
        self.legal.write(&mut arrays.masks[place * G::N_ACTIONS..][..G::N_ACTIONS]);
        arrays.to_act[place] = self.seat.index() as i64;
    }

    fn refusal(&self, game: usize, action: i64, n_seats: usize) -> NotAllowed {
        let number = usize::try_from(action).ok().filter(|number| *number < G::N_ACTIONS);
        let is_here = |number: &usize| G::decode(*number, self.seat, n_seats).is_some();
        let named = |number: usize| format!("{number} ({})", G::action_name(number));
        NotAllowed {
            game,
            name: G::NAME,
            seat: self.seat,
            action,
            what: number.filter(is_here).map(G::action_name),
            allowed: self.legal.iter().map(named).collect(),
        }
    }
}
