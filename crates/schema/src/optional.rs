//! Keys that need not be there.
//!
//! On our wires `null` is never a value: what is optional is left out. Derived schemas allow both.

use serde_json::{Map, Value};

/// Takes `null` out of every optional key of a schema.
pub(crate) fn is_left_out(schema: &mut Value) {
    match schema {
        Value::Object(keywords) => {
            take_null_out(keywords);
            keywords.values_mut().for_each(is_left_out);
        }
        Value::Array(items) => items.iter_mut().for_each(is_left_out),
        _ => {}
    }
}

fn take_null_out(keywords: &mut Map<String, Value>) {
    let required = keywords.get("required").cloned().unwrap_or_default();
    let is_required = |key: &str| required.as_array().is_some_and(|keys| keys.iter().any(|it| it == key));
    let Some(Value::Object(properties)) = keywords.get_mut("properties") else { return };
    let optional = properties.iter_mut().filter(|(key, _)| !is_required(key));
    for schema in optional.filter_map(|(_, schema)| schema.as_object_mut()) {
        without_null(schema);
    }
}

fn without_null(schema: &mut Map<String, Value>) {
    for keyword in ["type", "enum"] {
        let Some(Value::Array(values)) = schema.get_mut(keyword) else { continue };
        values.retain(|value| !value.is_null() && value != "null");
        if let ("type", [one]) = (keyword, values.as_slice()) {
            schema[keyword] = one.clone();
        }
    }
    let Some(Value::Array(choices)) = schema.get_mut("anyOf") else { return };
    choices.retain(|choice| choice["type"] != "null");
    if let [Value::Object(one)] = choices.as_slice() {
        let mut one = one.clone();
        schema.remove("anyOf");
        // What is said about the key goes before what is said about its value.
        one.append(schema);
        *schema = one;
    }
}
