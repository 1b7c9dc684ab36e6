use std::collections::BTreeMap;

use wormery_core::Seat;
use wormery_fair::{Entropy, Nonce, TableId};
use wormery_protocol::{Command, TableInfo, TableState};

/// Adds our own luck to the dice: a hash for each of our seats, and when asked, the bytes behind it.
#[derive(Default)]
pub(crate) struct Fairness {
    /// What was drawn, by game and seat.
    luck: BTreeMap<(String, u8), Entropy>,
}

impl Fairness {
    /// What to send now that the table looks like this and these seats are ours.
    pub(crate) fn due(&mut self, table: &TableInfo, seats: &[u8]) -> Vec<Command> {
        let is_time = matches!(table.state, TableState::Open | TableState::Starting);
        let Ok(id) = table.fair.id.parse::<TableId>() else { return Vec::new() };
        if !is_time {
            return Vec::new();
        }
        self.luck.retain(|(game, _), _| *game == table.fair.id);
        seats.iter().filter_map(|seat| self.due_for(table, &id, *seat)).collect()
    }

    /// A hash is forgotten when somebody else sits down, so it is sent whenever it is not there.
    fn due_for(&mut self, table: &TableInfo, id: &TableId, seat: u8) -> Option<Command> {
        let is_in = table.fair.hashes.get(usize::from(seat)).copied().unwrap_or(false);
        let key = (table.fair.id.clone(), seat);
        if table.fair.reveal || is_in {
            let luck = self.luck.get(&key).filter(|_| table.fair.reveal && is_in)?;
            return Some(Command::Entropy { seat, entropy: luck.to_string() });
        }
        let luck = match self.luck.get(&key) {
            Some(luck) => *luck,
            None => *self.luck.entry(key).or_insert(Entropy::new(random()?)),
        };
        let hash = luck.hash(id, Seat::new(seat.into())).to_string();
        Some(Command::EntropyHash { seat, hash })
    }

    /// A number of our own for the dice that follow an action.
    pub(crate) fn nonce() -> Option<String> {
        random().map(|bytes| Nonce::new(bytes).to_string())
    }
}

/// Without an operating system that has luck we trust that of the others.
fn random() -> Option<[u8; 16]> {
    let mut bytes = [0; 16];
    getrandom::fill(&mut bytes).ok()?;
    Some(bytes)
}
