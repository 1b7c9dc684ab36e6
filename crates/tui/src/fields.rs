//! What a game without drawings of its own shows: the fields of its view and of its actions, in words where it has some.

use serde_json::{Map, Value as Json};
use wormery_core::{Described, Wire};
use wormery_words::{Language, Value, message};

/// The fields of a view, a line each, as `<area>_view_<field>` calls them; of lists by seat each item has a name.
pub(crate) fn view_lines<G: Described>(view: &G::View, names: &[String], language: Language) -> String {
    let shown = |(field, value): (String, Json)| {
        let key = format!("{}_view_{field}", G::ABOUT.area);
        let title = message(language, &key, &[]).unwrap_or_else(|| field.replace('_', " "));
        format!("{title}: {}", seated(&field, &value, names))
    };
    let lines = object(view).into_iter().filter(|(field, _)| field != "standing").map(shown);
    lines.collect::<Vec<_>>().join("\n")
}

/// An action as `<area>_act_<type>` says it, else its fields.
pub(crate) fn action_words<G: Described>(action: &G::Action, language: Language) -> String {
    let fields = object(action);
    let kind = fields.get("type").and_then(Json::as_str).unwrap_or_default();
    let arguments: Vec<(String, String)> =
        fields.iter().map(|(field, value)| (field.clone(), bare(value))).collect();
    let arguments: Vec<(&str, Value)> =
        arguments.iter().map(|(field, value)| (field.as_str(), Value::from(value.as_str()))).collect();
    let said = message(language, &format!("{}_act_{kind}", G::ABOUT.area), &arguments);
    said.unwrap_or_else(|| listed(&fields))
}

fn object(value: &impl Wire) -> Map<String, Json> {
    match serde_json::to_value(value) {
        Ok(Json::Object(fields)) => fields,
        _ => Map::new(),
    }
}

/// A value; a seat by its name, and of a list that has an item for everybody each with whose it is.
fn seated(field: &str, value: &Json, names: &[String]) -> String {
    match value {
        Json::Array(items) if items.len() == names.len() && !names.is_empty() => {
            let of = |(name, item): (&String, &Json)| format!("{name} {}", bare(item));
            names.iter().zip(items).map(of).collect::<Vec<_>>().join(", ")
        }
        Json::Number(seat) if ["seat", "to_act", "starter"].contains(&field) => {
            let name = seat.as_u64().and_then(|seat| names.get(seat as usize));
            name.cloned().unwrap_or_else(|| seat.to_string())
        }
        _ => bare(value),
    }
}

/// A value as people write it: lists with commas, fields with their names.
fn bare(value: &Json) -> String {
    match value {
        Json::String(text) => text.clone(),
        Json::Array(items) => items.iter().map(bare).collect::<Vec<_>>().join(", "),
        Json::Object(fields) => format!("({})", listed(fields)),
        _ => value.to_string(),
    }
}

fn listed(fields: &Map<String, Json>) -> String {
    fields.iter().map(|(name, value)| format!("{name} {}", bare(value))).collect::<Vec<_>>().join(", ")
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn a_list_for_everybody_has_names_and_a_seat_has_one() {
        let names = ["Ann".to_owned(), "Bo".to_owned()];
        assert_eq!(seated("scores", &json!([3, 5]), &names), "Ann 3, Bo 5");
        assert_eq!(seated("to_act", &json!(1), &names), "Bo");
        assert_eq!(seated("cards", &json!(["a", "b", {"n": 2}]), &names), "a, b, (n 2)");
    }

    #[test]
    fn an_action_without_words_is_its_fields() {
        let action = wormery_games::regenwormen::Action::Steal { from: wormery_core::Seat::new(1) };
        let said = action_words::<wormery_games::Regenwormen>(&action, Language::En);
        assert_eq!(said, "from 1, type steal");
    }
}
