use std::sync::Arc;

use wormery_bots::ithappens::features;
use wormery_bots::net::Net;

use super::goals::Sample;
use super::player::Teacher;
use super::self_play::Games;
use crate::gradient::fresh_net;
use crate::learning::Learner;

/// Games of the net against itself, leg by leg.
pub(crate) const USUAL_LEGS: [u64; 1] = [100_000];
/// Games of the greedy bot, from which the net learns first.
const FIRST_GAMES: u64 = 20_000;
const FIRST_RATE: f32 = 0.002;
/// Games between two nets.
const ROUND: u64 = 2_000;
/// How often the net goes through the samples of a round.
const PASSES: u64 = 4;
/// The rate at the beginning of the first leg, and of those after it.
const HIGH: [f32; 2] = [0.002, 0.001];
/// The rate at the end of each leg.
const LOW: f32 = 0.000_03;

/// How the net is trained: the same recipe gives the same net, whatever the number of threads.
#[derive(Clone, Debug)]
pub(crate) struct Recipe {
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

    /// Learns who won from games of the greedy bot.
    fn beginner(&self, tell: &mut impl FnMut(u64, f64)) -> Learner {
        let mut learner = Learner::new(fresh_net(features::SHAPE, self.seed));
        let first = FIRST_GAMES.min(self.legs.first().copied().unwrap_or(0));
        let parts = first.div_ceil(ROUND);
        for part in 0..parts {
            let games = self.games(Teacher::Greedy, ROUND.min(first), 90_000 + part);
            let surprise = learn(&mut learner, &games.samples(), self.seed + PASSES * part, FIRST_RATE);
            tell((part + 1) * ROUND, surprise);
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
            let seed = self.seed + 1000 + PASSES * unique;
            let surprise = learn(learner, &samples, seed, rate(high, progress));
            tell((number + 1) * round, surprise);
        }
    }

    fn games(&self, teacher: Teacher, count: u64, round: u64) -> Games {
        Games { teacher, count, seed: self.seed + 1_000_000 * (round + 1) }
    }
}

/// Goes through the samples a few times; returns the surprise of the first time.
fn learn(learner: &mut Learner, samples: &[Sample], seed: u64, rate: f32) -> f64 {
    let surprises: Vec<f64> = (0..PASSES).map(|pass| learner.learn(samples, seed + pass, rate)).collect();
    surprises[0]
}

/// Falls slowly, then fast, then slowly again.
fn rate(high: f32, progress: f32) -> f32 {
    LOW + (high - LOW) * (1.0 - progress * progress * (3.0 - 2.0 * progress))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn train(legs: &[u64], from: Option<Net>, n_threads: usize) -> Vec<u8> {
        let pool = rayon::ThreadPoolBuilder::new().num_threads(n_threads).build().unwrap();
        let recipe = Recipe { legs: legs.to_vec(), seed: 5 };
        pool.install(|| recipe.train(from, |_, _| {})).to_bytes()
    }

    #[test]
    fn any_number_of_threads_gives_the_same_bytes() {
        assert!(train(&[24, 8], None, 1) == train(&[24, 8], None, 2));
    }

    #[test]
    fn the_second_leg_can_be_played_alone() {
        let first = Net::from_bytes(&train(&[24], None, 1)).unwrap();
        assert!(train(&[24, 8], Some(first), 1) == train(&[24, 8], None, 1));
    }
}
