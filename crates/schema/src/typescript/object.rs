use std::fmt::Write;

use serde_json::Value;

use super::node::{Node, NotUnderstood};
use super::{text, types};

/// An object: its keys in braces, or a map if only the type of its values is known.
pub(super) fn of(node: &Node<'_>) -> Result<String, NotUnderstood> {
    if node.has_any(&["properties"]) {
        return members(node);
    }
    if let Some(Value::Bool(false)) = node.get("additionalProperties") {
        return Ok("Record<string, never>".to_owned());
    }
    match node.child("additionalProperties")? {
        Some(values) => Ok(format!("Record<string, {}>", types::of(&values)?.trim_start())),
        None => Err(node.error("nothing is known of what is in the object")),
    }
}

/// The keys of an object in braces: the required ones as they are written, then the optional ones.
pub(super) fn members(node: &Node<'_>) -> Result<String, NotUnderstood> {
    let allows_more = |keyword| node.get(keyword).is_some_and(|more| *more != Value::Bool(false));
    if allows_more("additionalProperties") || allows_more("unevaluatedProperties") {
        return Err(node.error("keys with a name and keys without are not understood together"));
    }
    let required = node.words("required")?;
    let place = |name: &str| required.iter().position(|key| *key == name);
    let mut properties = node.children("properties")?;
    if let Some(missing) = required.iter().find(|key| !properties.iter().any(|(name, _)| name == *key)) {
        return Err(node.error(&format!("the required key {missing} has no schema")));
    }
    properties.sort_by_key(|(name, _)| place(name).unwrap_or(usize::MAX));
    let mut lines = String::new();
    for (name, schema) in &properties {
        let optional = if place(name).is_some() { "" } else { "?" };
        write!(lines, "\n{}", member(name, optional, schema)?).expect("writing to a string cannot fail");
    }
    Ok(format!("{{{}\n}}", text::indented(&lines)))
}

fn member(name: &str, optional: &str, schema: &Node<'_>) -> Result<String, NotUnderstood> {
    let doc = text::doc(schema.description());
    let key = if text::is_identifier(name) { name.to_owned() } else { format!("{name:?}") };
    let of = types::of(schema)?;
    let gap = if of.starts_with('\n') { "" } else { " " };
    Ok(format!("{doc}{key}{optional}:{gap}{of};"))
}
