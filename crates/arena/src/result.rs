use std::time::Duration;

use crate::crew::Clock;
use crate::interval::{Interval, mean};
use crate::table::Round;

/// What a duel showed.
#[derive(Clone, Debug)]
pub struct Result {
    /// One row for each bot.
    pub shares: Vec<Share>,
    /// What each seat was worth, whoever sat there, from the one who begins.
    pub seats: Vec<SeatShare>,
    /// How many games were played.
    pub n_games: u64,
    /// How long it took, all threads together.
    pub took: Duration,
}

/// How one bot did.
#[derive(Clone, PartialEq, Debug)]
pub struct Share {
    /// The bot's level.
    pub level: String,
    /// The share of the wins, from 0 to 1.
    pub wins: f64,
    /// Where the true share lies.
    pub interval: Interval,
    /// The mean score.
    pub score: f64,
    /// The mean time for a decision with a choice.
    pub per_move: Duration,
}

/// How often a seat won.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct SeatShare {
    /// The share of the wins, from 0 to 1.
    pub wins: f64,
    /// Where the true share lies.
    pub interval: Interval,
}

impl SeatShare {
    pub(crate) fn of(seat: usize, deals: &[Vec<Round>]) -> Self {
        let on_seat = |(rotation, round): (usize, &Round)| {
            let n_seats = round.bots.len();
            round.bots[(seat + n_seats - rotation % n_seats) % n_seats].win
        };
        let of_deal =
            |deal: &Vec<Round>| deal.iter().enumerate().map(on_seat).sum::<f64>() / deal.len() as f64;
        let wins: Vec<f64> = deals.iter().map(of_deal).collect();
        Self { wins: mean(&wins), interval: Interval::around(&wins) }
    }
}

impl Share {
    pub(crate) fn of(level: &str, bot: usize, deals: &[Vec<Round>], clock: Clock) -> Self {
        let of_deal =
            |deal: &Vec<Round>| deal.iter().map(|round| round.bots[bot].win).sum::<f64>() / deal.len() as f64;
        let wins: Vec<f64> = deals.iter().map(of_deal).collect();
        let rounds = || deals.iter().flatten().map(|round| &round.bots[bot]);
        let score: i64 = rounds().map(|round| i64::from(round.score)).sum();
        Self {
            level: level.to_owned(),
            wins: mean(&wins),
            interval: Interval::around(&wins),
            score: score as f64 / rounds().count().max(1) as f64,
            per_move: clock.thought / clock.n_timed.max(1),
        }
    }
}
