use std::time::Duration;

use wormery_core::Seat;
use wormery_fair::{Entropy, EntropyHash, TableId};
use wormery_protocol::{Code, Problem};

use super::{Room, RoomState, SeatRow};
use crate::fault::problem;
use crate::guest::Guest;

/// What a seat has sent for the dice of the next game; in boxes, because during a game nothing of it is needed.
#[derive(Clone, PartialEq, Debug, Default)]
pub(super) enum SeatEntropy {
    /// Nothing yet.
    #[default]
    Nothing,
    /// The hash of its bytes.
    Hashed(Box<EntropyHash>),
    /// The bytes, which belong to the hash.
    Revealed(Box<Entropy>),
    /// The bytes are in the proof of the game that is played.
    Used,
}

impl SeatEntropy {
    pub(super) fn has_hash(&self) -> bool {
        *self != Self::Nothing
    }

    pub(super) fn entropy(&self) -> Option<Entropy> {
        match self {
            Self::Revealed(entropy) => Some(**entropy),
            _ => None,
        }
    }

    /// Whether these bytes are those that were promised.
    fn is_kept_by(&self, entropy: &Entropy, hash: &EntropyHash) -> bool {
        match self {
            Self::Hashed(promised) => **promised == *hash,
            Self::Revealed(before) => **before == *entropy,
            Self::Nothing | Self::Used => false,
        }
    }

    /// Forgets the bytes: the game has them.
    pub(super) fn use_up(&mut self) {
        if self.has_hash() {
            *self = Self::Used;
        }
    }
}

/// What a game that is about to begin waits for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Phase {
    /// The hashes of those who are connected.
    Hashes,
    /// The bytes that belong to them.
    Reveals,
}

impl Room {
    pub(super) fn entropy_hash(
        &self,
        state: &mut RoomState,
        guest: &Guest,
        seat: u8,
        hash: &str,
    ) -> Result<(), Problem> {
        let place = state.own_seat(guest, seat)?;
        let hash = hash.parse().map_err(|error| problem(Code::BadRequest, format!("hash: {error}")))?;
        if state.is_playing() || state.starting == Some(Phase::Reveals) {
            return Err(problem(Code::WrongState, "it is too late for that"));
        }
        state.entropy[place] = SeatEntropy::Hashed(Box::new(hash));
        self.entropy_came.notify_waiters();
        Ok(())
    }

    pub(super) fn entropy(
        &self,
        state: &mut RoomState,
        guest: &Guest,
        seat: u8,
        entropy: &str,
    ) -> Result<(), Problem> {
        let place = state.own_seat(guest, seat)?;
        let entropy: Entropy =
            entropy.parse().map_err(|error| problem(Code::BadRequest, format!("entropy: {error}")))?;
        if state.starting != Some(Phase::Reveals) {
            return Err(problem(Code::WrongState, "it is not asked for now"));
        }
        let id: TableId = state.table_id()?;
        if !state.entropy[place].is_kept_by(&entropy, &entropy.hash(&id, Seat::new(place))) {
            return Err(problem(Code::BadRequest, "entropy: it does not belong to the hash"));
        }
        state.entropy[place] = SeatEntropy::Revealed(Box::new(entropy));
        self.entropy_came.notify_waiters();
        Ok(())
    }

    /// Waits until what is asked for has come, but not for ever.
    pub(super) async fn wait_until(&self, most: Duration, is_done: impl Fn(&RoomState) -> bool) {
        let all = async {
            loop {
                let came = self.entropy_came.notified();
                if is_done(&*self.lock().await) {
                    return;
                }
                came.await;
            }
        };
        let _ = tokio::time::timeout(most, all).await;
    }
}

impl RoomState {
    pub(super) fn table_id(&self) -> Result<TableId, Problem> {
        self.row.next.id.parse().map_err(|_| problem(Code::Internal, "the id of the game is none"))
    }

    fn own_seat(&self, guest: &Guest, seat: u8) -> Result<usize, Problem> {
        let place = usize::from(seat);
        let is_own = self.row.seats_of(&guest.id).contains(&place);
        is_own.then_some(place).ok_or_else(|| problem(Code::Forbidden, "you do not sit there"))
    }

    pub(super) fn has_all_hashes(&self) -> bool {
        let is_in = |place: usize| match &self.row.seats[place] {
            SeatRow::Person { guest, robot: false, .. } => {
                !self.is_here(guest) || self.entropy[place].has_hash()
            }
            _ => true,
        };
        (0..self.row.seats.len()).all(is_in)
    }

    pub(super) fn has_all_reveals(&self) -> bool {
        !self.entropy.iter().any(|seat| matches!(seat, SeatEntropy::Hashed(_)))
    }
}
