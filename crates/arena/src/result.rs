use std::collections::BTreeMap;
use std::time::Duration;

use wormery_engine::{Fault, Reason};

use crate::crew::Clock;
use crate::interval::{Interval, mean};
use crate::round::Round;
use crate::sprt::SprtResult;

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
    /// What a test has shown, if there was one.
    pub sprt: Option<SprtResult>,
}

/// How one bot did.
#[derive(Clone, PartialEq, Debug)]
pub struct Share {
    /// The bot's level, or its command.
    pub level: String,
    /// The share of the wins, from 0 to 1.
    pub wins: f64,
    /// Where the true share lies.
    pub interval: Interval,
    /// The mean score of the games that were played to their end; nothing if there is none.
    pub score: Option<f64>,
    /// The mean time for a decision with a choice.
    pub per_move: Duration,
    /// How many games it lost for what it must not do, by reason.
    pub faults: BTreeMap<Reason, u64>,
    /// The first of these games.
    pub first_fault: Option<FirstFault>,
}

/// The first game that a bot lost for what it must not do.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct FirstFault {
    /// The number of the game, from 0.
    pub game: u64,
    /// What it did.
    pub fault: Fault,
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
    pub(crate) fn of(level: String, bot: usize, deals: &[Vec<Round>], clock: Clock) -> Self {
        let of_deal =
            |deal: &Vec<Round>| deal.iter().map(|round| round.bots[bot].win).sum::<f64>() / deal.len() as f64;
        let wins: Vec<f64> = deals.iter().map(of_deal).collect();
        let scores: Vec<f64> =
            deals.iter().flatten().filter_map(|round| round.bots[bot].score.map(f64::from)).collect();
        Self {
            level,
            wins: mean(&wins),
            interval: Interval::around(&wins),
            score: (!scores.is_empty()).then(|| mean(&scores)),
            per_move: clock.thought / clock.n_timed.max(1),
            faults: count_faults(bot, deals),
            first_fault: first_fault(bot, deals),
        }
    }
}

fn faults_of(bot: usize, deals: &[Vec<Round>]) -> impl Iterator<Item = (u64, &Fault)> {
    let rounds = (0..).zip(deals.iter().flatten());
    let of_bot = move |round: &'_ Round| round.faults.iter().position(|fault| fault.bot == bot);
    rounds.filter_map(move |(game, round)| Some((game, &round.faults[of_bot(round)?].fault)))
}

fn count_faults(bot: usize, deals: &[Vec<Round>]) -> BTreeMap<Reason, u64> {
    let mut counts = BTreeMap::new();
    for (_, fault) in faults_of(bot, deals) {
        *counts.entry(fault.reason).or_insert(0) += 1;
    }
    counts
}

fn first_fault(bot: usize, deals: &[Vec<Round>]) -> Option<FirstFault> {
    let (game, fault) = faults_of(bot, deals).next()?;
    Some(FirstFault { game, fault: fault.clone() })
}
