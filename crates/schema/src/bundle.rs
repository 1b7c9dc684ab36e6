use std::collections::{BTreeMap, BTreeSet};
use std::mem;

use schemars::JsonSchema;
use schemars::generate::SchemaSettings;
use serde_json::{Value, json};

use crate::{optional, refs};

/// Schemas under unique names, to become the `$defs` of one document.
///
/// A type brings along the types that it is made of, each under its own name. A prefix ([`Bundle::under`]) keeps
/// apart what has the same name in several games; what was added before, without a prefix, is shared instead of
/// added again.
#[derive(Clone, Debug, Default)]
pub struct Bundle {
    prefix: String,
    shared: Definitions,
    definitions: Definitions,
    unions: BTreeSet<String>,
    clash: Option<Clash>,
}

type Definitions = BTreeMap<String, Value>;

/// Two different schemas with one name.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("there are two different schemas called {name}")]
pub struct Clash {
    name: String,
}

impl Bundle {
    /// A bundle with nothing in it.
    pub fn new() -> Self {
        Self::default()
    }

    /// Puts a prefix before the names of all that is added from here on; none if it is empty.
    pub fn under(self, prefix: &str) -> Self {
        Self { prefix: prefix.to_owned(), ..self }
    }

    /// Adds a type as it is written.
    pub fn add_written<T: JsonSchema>(self, name: &str) -> Self {
        self.add_as::<T>(name, SchemaSettings::draft2020_12().for_serialize())
    }

    /// Adds a type as it is read, for types that are never written.
    pub fn add_read<T: JsonSchema>(self, name: &str) -> Self {
        self.add_as::<T>(name, SchemaSettings::draft2020_12().for_deserialize())
    }

    /// Adds a name for "one of these"; a type that has this name and says nothing itself means it.
    pub fn add_union(mut self, name: &str, about: &str, of: &[String]) -> Self {
        let choices: Vec<Value> = of.iter().map(|name| json!({ "$ref": refs::to(name) })).collect();
        self.unions.insert(name.to_owned());
        self.define(name, json!({ "description": about, "anyOf": choices }));
        self
    }

    /// The document: JSON Schema, draft 2020-12, with all definitions in `$defs`.
    pub fn finish(self) -> Result<Value, Clash> {
        match self.clash {
            Some(clash) => Err(clash),
            None => Ok(json!({
                "$schema": "https://json-schema.org/draft/2020-12/schema",
                "$defs": self.definitions,
            })),
        }
    }

    fn add_as<T: JsonSchema>(mut self, name: &str, settings: SchemaSettings) -> Self {
        let mut generator = settings.into_generator();
        let root = generator.subschema_for::<T>().to_value();
        let mut found: Definitions = generator.take_definitions(true).into_iter().collect();
        if refs::target(&root) != Some(name) {
            self.put(&mut found, name, root);
        }
        found.retain(|name, _| !self.unions.contains(name));
        found.values_mut().for_each(optional::is_left_out);
        self.add_found(found);
        self
    }

    fn add_found(&mut self, found: Definitions) {
        let shared = self.shared_names(&found);
        let full = |name: &str| {
            if shared.contains(name) { name.to_owned() } else { format!("{}{name}", self.prefix) }
        };
        let renamed: Vec<_> = found
            .into_iter()
            .map(|(name, mut schema)| {
                refs::rename(&mut schema, &full);
                (full(&name), schema)
            })
            .collect();
        for (name, schema) in renamed {
            self.define(&name, schema);
        }
    }

    fn define(&mut self, name: &str, schema: Value) {
        if self.prefix.is_empty() {
            self.shared.insert(name.to_owned(), schema.clone());
        }
        let mut definitions = mem::take(&mut self.definitions);
        self.put(&mut definitions, name, schema);
        self.definitions = definitions;
    }

    fn put(&mut self, into: &mut Definitions, name: &str, schema: Value) {
        if into.get(name).is_some_and(|present| *present != schema) {
            self.clash.get_or_insert_with(|| Clash { name: name.to_owned() });
        }
        into.insert(name.to_owned(), schema);
    }

    /// What is the same as without a prefix, and is made only of what is the same.
    fn shared_names(&self, found: &Definitions) -> BTreeSet<String> {
        let same = found.iter().filter(|(name, schema)| self.shared.get(*name) == Some(schema));
        let mut names: BTreeSet<String> = same.map(|(name, _)| name.clone()).collect();
        loop {
            let is_complete =
                |name: &&String| refs::all(&found[*name]).iter().all(|part| names.contains(*part));
            let complete: BTreeSet<String> = names.iter().filter(is_complete).cloned().collect();
            if complete.len() == names.len() {
                return complete;
            }
            names = complete;
        }
    }
}
