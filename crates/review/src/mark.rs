use wormery_core::{Config, Event, Seat, Viewer, words};
use wormery_table::{Ply, see};

use crate::Telling;

words! {
    /// A small sign for what somebody made of a turn, a mound or a deal; it gives no die and no card away.
    pub enum Mark as "mark" {
        /// Something was taken.
        Took = "took",
        /// Something was taken from somebody.
        Stole = "stole",
        /// Nothing came of it.
        Empty = "empty",
        /// A queen.
        Queen = "queen",
        /// A general.
        General = "general",
        /// A worm.
        Worm = "worm",
        /// The first place.
        First = "first",
        /// The second place.
        Second = "second",
        /// A place behind.
        Third = "third",
    }
}

/// What a seat made of each of its turns in a game, as everybody may know it.
pub fn marks_of<G: Telling>(config: &Config<G::Options>, events: &[Event<G>], seat: Seat) -> Vec<Mark> {
    let mut game = G::start(config);
    let seen = (1..).zip(events).map(|(ply, event)| see(&mut game, Ply(ply), event, Viewer::Public));
    let effects: Vec<G::Effect> = seen.flat_map(|seen| seen.effects).collect();
    G::marks(&effects, seat)
}
