use wormery_core::{Config, Event, Seat, Viewer};
use wormery_table::{Ply, see};

use crate::Draw;

/// What a seat made of each of its turns in a game, a letter each.
pub fn marks_of<G: Draw>(config: &Config<G::Options>, events: &[Event<G>], seat: Seat) -> String {
    let mut game = G::start(config);
    let seen = (1..).zip(events).map(|(ply, event)| see(&mut game, Ply(ply), event, Viewer::Public));
    let effects: Vec<G::Effect> = seen.flat_map(|seen| seen.effects).collect();
    G::marks(&effects, seat)
}
