use std::sync::{Mutex, PoisonError};

use rayon::ThreadPool;
use rayon::prelude::*;
use wormery_bots::{Judge, Roster};
use wormery_core::{Config, Seat, Viewer};
use wormery_encode::{Arrays, Batch, Encode, Part};
use wormery_table::Seeded;

use crate::bots::Bots;

/// Many games side by side, whichever they are.
pub(crate) trait AnyBatch: Send + Sync {
    /// Begins all games anew, and writes down where they are.
    fn reset(&mut self, seed: u64, arrays: &mut Arrays<'_>);
    /// Lets every game go on by an action, on the threads that there are.
    fn step(
        &mut self,
        actions: &[i64],
        arrays: &mut Arrays<'_>,
        threads: Option<&ThreadPool>,
    ) -> Result<(), String>;
    /// Draws an allowed action for every game.
    fn sample(&mut self, actions: &mut [i64]);
    /// What bots of a level do in the games where somebody wants to know it.
    fn choose(&mut self, level: &str, wanted: &[bool], actions: &mut [i64]) -> Result<(), String>;
    /// What each action is worth to the seat to act in the games where somebody wants to know it; a row for each game.
    fn evaluate(&self, wanted: &[bool], values: &mut [f64], threads: Option<&ThreadPool>);
}

/// A judge of games that a seat begins.
type SeatedJudge<G> = (Seat, Box<dyn Judge<G>>);

/// A batch with the bots and judges that were asked for.
pub(crate) struct WithBots<G: Encode + Roster> {
    batch: Batch<G>,
    bots: Mutex<Bots<G>>,
    /// Judges that nobody asks at the moment, with the seat that begins in their games.
    judges: Mutex<Vec<SeatedJudge<G>>>,
    thinking: Seeded,
}

impl<G: Encode + Roster> WithBots<G> {
    pub(crate) fn new(batch: Batch<G>, seed: u64) -> Self {
        Self { batch, bots: Mutex::default(), judges: Mutex::default(), thinking: thinking(seed) }
    }

    /// Writes what each action of a seat is worth into a row.
    fn judge(&self, (config, game, seat): (&Config<G::Options>, &G, Seat), row: &mut [f64]) {
        let mut judge = self.take_judge(config);
        let legal: Vec<G::Action> = game.legal().collect();
        for choice in judge.choices(&game.view(Viewer::Seat(seat)), seat, &legal) {
            row[G::encode(choice.action, seat, config.n_seats())] = choice.shares.of(seat.index());
        }
        self.judges.lock().unwrap_or_else(PoisonError::into_inner).push((config.start(), judge));
    }

    fn take_judge(&self, config: &Config<G::Options>) -> Box<dyn Judge<G>> {
        let mut free = self.judges.lock().unwrap_or_else(PoisonError::into_inner);
        let place = free.iter().position(|(start, _)| *start == config.start());
        let taken = place.map(|place| free.swap_remove(place).1);
        drop(free);
        taken.unwrap_or_else(|| G::judge(config))
    }
}

fn thinking(seed: u64) -> Seeded {
    Seeded::for_game(seed, u64::MAX - 2)
}

impl<G: Encode + Roster> AnyBatch for WithBots<G> {
    fn reset(&mut self, seed: u64, arrays: &mut Arrays<'_>) {
        self.batch.reset(seed);
        self.thinking = thinking(seed);
        self.batch.show(arrays);
    }

    fn step(
        &mut self,
        actions: &[i64],
        arrays: &mut Arrays<'_>,
        threads: Option<&ThreadPool>,
    ) -> Result<(), String> {
        let Some(threads) = threads else {
            return self.batch.step(actions, arrays).map_err(|error| error.to_string());
        };
        let parts = self.batch.step_in_parts(actions, arrays, threads.current_num_threads());
        let parts = parts.map_err(|error| error.to_string())?;
        threads.install(|| parts.into_par_iter().for_each(Part::step));
        Ok(())
    }

    fn sample(&mut self, actions: &mut [i64]) {
        self.batch.sample(actions);
    }

    fn choose(&mut self, level: &str, wanted: &[bool], actions: &mut [i64]) -> Result<(), String> {
        let bots = self.bots.get_mut().map_err(|error| error.to_string())?;
        let places = wanted.iter().zip(actions).zip(self.batch.positions());
        for ((_, action), (config, game, seat)) in places.filter(|((wanted, _), _)| **wanted) {
            let luck = Seeded::new(wormery_core::Luck::below(&mut self.thinking, u32::MAX).into());
            let chosen = bots.choose(level, config, game, seat, luck)?;
            *action = G::encode(chosen, seat, config.n_seats()) as i64;
        }
        Ok(())
    }

    fn evaluate(&self, wanted: &[bool], values: &mut [f64], threads: Option<&ThreadPool>) {
        values.fill(f64::NAN);
        let rows = values.chunks_mut(G::N_ACTIONS).zip(self.batch.positions()).zip(wanted);
        let rows: Vec<_> = rows.filter(|(_, wanted)| **wanted).map(|(row, _)| row).collect();
        match threads {
            None => rows.into_iter().for_each(|(row, position)| self.judge(position, row)),
            Some(threads) => {
                threads
                    .install(|| rows.into_par_iter().for_each(|(row, position)| self.judge(position, row)));
            }
        }
    }
}
