use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, Weak};
use std::time::Duration;

use tokio::sync::Notify;
use wormery_room::Millis;

use super::Handle;
use crate::clock::now_ms;
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
    pub(super) fn set(&self, at: Millis, handle: &Arc<Handle>) -> Alarm {
        let mut alarms = locked(&self.alarms);
        alarms.next_number += 1;
        let alarm = Alarm { at, number: alarms.next_number };
        let is_sooner = alarms.set.first_key_value().is_none_or(|(first, _)| alarm < *first);
        alarms.set.insert(alarm, Arc::downgrade(handle));
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
                    handle.ring(alarm);
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
