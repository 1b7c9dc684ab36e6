use std::future::poll_fn;
use std::pin::pin;
use std::sync::{Arc, Mutex};
use std::task::Poll;
use std::time::Duration;

use tokio::time::{Instant, sleep_until};

use crate::Settings;
use crate::limits::locked;

/// How long a connection may take for what it does.
#[derive(Clone, Copy, Debug)]
pub(super) struct Patience {
    head: Duration,
    idle: Duration,
    send: Duration,
}

impl Patience {
    pub(super) fn of(settings: &Settings) -> Self {
        Self { head: settings.head_wait, idle: settings.idle_wait, send: settings.send_wait }
    }
}

/// What a connection does, and since when.
#[derive(Debug)]
pub(super) struct Watch(Mutex<State>);

#[derive(Debug)]
struct State {
    phase: Phase,
    /// Since when nothing of what is sent gets away.
    stuck: Option<Instant>,
}

#[derive(Clone, Copy, Debug)]
enum Phase {
    /// The headers of a request are coming.
    Head(Instant),
    /// Nothing has come since the last answer.
    Idle(Instant),
    /// A request is being answered.
    Busy,
}

/// A request that is being answered, until it is dropped with its answer.
#[derive(Debug)]
pub(super) struct Turn(Arc<Watch>);

impl Watch {
    /// The watch of a connection that is new: its first request is expected at once.
    pub(super) fn new() -> Self {
        Self(Mutex::new(State { phase: Phase::Head(Instant::now()), stuck: None }))
    }

    /// Something came.
    pub(super) fn heard(&self) {
        let mut state = locked(&self.0);
        if let Phase::Idle(_) = state.phase {
            state.phase = Phase::Head(Instant::now());
        }
    }

    /// Something is sent, and gets away or not.
    pub(super) fn sent(&self, gets_away: bool) {
        let mut state = locked(&self.0);
        state.stuck = if gets_away { None } else { Some(state.stuck.unwrap_or_else(Instant::now)) };
    }

    /// A request has come.
    pub(super) fn begin(self: &Arc<Self>) -> Turn {
        locked(&self.0).phase = Phase::Busy;
        Turn(Arc::clone(self))
    }

    /// Until when the connection has time; one with no end in sight has no such time.
    fn deadline(&self, patience: Patience) -> Option<Instant> {
        let state = locked(&self.0);
        let ends = match state.phase {
            Phase::Head(since) => since.checked_add(patience.head),
            Phase::Idle(since) => since.checked_add(patience.idle),
            Phase::Busy => None,
        };
        let sent = state.stuck.and_then(|since| since.checked_add(patience.send));
        ends.into_iter().chain(sent).min()
    }

    /// Waits until the connection is too slow. It must be asked again whenever something has happened to the connection.
    pub(super) async fn late(&self, patience: Patience) {
        let mut alarm = pin!(sleep_until(Instant::now()));
        poll_fn(|context| {
            let Some(deadline) = self.deadline(patience) else { return Poll::Pending };
            if alarm.deadline() != deadline {
                alarm.as_mut().reset(deadline);
            }
            alarm.as_mut().poll(context)
        })
        .await;
    }
}

impl Drop for Turn {
    fn drop(&mut self) {
        locked(&self.0.0).phase = Phase::Idle(Instant::now());
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const PATIENCE: Patience = Patience {
        head: Duration::from_secs(10),
        idle: Duration::from_mins(1),
        send: Duration::from_secs(30),
    };

    /// How many seconds pass until the connection is too slow.
    async fn seconds(watch: &Watch) -> u64 {
        let begin = Instant::now();
        watch.late(PATIENCE).await;
        begin.elapsed().as_secs()
    }

    #[tokio::test(start_paused = true)]
    async fn each_phase_has_its_time() {
        let watch = Arc::new(Watch::new());
        watch.heard();
        assert_eq!(seconds(&watch).await, 10, "a byte now and then is no request");
        drop(watch.begin());
        assert_eq!(seconds(&watch).await, 60, "between two requests");
        watch.heard();
        assert_eq!(seconds(&watch).await, 10, "the next has begun");
    }

    #[tokio::test(start_paused = true)]
    async fn an_answer_takes_as_long_as_it_takes_while_it_gets_away() {
        let watch = Arc::new(Watch::new());
        let turn = watch.begin();
        watch.sent(false);
        watch.sent(true);
        let hour = tokio::time::timeout(Duration::from_hours(1), watch.late(PATIENCE)).await;
        assert!(hour.is_err(), "there is no hurry");
        watch.sent(false);
        tokio::time::advance(Duration::from_secs(20)).await;
        watch.sent(false);
        assert_eq!(seconds(&watch).await, 10, "thirty since the first byte that did not get away");
        drop(turn);
    }
}
