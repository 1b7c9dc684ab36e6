//! What differs from game to game, as the schemas of messages name it.
//!
//! This crate knows no game: whoever knows them all says what these names stand for.

use std::borrow::Cow;

use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};

macro_rules! any {
    ($($(#[$meta:meta])* $Name:ident),+ $(,)?) => {$(
        $(#[$meta])*
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        pub enum $Name {}

        impl JsonSchema for $Name {
            fn schema_name() -> Cow<'static, str> {
                stringify!($Name).into()
            }

            fn json_schema(_: &mut SchemaGenerator) -> Schema {
                json_schema!({})
            }
        }
    )+};
}

any! {
    /// An action of any game.
    AnyAction,
    /// A frame of any game.
    AnyFrame,
    /// The name of any game.
    AnyGame,
    /// The variant switches of any game.
    AnyOptions,
    /// What chance answers in any game.
    AnyOutcome,
    /// What may be known of the position of any game.
    AnyView,
}

/// Something that happened in any game, as a record tells it.
#[derive(JsonSchema)]
#[serde(untagged)]
pub enum AnyEvent {
    /// A seat acted.
    Action {
        /// What it did.
        action: AnyAction,
    },
    /// Chance answered.
    Chance {
        /// What it answered.
        chance: AnyOutcome,
    },
}
