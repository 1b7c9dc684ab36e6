use std::ops::Range;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;

use wormery_regenwormen::Tiles;
use wormery_solve::{Graph, Kit};

use crate::equations::Equations;
use crate::newton::{self, Stuck};
use crate::worker::{Solutions, Worker};
use crate::{Values, subsets};

/// How many positions a thread takes at a time.
const CHUNK: usize = 32;

/// Works out small games, block by block, on several threads.
pub struct Solver {
    workers: Vec<Worker>,
}

/// How well a block was solved.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Accuracy {
    /// The most by which a value differed from what its turn is worth by the others, before the last step.
    pub residual: f64,
    /// The most by which the last step moved a value.
    pub moved: f64,
    /// The steps of Newton's method.
    pub steps: usize,
}

/// How far the work has come: told before each pass over a block.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Progress {
    /// The tiles of the block.
    pub tiles: Tiles,
    /// The pass, counted from 1.
    pub pass: usize,
    /// The most by which the step before moved a value; infinite before the first step.
    pub moved: f64,
}

impl Solver {
    /// A solver with so many threads, one at least.
    pub fn new(n_threads: usize) -> Self {
        let graph = Arc::new(Graph::new(Kit::Eight));
        Self { workers: (0..n_threads.max(1)).map(|_| Worker::new(graph.clone())).collect() }
    }

    /// Solves one block; the blocks with fewer of its tiles must be known.
    pub fn solve_block(
        &mut self,
        values: &mut Values,
        tiles: Tiles,
        tell: &mut dyn FnMut(Progress),
    ) -> Result<Accuracy, Stuck> {
        let equations = Equations::new(values, tiles);
        let mut passes =
            Passes { workers: &mut self.workers, progress: Progress { tiles, pass: 0, moved: 0.0 }, tell };
        let (found, accuracy) = newton::find(&equations, &mut passes)?;
        values.insert(tiles, found);
        Ok(accuracy)
    }

    /// Solves a game: the blocks of all sets of its tiles that are not known yet.
    pub fn solve_game(
        &mut self,
        values: &mut Values,
        tiles: Tiles,
        tell: &mut dyn FnMut(Progress),
    ) -> Result<(), Stuck> {
        for block in subsets(tiles) {
            if !values.has(block) {
                self.solve_block(values, block, tell)?;
            }
        }
        Ok(())
    }
}

/// Solves the turns of a whole block, again and again.
pub(crate) struct Passes<'a> {
    workers: &'a mut [Worker],
    progress: Progress,
    tell: &'a mut dyn FnMut(Progress),
}

impl Passes<'_> {
    /// What the turns are worth, by what the positions after them are worth.
    pub(crate) fn values(&mut self, equations: &Equations, values: &[f64], moved: f64) -> Vec<f64> {
        let work = |worker: &mut Worker, places| worker.values(equations, places, values);
        self.all(equations.len(), moved, work).concat()
    }

    /// The same with the chances of their ends.
    pub(crate) fn solutions(&mut self, equations: &Equations, values: &[f64], moved: f64) -> Solutions {
        let work = |worker: &mut Worker, places| worker.solutions(equations, places, values);
        let mut all = Solutions::default();
        all.chances.reserve(equations.n_worths());
        for part in self.all(equations.len(), moved, work) {
            all.values.extend(part.values);
            all.chances.extend(part.chances);
        }
        all
    }

    /// Lets all threads work on the positions, a chunk at a time; the answers are in the order of the positions.
    fn all<T: Send>(
        &mut self,
        n_positions: usize,
        moved: f64,
        work: impl Fn(&mut Worker, Range<usize>) -> T + Sync,
    ) -> Vec<T> {
        self.progress = Progress { pass: self.progress.pass + 1, moved, ..self.progress };
        (self.tell)(self.progress);
        let n_chunks = n_positions.div_ceil(CHUNK);
        let next = AtomicUsize::new(0);
        let some = |worker: &mut Worker| {
            let mut done = Vec::new();
            loop {
                let chunk = next.fetch_add(1, Ordering::Relaxed);
                if chunk >= n_chunks {
                    return done;
                }
                let places = chunk * CHUNK..n_positions.min((chunk + 1) * CHUNK);
                done.push((chunk, work(worker, places)));
            }
        };
        let n_workers = self.workers.len().min(n_chunks);
        let (first, others) = self.workers[..n_workers].split_first_mut().expect("a block has positions");
        let mut done = thread::scope(|scope| {
            let threads: Vec<_> = others.iter_mut().map(|worker| scope.spawn(|| some(worker))).collect();
            let mut done = some(first);
            for thread in threads {
                done.extend(thread.join().expect("a thread that solves turns does not fail"));
            }
            done
        });
        done.sort_unstable_by_key(|(chunk, _)| *chunk);
        done.into_iter().map(|(_, answer)| answer).collect()
    }
}
