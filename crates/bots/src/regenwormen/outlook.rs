use wormery_games::regenwormen::Regenwormen;

use crate::net::MOST_ROWS;

/// The share of the win of each seat, counted from the first; nothing for seats that are not there.
pub type Worths = [f64; MOST_ROWS];

/// Says what everybody can expect when a turn begins, or when the game is over.
pub trait Outlook {
    /// The share of the win of each seat.
    fn of_all(&mut self, game: &Regenwormen) -> Worths;
}
