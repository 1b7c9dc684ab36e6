use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize};
use wormery_core::{Bounded, wire, words};

/// What a seat may choose.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(tag = "type", rename_all = "snake_case")]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(deny_unknown_fields))]
pub enum Action {
    /// Throws a die.
    Roll {
        /// Which color to throw.
        die: Die,
    },
    /// Puts the thrown die on a mound.
    Place {
        /// Which mound, in display order.
        mound: MoundIdx,
    },
    /// Pays a worm tile to throw the same die again.
    Reroll,
    /// Pays a worm tile to skip the turn.
    Pass,
}

/// The place of a mound in the display, 0 for the leftmost.
pub type MoundIdx = Bounded<0, 2>;

words! {
    /// A die a seat may throw.
    pub enum Die as "die" {
        /// One of the seat's own color.
        Own = "own",
        /// One of the third color; only with two players.
        Third = "third",
    }
}

impl<'de> Deserialize<'de> for Action {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        match wire::object(deserializer)? {
            Raw { kind: Kind::Roll, die: Some(die), mound: None } => Ok(Self::Roll { die }),
            Raw { kind: Kind::Place, die: None, mound: Some(mound) } => Ok(Self::Place { mound }),
            Raw { kind: Kind::Reroll, die: None, mound: None } => Ok(Self::Reroll),
            Raw { kind: Kind::Pass, die: None, mound: None } => Ok(Self::Pass),
            Raw { kind: Kind::Roll, .. } => Err(D::Error::custom("roll has a die and no mound")),
            Raw { kind: Kind::Place, .. } => Err(D::Error::custom("place has a mound and no die")),
            Raw { kind, .. } => Err(D::Error::custom(format_args!("{kind} has neither die nor mound"))),
        }
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Raw {
    #[serde(rename = "type")]
    kind: Kind,
    #[serde(default, deserialize_with = "wire::present")]
    die: Option<Die>,
    #[serde(default, deserialize_with = "wire::present")]
    mound: Option<MoundIdx>,
}

words! {
    pub enum Kind as "action" {
        Roll = "roll",
        Place = "place",
        Reroll = "reroll",
        Pass = "pass",
    }
}
