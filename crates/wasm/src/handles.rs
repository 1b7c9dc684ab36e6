use std::collections::BTreeMap;

use crate::local::LocalTable;
use crate::replay::Replay;
use crate::tracker::Tracker;

/// What a page has opened.
#[derive(Default)]
pub struct Handles {
    next: u32,
    all: BTreeMap<u32, Handle>,
}

/// A local table, a game elsewhere that the page wants advice on, or a record.
pub(crate) enum Handle {
    Table(Box<dyn LocalTable>),
    Tracker(Box<dyn Tracker>),
    Replay(Box<dyn Replay>),
}

impl Handles {
    pub(crate) fn add(&mut self, handle: Handle) -> u32 {
        self.next += 1;
        self.all.insert(self.next, handle);
        self.next
    }

    pub(crate) fn table(&mut self, id: u32) -> Result<&mut dyn LocalTable, String> {
        match self.all.get_mut(&id) {
            Some(Handle::Table(table)) => Ok(&mut **table),
            _ => Err(format!("there is no table {id}")),
        }
    }

    pub(crate) fn tracker(&mut self, id: u32) -> Result<&mut dyn Tracker, String> {
        match self.all.get_mut(&id) {
            Some(Handle::Tracker(tracker)) => Ok(&mut **tracker),
            _ => Err(format!("nobody follows as {id}")),
        }
    }

    pub(crate) fn replay(&mut self, id: u32) -> Result<&mut dyn Replay, String> {
        match self.all.get_mut(&id) {
            Some(Handle::Replay(replay)) => Ok(&mut **replay),
            _ => Err(format!("no record is open as {id}")),
        }
    }

    pub(crate) fn close(&mut self, id: u32) {
        self.all.remove(&id);
    }
}
