use wormery_fair::Salt;
use wormery_room::{Draw, Moment, NextGame};

use crate::clock::now_ms;
use crate::ids;

/// Luck from the operating system.
pub(super) struct Os;

impl Draw for Os {
    fn next_game(&mut self) -> NextGame {
        ids::next_game()
    }

    fn seed(&mut self) -> u64 {
        u64::from_le_bytes(ids::random())
    }

    fn salt(&mut self) -> Salt {
        Salt::new(ids::random())
    }
}

/// This moment, with luck from the operating system.
pub(super) fn moment(os: &mut Os) -> Moment<'_> {
    Moment { now: now_ms(), draw: os }
}
