use std::convert::Infallible;
use std::sync::{Mutex, PoisonError};
use std::time::Instant;

use rayon::prelude::*;
use wormery_bots::{Level, Pace, Roster};
use wormery_core::{BadConfig, Config};

use crate::crew::Clock;
use crate::hall::Hall;
use crate::round::{Deal, Played, Round};
use crate::sprt::{Deals, Sprt, SprtResult};
use crate::{Contender, Result, SeatShare, Share};

/// So many deals at once keep teams busy to their end.
const MOST_AT_ONCE: u64 = 256;
/// So many deals are played before a test looks at the first.
const FEWEST_TESTED: u64 = 32;

/// Bots that meet in duplicate games.
#[derive(Clone, Debug)]
pub struct Duel<G: Roster> {
    pub(crate) config: Config<G::Options>,
    pub(crate) contenders: Vec<Contender<G>>,
    pub(crate) pace: Pace,
    pub(crate) seed: u64,
}

/// How long bots meet, and what is kept of it.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Plan {
    /// So many games at least, or at most where a test decides: whole deals.
    pub n_games: u64,
    /// The test that ends it when its answer is clear.
    pub sprt: Option<Sprt>,
    /// Whether somebody wants the games.
    pub keeps: bool,
}

/// What has been played so far.
struct Tally {
    deals: Vec<Vec<Round>>,
    clocks: Vec<Clock>,
    /// The same for a test.
    firsts: Deals,
    sprt: Option<SprtResult>,
}

impl<G: Roster> Duel<G> {
    /// One bot for each seat, of these levels.
    pub fn new(
        levels: Vec<&'static Level<G>>,
        options: G::Options,
        pace: Pace,
        seed: u64,
    ) -> std::result::Result<Self, BadConfig> {
        Self::of(levels.into_iter().map(Contender::Level).collect(), options, pace, seed)
    }

    /// One player for each seat.
    pub fn of(
        contenders: Vec<Contender<G>>,
        options: G::Options,
        pace: Pace,
        seed: u64,
    ) -> std::result::Result<Self, BadConfig> {
        let config = Config::new(contenders.len(), 0, options)?;
        Ok(Self { config, contenders, pace, seed })
    }

    /// Plays at least `n_games` games: whole deals, each in every rotation of the seats.
    ///
    /// `after_deal` is called after every deal, from any thread.
    pub fn play(&self, n_games: u64, after_deal: impl Fn() + Sync) -> Result {
        let plan = Plan { n_games, sprt: None, keeps: false };
        let kept: std::result::Result<Result, Infallible> = self.run(&plan, after_deal, |_| Ok(()));
        kept.unwrap_or_else(|never| match never {})
    }

    /// Plays by a plan; `keep` gets the games in their order, if the plan wants them.
    ///
    /// Deals beyond the one that decides a test do not count, however many threads have played some.
    pub fn run<E>(
        &self,
        plan: &Plan,
        after_deal: impl Fn() + Sync,
        mut keep: impl FnMut(Played<G>) -> std::result::Result<(), E>,
    ) -> std::result::Result<Result, E> {
        let (n_seats, begin) = (self.contenders.len() as u64, Instant::now());
        let n_deals = plan.n_games.div_ceil(n_seats);
        let halls = Mutex::new(Vec::new());
        let mut tally = Tally::new(self.contenders.len());
        let mut first = 0;
        while first < n_deals && !tally.is_decided() {
            let end = n_deals.min(first + self.deals_in_a_block(plan, n_deals, first));
            let (deals, clocks) = self.play_block(first..end, plan.keeps, &halls, &after_deal);
            tally.add_clocks(clocks);
            for deal in deals {
                deal.games.into_iter().try_for_each(&mut keep)?;
                tally.add(deal.rounds, plan.sprt);
                if tally.is_decided() {
                    break;
                }
            }
            first = end;
        }
        Ok(tally.result(self, begin))
    }

    pub(crate) fn has_programs(&self) -> bool {
        self.contenders.iter().any(|contender| contender.level().is_none())
    }

