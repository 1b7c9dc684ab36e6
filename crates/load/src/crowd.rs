use std::future::Future;

use tokio::sync::Semaphore;
use tokio::task::JoinSet;

use crate::latency::Latencies;

/// What has happened at one table or at many.
#[derive(Debug, Default)]
pub(crate) struct Tally {
    /// From when a move was due until the mover had the frame after it.
    pub(crate) own: Latencies,
    /// The same for the other seat.
    pub(crate) other: Latencies,
    pub(crate) rematches: usize,
    pub(crate) refused: usize,
    pub(crate) lost: usize,
    /// What went wrong first.
    pub(crate) first: Option<String>,
}

impl Tally {
    pub(crate) fn refuse(&mut self, why: String) {
        self.refused += 1;
        self.first.get_or_insert(why);
    }

    pub(crate) fn lose(&mut self, why: &anyhow::Error) {
        self.lost += 1;
        self.first.get_or_insert_with(|| format!("{why:#}"));
    }

    pub(crate) fn append(&mut self, other: Self) {
        self.own.append(other.own);
        self.other.append(other.other);
        self.rematches += other.rematches;
        self.refused += other.refused;
        self.lost += other.lost;
        self.first = self.first.take().or(other.first);
    }
}

/// Does something for each of so many, a few at a time; the first error ends it.
pub(crate) async fn each<T, F>(
    count: u32,
    at_a_time: usize,
    make: impl Fn(u32) -> F,
) -> anyhow::Result<Vec<T>>
where
    T: Send + 'static,
    F: Future<Output = anyhow::Result<T>> + Send + 'static,
{
    let gate = std::sync::Arc::new(Semaphore::new(at_a_time));
    let mut tasks = JoinSet::new();
    for place in 0..count {
        let (gate, work) = (gate.clone(), make(place));
        tasks.spawn(async move {
            let _permit = gate.acquire().await?;
            work.await
        });
    }
    let mut all = Vec::with_capacity(count as usize);
    while let Some(done) = tasks.join_next().await {
        all.push(done??);
    }
    Ok(all)
}
