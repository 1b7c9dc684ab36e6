use std::time::Instant;

use rayon::prelude::*;
use wormery_bots::{Level, Pace, Roster};
use wormery_core::{BadConfig, Config};

use crate::crew::Clock;
use crate::hall::Hall;
use crate::table::Round;
use crate::{Result, SeatShare, Share};

/// So many deals at once keep teams busy to their end.
const MOST_AT_ONCE: u64 = 256;

/// Bots that meet in duplicate games.
#[derive(Clone, Debug)]
pub struct Duel<G: Roster> {
    pub(crate) config: Config<G::Options>,
    pub(crate) levels: Vec<&'static Level<G>>,
    pub(crate) pace: Pace,
    pub(crate) seed: u64,
}

impl<G: Roster> Duel<G> {
    /// One bot for each seat, of these levels.
    pub fn new(
        levels: Vec<&'static Level<G>>,
        options: G::Options,
        pace: Pace,
        seed: u64,
    ) -> std::result::Result<Self, BadConfig> {
        let config = Config::new(levels.len(), 0, options)?;
        Ok(Self { config, levels, pace, seed })
    }

    /// Plays at least `n_games` games: whole deals, each in every rotation of the seats.
    ///
    /// `after_deal` is called after every deal, from any thread.
    pub fn play(&self, n_games: u64, after_deal: impl Fn() + Sync) -> Result {
        let (n_seats, begin) = (self.levels.len() as u64, Instant::now());
        let n_deals = n_games.div_ceil(n_seats);
        let at_once = self.deals_at_once(n_deals);
        let sittings: Vec<(Vec<Vec<Round>>, Vec<Clock>)> = (0..n_deals.div_ceil(at_once))
            .into_par_iter()
            .map_init(
                || Hall::new(self),
                |hall, sitting| {
                    let first = sitting * at_once;
                    let deals = hall.play(first..n_deals.min(first + at_once));
                    for _ in &deals {
                        after_deal();
                    }
                    (deals, hall.take_clocks())
                },
            )
            .collect();
        let (mut deals, mut clocks) = (Vec::new(), vec![Clock::default(); self.levels.len()]);
        for (played, took) in sittings {
            deals.extend(played);
            clocks.iter_mut().zip(took).for_each(|(clock, more)| clock.add(more));
        }
        let rows = self.levels.iter().zip(clocks).enumerate();
        let shares = rows.map(|(bot, (level, clock))| Share::of(level.name, bot, &deals, clock));
        Result {
            shares: shares.collect(),
            seats: (0..self.levels.len()).map(|seat| SeatShare::of(seat, &deals)).collect(),
            n_games: deals.len() as u64 * n_seats,
            took: begin.elapsed(),
        }
    }

    /// How many deals one thread plays at a time: few where a deal takes long, enough of them for all threads.
    fn deals_at_once(&self, n_deals: u64) -> u64 {
        let (has_search, has_net) = (
            self.levels.iter().any(|level| level.playouts().is_some()),
            self.levels.iter().any(|level| level.needs_net()),
        );
        let most = match (has_search, has_net) {
            (true, _) => 1,
            (false, true) => MOST_AT_ONCE / 16,
            (false, false) => MOST_AT_ONCE,
        };
        n_deals.div_ceil(4 * rayon::current_num_threads() as u64).clamp(1, most)
    }
}
