use serde_json::{Map, Value, json};
use wormery_core::Luck;
use wormery_games::GameId;

use crate::bytes::Bytes;

/// Options of a game; the bytes decide which of them differ from the default, and how.
pub(crate) fn options(id: GameId, bytes: &mut Bytes<'_>) -> Value {
    let mut options = Map::new();
    for (key, values) in switches(id) {
        let choice = bytes.below(values.len() as u32 + 1) as usize;
        if let Some(value) = values.get(choice) {
            options.insert((*key).into(), serde_json::from_str(value).expect("the menu is JSON"));
        }
    }
    if id == GameId::ItHappens && bytes.below(2) == 1 {
        options.insert("deck".into(), "custom".into());
        options.insert("deck_cards".into(), (0..12).map(|number| card(number, bytes)).collect());
    }
    Value::Object(options)
}

/// Each option with values that differ from the default.
fn switches(id: GameId) -> &'static [(&'static str, &'static [&'static str])] {
    match id {
        GameId::Regenwormen => &[
            ("expansion", &["true"]),
            ("lower", &[r#""any""#, r#""any_if_missing""#]),
            ("decline_steal", &[r#""forced""#]),
            ("flip_on_empty_fail", &["true"]),
            ("flip_returned", &["true"]),
            ("voluntary_fail", &[r#""always""#, r#""never""#]),
            ("tiebreak", &[r#""shared""#]),
            ("golden_faces", &[r#""standard""#]),
            ("low_tiles_need_worm", &["false"]),
            ("weasel_after_fail", &["false"]),
            ("end_ignores_low_tiles", &["true"]),
            ("one_low_tile_per_player", &["true"]),
            ("hen_fail_turns_tile", &["true"]),
            ("displaced_first", &["true"]),
        ],
        GameId::ItHappens => &[
            ("skip_timing", &[r#""before_roll""#]),
            ("dummy_start_worms", &["2"]),
            ("open_points", &["true"]),
            ("pair_points", &[r#""per_pair""#]),
            ("zero_diversity_bonus", &["true"]),
        ],
        GameId::Holzwurm => &[
            ("deals", &["1", "2", "100"]),
            ("next_start", &[r#""winner""#, r#""loser""#, r#""same""#]),
            ("out_bonus", &["-1000", "0", "1000"]),
            ("fate_ties", &[r#""input_order""#]),
            ("many_uncoloured", &["false"]),
            ("poison_takes_row", &["false"]),
        ],
    }
}

/// A mound card with columns of any shape.
fn card(number: u32, bytes: &mut Bytes<'_>) -> Value {
    const FIELDS: [&str; 10] = [".", "W", "MAP", "SHO", "BON", "GLA", "SPK", "GLV", "TEL", "BOT"];
    let mut column = |_| {
        let height = bytes.below(3) + 1;
        let fields: Vec<_> = (0..height).map(|_| FIELDS[bytes.below(10) as usize]).collect();
        fields.join(" ")
    };
    let columns: Vec<_> = (0..5).map(&mut column).collect();
    json!({
        "id": number.to_string(),
        "queen": bytes.below(100),
        "general": bytes.below(100),
        "worm": bytes.below(100),
        "columns": columns.join("/"),
    })
}

/// Lines that are steps of a game, one of each kind.
pub(crate) fn steps(id: GameId) -> &'static [&'static str] {
    match id {
        GameId::Regenwormen => &[
            r#"{"seat":0,"action":{"type":"roll"}}"#,
            r#"{"seat":0,"action":{"type":"roll","golden":true}}"#,
            r#"{"seat":0,"action":{"type":"keep","symbol":"W"}}"#,
            r#"{"seat":0,"action":{"type":"take","tile":21}}"#,
            r#"{"seat":0,"action":{"type":"steal","from":1}}"#,
            r#"{"seat":0,"action":{"type":"stop"}}"#,
            r#"{"seat":0,"action":{"type":"weasel"}}"#,
            r#"{"seat":0,"action":{"type":"accept"}}"#,
            r#"{"seat":0,"action":{"type":"give_back","specialist":"hen"}}"#,
            r#"{"seat":0,"action":{"type":"give_back","specialist":"raven"}}"#,
            r#"{"seat":0,"action":{"type":"give_back","specialist":"weasel"}}"#,
            r#"{"seat":0,"action":{"type":"give_back","specialist":"golden_die"}}"#,
            r#"{"seat":0,"action":{"type":"give_back","specialist":"canned_worm"}}"#,
            r#"{"seat":0,"action":{"type":"rob","from":1}}"#,
            r#"{"chance":{"type":"dice","faces":[]}}"#,
            r#"{"chance":{"type":"dice","faces":["1"]}}"#,
            r#"{"chance":{"type":"dice","faces":["1","2","3","4","5","W","1","2"]}}"#,
            r#"{"chance":{"type":"dice","faces":["1","2","3","4","5","W","1","2","3"]}}"#,
        ],
        GameId::ItHappens => &[
            r#"{"seat":0,"action":{"type":"roll","die":"own"}}"#,
            r#"{"seat":0,"action":{"type":"roll","die":"third"}}"#,
            r#"{"seat":0,"action":{"type":"place","mound":1}}"#,
            r#"{"seat":0,"action":{"type":"reroll"}}"#,
            r#"{"seat":0,"action":{"type":"pass"}}"#,
            r#"{"chance":{"type":"die","value":1}}"#,
            r#"{"chance":{"type":"mounds","cards":["M01","M02","M12"]}}"#,
            r#"{"chance":{"type":"mounds","cards":["1","2","3"]}}"#,
        ],
        GameId::Holzwurm => &[
            r#"{"seat":0,"action":{"type":"play","card":"n5"}}"#,
            r#"{"seat":0,"action":{"type":"play","card":"g11"}}"#,
            r#"{"seat":0,"action":{"type":"play","card":"b2","row":0}}"#,
            r#"{"chance":{"type":"deal","fate":["y1","r2","g3","p4","b5"],"hands":[]}}"#,
        ],
    }
}
