use serde::{Deserialize, Serialize, Serializer, ser::SerializeStruct};
use wormery_core::wire::is_default;
use wormery_core::{Effect, Game, Seat};

use crate::Ply;

/// What a table sends one viewer.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(bound = "")]
#[cfg_attr(
    feature = "schema",
    derive(schemars::JsonSchema),
    schemars(
        deny_unknown_fields,
        bound = "G::View: schemars::JsonSchema, G::Action: schemars::JsonSchema, G::Glimpse: schemars::JsonSchema, \
                 G::Effect: schemars::JsonSchema"
    )
)]
pub struct Frame<G: Game> {
    /// How many events have happened: the version of the view.
    pub ply: Ply,
    /// What the viewer may know of the position.
    pub view: G::View,
    /// What the viewer may do now; empty for those who are not to act.
    pub legal: Vec<Choice<G>>,
    /// What the viewer may know of the events since the last frame, oldest first.
    pub seen: Vec<Seen<G>>,
}

impl<G: Game> Frame<G> {
    /// What the viewer may do now, without what it brings about.
    pub fn actions(&self) -> Vec<G::Action> {
        self.legal.iter().map(|choice| choice.action).collect()
    }
}

/// What somebody may do, and what that certainly brings about.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(bound = "")]
#[cfg_attr(
    feature = "schema",
    derive(schemars::JsonSchema),
    schemars(
        deny_unknown_fields,
        bound = "G::Action: schemars::JsonSchema, G::Effect: schemars::JsonSchema"
    )
)]
pub struct Choice<G: Game> {
    /// The action: what a client sends back.
    pub action: G::Action,
    /// What it certainly brings about, up to the next question to chance; nothing where nobody wants to know it.
    pub effects: Vec<G::Effect>,
    /// Whether it can be taken back until somebody acts after it: it asks nothing of chance, lays nothing open and ends
    /// nothing. False where nobody wants to know.
    #[serde(default, skip_serializing_if = "is_default")]
    pub reversible: bool,
}

/// Whether a frame says what each action would bring about.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Previews {
    /// It does: for people.
    With,
    /// It does not: for programs and slow lines.
    Without,
}

/// What one viewer saw of one event.
///
/// It is written with the rule behind each effect beside them; whoever reads it knows the rules from the effects.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(bound = "")]
#[cfg_attr(
    feature = "schema",
    derive(schemars::JsonSchema),
    schemars(
        with = "Written<G>",
        bound = "G::Glimpse: schemars::JsonSchema, G::Effect: schemars::JsonSchema"
    )
)]
pub struct Seen<G: Game> {
    /// The ply after the event.
    pub ply: Ply,
    /// Who acted; absent for chance.
    #[serde(default)]
    pub seat: Option<Seat>,
    /// What was seen.
    #[serde(rename = "event")]
    pub glimpse: G::Glimpse,
    /// What the viewer may know of what it brought about, in order.
    pub effects: Vec<G::Effect>,
}

impl<G: Game> Serialize for Seen<G> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut seen = serializer.serialize_struct("Seen", 5)?;
        seen.serialize_field("ply", &self.ply)?;
        if let Some(seat) = self.seat {
            seen.serialize_field("seat", &seat)?;
        } else {
            seen.skip_field("seat")?;
        }
        seen.serialize_field("event", &self.glimpse)?;
        seen.serialize_field("effects", &self.effects)?;
        let rules: Vec<&str> = self.effects.iter().map(Effect::rule).collect();
        seen.serialize_field("rules", &rules)?;
        seen.end()
    }
}

/// What is written of a [`Seen`].
#[cfg(feature = "schema")]
#[derive(schemars::JsonSchema)]
#[schemars(
    rename = "Seen",
    deny_unknown_fields,
    bound = "G::Glimpse: schemars::JsonSchema, G::Effect: schemars::JsonSchema"
)]
#[allow(dead_code, reason = "it stands for what is written, and is never made")]
struct Written<G: Game> {
    /// The ply after the event.
    ply: Ply,
    /// Who acted; absent for chance.
    #[schemars(skip_serializing_if = "Option::is_none")]
    seat: Option<Seat>,
    /// What was seen.
    event: G::Glimpse,
    /// What the viewer may know of what it brought about, in order.
    effects: Vec<G::Effect>,
    /// The id of the rule behind each effect, in the same order.
    rules: Vec<String>,
}
