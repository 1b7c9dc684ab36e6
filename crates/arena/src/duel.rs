use std::time::Instant;

use rayon::prelude::*;
use wormery_bots::{Level, Pace, Roster};
use wormery_core::{BadConfig, Config};

use crate::round::{self, Round};
use crate::{Result, Share};

/// Bots that meet in duplicate games.
#[derive(Clone, Debug)]
pub struct Duel<G: Roster> {
    config: Config<G::Options>,
    levels: Vec<&'static Level<G>>,
    pace: Pace,
    seed: u64,
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
        let n_seats = self.levels.len() as u64;
        let begin = Instant::now();
        let deals: Vec<Vec<Round>> = (0..n_games.div_ceil(n_seats))
            .into_par_iter()
            .map(|deal| {
                let rounds = self.deal(deal);
                after_deal();
                rounds
            })
            .collect();
        let shares = self.levels.iter().enumerate().map(|(bot, level)| Share::of(level.name, bot, &deals));
        Result { shares: shares.collect(), n_games: deals.len() as u64 * n_seats, took: begin.elapsed() }
    }

    /// One deal in every rotation: in rotation r bot b sits on seat b + r.
    fn deal(&self, deal: u64) -> Vec<Round> {
        (0..self.levels.len())
            .map(|rotation| {
                round::play::<G>(&self.config, &self.levels, self.pace, self.seed, deal, rotation)
            })
            .collect()
    }
}
