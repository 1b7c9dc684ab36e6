use wormery_core::Seat;
use wormery_fair::{Entropy, EntropyHash, TableId};
use wormery_protocol::{Code, Problem};

use crate::command::{Done, Judged, problem};
use crate::input::At;
use crate::room::{Stage, Starting};
use crate::{Guest, Room, SeatRow};

/// What a seat has sent for the dice of the next game; in boxes, because during a game nothing of it is needed.
#[derive(Clone, PartialEq, Debug, Default)]
pub(crate) enum SeatEntropy {
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
    pub(crate) fn has_hash(&self) -> bool {
        *self != Self::Nothing
    }

    pub(crate) fn entropy(&self) -> Option<Entropy> {
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
    pub(crate) fn use_up(&mut self) {
        if self.has_hash() {
            *self = Self::Used;
        }
    }
}

/// What a game that is about to begin waits for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Phase {
    /// The hashes of those who are connected.
    Hashes,
    /// The bytes that belong to them.
    Reveals,
}

impl Room {
    pub(crate) fn phase(&self) -> Option<Phase> {
        match self.stage {
            Stage::Starting(Starting { phase, .. }) => Some(phase),
            _ => None,
        }
    }

    pub(crate) fn entropy_hash(&mut self, guest: &Guest, seat: u8, hash: &str, at: &mut At<'_>) -> Judged {
        let place = self.own_seat(guest, seat)?;
        let hash = hash.parse().map_err(|error| problem(Code::BadRequest, format!("hash: {error}")))?;
        if self.is_playing() || self.phase() == Some(Phase::Reveals) {
            return Err(problem(Code::WrongState, "it is too late for that"));
        }
        self.entropy[place] = SeatEntropy::Hashed(Box::new(hash));
        self.advance(at);
        Ok(Done::Now(None))
    }

    pub(crate) fn entropy(&mut self, guest: &Guest, seat: u8, entropy: &str, at: &mut At<'_>) -> Judged {
        let place = self.own_seat(guest, seat)?;
        let entropy: Entropy =
            entropy.parse().map_err(|error| problem(Code::BadRequest, format!("entropy: {error}")))?;
        if self.phase() != Some(Phase::Reveals) {
            return Err(problem(Code::WrongState, "it is not asked for now"));
        }
        let id: TableId = self.table_id()?;
        if !self.entropy[place].is_kept_by(&entropy, &entropy.hash(&id, Seat::new(place))) {
            return Err(problem(Code::BadRequest, "entropy: it does not belong to the hash"));
        }
        self.entropy[place] = SeatEntropy::Revealed(Box::new(entropy));
        self.advance(at);
        Ok(Done::Now(None))
    }

    pub(crate) fn table_id(&self) -> Result<TableId, Problem> {
        self.row.next.id.parse().map_err(|_| problem(Code::Internal, "the id of the game is none"))
    }

    fn own_seat(&self, guest: &Guest, seat: u8) -> Result<usize, Problem> {
        let place = usize::from(seat);
        let is_own = self.row.seats_of(&guest.id).contains(&place);
        is_own.then_some(place).ok_or_else(|| problem(Code::Forbidden, "you do not sit there"))
    }

    pub(crate) fn has_all_hashes(&self) -> bool {
        let is_in = |place: usize| match &self.row.seats[place] {
            SeatRow::Person { guest, robot: false, .. } => {
                !self.is_here(guest) || self.entropy[place].has_hash()
            }
            _ => true,
        };
        (0..self.row.seats.len()).all(is_in)
    }

    pub(crate) fn has_all_reveals(&self) -> bool {
        !self.entropy.iter().any(|seat| matches!(seat, SeatEntropy::Hashed(_)))
    }
}
