//! A store in memory with the rules of the real one: versions of rows, one event for each ply.

use std::collections::{BTreeMap, BTreeSet};

use wormery_room::{RoomRow, Snapshot, StoreFault, StoredGame, Write};

#[derive(Default)]
pub(crate) struct Store {
    row: Option<(RoomRow, u32)>,
    games: BTreeMap<String, StoredGame>,
    /// Guests who were deleted: no row is taken that names them.
    forgotten: BTreeSet<String>,
}

impl Store {
    pub(crate) fn new(row: RoomRow) -> Self {
        Self { row: Some((row, 1)), ..Self::default() }
    }

    pub(crate) fn write(&mut self, write: Write) -> Result<(), StoreFault> {
        match write {
            Write::Row { row, version } => self.put(&row, version),
            Write::Create(game) => {
                let lines = game.lines.iter().map(|line| (**line).to_owned()).collect();
                let stored = StoredGame { id: game.id.clone(), body: game.body, lines, is_ended: false };
                let is_other = self.row.as_ref().is_none_or(|(_, version)| *version != game.version);
                if is_other || self.games.contains_key(&game.id) {
                    return Err(StoreFault::Conflict);
                }
                self.games.insert(game.id, stored);
                Ok(())
            }
            Write::Append { game, from, lines, ending } => {
                let stored = self.games.get_mut(&game).ok_or(StoreFault::Missing)?;
                if stored.is_ended || stored.lines.len() != from as usize {
                    return Err(StoreFault::Conflict);
                }
                stored.lines.extend(lines.iter().map(|line| (**line).to_owned()));
                stored.is_ended = ending.is_some();
                Ok(())
            }
        }
    }

    fn put(&mut self, row: &RoomRow, version: u32) -> Result<(), StoreFault> {
        let (_, stored) = self.row.as_ref().ok_or(StoreFault::Missing)?;
        if *stored + 1 != version {
            return Err(StoreFault::Conflict);
        }
        let is_gone = |guest: &String| self.forgotten.contains(guest);
        let gone: Vec<String> = row.named_guests().into_iter().filter(is_gone).collect();
        if !gone.is_empty() {
            return Err(StoreFault::Forgotten(gone));
        }
        // As the real one: through its text.
        let row = serde_json::from_str(&row.to_text()).expect("a row is read as it was written");
        self.row = Some((row, version));
        Ok(())
    }

    /// Deletes a guest; the row may still name him.
    pub(crate) fn delete_guest(&mut self, id: &str) {
        self.forgotten.insert(id.to_owned());
    }

    /// Somebody who is forgotten is taken out of a row that still names him.
    pub(crate) fn leave(&mut self, id: &str) {
        if self.names(id) {
            self.change(|row| *row = row.clone().without(id));
        }
    }

    pub(crate) fn names(&self, guest: &str) -> bool {
        self.row.as_ref().is_some_and(|(row, _)| row.names(guest))
    }

    /// Somebody else changes the row.
    pub(crate) fn change(&mut self, change: impl FnOnce(&mut RoomRow)) {
        if let Some((row, version)) = &mut self.row {
            change(row);
            *version += 1;
        }
    }

    pub(crate) fn snapshot(&self) -> Option<Snapshot> {
        let (row, version) = self.row.clone()?;
        let game = self.games.get(&row.next.id).or_else(|| self.games.get(row.game_id.as_ref()?)).cloned();
        (!row.is_closed()).then_some(Snapshot { row, version, game })
    }

    pub(crate) fn game(&self, id: &str) -> Option<&StoredGame> {
        self.games.get(id)
    }

    /// The games that have not ended.
    pub(crate) fn unfinished(&self) -> Vec<String> {
        self.games.values().filter(|game| !game.is_ended).map(|game| game.id.clone()).collect()
    }

    pub(crate) fn is_closed(&self) -> bool {
        self.row.as_ref().is_none_or(|(row, _)| row.is_closed())
    }
}