    /// Plays deals on all threads; each takes a hall that is free, or opens one.
    fn play_block<'a>(
        &'a self,
        deals: std::ops::Range<u64>,
        keeps: bool,
        halls: &Mutex<Vec<Hall<'a, G>>>,
        after_deal: &(impl Fn() + Sync),
    ) -> (Vec<Deal<G>>, Vec<Vec<Clock>>) {
        let at_once = self.deals_at_once(deals.end - deals.start);
        let n_sittings = (deals.end - deals.start).div_ceil(at_once);
        let free = || halls.lock().unwrap_or_else(PoisonError::into_inner);
        let sittings: Vec<(Vec<Deal<G>>, Vec<Clock>)> = (0..n_sittings)
            .into_par_iter()
            .map(|sitting| {
                let found = free().pop();
                let mut hall = found.unwrap_or_else(|| Hall::new(self, keeps));
                let first = deals.start + sitting * at_once;
                let played = hall.play(first..deals.end.min(first + at_once));
                for _ in &played {
                    after_deal();
                }
                let clocks = hall.take_clocks();
                free().push(hall);
                (played, clocks)
            })
            .collect();
        let (deals, clocks): (Vec<_>, Vec<_>) = sittings.into_iter().unzip();
        (deals.into_iter().flatten().collect(), clocks)
    }

    /// How many deals are played before somebody looks at them: all, unless a test may end it or games are kept.
    ///
    /// A test that has needed few deals so far may need few more.
    fn deals_in_a_block(&self, plan: &Plan, n_deals: u64, n_played: u64) -> u64 {
        let most = 4 * rayon::current_num_threads() as u64 * self.most_at_once();
        match (plan.sprt, plan.keeps) {
            (None, false) => n_deals,
            (None, true) => most,
            (Some(_), _) => n_played.max(FEWEST_TESTED).min(most),
        }
    }

    /// How many deals one thread plays at a time: few where a deal takes long, enough of them for all threads.
    fn deals_at_once(&self, n_deals: u64) -> u64 {
        n_deals.div_ceil(4 * rayon::current_num_threads() as u64).clamp(1, self.most_at_once())
    }

    fn most_at_once(&self) -> u64 {
        let levels = || self.contenders.iter().filter_map(Contender::level);
        let has_search = levels().any(|level| level.playouts().is_some());
        let has_net = levels().any(Level::needs_net);
        match (has_search || self.has_programs(), has_net) {
            (true, _) => 1,
            (false, true) => MOST_AT_ONCE / 16,
            (false, false) => MOST_AT_ONCE,
        }
    }
}

impl Tally {
    fn new(n_bots: usize) -> Self {
        let clocks = vec![Clock::default(); n_bots];
        Self { deals: Vec::new(), clocks, firsts: Deals::default(), sprt: None }
    }

    fn add_clocks(&mut self, took: Vec<Vec<Clock>>) {
        for clocks in took {
            self.clocks.iter_mut().zip(clocks).for_each(|(clock, more)| clock.add(more));
        }
    }

    fn add(&mut self, deal: Vec<Round>, sprt: Option<Sprt>) {
        if let Some(sprt) = sprt {
            self.firsts.add(deal.iter().map(|round| round.bots[0].win).sum::<f64>() / deal.len() as f64);
            self.sprt = Some(sprt.of(&self.firsts));
        }
        self.deals.push(deal);
    }

    fn is_decided(&self) -> bool {
        self.sprt.is_some_and(|sprt| sprt.accepted.is_some())
    }

    fn result<G: Roster>(self, duel: &Duel<G>, begin: Instant) -> Result {
        let Self { deals, clocks, sprt, .. } = self;
        let rows = duel.contenders.iter().zip(clocks).enumerate();
        let shares = rows.map(|(bot, (contender, clock))| Share::of(contender.name(), bot, &deals, clock));
        Result {
            shares: shares.collect(),
            seats: (0..duel.contenders.len()).map(|seat| SeatShare::of(seat, &deals)).collect(),
            n_games: deals.iter().map(|deal| deal.len() as u64).sum(),
            took: begin.elapsed(),
            sprt,
        }
    }
}
