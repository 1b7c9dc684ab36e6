use serde_json::Value;

use super::node::{Node, NotUnderstood};
use super::{object, text};
use crate::refs;

/// The longest union that is written on one line.
const LINE: usize = 90;

/// The most places of a tuple that is written place by place.
const MOST_PLACES: u64 = 8;

/// The type that a schema describes; a type over several lines may begin with a line break.
pub(super) fn of(node: &Node<'_>) -> Result<String, NotUnderstood> {
    let mut parts = Vec::new();
    if let Some(reference) = node.get("$ref") {
        parts.push(referred(node, reference)?);
    }
    if node.has_any(&["const", "enum"]) {
        parts.push(literals(node)?);
    }
    for keyword in ["oneOf", "anyOf"] {
        if node.has_any(&[keyword]) {
            parts.push(union(&node.list(keyword)?)?);
        }
    }
    if node.has_any(&["allOf"]) {
        parts.extend(node.list("allOf")?.iter().map(of).collect::<Result<Vec<_>, _>>()?);
    }
    if parts.is_empty() || node.has_any(&["properties", "items", "prefixItems"]) {
        parts.push(typed(node)?);
    }
    Ok(intersection(parts))
}

fn referred(node: &Node<'_>, reference: &Value) -> Result<String, NotUnderstood> {
    let target = reference.as_str().and_then(refs::name);
    target.map(str::to_owned).ok_or_else(|| node.error("the reference leads out of the bundle"))
}

fn literals(node: &Node<'_>) -> Result<String, NotUnderstood> {
    let values = match (node.get("const"), node.get("enum")) {
        (Some(value), None) => vec![value],
        (None, Some(Value::Array(values))) => values.iter().collect(),
        _ => return Err(node.error("const and enum are not understood")),
    };
    if values.is_empty() || values.iter().any(|value| value.is_array() || value.is_object()) {
        return Err(node.error("only words, numbers, true, false and null can be constant"));
    }
    let words: Vec<_> = values.iter().map(|value| (String::new(), value.to_string())).collect();
    Ok(choices(&words))
}

fn union(nodes: &[Node<'_>]) -> Result<String, NotUnderstood> {
    let choice = |node: &Node<'_>| {
        // What refers to a definition is described there.
        let doc = if node.has_any(&["$ref"]) { "" } else { node.description() };
        Ok((text::doc(doc), of(node)?))
    };
    Ok(choices(&nodes.iter().map(choice).collect::<Result<Vec<_>, _>>()?))
}

/// A union, each choice with its comment: on one line if there are no comments and it fits.
fn choices(choices: &[(String, String)]) -> String {
    if let [(doc, only)] = choices
        && doc.is_empty()
    {
        return only.clone();
    }
    let line: Vec<_> = choices.iter().map(|(_, choice)| choice.as_str()).collect();
    let line = line.join(" | ");
    let is_short = line.len() <= LINE && !line.contains('\n');
    if is_short && choices.iter().all(|(doc, _)| doc.is_empty()) {
        return line;
    }
    let lines = choices.iter().map(|(doc, choice)| format!("\n{doc}| {}", text::indented(choice)));
    text::indented(&lines.collect::<String>())
}

fn intersection(mut parts: Vec<String>) -> String {
    if parts.len() == 1 {
        return parts.remove(0);
    }
    for part in parts.iter_mut().filter(|part| part.contains('|')) {
        *part = format!("({part})");
    }
    parts.join(" & ")
}

fn typed(node: &Node<'_>) -> Result<String, NotUnderstood> {
    let names = node.words("type")?;
    if names.is_empty() {
        return Err(node.error("the schema has no type"));
    }
    let types: Result<Vec<_>, _> = names.iter().map(|name| Ok((String::new(), basic(node, name)?))).collect();
    Ok(choices(&types?))
}

fn basic(node: &Node<'_>, name: &str) -> Result<String, NotUnderstood> {
    match name {
        "string" | "boolean" | "null" => Ok(name.to_owned()),
        "integer" | "number" => Ok("number".to_owned()),
        "array" => list(node),
        "object" => object::of(node),
        _ => Err(node.error(&format!("the type {name} is not understood"))),
    }
}

fn list(node: &Node<'_>) -> Result<String, NotUnderstood> {
    if node.has_any(&["prefixItems"]) {
        return tuple(node);
    }
    let Some(items) = node.child("items")? else {
        return Err(node.error("nothing is known of what is in the list"));
    };
    let item = of(&items)?;
    match (node.size("minItems"), node.size("maxItems")) {
        (Some(min), Some(max)) if min == max && max <= MOST_PLACES => {
            Ok(format!("[{}]", vec![item.as_str(); max as usize].join(", ")))
        }
        _ if text::is_identifier(&item) => Ok(format!("{item}[]")),
        _ => Ok(format!("Array<{item}>")),
    }
}

fn tuple(node: &Node<'_>) -> Result<String, NotUnderstood> {
    let places = node.list("prefixItems")?;
    let size = Some(places.len() as u64);
    let is_fixed = node.size("minItems") == size && node.size("maxItems") == size;
    if !is_fixed || node.has_any(&["items"]) {
        return Err(node.error("a tuple with more or fewer items than places is not understood"));
    }
    let places: Result<Vec<_>, _> = places.iter().map(of).collect();
    Ok(format!("[{}]", places?.join(", ")))
}
