use std::hash::{BuildHasher, Hasher, RandomState};

/// Luck that nobody has chosen.
pub fn fresh_seed() -> u64 {
    RandomState::new().build_hasher().finish()
}
