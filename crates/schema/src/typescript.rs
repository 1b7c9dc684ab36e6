mod node;
mod object;
mod text;
mod types;

use serde_json::Value;

use node::Node;

pub use node::NotUnderstood;

/// TypeScript declarations of all definitions of a bundle, with their descriptions as comments.
///
/// A schema that says something this function does not understand is an error that names the place, so a
/// declaration is never vaguer than its schema without anybody noticing.
pub fn typescript(bundle: &Value) -> Result<String, NotUnderstood> {
    let root = Node::root(bundle)?;
    let definitions = root.children("$defs")?;
    let declarations: Result<Vec<_>, _> =
        definitions.iter().map(|(name, definition)| declaration(name, definition)).collect();
    Ok(declarations?.join("\n"))
}

fn declaration(name: &str, definition: &Node<'_>) -> Result<String, NotUnderstood> {
    if !text::is_identifier(name) {
        return Err(definition.error("the name is no name of a type"));
    }
    let doc = text::doc(definition.description());
    if definition.is_plain_object() {
        return Ok(format!("{doc}export interface {name} {}\n", object::members(definition)?));
    }
    let of = types::of(definition)?;
    let gap = if of.starts_with('\n') { "" } else { " " };
    Ok(format!("{doc}export type {name} ={gap}{of};\n"))
}
