use alloc::collections::BTreeMap;
use alloc::vec::Vec;

use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use wormery_core::Word;

use crate::deck::Object;

/// How many object tiles there are of each kind; every kind is there.
#[derive(JsonSchema)]
#[schemars(schema_with = "object_counts")]
pub(super) struct ObjectCounts;

fn object_counts(_: &mut SchemaGenerator) -> Schema {
    let words = || Object::WORDS.iter().map(|(_, word)| *word);
    let count = json_schema!({ "type": "integer", "minimum": 0, "maximum": 4 });
    let counts: BTreeMap<_, _> = words().map(|word| (word, count.clone())).collect();
    json_schema!({
        "type": "object",
        "properties": counts,
        "required": words().collect::<Vec<_>>(),
        "additionalProperties": false,
    })
}
