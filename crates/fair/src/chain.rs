use sha2::{Digest as _, Sha256};

use crate::key::hash;
use crate::{Digest, Key, Nonce, Stream, TableId};

/// What the lines of a record come to so far, by the version of its proof.
#[derive(Clone, Debug)]
pub(crate) enum Chain {
    /// Version 1: a running hash of the lines, which stands in where an action has no nonce.
    First(Sha256),
    /// Version 2: a hash of everything so far, and one of the names.
    Second {
        /// The hash of the hash before it and the last line.
        head: [u8; 32],
        /// The hash of the hashes of the names. No outcome depends on it: the host draws the salts.
        names: [u8; 32],
    },
}

impl Chain {
    /// The beginning of version 1.
    pub(crate) fn first(id: &TableId) -> Self {
        Self::First(Sha256::new_with_prefix(b"wormery-record-1").chain_update(id.as_bytes()))
    }

    /// Adds a line, without its line feed.
    pub(crate) fn push(&mut self, line: &str) {
        match self {
            Self::First(record) => {
                record.update(line);
                record.update(b"\n");
            }
            Self::Second { head, .. } => *head = hash([&*head, line.as_bytes(), b"\n"]),
        }
    }

    /// What the next outcome is drawn from.
    pub(crate) fn luck(&self, key: &Key, ply: u32, nonce: Option<&Nonce>) -> Stream {
        Stream::new(match (self, nonce) {
            (Self::First(_), Some(nonce)) => key.of_outcome_1(ply, nonce.as_bytes()),
            (Self::First(record), None) => key.of_outcome_1(ply, &record.clone().finalize()),
            (Self::Second { head, .. }, _) => key.of_outcome_2(ply, head),
        })
    }

    /// What the game comes to if it ends here, with this result line or without one; version 1 has no digest.
    pub(crate) fn digest(&self, result: Option<&str>) -> Option<Digest> {
        let Self::Second { head, names } = self else { return None };
        let (line, feed) = result.map_or(("", ""), |line| (line, "\n"));
        let parts = [b"wormery-end-2", &head[..], names, line.as_bytes(), feed.as_bytes()];
        Some(Digest::new(hash(parts)))
    }
}
