use serde_json::Value;
use wormery_core::{Config, Event, Game, Viewer};
use wormery_table::{Ply, Seen};

use crate::follower::{all_parsed, parsed};
use crate::frame::SentSeen;
use crate::{CannotFollow, Follower};

/// Follows a game in which everything that happens is public: it plays it again.
#[derive(Clone, Debug)]
pub struct OpenFollower<G: Game> {
    game: G,
    viewer: Viewer,
    ply: Ply,
}

impl<G: Game<Glimpse = Event<G>>> Follower<G> for OpenFollower<G> {
    fn new(config: &Config<G::Options>, viewer: Viewer) -> Self {
        Self { game: G::start(config), viewer, ply: Ply::default() }
    }

    fn ply(&self) -> Ply {
        self.ply
    }

    fn follow(&mut self, _: &Value, seen: &[SentSeen]) -> Result<(G::View, Vec<Seen<G>>), CannotFollow> {
        let mut game = self.game.clone();
        let mut glimpses = Vec::with_capacity(seen.len());
        for sent in seen {
            let event = event::<G>(&sent.event)?;
            game.apply(&event).map_err(|illegal| CannotFollow(format!("ply {}: {illegal}", sent.ply)))?;
            glimpses.push(Seen {
                ply: sent.ply,
                seat: sent.seat,
                glimpse: event,
                effects: all_parsed(&sent.effects)?,
            });
        }
        self.game = game;
        self.ply = seen.last().map_or(self.ply, |last| last.ply);
        Ok((self.game.view(self.viewer), glimpses))
    }
}

fn event<G: Game>(value: &Value) -> Result<Event<G>, CannotFollow> {
    match (value.get("action"), value.get("chance")) {
        (Some(action), None) => parsed(action).map(Event::Action),
        (None, Some(outcome)) => parsed(outcome).map(Event::Chance),
        _ => Err(CannotFollow("an event is an action or an outcome of chance".into())),
    }
}
