use wormery_core::Seat;
use wormery_fair::{Entropy, EntropyHash, TableId};

use crate::starting::Phase;
use crate::{RoomRow, SeatRow};

/// What the seats have sent for the dice of the next game.
pub(crate) struct Shares(Vec<SeatEntropy>);

/// What a seat has sent for the dice of the next game; in boxes, because during a game nothing of it is needed.
#[derive(Clone, PartialEq, Debug, Default)]
enum SeatEntropy {
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
    fn has_hash(&self) -> bool {
        *self != Self::Nothing
    }

    fn entropy(&self) -> Option<Entropy> {
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
}

impl Shares {
    /// Nothing was sent for any seat.
    pub(crate) fn new(n_seats: usize) -> Self {
        Self(vec![SeatEntropy::default(); n_seats])
    }

    /// There are so many seats now.
    pub(crate) fn resize(&mut self, n_seats: usize) {
        self.0.resize(n_seats, SeatEntropy::default());
    }

    /// Somebody else sits on a seat now.
    pub(crate) fn reset(&mut self, place: usize) {
        self.0[place] = SeatEntropy::default();
    }

    /// The next game begins from nothing.
    pub(crate) fn reset_all(&mut self) {
        self.0.fill(SeatEntropy::default());
    }

    /// The game that was stored has all of them.
    pub(crate) fn used(&mut self) {
        self.0.fill(SeatEntropy::Used);
    }

    /// The game that begins has those that were sent.
    pub(crate) fn use_up(&mut self) {
        self.0.iter_mut().filter(|seat| seat.has_hash()).for_each(|seat| *seat = SeatEntropy::Used);
    }

    pub(crate) fn promise(&mut self, place: usize, hash: EntropyHash) {
        self.0[place] = SeatEntropy::Hashed(Box::new(hash));
    }

    /// Takes the bytes of a seat, if they belong to its hash; whether they do.
    pub(crate) fn reveal(&mut self, place: usize, entropy: Entropy, id: &TableId) -> bool {
        let is_kept = self.0[place].is_kept_by(&entropy, &entropy.hash(id, Seat::new(place)));
        if is_kept {
            self.0[place] = SeatEntropy::Revealed(Box::new(entropy));
        }
        is_kept
    }

    /// For each seat: whether something was sent.
    pub(crate) fn hashes(&self) -> Vec<bool> {
        self.0.iter().map(SeatEntropy::has_hash).collect()
    }

    /// For each seat: the bytes, if they came.
    pub(crate) fn entropy(&self) -> impl Iterator<Item = Option<Entropy>> {
        self.0.iter().map(SeatEntropy::entropy)
    }

    /// Whether all is there that a phase waits for, from those who are here.
    pub(crate) fn has_all(&self, phase: Phase, row: &RoomRow, is_here: impl Fn(&str) -> bool) -> bool {
        let is_in = |(seat, shares): (&SeatRow, &SeatEntropy)| match (phase, seat) {
            (Phase::Hashes, SeatRow::Person { guest, robot: false, .. }) => {
                !is_here(guest) || shares.has_hash()
            }
            (Phase::Hashes, _) => true,
            (Phase::Reveals, _) => !matches!(shares, SeatEntropy::Hashed(_)),
            (Phase::Creating, _) => false,
        };
        row.seats.iter().zip(&self.0).all(is_in)
    }
}
