//! What is true of all schemas of the bundle.

use serde_json::{Map, Value};
use wormery_schema::definitions;

/// Calls `visit` with every object of JSON that is a schema, and with its place.
fn each_schema(value: &Value, place: &str, visit: &mut impl FnMut(&Map<String, Value>, &str)) {
    match value {
        Value::Object(keywords) => {
            if !place.ends_with("/properties") && !place.ends_with("$defs") {
                visit(keywords, place);
            }
            for (key, value) in keywords {
                each_schema(value, &format!("{place}/{key}"), visit);
            }
        }
        Value::Array(items) => items.iter().for_each(|item| each_schema(item, place, visit)),
        _ => {}
    }
}

fn each_definition(mut visit: impl FnMut(&Map<String, Value>, &str)) {
    each_schema(&definitions()["$defs"], "$defs", &mut visit);
}

#[test]
fn every_object_names_all_its_keys() {
    each_definition(|keywords, place| {
        if keywords.get("type").is_some_and(|it| it == "object") {
            assert!(keywords.contains_key("properties"), "{place} has no properties");
            assert_eq!(keywords.get("additionalProperties"), Some(&false.into()), "{place} is open");
        }
    });
}

#[test]
fn nothing_can_be_null() {
    let mut n_schemas = 0;
    each_definition(|keywords, place| {
        n_schemas += 1;
        let null = |value: &Value| value.is_null() || value == "null";
        let one_or_many =
            keywords.values().flat_map(|it| it.as_array().map_or(std::slice::from_ref(it), Vec::as_slice));
        assert!(!one_or_many.into_iter().any(null), "{place} can be null");
    });
    assert!(n_schemas > 300, "only {n_schemas} schemas were looked at");
}

#[test]
fn every_schema_says_something() {
    each_definition(|keywords, place| {
        let tells = ["$ref", "type", "oneOf", "enum", "const"];
        assert!(tells.iter().any(|keyword| keywords.contains_key(*keyword)), "{place} says nothing");
    });
}
