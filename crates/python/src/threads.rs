use std::sync::{Arc, Mutex, PoisonError};

use pyo3::PyResult;
use rayon::ThreadPool;

use crate::refused::refused;

/// So few games are done by the thread that asks: waking another one takes longer.
const WORTH_IT: usize = 256;

/// Threads that work for one vector; made when they are needed, and anew in a process that was forked.
pub(crate) struct Threads {
    n_threads: usize,
    made: Mutex<Option<(u32, Arc<ThreadPool>)>>,
}

impl Threads {
    /// So many threads; one for each core without a number.
    pub(crate) fn new(n_threads: Option<usize>) -> Self {
        let n_cores = || std::thread::available_parallelism().map_or(1, usize::from);
        Self { n_threads: n_threads.unwrap_or_else(n_cores), made: Mutex::new(None) }
    }

    /// The threads for a step of so many games; none where one is as fast.
    pub(crate) fn for_step(&self, n_games: usize) -> PyResult<Option<Arc<ThreadPool>>> {
        if n_games < WORTH_IT { Ok(None) } else { self.for_thinking() }
    }

    /// The threads for what takes long in each game.
    pub(crate) fn for_thinking(&self) -> PyResult<Option<Arc<ThreadPool>>> {
        if self.n_threads < 2 {
            return Ok(None);
        }
        let mut made = self.made.lock().unwrap_or_else(PoisonError::into_inner);
        let process = std::process::id();
        if let Some((_, pool)) = made.as_ref().filter(|(owner, _)| *owner == process) {
            return Ok(Some(pool.clone()));
        }
        let pool = rayon::ThreadPoolBuilder::new().num_threads(self.n_threads).build().map_err(refused)?;
        let pool = Arc::new(pool);
        // The threads of a parent do not exist in its child: what would wait for their end is left alone.
        std::mem::forget(made.replace((process, pool.clone())));
        Ok(Some(pool))
    }
}

impl Drop for Threads {
    fn drop(&mut self) {
        let made = self.made.get_mut().unwrap_or_else(PoisonError::into_inner).take();
        if made.as_ref().is_some_and(|(owner, _)| *owner != std::process::id()) {
            std::mem::forget(made);
        }
    }
}
