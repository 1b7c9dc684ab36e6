use std::sync::Arc;

use wormery_bots::net::Net;
use wormery_bots::regenwormen::features;

use crate::gradient::fresh_net;
use crate::learning::Learner;
use crate::player::Teacher;
use crate::self_play::Games;
use crate::tables::Tables;

/// Games of the bots that count worms, from which a net learns first.
const FIRST_GAMES: u64 = 40_000;
const FIRST_RATE: f32 = 0.002;
/// Games between two nets.
const ROUND: u64 = 20_000;
/// The rate at the beginning of the first leg, and of those after it.
const HIGH: [f32; 2] = [0.001, 0.000_6];
/// The rate at the end of each leg.
const LOW: f32 = 0.000_03;

/// How a net is trained: the same recipe gives the same net, whatever the number of threads.
#[derive(Clone, Debug)]
pub(crate) struct Recipe {
    pub(crate) tables: Tables,
    /// Games of the net against itself, in each leg: the rate falls, and is raised again for the next.
    pub(crate) legs: Vec<u64>,
    pub(crate) seed: u64,
}

impl Recipe {
    /// Trains a net; tells after every round how many games of the leg there were, and how much the net was surprised.
    ///
    /// A leg begins with the net as it would be stored, so training can go on from a file that an earlier leg gave.
    pub(crate) fn train(&self, from: Option<Net>, mut tell: impl FnMut(u64, f64)) -> Net {
        let n_done = usize::from(from.is_some());
        let mut learner = from.map_or_else(|| self.beginner(&mut tell), Learner::new);
        for (leg, games) in self.legs.iter().enumerate().skip(n_done) {
            if leg > 0 {
                learner = Learner::new(learner.net.as_stored());
            }
            self.play_leg(leg, *games, &mut learner, &mut tell);
        }
        learner.net
    }

    /// Learns who won from games of bots that count worms.
    fn beginner(&self, tell: &mut impl FnMut(u64, f64)) -> Learner {
        let mut learner = Learner::new(fresh_net(features::SHAPE, self.seed));
        let first = FIRST_GAMES.min(self.legs.first().copied().unwrap_or(0));
        let samples = self.games(Teacher::Worms, first, 0).samples();
        for pass in 0..2 {
            tell(first, learner.learn(&samples, self.seed + pass, FIRST_RATE));
        }
        learner
    }

    fn play_leg(&self, leg: usize, games: u64, learner: &mut Learner, tell: &mut impl FnMut(u64, f64)) {
        let round = ROUND.min(games.div_ceil(2)).max(1);
        let high = HIGH[leg.min(1)];
        for number in 0..games.div_ceil(round) {
            let teacher = Teacher::Net(Arc::new(learner.net.clone()));
            let unique = leg as u64 * 100_000 + number;
            let samples = self.games(teacher, round, unique + 1).samples();
            let progress = (number * round) as f32 / games as f32;
            let surprise = learner.learn(&samples, self.seed + 1000 + unique, rate(high, progress));
            tell((number + 1) * round, surprise);
        }
    }

    fn games(&self, teacher: Teacher, count: u64, round: u64) -> Games {
        Games { tables: self.tables, teacher, count, seed: self.seed + 1_000_000 * (round + 1) }
    }
}

/// Falls slowly, then fast, then slowly again.
fn rate(high: f32, progress: f32) -> f32 {
    LOW + (high - LOW) * (1.0 - progress * progress * (3.0 - 2.0 * progress))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn train(tables: Tables, legs: &[u64], from: Option<Net>, n_threads: usize) -> (Vec<u8>, Vec<u64>) {
        let pool = rayon::ThreadPoolBuilder::new().num_threads(n_threads).build().unwrap();
        let recipe = Recipe { tables, legs: legs.to_vec(), seed: 5 };
        let mut surprises = Vec::new();
        let net = pool.install(|| recipe.train(from, |_, surprise| surprises.push(surprise.to_bits())));
        (net.to_bytes(), surprises)
    }

    #[test]
    fn any_number_of_threads_gives_the_same_bytes() {
        for tables in [Tables::Two, Tables::Rest] {
            assert!(train(tables, &[60, 20], None, 1) == train(tables, &[60, 20], None, 2), "{tables:?}");
        }
    }

    #[test]
    fn the_second_leg_can_be_played_alone() {
        let (bytes, _) = train(Tables::Two, &[60], None, 1);
        let first = Net::from_bytes(&bytes).unwrap();
        assert!(train(Tables::Two, &[60, 20], Some(first), 1).0 == train(Tables::Two, &[60, 20], None, 1).0);
    }

    #[test]
    fn the_rate_falls_from_one_end_to_the_other() {
        for high in HIGH {
            assert!((rate(high, 0.0) - high).abs() < 1e-9 && (rate(high, 1.0) - LOW).abs() < 1e-9);
            assert!(
                (1..=20).all(|step| rate(high, step as f32 / 20.0) < rate(high, (step - 1) as f32 / 20.0))
            );
        }
    }
}
