use std::sync::Arc;

use wormery_bots::holzwurm::features;
use wormery_bots::net::Net;

use crate::gradient::fresh_net;
use crate::holzwurm::games::Games;
use crate::holzwurm::player::{Company, Teacher};
use crate::learning::Learner;

/// Matches of the net against itself, in each leg.
pub(crate) const USUAL: [u64; 2] = [40_000, 8_000];
/// Who else plays in each leg.
const COMPANY: [Company; 2] = [Company::Mixed, Company::Alike];
/// Matches of rules of thumb, from which the net learns first.
const FIRST_GAMES: u64 = 8_000;
const FIRST_RATE: f32 = 0.002;
/// Matches between two nets.
const ROUND: u64 = 2_000;
/// The rate at the beginning of each leg.
const HIGH: [f32; 2] = [0.001, 0.000_3];
/// The rate at the end of each leg.
const LOW: f32 = 0.000_05;

/// How the net is trained: the same recipe gives the same net, whatever the number of threads.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Recipe {
    pub(crate) legs: [u64; 2],
    pub(crate) seed: u64,
}

impl Recipe {
    /// Trains a net; tells after every round how many matches of the leg there were, and how much the net was surprised.
    ///
    /// The second leg begins with the net as it would be stored, so training can go on from a file that the first leg gave.
    pub(crate) fn train(&self, from: Option<Net>, mut tell: impl FnMut(u64, f64)) -> Net {
        let first = from.unwrap_or_else(|| {
            let mut learner = self.beginner(&mut tell);
            self.play_leg(0, &mut learner, &mut tell);
            learner.net.as_stored()
        });
        let mut learner = Learner::new(first);
        self.play_leg(1, &mut learner, &mut tell);
        learner.net
    }

    /// Learns who won from matches of rules of thumb.
    fn beginner(&self, tell: &mut impl FnMut(u64, f64)) -> Learner {
        let mut learner = Learner::new(fresh_net(features::SHAPE, self.seed));
        let count = FIRST_GAMES.min(self.legs[0]);
        let games = Games { teacher: Teacher::Rules, company: Company::Mixed, count, seed: self.seed };
        let samples = games.samples();
        for pass in 0..2 {
            let rate = FIRST_RATE / (1 + 3 * pass) as f32;
            tell(count, learner.learn(&samples, self.seed + pass, rate));
        }
        learner
    }

    fn play_leg(&self, leg: usize, learner: &mut Learner, tell: &mut impl FnMut(u64, f64)) {
        let matches = self.legs[leg];
        let round = ROUND.min(matches.div_ceil(2)).max(1);
        for number in 0..matches.div_ceil(round) {
            let unique = leg as u64 * 100_000 + number;
            let teacher = Teacher::Net(Arc::new(learner.net.clone()));
            let seed = self.seed + 1_000_000 * (unique + 1);
            let samples = Games { teacher, company: COMPANY[leg], count: round, seed }.samples();
            let progress = (number * round) as f32 / matches as f32;
            let surprise = learner.learn(&samples, self.seed + 1000 + unique, rate(HIGH[leg], progress));
            tell((number + 1) * round, surprise);
        }
    }
}

/// Falls slowly, then fast, then slowly again.
fn rate(high: f32, progress: f32) -> f32 {
    LOW + (high - LOW) * (1.0 - progress * progress * (3.0 - 2.0 * progress))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn train(legs: [u64; 2], from: Option<Net>, n_threads: usize) -> (Vec<u8>, Vec<u64>) {
        let pool = rayon::ThreadPoolBuilder::new().num_threads(n_threads).build().unwrap();
        let mut surprises = Vec::new();
        let recipe = Recipe { legs, seed: 5 };
        let net = pool.install(|| recipe.train(from, |_, surprise| surprises.push(surprise.to_bits())));
        (net.to_bytes(), surprises)
    }

    #[test]
    fn any_number_of_threads_gives_the_same_bytes() {
        assert!(train([8, 4], None, 1) == train([8, 4], None, 2));
    }

    #[test]
    fn the_second_leg_can_be_played_alone() {
        let first = Net::from_bytes(&train([8, 0], None, 1).0).unwrap();
        assert!(train([8, 4], Some(first), 1).0 == train([8, 4], None, 1).0);
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
