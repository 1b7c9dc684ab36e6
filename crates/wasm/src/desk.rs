use std::collections::BTreeMap;

use crate::local::LocalTable;
use crate::pupil::Pupil;
use crate::tape::Tape;

/// What a page has opened: its local tables, the games elsewhere that it wants advice on, and records.
#[derive(Default)]
pub struct Desk {
    next: u32,
    tables: BTreeMap<u32, Box<dyn LocalTable>>,
    pupils: BTreeMap<u32, Box<dyn Pupil>>,
    tapes: BTreeMap<u32, Box<dyn Tape>>,
}

impl Desk {
    pub(crate) fn add_table(&mut self, table: Box<dyn LocalTable>) -> u32 {
        self.next += 1;
        self.tables.insert(self.next, table);
        self.next
    }

    pub(crate) fn add_pupil(&mut self, pupil: Box<dyn Pupil>) -> u32 {
        self.next += 1;
        self.pupils.insert(self.next, pupil);
        self.next
    }

    pub(crate) fn add_tape(&mut self, tape: Box<dyn Tape>) -> u32 {
        self.next += 1;
        self.tapes.insert(self.next, tape);
        self.next
    }

    pub(crate) fn table(&mut self, id: u32) -> Result<&mut Box<dyn LocalTable>, String> {
        self.tables.get_mut(&id).ok_or_else(|| format!("there is no table {id}"))
    }

    pub(crate) fn pupil(&mut self, id: u32) -> Result<&mut Box<dyn Pupil>, String> {
        self.pupils.get_mut(&id).ok_or_else(|| format!("nobody follows as {id}"))
    }

    pub(crate) fn tape(&mut self, id: u32) -> Result<&mut Box<dyn Tape>, String> {
        self.tapes.get_mut(&id).ok_or_else(|| format!("no record is open as {id}"))
    }

    pub(crate) fn close(&mut self, id: u32) {
        self.tables.remove(&id);
        self.pupils.remove(&id);
        self.tapes.remove(&id);
    }
}
