use std::collections::BTreeMap;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::{Arc, Mutex, Weak};
use std::time::Duration;

use tokio::sync::Notify;
use wormery_room::Millis;

use super::Handle;
use crate::clock::now_ms;
use crate::ids;
use crate::limits::locked;

/// The times at which rooms want to be woken: one for each room, which is replaced and never piles up.
#[derive(Default)]
pub(crate) struct Timers {
    alarms: Mutex<Alarms>,
    sooner: Notify,
}

#[derive(Default)]
struct Alarms {
    set: BTreeMap<Alarm, Weak<Handle>>,
    next_number: u64,
}

/// An alarm that is set.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) struct Alarm {
    at: Millis,
    number: u64,
}

impl Alarm {
    pub(super) fn at(self) -> Millis {
        self.at
    }
}

impl Timers {
    /// Wakes a room at this time.
    pub(super) fn set(&self, at: Millis, handle: Weak<Handle>) -> Alarm {
        let mut alarms = locked(&self.alarms);
        alarms.next_number += 1;
        let alarm = Alarm { at, number: alarms.next_number };
        let is_sooner = alarms.set.first_key_value().is_none_or(|(first, _)| alarm < *first);
        alarms.set.insert(alarm, handle);
        if is_sooner {
            self.sooner.notify_one();
        }
        alarm
    }

    pub(super) fn cancel(&self, alarm: Alarm) {
        locked(&self.alarms).set.remove(&alarm);
    }

    /// Wakes rooms for ever, each when its time has come.
    pub(crate) async fn run(&self) {
        loop {
            for (alarm, handle) in self.take_due(now_ms()) {
                if let Some(handle) = handle.upgrade() {
                    ring(&handle, alarm);
                }
            }
            let wait = self.wait(now_ms());
            tokio::select! {
                () = tokio::time::sleep(wait) => {}
                () = self.sooner.notified() => {}
            }
        }
    }

    fn take_due(&self, now: Millis) -> BTreeMap<Alarm, Weak<Handle>> {
        let mut alarms = locked(&self.alarms);
        let later = alarms.set.split_off(&Alarm { at: now + 1, number: 0 });
        std::mem::replace(&mut alarms.set, later)
    }

    fn wait(&self, now: Millis) -> Duration {
        let first = locked(&self.alarms).set.first_key_value().map(|(alarm, _)| alarm.at - now);
        Duration::from_millis(first.unwrap_or(60_000).clamp(0, 60_000) as u64)
    }
}

/// Wakes a room; a fault in one must not keep the others asleep.
fn ring(handle: &Arc<Handle>, alarm: Alarm) {
    let rung = catch_unwind(AssertUnwindSafe(|| handle.ring(alarm)));
    if rung.is_err() {
        tracing::error!(table = ids::log_name(&handle.code), "a room panicked when it was woken");
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn alarms_are_replaced_and_ring_in_their_order() {
        let timers = Timers::default();
        let later = timers.set(30, Weak::new());
        for _ in 0..1000 {
            // As a room does with every move at a table with a clock.
            timers.cancel(timers.set(86_400_000, Weak::new()));
        }
        let (second, first) = (timers.set(20, Weak::new()), timers.set(10, Weak::new()));
        assert_eq!(locked(&timers.alarms).set.len(), 3, "nothing piles up");
        let due: Vec<Alarm> = timers.take_due(20).into_keys().collect();
        assert_eq!(due, [first, second]);
        assert_eq!(timers.wait(25), Duration::from_millis(5));
        assert_eq!(timers.take_due(30).into_keys().collect::<Vec<_>>(), [later]);
    }
}
