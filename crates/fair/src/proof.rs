use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use wormery_core::Seat;
use wormery_core::wire::{self, Few};

use crate::{Commitment, Dice, Entropy, EntropyHash, Key, Secret, TableId};

/// The object `fair` in the header's `meta`: all that the dice of a record follow from, besides the nonces.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Proof {
    id: TableId,
    commitment: Commitment,
    #[serde(skip_serializing_if = "Option::is_none")]
    secret: Option<Secret>,
    seats: Few<SeatProof>,
}

/// What one seat added to the luck of a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SeatProof {
    /// Nothing: a bot, or somebody who sent nothing or never revealed what he had sent the hash of.
    Silent,
    /// Entropy, of which the hash was sent first.
    Revealed {
        /// What was sent first.
        hash: EntropyHash,
        /// What was revealed when all hashes were in.
        entropy: Entropy,
    },
}

/// Why a proof proves nothing.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum BadProof {
    /// The game is not over yet, or the host keeps the secret to itself.
    #[error("the secret is not published")]
    NoSecret,
    /// The host has exchanged the secret.
    #[error("the secret is not the one that the host committed to")]
    Commitment,
    /// The entropy of a seat has been exchanged.
    #[error("the entropy of seat {0} is not the one of its hash")]
    Entropy(Seat),
    /// A seat too many or too few.
    #[error("the proof is for {in_proof} seats, the game has {in_game}")]
    Seats {
        /// The seats of the proof.
        in_proof: usize,
        /// The seats of the game.
        in_game: usize,
    },
}

impl Proof {
    /// The proof of a game that starts with this secret and what the seats have sent, in seat order.
    pub fn new(id: TableId, secret: Secret, entropy: impl IntoIterator<Item = Option<Entropy>>) -> Self {
        let commitment = secret.commitment(&id);
        let seats = entropy.into_iter().enumerate().map(|(place, entropy)| match entropy {
            Some(entropy) => SeatProof::Revealed { hash: entropy.hash(&id, Seat::new(place)), entropy },
            None => SeatProof::Silent,
        });
        Self { commitment, secret: Some(secret), seats: Few(seats.collect()), id }
    }

    /// The proof without its secret, as it is shown while the game runs.
    pub fn sealed(&self) -> Self {
        Self { secret: None, ..self.clone() }
    }

    /// The id of the game.
    pub fn id(&self) -> &TableId {
        &self.id
    }

    /// What the host committed to.
    pub fn commitment(&self) -> &Commitment {
        &self.commitment
    }

    /// The secret, where it is published.
    pub fn secret(&self) -> Option<&Secret> {
        self.secret.as_ref()
    }

    /// What the seats have added, in seat order.
    pub fn seats(&self) -> &[SeatProof] {
        &self.seats.0
    }

    /// Checks the commitment and every seat's hash, and gives the dice of the game before its first event.
    pub fn dice(&self, n_seats: usize) -> Result<Dice, BadProof> {
        let secret = self.secret.as_ref().ok_or(BadProof::NoSecret)?;
        if secret.commitment(&self.id) != self.commitment {
            return Err(BadProof::Commitment);
        }
        self.check_seats(n_seats)?;
        let key = Key::derive(secret, &self.id, self.seats().iter().map(SeatProof::entropy));
        Ok(Dice::new(key, &self.id))
    }

    fn check_seats(&self, in_game: usize) -> Result<(), BadProof> {
        let in_proof = self.seats().len();
        if in_proof != in_game {
            return Err(BadProof::Seats { in_proof, in_game });
        }
        let is_wrong = |(seat, proof): &(Seat, &SeatProof)| !proof.fits(&self.id, *seat);
        match Seat::all(in_game).zip(self.seats()).find(is_wrong) {
            Some((seat, _)) => Err(BadProof::Entropy(seat)),
            None => Ok(()),
        }
    }
}

impl SeatProof {
    /// What was revealed.
    pub fn entropy(&self) -> Option<&Entropy> {
        match self {
            Self::Revealed { entropy, .. } => Some(entropy),
            Self::Silent => None,
        }
    }

    fn fits(&self, id: &TableId, seat: Seat) -> bool {
        match self {
            Self::Revealed { hash, entropy } => entropy.hash(id, seat) == *hash,
            Self::Silent => true,
        }
    }
}

impl<'de> Deserialize<'de> for Proof {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let RawProof { id, commitment, secret, seats } = wire::object(deserializer)?;
        Ok(Self { id, commitment, secret, seats })
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawProof {
    id: TableId,
    commitment: Commitment,
    #[serde(default, deserialize_with = "wire::present")]
    secret: Option<Secret>,
    seats: Few<SeatProof>,
}

impl Serialize for SeatProof {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let raw = match *self {
            Self::Silent => RawSeat { hash: None, entropy: None },
            Self::Revealed { hash, entropy } => RawSeat { hash: Some(hash), entropy: Some(entropy) },
        };
        raw.serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for SeatProof {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        match wire::object(deserializer)? {
            RawSeat { hash: None, entropy: None } => Ok(Self::Silent),
            RawSeat { hash: Some(hash), entropy: Some(entropy) } => Ok(Self::Revealed { hash, entropy }),
            RawSeat { .. } => Err(D::Error::custom("a seat has both a hash and entropy, or neither")),
        }
    }
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct RawSeat {
    #[serde(default, deserialize_with = "wire::present", skip_serializing_if = "Option::is_none")]
    hash: Option<EntropyHash>,
    #[serde(default, deserialize_with = "wire::present", skip_serializing_if = "Option::is_none")]
    entropy: Option<Entropy>,
}

#[cfg(test)]
mod tests {
    use alloc::string::String;

    use super::*;

    fn proof() -> Proof {
        let entropy = [None, Some(Entropy::new([2; 16])), None];
        Proof::new("t-1".parse().unwrap(), Secret::new([1; 32]), entropy)
    }

    fn text(proof: &Proof) -> String {
        serde_json::to_string(proof).unwrap()
    }

    #[test]
    fn a_proof_survives_its_way_through_text_with_and_without_its_secret() {
        for proof in [proof(), proof().sealed()] {
            assert_eq!(serde_json::from_str::<Proof>(&text(&proof)).unwrap(), proof);
        }
        assert!(!text(&proof().sealed()).contains("secret"));
        assert!(text(&proof()).contains(r#""seats":[{},{"hash":""#));
    }

    #[test]
    fn a_proof_without_its_secret_or_for_other_seats_gives_no_dice() {
        assert!(proof().dice(3).is_ok());
        assert_eq!(proof().sealed().dice(3).unwrap_err(), BadProof::NoSecret);
        assert_eq!(proof().dice(2).unwrap_err(), BadProof::Seats { in_proof: 3, in_game: 2 });
    }

    #[test]
    fn half_a_seat_a_list_and_a_key_too_many_are_refused() {
        let good = text(&proof());
        let hash = good.split(r#""hash":""#).nth(1).unwrap().split('"').next().unwrap();
        let half = alloc::format!(r#"{{"hash":"{hash}"}},"#);
        for (from, to) in [("{},", half.as_str()), ("{},", "[],"), (r#""id""#, r#""x":1,"id""#)] {
            let bad = good.replacen(from, to, 1);
            assert!(serde_json::from_str::<Proof>(&bad).is_err(), "{bad}");
        }
    }
}
