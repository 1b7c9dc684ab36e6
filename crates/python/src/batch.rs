use numpy::ndarray::Dimension;
use numpy::{
    Element, PyArray, PyArray1, PyArray2, PyArrayMethods, PyReadonlyArray1, PyReadwriteArray1,
    PyReadwriteArray2,
};
use pyo3::prelude::*;
use wormery_encode::Arrays;
use wormery_games::with_game;

use crate::any_batch::{AnyBatch, WithBots};
use crate::games::{game_id, options_value, table_options};
use crate::refused::refused;
use crate::threads::Threads;
use crate::whole::{Count, Seed};

/// So many games may be side by side; a million of them take gigabytes.
const MOST_GAMES: usize = 1 << 20;

/// Many games side by side, which write into arrays of their own; `wormery.Vector` is made of it.
#[pyclass(module = "wormery")]
pub(crate) struct Batch {
    games: Box<dyn AnyBatch>,
    n_games: usize,
    threads: Threads,
    /// What the player to act sees in each game.
    #[pyo3(get)]
    observations: Py<PyArray2<f32>>,
    /// Which actions that player has.
    #[pyo3(get)]
    masks: Py<PyArray2<i8>>,
    /// The player to act in each game.
    #[pyo3(get)]
    to_act: Py<PyArray1<i64>>,
    /// What the end was worth to each seat, in the step that ended a game.
    #[pyo3(get)]
    rewards: Py<PyArray2<f32>>,
    /// The final scores, in the step that ended a game.
    #[pyo3(get)]
    scores: Py<PyArray2<i32>>,
    /// Whether the last step ended the game.
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
    #[pyo3(signature = (game, players, n, seed, options=None, threads=None))]
    fn new(
        py: Python<'_>,
        game: &str,
        players: Count,
        n: Count,
        seed: Seed,
        options: Option<&Bound<'_, PyAny>>,
        threads: Option<Count>,
    ) -> PyResult<Self> {
        let (id, options) = (game_id(game)?, options_value(options)?);
        let (Count(players), n) = (players, within("n", n, MOST_GAMES)?);
        let threads = threads.map(|threads| within("threads", threads, MOST_THREADS)).transpose()?;
        let (places, n_actions, batch) = with_game!(id, G => {
            let config = table_options::<G>(players, &options)?;
            let batch = wormery_encode::Batch::<G>::new(players, config.options(), n, seed.0);
            let batch: Box<dyn AnyBatch> = Box::new(WithBots::new(batch.ok_or_else(|| refused("no such table"))?, seed.0));
            (<G as wormery_encode::Encode>::N_PLACES, <G as wormery_encode::Encode>::N_ACTIONS, batch)
        });
        let mut new = Self {
            games: batch,
            n_games: n,
            threads: Threads::new(threads),
            observations: zeros(py, [n, places])?,
            masks: zeros(py, [n, n_actions])?,
            to_act: zeros(py, [n])?,
            rewards: zeros(py, [n, players])?,
            scores: zeros(py, [n, players])?,
            done: zeros(py, [n])?,
        };
        new.reset(py, seed)?;
        Ok(new)
    }

    /// Begins all games anew.
    fn reset(&mut self, py: Python<'_>, seed: Seed) -> PyResult<()> {
        writing!(self, py, arrays => self.games.reset(seed.0, &mut arrays));
        Ok(())
    }

    /// Lets every game go on by an action.
    #[allow(clippy::needless_pass_by_value, reason = "it is how Python hands an array over")]
    fn step(&mut self, py: Python<'_>, actions: PyReadonlyArray1<'_, i64>) -> PyResult<()> {
        let actions = self.one_each(actions.as_slice()?, "actions")?;
        let threads = self.threads.for_step(self.n_games)?;
        let games = &mut self.games;
        writing!(self, py, arrays => {
            py.detach(|| games.step(actions, &mut arrays, threads.as_deref())).map_err(refused)
        })
    }

    /// Draws an allowed action for every game.
    fn sample(&mut self, mut actions: PyReadwriteArray1<'_, i64>) -> PyResult<()> {
        self.games.sample(actions.as_slice_mut()?);
        Ok(())
    }

    /// Writes down what bots of a level do in the games that are wanted.
    #[allow(clippy::needless_pass_by_value, reason = "it is how Python hands an array over")]
    fn choose(
        &mut self,
        py: Python<'_>,
        level: &str,
        wanted: PyReadonlyArray1<'_, bool>,
        mut actions: PyReadwriteArray1<'_, i64>,
    ) -> PyResult<()> {
        let wanted = self.one_each(wanted.as_slice()?, "places in `where`")?;
        let (games, actions) = (&mut self.games, actions.as_slice_mut()?);
        py.detach(|| games.choose(level, wanted, actions)).map_err(refused)
    }

    /// Writes what each action is worth to the player to act into a row for each game that is wanted.
    #[allow(clippy::needless_pass_by_value, reason = "it is how Python hands an array over")]
    fn evaluate(
        &self,
        py: Python<'_>,
        wanted: PyReadonlyArray1<'_, bool>,
        mut values: PyReadwriteArray2<'_, f64>,
    ) -> PyResult<()> {
        let wanted = self.one_each(wanted.as_slice()?, "places in `where`")?;
        let (threads, values) = (self.threads.for_thinking()?, values.as_slice_mut()?);
        py.detach(|| self.games.evaluate(wanted, values, threads.as_deref()));
        Ok(())
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

/// So many threads may work at a time.
const MOST_THREADS: usize = 256;

/// A number from 1 to a limit.
fn within(what: &str, Count(n): Count, most: usize) -> PyResult<usize> {
    if (1..=most).contains(&n) {
        Ok(n)
    } else {
        Err(refused(format!("{what} is a number from 1 to {most}, not {n}")))
    }
}

/// An array of zeros by numpy itself, which says so where there is not enough memory.
fn zeros<T: Element, D: Dimension, const N: usize>(
    py: Python<'_>,
    shape: [usize; N],
) -> PyResult<Py<PyArray<T, D>>> {
    let array = py.import("numpy")?.call_method1("zeros", (shape, T::get_dtype(py)))?;
    Ok(array.cast_into::<PyArray<T, D>>()?.unbind())
}
