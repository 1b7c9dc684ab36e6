use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;

use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use wormery_core::Seat;
use wormery_core::wire::{self, Few};

use crate::chain::Chain;
use crate::key::hash;
use crate::{
    Commitment, Dice, Digest, Entropy, Key, NameProof, Opening, SeatProof, Secret, Sitting, TableId,
};

/// The object `fair` in the header's `meta`: all that the dice of a record follow from, besides header and steps.
///
/// A proof says its version. A game goes on by the version that it began with; new ones are of version 2.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Proof {
    id: TableId,
    commitment: Commitment,
    secret: Option<Secret>,
    /// What came with version 2.
    bound: Option<Bound>,
    seats: Few<SeatProof>,
}

/// What a proof of version 2 says besides.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Bound {
    rules: u64,
    digest: Option<Digest>,
}

/// Why a proof proves nothing.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum BadProof {
    /// The game is not over yet, or the host keeps the secret to itself.
    #[error("the secret is not published")]
    NoSecret,
    /// The host has exchanged the secret.
    #[error("the secret is not the one that the server committed to")]
    Commitment,
    /// The entropy of a seat has been exchanged.
    #[error("the entropy of seat {0} is not the one of its hash")]
    Entropy(Seat),
    /// The name of a seat has been exchanged.
    #[error("the name of seat {0} is not the one of its hash")]
    Name(Seat),
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
    /// The proof of a game that starts by these rules with this secret and those who sit there, in seat order.
    pub fn new<'a>(
        id: TableId,
        secret: Secret,
        rules: u16,
        seats: impl IntoIterator<Item = Sitting<'a>>,
    ) -> Self {
        let seats: Vec<Sitting<'a>> = seats.into_iter().collect();
        let mut proof = Self::of_version_1(id, secret, seats.iter().map(|seat| seat.entropy));
        for (of_seat, Sitting { name, salt, .. }) in proof.seats.0.iter_mut().zip(&seats) {
            of_seat.name = Some(NameProof { hash: salt.hash(name), salt: Some(*salt) });
        }
        Self { bound: Some(Bound { rules: rules.into(), digest: None }), ..proof }
    }

    /// The proof of a game as it was before version 2; only tests still need one.
    #[doc(hidden)]
    pub fn of_version_1(
        id: TableId,
        secret: Secret,
        entropy: impl IntoIterator<Item = Option<Entropy>>,
    ) -> Self {
        let commitment = secret.commitment(&id);
        let seat = |(place, entropy)| SeatProof::new(&id, Seat::new(place), entropy);
        let seats = Few(entropy.into_iter().enumerate().map(seat).collect());
        Self { commitment, secret: Some(secret), bound: None, seats, id }
    }

    /// The proof without its secret, as it is shown while the game runs.
    pub fn sealed(&self) -> Self {
        Self { secret: None, ..self.clone() }
    }

    /// The proof of a game that ended with this digest; version 1 has no place for it.
    pub fn with_digest(&self, digest: Option<Digest>) -> Self {
        Self { bound: self.bound.map(|bound| Bound { digest, ..bound }), ..self.clone() }
    }

    /// Throws the salt of a seat's name away: what is left says nothing about the name.
    pub fn withdraw_name(&mut self, seat: Seat) {
        if let Some(name) = self.seats.0.get_mut(seat.index()).and_then(|seat| seat.name.as_mut()) {
            name.salt = None;
        }
    }

    /// The version of the protocol.
    pub fn version(&self) -> u8 {
        if self.bound.is_some() { 2 } else { 1 }
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

    /// What the whole game comes to, where it is over and its proof of version 2.
    pub fn digest(&self) -> Option<&Digest> {
        self.bound.as_ref().and_then(|bound| bound.digest.as_ref())
    }

    /// What is said of the seats, in seat order.
    pub fn seats(&self) -> &[SeatProof] {
        &self.seats.0
    }

    /// The seats whose names were withdrawn.
    pub fn withdrawn(&self) -> Vec<Seat> {
        let seats = Seat::all(self.seats().len()).zip(self.seats());
        seats.filter(|(_, of_seat)| of_seat.is_withdrawn()).map(|(seat, _)| seat).collect()
    }

    /// Checks the commitment and every seat's hash, and gives the dice of the game before its first event.
    pub fn dice(&self, opening: &Opening) -> Result<Dice, BadProof> {
        let secret = self.secret.as_ref().ok_or(BadProof::NoSecret)?;
        if secret.commitment(&self.id) != self.commitment {
            return Err(BadProof::Commitment);
        }
        self.check_seats(opening.n_seats)?;
        let key = Key::derive(secret, &self.id, self.seats().iter().map(SeatProof::entropy));
        Ok(Dice::new(key, self.chain(opening)))
    }

    /// Checks every name against its hash, as far as the version has one.
    pub(crate) fn check_names(&self, players: &[String]) -> Result<(), BadProof> {
        let mut named = Seat::all(players.len()).zip(self.seats().iter().zip(players));
        match named.find(|(_, (of_seat, name))| !of_seat.is_called(name)) {
            Some((seat, _)) => Err(BadProof::Name(seat)),
            None => Ok(()),
        }
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

    fn chain(&self, opening: &Opening) -> Chain {
        let Some(bound) = self.bound else { return Chain::first(&self.id) };
        let head = hash([self.opening_text(opening, bound.rules).as_bytes()]);
        let hashes = self.seats().iter().filter_map(|seat| seat.name);
        let hashes: Vec<u8> = hashes.flat_map(|name| *name.hash.as_bytes()).collect();
        Chain::Second { head, names: hash([b"wormery-names-2", &hashes]) }
    }

    /// The text whose hash is the beginning of the chain.
    fn opening_text(&self, opening: &Opening, rules: u64) -> String {
        let (id, commitment) = (&self.id, &self.commitment);
        let Opening { game, options, start_seat, .. } = opening;
        let mut text = format!(
            "wormery-header-2\nid {id}\ngame {game}\nrules {rules}\noptions {options}\n\
             start_seat {start_seat}\ncommitment {commitment}\n"
        );
        for seat in self.seats() {
            text += "seat ";
            text += &seat.sent.map_or("-".into(), |sent| sent.hash.to_string());
            text += "\n";
        }
        text
    }
}

impl Serialize for Proof {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let Self { id, commitment, secret, bound, seats } = self.clone();
        let (version, rules) = (bound.map(|_| 2), bound.map(|bound| bound.rules));
        let digest = bound.and_then(|bound| bound.digest);
        RawProof { version, id, rules, commitment, secret, digest, seats }.serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Proof {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let RawProof { version, id, rules, commitment, secret, digest, seats } = wire::object(deserializer)?;
        let n_named = seats.0.iter().filter(|seat| seat.name.is_some()).count();
        let bound = match (version, rules) {
            (Some(2), Some(rules)) if n_named == seats.0.len() => Some(Bound { rules, digest }),
            (None, None) if digest.is_none() && n_named == 0 => None,
            (None | Some(2), _) => {
                return Err(D::Error::custom("the proof has too much or too little for its version"));
            }
            _ => return Err(D::Error::custom("the version of the proof is unknown")),
        };
        Ok(Self { id, commitment, secret, bound, seats })
    }
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct RawProof {
    #[serde(default, deserialize_with = "wire::present", skip_serializing_if = "Option::is_none")]
    version: Option<u64>,
    id: TableId,
    #[serde(default, deserialize_with = "wire::present", skip_serializing_if = "Option::is_none")]
    rules: Option<u64>,
    commitment: Commitment,
    #[serde(default, deserialize_with = "wire::present", skip_serializing_if = "Option::is_none")]
    secret: Option<Secret>,
    #[serde(default, deserialize_with = "wire::present", skip_serializing_if = "Option::is_none")]
    digest: Option<Digest>,
    seats: Few<SeatProof>,
}

#[cfg(test)]
mod tests;
