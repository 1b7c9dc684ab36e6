use core::fmt;

use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize};
use wormery_core::wire::{self, is_default, present};
use wormery_core::{Seat, words};

use crate::{Specialist, Symbol, Tile};

/// What a seat may choose.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(tag = "type", rename_all = "snake_case")]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(deny_unknown_fields))]
pub enum Action {
    /// Throw the dice (RW-06, RW-10).
    Roll {
        /// With the golden die: its holder's choice at the first roll of a turn (RX-17).
        #[serde(skip_serializing_if = "is_default")]
        #[cfg_attr(feature = "schema", schemars(default))]
        golden: bool,
    },
    /// Keep all dice of the roll that show a symbol (RW-08).
    Keep {
        /// The symbol.
        symbol: Symbol,
    },
    /// Take a tile from the row (RW-17).
    Take {
        /// The tile.
        tile: Tile,
    },
    /// Take the top tile of another stack, or the hen that protects it (RW-17, RX-11).
    Steal {
        /// Whose tile.
        from: Seat,
    },
    /// End the turn without a tile (RW-10).
    Stop,
    /// Throw the dice of the roll again (RX-18).
    Weasel,
    /// Let the turn fail although the weasel is ready (RX-18).
    Accept,
    /// Put one of two specialists back into the row (RX-13).
    GiveBack {
        /// Which one.
        specialist: Specialist,
    },
    /// Take a token from another player, because the supply is empty (RX-19).
    Rob {
        /// Whose token.
        from: Seat,
    },
}

/// In words of the game, as after "seat 1 may not …".
impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Roll { golden: false } => f.write_str("roll"),
            Self::Roll { golden: true } => f.write_str("roll the golden die too"),
            Self::Keep { symbol } => write!(f, "keep {symbol}"),
            Self::Take { tile } => write!(f, "take {tile}"),
            Self::Steal { from } => write!(f, "steal from seat {from}"),
            Self::Stop => f.write_str("stop"),
            Self::Weasel => f.write_str("use the weasel"),
            Self::Accept => f.write_str("accept the failed roll"),
            Self::GiveBack { specialist } => write!(f, "give back {specialist}"),
            Self::Rob { from } => write!(f, "rob seat {from}"),
        }
    }
}

words! {
    enum Kind as "action type" {
        Roll = "roll",
        Keep = "keep",
        Take = "take",
        Steal = "steal",
        Stop = "stop",
        Weasel = "weasel",
        Accept = "accept",
        GiveBack = "give_back",
        Rob = "rob",
    }
}

/// Every key that an action can have.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawAction {
    #[serde(rename = "type")]
    kind: Kind,
    #[serde(default, deserialize_with = "present")]
    golden: Option<bool>,
    #[serde(default, deserialize_with = "present")]
    symbol: Option<Symbol>,
    #[serde(default, deserialize_with = "present")]
    tile: Option<Tile>,
    #[serde(default, deserialize_with = "present")]
    from: Option<Seat>,
    #[serde(default, deserialize_with = "present")]
    specialist: Option<Specialist>,
}

impl<'de> Deserialize<'de> for Action {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let mut raw: RawAction = wire::object(deserializer)?;
        let action = raw.take_action().ok_or_else(|| D::Error::custom(Misfit(raw.kind, "misses a key")))?;
        if raw.is_used_up() {
            Ok(action)
        } else {
            Err(D::Error::custom(Misfit(raw.kind, "has a key too many")))
        }
    }
}

impl RawAction {
    /// Moves the keys that the action needs out of here; `None` if one is missing.
    fn take_action(&mut self) -> Option<Action> {
        Some(match self.kind {
            Kind::Roll => Action::Roll { golden: self.golden.take().unwrap_or_default() },
            Kind::Keep => Action::Keep { symbol: self.symbol.take()? },
            Kind::Take => Action::Take { tile: self.tile.take()? },
            Kind::Steal => Action::Steal { from: self.from.take()? },
            Kind::Stop => Action::Stop,
            Kind::Weasel => Action::Weasel,
            Kind::Accept => Action::Accept,
            Kind::GiveBack => Action::GiveBack { specialist: self.specialist.take()? },
            Kind::Rob => Action::Rob { from: self.from.take()? },
        })
    }

    fn is_used_up(&self) -> bool {
        let Self { kind: _, golden, symbol, tile, from, specialist } = self;
        golden.is_none() && symbol.is_none() && tile.is_none() && from.is_none() && specialist.is_none()
    }
}

struct Misfit(Kind, &'static str);

impl fmt::Display for Misfit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "the action {} {}", self.0, self.1)
    }
}
