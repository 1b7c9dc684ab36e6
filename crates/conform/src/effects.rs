//! The laws of what is told.

use serde_json::Value;
use wormery_core::{Effect, Event, Game, Viewer};
use wormery_table::{Ply, Previews, choices, see};

/// What an event brings about can be written, read back and looked up, and nobody needs to listen.
pub(crate) fn are_told<G: Game>(game: &G, event: &Event<G>, n_seats: usize) {
    let all = told(game, event);
    for effect in &all {
        survives_json(effect, n_seats);
    }
    for viewer in Viewer::all(n_seats) {
        let seen = see(&mut game.clone(), Ply::default(), event, viewer).effects;
        for effect in seen.iter().filter(|effect| !all.contains(effect)) {
            survives_json(effect, n_seats);
        }
    }
}

/// Whether anybody listens changes nothing.
fn told<G: Game>(game: &G, event: &Event<G>) -> Vec<G::Effect> {
    let (mut heard, mut silent, mut effects) = (game.clone(), game.clone(), Vec::new());
    heard.happen(event, &mut effects).expect("a legal event is accepted");
    silent.apply(event).expect("a legal event is accepted");
    assert!(heard == silent, "{event:?} leads elsewhere when somebody listens in {game:?}");
    effects
}

/// What a choice promises is what is told when it is made, as far as the one who chooses may know it before.
pub(crate) fn are_promised<G: Game>(game: &G) {
    let Some(seat) = game.turn().seat() else { return };
    let viewer = Viewer::Seat(seat);
    for choice in choices(game, viewer, Previews::With) {
        let event = Event::Action(choice.action);
        let seen = see(&mut game.clone(), Ply::default(), &event, viewer).effects.into_iter();
        let known: Vec<_> = seen.filter_map(|effect| game.effect_for(effect, viewer)).collect();
        assert_eq!(choice.effects, known, "{event:?} in {game:?}");
        let mut after = game.clone();
        after.apply(&event).expect("a legal event is accepted");
        let is_open_end = after.turn().seat().is_some();
        assert!(is_open_end || !choice.reversible, "{event:?} cannot be taken back in {game:?}");
    }
}

fn survives_json<E: Effect>(effect: &E, n_seats: usize) {
    assert!(is_rule_id(effect.rule()), "{effect:?} belongs to the rule {:?}", effect.rule());
    let text = serde_json::to_string(effect).expect("an effect can be written");
    let back: E = serde_json::from_str(&text).unwrap_or_else(|error| panic!("{text}: {error}"));
    assert!(back == *effect, "{text} comes back as {back:?}");
    let value: Value = serde_json::from_str(&text).expect("what was written can be read");
    let fields = value.as_object().unwrap_or_else(|| panic!("{value} is no object"));
    assert!(fields.get("type").is_some_and(Value::is_string), "{value} has no type");
    for (name, value) in fields {
        check_field(name, value, n_seats);
    }
}

/// "RW-18", or "RW-A5" for a ruling.
fn is_rule_id(id: &str) -> bool {
    let Some((page, number)) = id.split_once('-') else { return false };
    let digits = number.strip_prefix('A').unwrap_or(number);
    !page.is_empty() && !digits.is_empty() && digits.bytes().all(|byte| byte.is_ascii_digit())
}

/// Those who say effects in words know fields by their names: seats, reasons, and otherwise plain values and lists of them.
fn check_field(name: &str, value: &Value, n_seats: usize) {
    match name {
        "seat" | "from" | "to" | "next" => {
            assert!(value.as_u64().is_some_and(|seat| seat < n_seats as u64), "{name} is {value}");
        }
        "type" | "why" => assert!(value.is_string(), "{name} is {value}"),
        _ => assert!(is_plain(value), "{name} is {value}"),
    }
}

fn is_plain(value: &Value) -> bool {
    match value {
        Value::Object(_) | Value::Null => false,
        Value::Array(items) => items.iter().all(is_plain),
        Value::Bool(_) | Value::Number(_) | Value::String(_) => true,
    }
}
