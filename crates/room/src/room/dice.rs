//! What clients add to the dice of the next game.

use wormery_fair::Entropy;
use wormery_protocol::{Code, Problem};

use super::Stage;
use crate::input::At;
use crate::judged::{Done, Judged, problem};
use crate::starting::Phase;
use crate::{Guest, Room};

impl Room {
    pub(super) fn phase(&self) -> Option<Phase> {
        match &self.stage {
            Stage::Starting(starting) => Some(starting.phase()),
            _ => None,
        }
    }

    pub(super) fn entropy_hash(&mut self, guest: &Guest, seat: u8, hash: &str, at: &mut At<'_>) -> Judged {
        let place = self.own_seat(guest, seat)?;
        let hash = hash.parse().map_err(|error| problem(Code::BadRequest, format!("hash: {error}")))?;
        if self.is_playing() || !matches!(self.phase(), None | Some(Phase::Hashes)) {
            return Err(problem(Code::WrongState, "it is too late for that"));
        }
        self.shares.promise(place, hash);
        self.advance(at);
        Ok(Done::Now(None))
    }

    pub(super) fn entropy(&mut self, guest: &Guest, seat: u8, entropy: &str, at: &mut At<'_>) -> Judged {
        let place = self.own_seat(guest, seat)?;
        let entropy: Entropy =
            entropy.parse().map_err(|error| problem(Code::BadRequest, format!("entropy: {error}")))?;
        if self.phase() != Some(Phase::Reveals) {
            return Err(problem(Code::WrongState, "it is not asked for now"));
        }
        let id = self.lobby.row().next.table_id()?;
        if !self.shares.reveal(place, entropy, &id) {
            return Err(problem(Code::BadRequest, "entropy: it does not belong to the hash"));
        }
        self.advance(at);
        Ok(Done::Now(None))
    }

    fn own_seat(&self, guest: &Guest, seat: u8) -> Result<usize, Problem> {
        let place = usize::from(seat);
        let is_own = self.lobby.row().seats_of(&guest.id).contains(&place);
        is_own.then_some(place).ok_or_else(|| problem(Code::Forbidden, "you do not sit there"))
    }
}
