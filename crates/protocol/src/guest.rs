use serde::{Deserialize, Serialize};
use wormery_core::words;

words! {
    /// The color of a guest; boards show it with a shape of its own.
    pub enum Color as "color" {
        /// A circle.
        Rust = "rust",
        /// A square.
        Blue = "blue",
        /// A triangle.
        Green = "green",
        /// A diamond.
        Purple = "purple",
        /// A star.
        Ochre = "ochre",
        /// A hexagon.
        Teal = "teal",
        /// A cross.
        Pink = "pink",
    }
}

/// What a guest may know of himself.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct GuestInfo {
    /// The id, which nobody else is told.
    pub id: String,
    /// The name that others see.
    pub name: String,
    /// The color that others see.
    pub color: Color,
}
