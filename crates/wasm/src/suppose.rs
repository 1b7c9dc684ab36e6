use serde_json::{Value, json};
use wormery_bots::TurnOdds;
use wormery_core::{Event, Viewer};
use wormery_protocol::KeptPlan;
use wormery_review::{Best, Fact, Telling, is_even};
use wormery_table::{Choice, Frame, Ply, Previews, Seen, choices, see};

use crate::plan::config_of;
use crate::read::read;

/// What the rules make of a position that somebody describes, after some events: a frame for whoever acts then.
///
/// Nothing for the view is the beginning of a game. Chance is not asked: its outcomes are among the events.
pub(crate) fn suppose<G: Telling>(plan: &KeptPlan, view: &Value, events: &Value) -> Result<Value, String> {
    let mut game = position::<G>(plan, view)?;
    let events: Vec<Event<G>> = read(events).map_err(|error| error.to_string())?;
    let mut seen = Vec::new();
    for (event, ply) in events.iter().zip(1..) {
        game.clone().apply(event).map_err(|illegal| illegal.to_string())?;
        seen.push(see(&mut game, Ply(ply), event, Viewer::Public));
    }
    let viewer = game.turn().seat().map_or(Viewer::Public, Viewer::Seat);
    Ok(shown(&game, Ply(seen.len() as u32), viewer, seen))
}

fn position<G: Telling>(plan: &KeptPlan, view: &Value) -> Result<G, String> {
    let view: G::View = if view.is_null() {
        G::start(&config_of::<G>(plan)?).view(Viewer::Public)
    } else {
        read(view).map_err(|error| error.to_string())?
    };
    G::position(&view).ok_or_else(|| format!("a view of {} does not show the whole position", G::NAME))
}

/// What a viewer sees of a position, who must act, and the exact odds of the turn if that is the viewer.
pub(crate) fn shown<G: Telling>(game: &G, ply: Ply, viewer: Viewer, seen: Vec<Seen<G>>) -> Value {
    let to_act = game.turn().seat();
    let may_act = to_act.is_some_and(|seat| viewer.is(seat));
    let legal = if may_act { choices(game, viewer, Previews::With) } else { Vec::new() };
    let view = game.view(viewer);
    let odds = if may_act { G::odds(&view) } else { None };
    let tips = odds.as_ref().map_or_else(Vec::new, |odds| tips::<G>(&view, odds, &legal));
    let frame = Frame::<G> { ply, view, legal, seen };
    let alike = odds.as_ref().is_some_and(is_even);
    json!({ "frame": frame, "to_act": to_act, "odds": odds, "alike": alike, "tips": tips })
}

/// What speaks for the choice that brings most.
fn tips<G: Telling>(view: &G::View, odds: &TurnOdds<G::Action>, legal: &[Choice<G>]) -> Vec<Fact> {
    let most = odds.choices.iter().rev().max_by(|one, other| one.worms.total_cmp(&other.worms));
    let best = most.and_then(|most| legal.iter().find(|choice| choice.action == most.action));
    best.map_or_else(Vec::new, |choice| Best { view, odds: Some(odds), choice }.told())
}
