use serde_json::{Map, Value};

/// A place in a bundle that has no counterpart in TypeScript.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{place}: {reason}")]
pub struct NotUnderstood {
    place: String,
    reason: String,
}

/// A schema and its place in the bundle.
pub(super) struct Node<'a> {
    keywords: &'a Map<String, Value>,
    place: String,
}

/// What decides the type; [`SILENT`] only narrows its values or describes it.
const TELLING: &[&str] = &[
    "$ref",
    "additionalProperties",
    "allOf",
    "anyOf",
    "const",
    "enum",
    "items",
    "oneOf",
    "prefixItems",
    "properties",
    "required",
    "type",
    "unevaluatedProperties",
];

const SILENT: &[&str] = &[
    "default",
    "deprecated",
    "description",
    "examples",
    "exclusiveMaximum",
    "exclusiveMinimum",
    "format",
    "maxItems",
    "maxLength",
    "maximum",
    "minItems",
    "minLength",
    "minimum",
    "multipleOf",
    "pattern",
    "title",
    "uniqueItems",
];

impl<'a> Node<'a> {
    /// The document itself.
    pub(super) fn root(bundle: &'a Value) -> Result<Self, NotUnderstood> {
        let keywords = bundle.as_object();
        keywords.map(|keywords| Self { keywords, place: "#".to_owned() }).ok_or_else(|| NotUnderstood {
            place: "#".to_owned(),
            reason: "a bundle is an object".to_owned(),
        })
    }

    fn new(schema: &'a Value, place: String) -> Result<Self, NotUnderstood> {
        let Value::Object(keywords) = schema else {
            return Err(NotUnderstood { place, reason: format!("{schema} as a schema is not understood") });
        };
        let node = Self { keywords, place };
        let is_known =
            |keyword: &&String| [TELLING, SILENT].iter().any(|list| list.contains(&keyword.as_str()));
        match node.keywords.keys().find(|keyword| !is_known(keyword)) {
            Some(keyword) => Err(node.error(&format!("the keyword {keyword} is not understood"))),
            None => Ok(node),
        }
    }

    pub(super) fn error(&self, reason: &str) -> NotUnderstood {
        NotUnderstood { place: self.place.clone(), reason: reason.to_owned() }
    }

    pub(super) fn get(&self, keyword: &str) -> Option<&'a Value> {
        self.keywords.get(keyword)
    }

    pub(super) fn has_any(&self, keywords: &[&str]) -> bool {
        keywords.iter().any(|keyword| self.keywords.contains_key(*keyword))
    }

    pub(super) fn description(&self) -> &'a str {
        self.get("description").and_then(Value::as_str).unwrap_or_default()
    }

    pub(super) fn size(&self, keyword: &str) -> Option<u64> {
        self.get(keyword)?.as_u64()
    }

    /// Whether this is an object with these keys and nothing else.
    pub(super) fn is_plain_object(&self) -> bool {
        self.has_any(&["properties"])
            && self.get("type").is_some_and(|it| it == "object")
            && !self.has_any(&["$ref", "allOf", "anyOf", "const", "enum", "oneOf"])
    }

    /// The strings of a list.
    pub(super) fn words(&self, keyword: &str) -> Result<Vec<&'a str>, NotUnderstood> {
        let words = match self.get(keyword) {
            None => return Ok(Vec::new()),
            Some(Value::String(word)) => return Ok(vec![word]),
            Some(list) => list.as_array().and_then(|words| words.iter().map(Value::as_str).collect()),
        };
        words.ok_or_else(|| self.error(&format!("{keyword} is no list of words")))
    }

    /// The schema under a keyword.
    pub(super) fn child(&self, keyword: &str) -> Result<Option<Self>, NotUnderstood> {
        let place = format!("{}/{keyword}", self.place);
        self.get(keyword).map(|schema| Self::new(schema, place)).transpose()
    }

    /// The schemas under a keyword, each with its name.
    pub(super) fn children(&self, keyword: &str) -> Result<Vec<(&'a str, Self)>, NotUnderstood> {
        let Some(Value::Object(schemas)) = self.get(keyword) else {
            return Err(self.error(&format!("{keyword} has no schemas")));
        };
        let child = |(name, schema): (&'a String, _)| {
            Ok((name.as_str(), Self::new(schema, format!("{}/{keyword}/{name}", self.place))?))
        };
        schemas.iter().map(child).collect()
    }

    /// The schemas of a list.
    pub(super) fn list(&self, keyword: &str) -> Result<Vec<Self>, NotUnderstood> {
        let Some(Value::Array(schemas)) = self.get(keyword) else {
            return Err(self.error(&format!("{keyword} is no list of schemas")));
        };
        let child = |(idx, schema)| Self::new(schema, format!("{}/{keyword}/{idx}", self.place));
        schemas.iter().enumerate().map(child).collect()
    }
}
