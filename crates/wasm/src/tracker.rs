use serde::Deserialize;
use serde_json::{Value, json};
use wormery_bots::{Evaluate, Pace, Roster};
use wormery_core::{Config, Seat, Viewer};
use wormery_table::{Frame, Seeded};

use crate::call::Plan;

/// Follows a game elsewhere to give advice on it, whichever game it is.
pub(crate) trait Tracker {
    /// The next frame.
    fn frame(&mut self, sent: &Value) -> Result<(), String>;
    /// What to do now: ranked choices, the best first.
    fn hints(&mut self, playouts: u32, seed: u32) -> Result<Value, String>;
}

/// The tracker of a game of one kind.
pub(crate) struct GameTracker<G: Roster> {
    config: Config<G::Options>,
    viewer: Viewer,
    frame: Option<Frame<G>>,
    coach: Option<Box<dyn Evaluate<G>>>,
}

impl<G: Roster> GameTracker<G> {
    pub(crate) fn new(plan: &Plan, viewer: Option<u8>) -> Result<Self, String> {
        let config = plan.config::<G>()?;
        let viewer = viewer.map_or(Viewer::Public, |seat| Viewer::Seat(Seat::new(seat.into())));
        Ok(Self { config, viewer, frame: None, coach: None })
    }
}

impl<G: Roster> Tracker for GameTracker<G> {
    fn frame(&mut self, sent: &Value) -> Result<(), String> {
        self.frame = Some(Frame::deserialize(sent).map_err(|error| error.to_string())?);
        Ok(())
    }

    fn hints(&mut self, playouts: u32, seed: u32) -> Result<Value, String> {
        let (Some(frame), Viewer::Seat(seat)) = (&self.frame, self.viewer) else { return Ok(Value::Null) };
        if frame.legal.is_empty() {
            return Ok(Value::Null);
        }
        let coach = self.coach.get_or_insert_with(|| G::coach(&self.config, seat));
        let luck = Seeded::for_game(seed.into(), frame.ply.0.into());
        let pace = Pace::Playouts(playouts.max(1));
        let ranked = pace.think(luck, |thinking| coach.rank(&frame.view, &frame.actions(), thinking));
        let choice = |choice: &wormery_bots::Ranked<G::Action>| json!({ "action": choice.action, "value": choice.value });
        let choices: Vec<Value> = ranked.iter().map(choice).collect();
        Ok(json!({ "ply": frame.ply, "choices": choices, "odds": G::odds(&frame.view) }))
    }
}
