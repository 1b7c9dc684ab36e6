use wormery_core::{Config, Seat};
use wormery_regenwormen::{Options, Regenwormen};

use crate::{Bot, Level, Random, Roster};

impl Roster for Regenwormen {
    const LEVELS: &'static [Level] = &[Level { name: "random", about: "Takes any legal action." }];

    fn bot(level: &str, _: &Config<Options>, _: Seat) -> Option<Box<dyn Bot<Self>>> {
        match level {
            "random" => Some(Box::new(Random)),
            _ => None,
        }
    }
}
