use wormery_fair::{Salt, Secret};
use wormery_room::{Draw, NextGame};

/// Every secret is the same.
pub(crate) struct NoLuck;

impl Draw for NoLuck {
    fn next_game(&mut self) -> NextGame {
        NextGame { id: "next".into(), secret: Secret::new([8; 32]) }
    }

    fn seed(&mut self) -> u64 {
        0
    }

    fn salt(&mut self) -> Salt {
        Salt::new([9; 16])
    }
}
