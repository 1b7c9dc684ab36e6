use alloc::vec::Vec;

use hkdf::Hkdf;
use sha2::{Digest, Sha256};
use wormery_core::Seat;

use crate::{Commitment, Entropy, EntropyHash, Key, NameHash, Salt, Secret, TableId};

impl Secret {
    /// What is shown of the secret before anybody has sent anything.
    pub fn commitment(&self, id: &TableId) -> Commitment {
        Commitment::new(hash([b"wormery-commit-1", id.as_bytes(), self.as_bytes()]))
    }
}

impl Entropy {
    /// What a seat sends before its entropy.
    pub fn hash(&self, id: &TableId, seat: Seat) -> EntropyHash {
        EntropyHash::new(hash([b"wormery-seat-1", id.as_bytes(), &[seat.index() as u8], self.as_bytes()]))
    }
}

impl Salt {
    /// What a proof says of a name.
    pub fn hash(&self, name: &str) -> NameHash {
        NameHash::new(hash([b"wormery-name-2", self.as_bytes(), name.as_bytes()]))
    }
}

impl Key {
    /// Mixes the host's secret with what the seats have sent, in seat order; a silent seat adds nothing.
    pub fn derive<'a>(
        secret: &Secret,
        id: &TableId,
        entropy: impl IntoIterator<Item = Option<&'a Entropy>>,
    ) -> Self {
        let sent = entropy.into_iter().flatten();
        let info: Vec<u8> = sent.flat_map(|entropy| *entropy.as_bytes()).collect();
        Self::new(hkdf(id.as_bytes(), secret.as_bytes(), &[&info]))
    }

    /// The key of one outcome in version 1: `nonce` is the roller's, or the hash of the record so far.
    pub(crate) fn of_outcome_1(&self, ply: u32, nonce: &[u8]) -> [u8; 32] {
        hkdf(b"", self.as_bytes(), &[b"outcome", &ply.to_be_bytes(), nonce])
    }

    /// The key of one outcome in version 2: `head` is the chain so far.
    pub(crate) fn of_outcome_2(&self, ply: u32, head: &[u8; 32]) -> [u8; 32] {
        hkdf(b"", self.as_bytes(), &[b"outcome-2", &ply.to_be_bytes(), head])
    }
}

/// SHA-256 of the parts one after the other.
pub(crate) fn hash<const N: usize>(parts: [&[u8]; N]) -> [u8; 32] {
    let mut hash = Sha256::new();
    for part in parts {
        hash.update(part);
    }
    hash.finalize().into()
}

/// HKDF-SHA-256 (RFC 5869), 32 bytes of it.
fn hkdf(salt: &[u8], ikm: &[u8], info: &[&[u8]]) -> [u8; 32] {
    let mut okm = [0; 32];
    let hkdf = Hkdf::<Sha256>::new(Some(salt), ikm);
    hkdf.expand_multi_info(info, &mut okm).expect("32 bytes are fewer than HKDF has");
    okm
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::hex;

    /// RFC 5869, test cases 1 and 3, the first 32 bytes.
    #[test]
    fn hkdf_is_that_of_the_standard() {
        let salt: [u8; 13] = core::array::from_fn(|place| place as u8);
        let info: [u8; 10] = core::array::from_fn(|place| 0xf0 + place as u8);
        let expected = "3cb25f25faacd57a90434f64d0362f2a2d2d0a90cf1a5a4c5db02d56ecc4c5bf";
        assert_eq!(hkdf(&salt, &[0x0b; 22], &[&info[..3], &info[3..]]), hex::parse("key", expected).unwrap());
        let expected = "8da4e775a563c18f715f802a063c5a31b8a11f5c5ee1879ec3454e5f3c738d2d";
        assert_eq!(hkdf(b"", &[0x0b; 22], &[]), hex::parse("key", expected).unwrap());
    }

    #[test]
    fn a_silent_seat_adds_nothing_to_the_key() {
        let (id, secret, entropy) = ("t".parse().unwrap(), Secret::new([1; 32]), Entropy::new([2; 16]));
        let key = |seats: &[Option<&Entropy>]| Key::derive(&secret, &id, seats.iter().copied());
        assert_eq!(key(&[None, Some(&entropy)]), key(&[Some(&entropy)]));
        assert_ne!(key(&[None, None]), key(&[Some(&entropy), None]));
        assert_ne!(key(&[None]).as_bytes(), secret.as_bytes());
    }

    #[test]
    fn the_hash_of_a_name_depends_on_name_and_salt() {
        let (salt, other) = (Salt::new([4; 16]), Salt::new([5; 16]));
        assert_eq!(salt.hash("Ann"), salt.hash("Ann"));
        assert_ne!(salt.hash("Ann"), salt.hash("Anne"));
        assert_ne!(salt.hash("Ann"), other.hash("Ann"));
    }

    #[test]
    fn a_hash_belongs_to_its_seat_and_its_game() {
        let entropy = Entropy::new([3; 16]);
        let hash = |id: &str, seat| entropy.hash(&id.parse().unwrap(), Seat::new(seat));
        assert_ne!(hash("a", 0), hash("a", 1));
        assert_ne!(hash("a", 0), hash("b", 0));
    }
}
