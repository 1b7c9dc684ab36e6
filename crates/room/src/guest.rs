use serde::{Deserialize, Serialize};
use wormery_protocol::Color;

use crate::SeatRow;

/// Somebody who may come to a table: a person at a device, or a program that plays.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Guest {
    /// The id, which nobody else is told.
    pub id: String,
    /// The name that others see.
    pub name: String,
    /// The color that others see.
    pub color: Color,
    /// Whether it is a program that plays.
    pub is_bot: bool,
}

impl Guest {
    /// The guest on a seat.
    pub fn on_seat(&self) -> SeatRow {
        SeatRow::Person {
            guest: self.id.clone(),
            name: self.name.clone(),
            color: self.color,
            local: false,
            robot: self.is_bot,
        }
    }
}
