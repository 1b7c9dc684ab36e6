use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use wormery_core::{Seat, wire};

use crate::{Entropy, EntropyHash, NameHash, Salt, TableId};

/// What somebody is called whose name was withdrawn.
pub const WITHDRAWN: &str = "Somebody";

/// Somebody who sits down to play, as a new proof wants to know him.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Sitting<'a> {
    /// The name.
    pub name: &'a str,
    /// What hides the name when it is withdrawn: random bytes, other ones for each seat of each game.
    pub salt: Salt,
    /// What was added to the luck of the game, if anything.
    pub entropy: Option<Entropy>,
}

/// What a proof says of one seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SeatProof {
    /// What was added to the luck of the game. Nothing: a bot, or somebody who sent nothing or never revealed what
    /// he had sent the hash of.
    pub sent: Option<Sent>,
    /// What is said of the name: from version 2 on.
    pub name: Option<NameProof>,
}

/// Entropy, of which the hash was sent first.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Sent {
    /// What was sent first.
    pub hash: EntropyHash,
    /// What was revealed when all hashes were in.
    pub entropy: Entropy,
}

/// The hash of a name, and the salt that shows that it is the hash of this name.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NameProof {
    /// The hash.
    pub hash: NameHash,
    /// The salt; none when the name was withdrawn.
    pub salt: Option<Salt>,
}

impl SeatProof {
    pub(crate) fn new(id: &TableId, seat: Seat, entropy: Option<Entropy>) -> Self {
        Self { sent: entropy.map(|entropy| Sent { hash: entropy.hash(id, seat), entropy }), name: None }
    }

    /// What was added to the luck of the game.
    pub fn entropy(&self) -> Option<&Entropy> {
        self.sent.as_ref().map(|sent| &sent.entropy)
    }

    /// Whether the entropy is the one of its hash.
    pub(crate) fn fits(&self, id: &TableId, seat: Seat) -> bool {
        self.sent.is_none_or(|sent| sent.entropy.hash(id, seat) == sent.hash)
    }

    /// Whether the name is the one of its hash; one that was withdrawn is that of nobody.
    pub(crate) fn is_called(&self, name: &str) -> bool {
        self.name.is_none_or(|proof| match proof.salt {
            Some(salt) => salt.hash(name) == proof.hash,
            None => name == WITHDRAWN,
        })
    }

    /// Whether the name was withdrawn.
    pub(crate) fn is_withdrawn(&self) -> bool {
        self.name.is_some_and(|proof| proof.salt.is_none())
    }
}

impl Serialize for SeatProof {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let raw = RawSeat {
            name_hash: self.name.map(|name| name.hash),
            salt: self.name.and_then(|name| name.salt),
            hash: self.sent.map(|sent| sent.hash),
            entropy: self.sent.map(|sent| sent.entropy),
        };
        raw.serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for SeatProof {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let RawSeat { name_hash, salt, hash, entropy } = wire::object(deserializer)?;
        if hash.is_some() != entropy.is_some() || salt.is_some() && name_hash.is_none() {
            return Err(D::Error::custom("a seat has half of something"));
        }
        let sent = hash.zip(entropy).map(|(hash, entropy)| Sent { hash, entropy });
        Ok(Self { sent, name: name_hash.map(|hash| NameProof { hash, salt }) })
    }
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct RawSeat {
    #[serde(default, deserialize_with = "wire::present", skip_serializing_if = "Option::is_none")]
    name_hash: Option<NameHash>,
    #[serde(default, deserialize_with = "wire::present", skip_serializing_if = "Option::is_none")]
    salt: Option<Salt>,
    #[serde(default, deserialize_with = "wire::present", skip_serializing_if = "Option::is_none")]
    hash: Option<EntropyHash>,
    #[serde(default, deserialize_with = "wire::present", skip_serializing_if = "Option::is_none")]
    entropy: Option<Entropy>,
}
