use numpy::{PyArray1, PyArray2, PyArrayMethods, PyReadonlyArray1, PyReadwriteArray1};
use pyo3::prelude::*;
use wormery_encode::Arrays;
use wormery_games::with_game;

use crate::any_batch::{AnyBatch, WithBots};
use crate::games::{game_id, options_value, table_options};
use crate::refused::refused;
use crate::whole::{Count, Seed};

/// Many games side by side, which write into arrays of their own.
#[pyclass(module = "wormery")]
pub(crate) struct Batch {
    games: Box<dyn AnyBatch>,
    n_games: usize,
    #[pyo3(get)]
    observations: Py<PyArray2<f32>>,
    #[pyo3(get)]
    masks: Py<PyArray2<i8>>,
    #[pyo3(get)]
    to_act: Py<PyArray1<i64>>,
    #[pyo3(get)]
    rewards: Py<PyArray2<f32>>,
    #[pyo3(get)]
    scores: Py<PyArray2<i32>>,
    #[pyo3(get)]
    done: Py<PyArray1<bool>>,
}

/// Lets `$body` write into the arrays of `$batch`.
macro_rules! writing {
    ($batch:ident, $py:ident, $arrays:ident => $body:expr) => {{
        let mut observations = $batch.observations.bind($py).try_readwrite()?;
        let mut masks = $batch.masks.bind($py).try_readwrite()?;
        let mut to_act = $batch.to_act.bind($py).try_readwrite()?;
        let mut rewards = $batch.rewards.bind($py).try_readwrite()?;
        let mut scores = $batch.scores.bind($py).try_readwrite()?;
        let mut done = $batch.done.bind($py).try_readwrite()?;
        let mut $arrays = Arrays {
            observations: observations.as_slice_mut()?,
            masks: masks.as_slice_mut()?,
            to_act: to_act.as_slice_mut()?,
            rewards: rewards.as_slice_mut()?,
            scores: scores.as_slice_mut()?,
            done: done.as_slice_mut()?,
        };
        $body
    }};
}

#[pymethods]
impl Batch {
    #[new]
    #[pyo3(signature = (game, players, n, seed, options=None))]
    fn new(
        py: Python<'_>,
        game: &str,
        players: Count,
        n: Count,
        seed: Seed,
        options: Option<&Bound<'_, PyAny>>,
    ) -> PyResult<Self> {
        let (id, options) = (game_id(game)?, options_value(options)?);
        let (Count(players), Count(n)) = (players, n);
        let (places, n_actions, batch) = with_game!(id, G => {
            let config = table_options::<G>(players, &options)?;
            let batch = wormery_encode::Batch::<G>::new(players, config.options(), n, seed.0);
            let batch: Box<dyn AnyBatch> = Box::new(WithBots::new(batch.ok_or_else(|| refused("no such table"))?, seed.0));
            (<G as wormery_encode::Encode>::N_PLACES, <G as wormery_encode::Encode>::N_ACTIONS, batch)
        });
        let mut new = Self {
            games: batch,
            n_games: n,
            observations: PyArray2::zeros(py, [n, places], false).unbind(),
            masks: PyArray2::zeros(py, [n, n_actions], false).unbind(),
            to_act: PyArray1::zeros(py, n, false).unbind(),
            rewards: PyArray2::zeros(py, [n, players], false).unbind(),
            scores: PyArray2::zeros(py, [n, players], false).unbind(),
            done: PyArray1::zeros(py, n, false).unbind(),
        };
        new.reset(py, seed)?;
        Ok(new)
    }

    fn reset(&mut self, py: Python<'_>, seed: Seed) -> PyResult<()> {
        writing!(self, py, arrays => self.games.reset(seed.0, &mut arrays));
        Ok(())
    }

    #[allow(clippy::needless_pass_by_value, reason = "it is how Python hands an array over")]
    fn step(&mut self, py: Python<'_>, actions: PyReadonlyArray1<'_, i64>) -> PyResult<()> {
        let actions = self.one_each(actions.as_slice()?, "actions")?;
        writing!(self, py, arrays => self.games.step(actions, &mut arrays).map_err(refused))
    }

    fn sample(&mut self, mut actions: PyReadwriteArray1<'_, i64>) -> PyResult<()> {
        self.games.sample(actions.as_slice_mut()?);
        Ok(())
    }

    #[allow(clippy::needless_pass_by_value, reason = "it is how Python hands an array over")]
    fn choose(
        &mut self,
        level: &str,
        wanted: PyReadonlyArray1<'_, bool>,
        mut actions: PyReadwriteArray1<'_, i64>,
    ) -> PyResult<()> {
        let wanted = self.one_each(wanted.as_slice()?, "places in `where`")?;
        self.games.choose(level, wanted, actions.as_slice_mut()?).map_err(refused)
    }
}

impl Batch {
    /// What is given for the games, if there is one for each of them.
    fn one_each<'a, T>(&self, given: &'a [T], what: &str) -> PyResult<&'a [T]> {
        let (n_games, n_given) = (self.n_games, given.len());
        if n_given == n_games {
            Ok(given)
        } else {
            Err(refused(format!("{n_games} games need as many {what}, not {n_given}")))
        }
    }
}
