use std::num::NonZero;
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;

/// Does jobs on all cores, each thread with things of its own; what came of them, in the order of the jobs.
pub(crate) fn side_by_side<Own, Done: Send>(
    n_jobs: usize,
    begin: impl Fn() -> Own + Sync,
    job: impl Fn(&mut Own, usize) -> Done + Sync,
) -> Vec<Done> {
    let n_threads = thread::available_parallelism().map_or(1, NonZero::get).min(n_jobs.max(1));
    let (next, done) = (AtomicUsize::new(0), Mutex::new(Vec::with_capacity(n_jobs)));
    let work = || {
        let mut own = begin();
        loop {
            let number = next.fetch_add(1, Ordering::Relaxed);
            if number >= n_jobs {
                return;
            }
            let result = job(&mut own, number);
            done.lock().expect("no job fails").push((number, result));
        }
    };
    thread::scope(|scope| (0..n_threads).for_each(|_| drop(scope.spawn(work))));
    let mut done = done.into_inner().expect("no job fails");
    done.sort_by_key(|(number, _)| *number);
    done.into_iter().map(|(_, result)| result).collect()
}

#[cfg(test)]
mod tests {
    use super::side_by_side;

    #[test]
    fn what_was_done_comes_in_order() {
        assert_eq!(side_by_side(100, || 1, |own, number| *own + number), (1..=100).collect::<Vec<_>>());
        assert!(side_by_side(0, || (), |(), number| number).is_empty());
    }
}
