use alloc::vec::Vec;

use serde::{Deserialize, Deserializer, Serialize};
use wormery_core::{Bounded, Chance, Luck, wire};

/// The question to chance: what is plucked?
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Question;

/// How many worms: 1 to 5, or 0 when the bird comes (PK-03).
pub type Find = Bounded<0, 5>;

/// What was plucked.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(deny_unknown_fields))]
pub struct Outcome {
    /// How many worms; none when the bird comes.
    pub worms: Find,
}

impl<'de> Deserialize<'de> for Outcome {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        #[derive(Deserialize)]
        #[serde(deny_unknown_fields)]
        struct Raw {
            worms: Find,
        }
        wire::object(deserializer).map(|Raw { worms }| Self { worms })
    }
}

impl Chance for Question {
    type Outcome = Outcome;

    fn draw(&self, luck: &mut impl Luck) -> Outcome {
        Outcome { worms: Find::new(luck.below(6) as i16) }
    }

    fn ways(&self) -> Option<Vec<(Outcome, u64)>> {
        Some((0..6).map(|worms| (Outcome { worms: Find::new(worms) }, 1)).collect())
    }

    fn total_ways(&self) -> Option<u64> {
        Some(6)
    }
}
