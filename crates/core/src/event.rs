use core::fmt;

use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer, ser::SerializeMap};

use crate::{Chance, Game, Wire, wire};

/// The answers that chance gives in a game.
pub type OutcomeOf<G> = <<G as Game>::Chance as Chance>::Outcome;

/// One thing that happened in a game, one step of a record.
#[cfg_attr(
    feature = "schema",
    derive(schemars::JsonSchema),
    schemars(
        rename_all = "snake_case",
        bound = "G::Action: schemars::JsonSchema, OutcomeOf<G>: schemars::JsonSchema"
    )
)]
pub enum Event<G: Game> {
    /// What the seat to act chose.
    Action(G::Action),
    /// What chance answered.
    Chance(OutcomeOf<G>),
}

impl<G: Game> Clone for Event<G> {
    fn clone(&self) -> Self {
        match self {
            Self::Action(action) => Self::Action(*action),
            Self::Chance(outcome) => Self::Chance(outcome.clone()),
        }
    }
}

impl<G: Game> PartialEq for Event<G> {
    fn eq(&self, other: &Self) -> bool {
        match (self, other) {
            (Self::Action(a), Self::Action(b)) => a == b,
            (Self::Chance(a), Self::Chance(b)) => a == b,
            _ => false,
        }
    }
}

impl<G: Game> Eq for Event<G> {}

impl<G: Game> fmt::Debug for Event<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Action(action) => action.fmt(f),
            Self::Chance(outcome) => outcome.fmt(f),
        }
    }
}

/// Written as `{"action":…}` or `{"chance":…}`, as in a record.
impl<G: Game> Serialize for Event<G> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(Some(1))?;
        match self {
            Self::Action(action) => map.serialize_entry("action", action)?,
            Self::Chance(outcome) => map.serialize_entry("chance", outcome)?,
        }
        map.end()
    }
}

impl<'de, G: Game> Deserialize<'de> for Event<G> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        match wire::object(deserializer)? {
            Raw { action: Some(action), chance: None } => Ok(Self::Action(action)),
            Raw { action: None, chance: Some(outcome) } => Ok(Self::Chance(outcome)),
            _ => Err(D::Error::custom("an event is an action or an outcome of chance")),
        }
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields, bound = "A: Wire, O: Wire")]
struct Raw<A, O> {
    #[serde(default, deserialize_with = "wire::present")]
    action: Option<A>,
    #[serde(default, deserialize_with = "wire::present")]
    chance: Option<O>,
}
