//! References to definitions.

use serde_json::Value;

const DEFINITIONS: &str = "#/$defs/";

/// The name of the definition that a schema refers to.
pub(crate) fn target(schema: &Value) -> Option<&str> {
    name(schema.get("$ref")?.as_str()?)
}

/// The reference to a definition.
pub(crate) fn to(name: &str) -> String {
    format!("{DEFINITIONS}{name}")
}

/// The name of the definition that a reference leads to.
pub(crate) fn name(reference: &str) -> Option<&str> {
    reference.strip_prefix(DEFINITIONS)
}

/// The names of all definitions that are referred to anywhere in a schema.
pub(crate) fn all(schema: &Value) -> Vec<&str> {
    let inside: Vec<_> = match schema {
        Value::Object(keys) => keys.values().flat_map(all).collect(),
        Value::Array(items) => items.iter().flat_map(all).collect(),
        _ => Vec::new(),
    };
    target(schema).into_iter().chain(inside).collect()
}

/// Lets all references of definitions lead to another place.
pub(crate) fn redirect(schemas: &mut Value, to: &str) {
    match schemas {
        Value::Object(keys) => {
            if let Some(Value::String(reference)) = keys.get_mut("$ref")
                && let Some(name) = reference.strip_prefix(DEFINITIONS)
            {
                *reference = format!("{to}{name}");
            }
            keys.values_mut().for_each(|value| redirect(value, to));
        }
        Value::Array(items) => items.iter_mut().for_each(|item| redirect(item, to)),
        _ => {}
    }
}

/// Gives everything that is referred to in a schema another name.
pub(crate) fn rename(schema: &mut Value, new_name: &impl Fn(&str) -> String) {
    if let Some(name) = target(schema) {
        schema["$ref"] = format!("{DEFINITIONS}{}", new_name(name)).into();
    }
    match schema {
        Value::Object(keys) => keys.values_mut().for_each(|value| rename(value, new_name)),
        Value::Array(items) => items.iter_mut().for_each(|item| rename(item, new_name)),
        _ => {}
    }
}
