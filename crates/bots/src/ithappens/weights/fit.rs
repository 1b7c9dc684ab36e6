//! Fits the weights to who won in greedy games: a softmax regression, by gradient ascent.
//!
//! `cargo test --release -p wormery-bots fit_the_weights -- --ignored --nocapture` prints them.

use wormery_core::{Config, Event, Game, Luck, Turn};
use wormery_games::ithappens::{ItHappens, Options, Question};
use wormery_table::Seeded;

use super::{Features, WEIGHTS, features};
use crate::Playout;
use crate::ithappens::greedy::Greedy;

const N_GAMES: u64 = 40_000;
const N_STEPS: u32 = 400;
/// Out of 100 events so many are random actions, so that the games differ.
const RANDOM: u32 = 10;

/// What each color had after a round, and its share of the win in the end.
type Sample = Vec<(Features, f64)>;

#[test]
#[ignore = "takes a minute"]
fn fit_the_weights() {
    let mut samples: [Vec<Sample>; 3] = Default::default();
    for number in 0..N_GAMES {
        for (round, sample) in played(2 + (number % 4) as usize, number).into_iter().enumerate() {
            samples[round].push(sample);
        }
    }
    for (samples, weights) in samples.iter().zip(WEIGHTS) {
        let fitted = fitted(samples);
        println!("{fitted:.3?} loss {:.4}, now {:.4}", loss(samples, &fitted), loss(samples, &weights));
        assert!(loss(samples, &weights) < loss(samples, &fitted) + 0.005);
    }
}

/// Plays one game and tells what it was like after each of its first three rounds.
fn played(n_seats: usize, number: u64) -> Vec<Sample> {
    let config = Config::new(n_seats, number as usize % n_seats, Options::default()).unwrap();
    let (mut game, mut luck) = (ItHappens::start(&config), Seeded::new(number));
    let mut playout = Playout::new(Greedy::pick);
    let mut rounds: Vec<Vec<Features>> = Vec::new();
    let standing = loop {
        let is_between = matches!(game.turn(), Turn::Chance(Question::Mounds { .. })) && game.round() > 1;
        if is_between {
            rounds.push(game.colors().map(|color| features(&game, color)).collect());
        }
        if game.legal().next().is_some() && luck.below(100) < RANDOM {
            let legal: Vec<_> = game.legal().collect();
            game.apply(&Event::Action(legal[luck.below(legal.len() as u32) as usize])).unwrap();
        } else if let Some(standing) = playout.step(&mut game, &mut luck) {
            break standing;
        }
    };
    let share = |(row, features)| (features, standing.win_share(row));
    rounds.into_iter().map(|colors| colors.into_iter().enumerate().map(share).collect()).collect()
}

fn fitted(samples: &[Sample]) -> Features {
    let mut weights = Features::default();
    let mut speed = Features::default();
    for _ in 0..N_STEPS {
        let mut slope = [(0.0, 0.0); 6];
        for sample in samples {
            add_slope(sample, &weights, &mut slope);
        }
        for ((weight, speed), (up, spread)) in weights.iter_mut().zip(&mut speed).zip(slope) {
            *speed = 0.8 * *speed + 0.2 * up / (spread + 1.0);
            *weight += *speed;
        }
    }
    weights
}

/// Adds the slope of the likelihood, and its curvature along each weight.
fn add_slope(sample: &Sample, weights: &Features, slope: &mut [(f64, f64); 6]) {
    let chances = chances(sample, weights);
    for (idx, (up, spread)) in slope.iter_mut().enumerate() {
        let mean: f64 = sample.iter().zip(&chances).map(|((x, _), chance)| chance * x[idx]).sum();
        *up += sample.iter().map(|(x, share)| share * (x[idx] - mean)).sum::<f64>();
        *spread += sample.iter().zip(&chances).map(|((x, _), p)| p * (x[idx] - mean).powi(2)).sum::<f64>();
    }
}

fn chances(sample: &Sample, weights: &Features) -> Vec<f64> {
    let merit = |(x, _): &(Features, f64)| x.iter().zip(weights).map(|(x, weight)| x * weight).sum::<f64>();
    let odds: Vec<f64> = sample.iter().map(|color| merit(color).exp()).collect();
    let total: f64 = odds.iter().sum();
    odds.into_iter().map(|odds| odds / total).collect()
}

/// The mean of minus the logarithm of the chance that was given to the winner.
fn loss(samples: &[Sample], weights: &Features) -> f64 {
    let of = |sample: &Sample| -> f64 {
        sample.iter().zip(chances(sample, weights)).map(|((_, share), chance)| -share * chance.ln()).sum()
    };
    samples.iter().map(of).sum::<f64>() / samples.len() as f64
}
