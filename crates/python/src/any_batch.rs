use wormery_bots::Roster;
use wormery_encode::{Arrays, Batch, Encode};
use wormery_table::Seeded;

use crate::bots::Bots;

/// Many games side by side, whichever they are.
pub(crate) trait AnyBatch: Send + Sync {
    /// Begins all games anew, and writes down where they are.
    fn reset(&mut self, seed: u64, arrays: &mut Arrays<'_>);
    /// Lets every game go on by an action.
    fn step(&mut self, actions: &[i64], arrays: &mut Arrays<'_>) -> Result<(), String>;
    /// Draws an allowed action for every game.
    fn sample(&mut self, actions: &mut [i64]);
    /// What bots of a level do in the games where somebody wants to know it.
    fn choose(&mut self, level: &str, wanted: &[bool], actions: &mut [i64]) -> Result<(), String>;
}

/// A batch with the bots that were asked for.
pub(crate) struct WithBots<G: Encode + Roster> {
    batch: Batch<G>,
    bots: std::sync::Mutex<Bots<G>>,
    thinking: Seeded,
}

impl<G: Encode + Roster> WithBots<G> {
    pub(crate) fn new(batch: Batch<G>, seed: u64) -> Self {
        Self { batch, bots: std::sync::Mutex::default(), thinking: thinking(seed) }
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

    fn step(&mut self, actions: &[i64], arrays: &mut Arrays<'_>) -> Result<(), String> {
        self.batch.step(actions, arrays).map_err(|error| error.to_string())
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
}
