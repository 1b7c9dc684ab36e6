use std::hint::black_box;

use serde_json::{Value, json};
use wormery_bots::Judge;
use wormery_core::{Config, Game, Seat, Viewer};
use wormery_protocol::KeptPlan;
use wormery_review::{Telling, advice};

use crate::call::Refusal;
use crate::nets::make_sure;
use crate::plan::config_of;
use crate::read::read;

/// What a judge of seven players needs at most, nearly.
const ROOM: usize = 12 << 20;

/// Lets the memory grow by one large step if it must: a hundred small ones take longer than the judge thinks.
fn make_room() {
    drop(black_box(Vec::<u8>::with_capacity(ROOM)));
}

/// Follows a game elsewhere to give advice on it, whichever game it is.
pub(crate) trait Tracker {
    /// What the seat may know and do now.
    fn frame(&mut self, ply: u32, view: &Value, legal: &Value) -> Result<(), String>;
    /// What to do now: ranked choices, the best first.
    fn hints(&mut self) -> Result<Value, Refusal>;
}

/// What the judge needs of a frame.
struct Shown<G: Game> {
    ply: u32,
    view: G::View,
    legal: Vec<G::Action>,
}

/// The tracker of a game of one kind.
pub(crate) struct GameTracker<G: Telling> {
    config: Config<G::Options>,
    viewer: Viewer,
    frame: Option<Shown<G>>,
    judge: Option<Box<dyn Judge<G>>>,
}

impl<G: Telling> GameTracker<G> {
    pub(crate) fn new(plan: &KeptPlan, viewer: Option<u8>) -> Result<Self, String> {
        let config = config_of::<G>(plan)?;
        let viewer = viewer.map_or(Viewer::Public, |seat| Viewer::Seat(Seat::new(seat.into())));
        Ok(Self { config, viewer, frame: None, judge: None })
    }
}

impl<G: Telling> Tracker for GameTracker<G> {
    fn frame(&mut self, ply: u32, view: &Value, legal: &Value) -> Result<(), String> {
        let view = read(view).map_err(|error| error.to_string())?;
        let legal = read(legal).map_err(|error| error.to_string())?;
        self.frame = Some(Shown { ply, view, legal });
        Ok(())
    }

    fn hints(&mut self) -> Result<Value, Refusal> {
        let (Some(frame), Viewer::Seat(seat)) = (&self.frame, self.viewer) else { return Ok(Value::Null) };
        if frame.legal.is_empty() {
            return Ok(Value::Null);
        }
        make_sure::<G>(&self.config)?;
        let judge = self.judge.get_or_insert_with(|| {
            make_room();
            G::judge(&self.config)
        });
        let choices = advice(&mut **judge, &self.config, &frame.view, seat, &frame.legal);
        Ok(json!({ "ply": frame.ply, "choices": choices, "odds": G::odds(&frame.view) }))
    }
}
