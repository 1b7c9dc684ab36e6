use std::collections::BTreeMap;

use crate::local::LocalTable;
use crate::replay::Replay;
use crate::tracker::Tracker;

/// What a page has opened: its local tables, the games elsewhere that it wants advice on, and records.
#[derive(Default)]
pub struct Handles {
    next: u32,
    tables: BTreeMap<u32, Box<dyn LocalTable>>,
    trackers: BTreeMap<u32, Box<dyn Tracker>>,
    replays: BTreeMap<u32, Box<dyn Replay>>,
}

impl Handles {
    pub(crate) fn add_table(&mut self, table: Box<dyn LocalTable>) -> u32 {
        self.next += 1;
        self.tables.insert(self.next, table);
        self.next
    }

    pub(crate) fn add_tracker(&mut self, tracker: Box<dyn Tracker>) -> u32 {
        self.next += 1;
        self.trackers.insert(self.next, tracker);
        self.next
    }

    pub(crate) fn add_replay(&mut self, replay: Box<dyn Replay>) -> u32 {
        self.next += 1;
        self.replays.insert(self.next, replay);
        self.next
    }

    pub(crate) fn table(&mut self, id: u32) -> Result<&mut Box<dyn LocalTable>, String> {
        self.tables.get_mut(&id).ok_or_else(|| format!("there is no table {id}"))
    }

    pub(crate) fn tracker(&mut self, id: u32) -> Result<&mut Box<dyn Tracker>, String> {
        self.trackers.get_mut(&id).ok_or_else(|| format!("nobody follows as {id}"))
    }

    pub(crate) fn replay(&mut self, id: u32) -> Result<&mut Box<dyn Replay>, String> {
        self.replays.get_mut(&id).ok_or_else(|| format!("no record is open as {id}"))
    }

    pub(crate) fn close(&mut self, id: u32) {
        self.tables.remove(&id);
        self.trackers.remove(&id);
        self.replays.remove(&id);
    }
}
