use std::sync::Arc;

use rayon::prelude::*;
use wormery_bots::regenwormen::features::{self, Feature, MAX_SEATS};
use wormery_bots::regenwormen::net::Net;
use wormery_bots::regenwormen::{EndValue, NetValue, Planner, Worms};
use wormery_core::{Chance, Config, Event, Game, Luck, Seat, Turn};
use wormery_regenwormen::{Action, Options, Phase, Regenwormen, TurnEnd};
use wormery_table::Seeded;

use crate::sample::Sample;

/// How many play in game number n, one after the other: two and four most often.
const SEATS: [usize; 12] = [2, 2, 2, 2, 3, 3, 4, 4, 4, 5, 6, 7];
/// How much of what became of a position counts, and how much of what the net thought of it a turn later.
const TRUST_IN_RESULT: f32 = 0.8;
/// In every third game the value of an end is blurred by this, so that other turns are seen too.
const BLUR: f64 = 0.05;

/// Who plays the games to learn from.
pub(crate) enum Teacher {
    /// Bots that count worms.
    Greedy,
    /// Bots that ask a net.
    Net(Net),
}

/// A value that is now and then blurred.
struct Blurred {
    value: Known,
    blur: f64,
    luck: Seeded,
}

enum Known {
    Worms(Worms),
    Net(NetValue),
}

impl Known {
    fn as_end_value(&mut self) -> &mut dyn EndValue {
        match self {
            Self::Worms(worms) => worms,
            Self::Net(net) => net,
        }
    }
}

impl EndValue for Blurred {
    fn of_end(&mut self, game: &Regenwormen, end: TurnEnd) -> f64 {
        let blur = self.blur * (f64::from(self.luck.below(1 << 20)) / f64::from(1 << 20) - 0.5);
        self.value.as_end_value().of_end(game, end) + blur
    }

    fn of_token(&mut self, game: &Regenwormen) -> f64 {
        self.value.as_end_value().of_token(game)
    }

    fn of_position(&mut self, game: &Regenwormen, before: &Regenwormen) -> f64 {
        self.value.as_end_value().of_position(game, before)
    }
}

/// Plays games and makes a sample of every position at the start of a turn.
pub(crate) fn samples(teacher: &Teacher, n_games: u64, seed: u64) -> Vec<Sample> {
    let net = match teacher {
        Teacher::Greedy => None,
        Teacher::Net(net) => Some(NetValue::new(Arc::new(net.clone()))),
    };
    let games = (0..n_games).into_par_iter();
    games.flat_map_iter(|number| game_samples(net.as_ref(), seed, number)).collect()
}

fn game_samples(net: Option<&NetValue>, seed: u64, number: u64) -> Vec<Sample> {
    let mut luck = Seeded::for_game(seed, number);
    let n_seats = SEATS[number as usize % SEATS.len()];
    // Half of the games are played with the expansion.
    let options = Options { expansion: number / 12 % 2 == 1, ..Options::default() };
    let config = Config::new(n_seats, 0, options).expect("two to seven seats");
    let blurs = number.is_multiple_of(3);
    let mut planner = |steal: f64| {
        let luck = Seeded::new(u64::from(luck.below(u32::MAX)));
        let (value, blur) = match net {
            Some(net) => (Known::Net(net.clone()), BLUR),
            None => (Known::Worms(Worms { steal }), 20.0 * BLUR),
        };
        Planner::new(Blurred { value, blur: if blurs { blur } else { 0.0 }, luck })
    };
    let mut planners = [planner(1.0), planner(2.0)];
    let trail = play(&config, &mut planners, number as usize, &mut luck);
    to_samples(trail, net.cloned(), n_seats)
}

/// Positions at the start of a turn, and at last the one after the end.
fn play(
    config: &Config<Options>,
    planners: &mut [Planner<Blurred>; 2],
    shift: usize,
    luck: &mut Seeded,
) -> Vec<Regenwormen> {
    let mut game = Regenwormen::start(config);
    let mut trail = vec![game.clone()];
    loop {
        let event = match game.turn() {
            Turn::Over(_) => return trail,
            Turn::Chance(question) => Event::Chance(question.draw(luck)),
            Turn::Act(seat) => Event::Action(best(&mut planners[(seat.index() + shift) % 2], &game)),
        };
        let seat = game.seat();
        game.apply(&event).expect("a planner takes a legal action");
        if game.phase() == Phase::Over || (game.phase() == Phase::Roll && game.seat() != seat) {
            trail.push(game.clone());
        }
    }
}

fn best(planner: &mut Planner<Blurred>, game: &Regenwormen) -> Action {
    let mut legal = game.legal();
    let mut best = legal.next().expect("a seat that must act can");
    let mut value = None;
    for action in legal {
        let best_value = *value.get_or_insert_with(|| planner.value(game, best));
        let other = planner.value(game, action);
        if other > best_value {
            (best, value) = (action, Some(other));
        }
    }
    best
}

/// Goes back from the end: the further away, the more counts what the net thought on the way.
fn to_samples(mut trail: Vec<Regenwormen>, mut net: Option<NetValue>, n_seats: usize) -> Vec<Sample> {
    let end = trail.pop().expect("a game has an end");
    let standing = end.standing();
    let mut wins: [f32; MAX_SEATS] =
        core::array::from_fn(|seat| if seat < n_seats { standing.win_share(seat) as f32 } else { 0.0 });
    let mut samples = Vec::with_capacity(trail.len());
    for game in trail.iter().rev() {
        let mut features: Vec<Feature> = Vec::with_capacity(48);
        features::describe(game, &mut features);
        samples.push(Sample { features, n_seats, shares: seen_from(game.seat(), &wins, n_seats) });
        if let Some(net) = &mut net {
            let thought = net.of_all(game);
            for (win, thought) in wins.iter_mut().zip(thought) {
                *win = TRUST_IN_RESULT * *win + (1.0 - TRUST_IN_RESULT) * thought;
            }
        }
    }
    samples
}

/// Counts the seats from the one to play.
fn seen_from(seat: Seat, shares: &[f32; MAX_SEATS], n_seats: usize) -> [f32; MAX_SEATS] {
    core::array::from_fn(
        |relative| {
            if relative < n_seats { shares[(seat.index() + relative) % n_seats] } else { 0.0 }
        },
    )
}
