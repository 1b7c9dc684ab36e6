//! What the schemas of several crates need.

use schemars::{Schema, json_schema};

/// Adds to the schema of a struct the key `type`, always with the same value.
///
/// Derived schemas know the tag of an enum, but not `#[serde(tag = "type")]` on a struct.
pub fn tagged(value: &'static str) -> impl FnMut(&mut Schema) {
    move |schema| {
        if let Some(properties) = schema.get_mut("properties").and_then(|it| it.as_object_mut()) {
            properties.insert("type".into(), json_schema!({ "type": "string", "const": value }).into());
        }
        if let Some(required) = schema.get_mut("required").and_then(|it| it.as_array_mut()) {
            required.insert(0, "type".into());
        }
    }
}
