//! A small JSON Schema validator: all keywords that our schemas use, and a panic at any other.

use serde_json::{Map, Value};

/// The definitions of a bundle, to check values against.
pub(crate) struct Schemas {
    definitions: Map<String, Value>,
}

/// A part of a value that does not fit, and the keyword that says so.
#[derive(Debug)]
#[allow(dead_code, reason = "to be shown when a test fails")]
pub(crate) struct Misfit<'a> {
    part: &'a Value,
    keyword: &'a str,
    wanted: &'a Value,
}

impl Schemas {
    pub(crate) fn new(bundle: &Value) -> Self {
        Self { definitions: bundle["$defs"].as_object().unwrap().clone() }
    }

    pub(crate) fn check<'a>(&'a self, name: &str, value: &'a Value) -> Result<(), Misfit<'a>> {
        self.schema(&self.definitions[name], value)
    }

    fn schema<'a>(&'a self, schema: &'a Value, value: &'a Value) -> Result<(), Misfit<'a>> {
        let schema = schema.as_object().unwrap_or_else(|| panic!("{schema} is no schema"));
        for (keyword, wanted) in schema {
            match keyword.as_str() {
                "$ref" => self.reference(wanted, value)?,
                "items" => self.items(wanted, value)?,
                "properties" => self.properties(wanted, value)?,
                _ if self.fits(schema, keyword, wanted, value) => {}
                _ => return Err(Misfit { part: value, keyword, wanted }),
            }
        }
        Ok(())
    }

    fn fits(&self, schema: &Map<String, Value>, keyword: &str, wanted: &Value, value: &Value) -> bool {
        match keyword {
            "description" | "format" | "default" => true,
            "anyOf" => self.n_fitting(wanted, value) > 0,
            "allOf" => self.n_fitting(wanted, value) == wanted.as_array().unwrap().len(),
            "oneOf" => self.n_fitting(wanted, value) == 1,
            "type" => has_one_type(value, wanted),
            "const" => value == wanted,
            "enum" => wanted.as_array().unwrap().contains(value),
            "minimum" => value.as_f64().is_none_or(|it| it >= wanted.as_f64().unwrap()),
            "maximum" => value.as_f64().is_none_or(|it| it <= wanted.as_f64().unwrap()),
            "minLength" => value.as_str().is_none_or(|it| it.len() as u64 >= wanted.as_u64().unwrap()),
            "minItems" => value.as_array().is_none_or(|it| it.len() as u64 >= wanted.as_u64().unwrap()),
            "maxItems" => value.as_array().is_none_or(|it| it.len() as u64 <= wanted.as_u64().unwrap()),
            "uniqueItems" => value.as_array().is_none_or(|items| all_different(items)),
            "required" => value.is_object() && has_keys(wanted, value),
            "additionalProperties" => wanted == &Value::Bool(false) && has_no_other_keys(schema, value),
            _ => panic!("the validator does not know {keyword}"),
        }
    }

    fn reference<'a>(&'a self, wanted: &Value, value: &'a Value) -> Result<(), Misfit<'a>> {
        let name = wanted.as_str().unwrap().strip_prefix("#/$defs/").unwrap();
        self.schema(&self.definitions[name], value)
    }

    fn n_fitting(&self, choices: &Value, value: &Value) -> usize {
        choices.as_array().unwrap().iter().filter(|choice| self.schema(choice, value).is_ok()).count()
    }

    fn items<'a>(&'a self, wanted: &'a Value, value: &'a Value) -> Result<(), Misfit<'a>> {
        value.as_array().into_iter().flatten().try_for_each(|item| self.schema(wanted, item))
    }

    fn properties<'a>(&'a self, wanted: &'a Value, value: &'a Value) -> Result<(), Misfit<'a>> {
        let Some(object) = value.as_object() else { return Ok(()) };
        let mut known = object.iter().filter_map(|(key, value)| Some((wanted.get(key)?, value)));
        known.try_for_each(|(schema, value)| self.schema(schema, value))
    }
}

fn has_one_type(value: &Value, wanted: &Value) -> bool {
    match wanted {
        Value::Array(names) => names.iter().any(|name| has_type(value, name.as_str().unwrap())),
        name => has_type(value, name.as_str().unwrap()),
    }
}

fn has_type(value: &Value, name: &str) -> bool {
    match name {
        "boolean" => value.is_boolean(),
        "null" => value.is_null(),
        "number" => value.is_number(),
        "integer" => value.is_i64() || value.is_u64(),
        "string" => value.is_string(),
        "array" => value.is_array(),
        "object" => value.is_object(),
        _ => panic!("the validator does not know {name}"),
    }
}

fn all_different(items: &[Value]) -> bool {
    items.iter().enumerate().all(|(idx, item)| !items[..idx].contains(item))
}

fn has_keys(wanted: &Value, value: &Value) -> bool {
    wanted.as_array().unwrap().iter().all(|key| value.get(key.as_str().unwrap()).is_some())
}

fn has_no_other_keys(schema: &Map<String, Value>, value: &Value) -> bool {
    let known = schema["properties"].as_object().unwrap();
    value.as_object().is_none_or(|object| object.keys().all(|key| known.contains_key(key)))
}
