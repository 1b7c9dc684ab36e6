use serde::Serialize;
use serde_json::{Value, json};

/// Something that a judgement rests on, flat as an effect is: a `type`, perhaps a `why`, and the fields that its sentence is
/// made of. The rule of crates/words/README.md says it.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[serde(transparent)]
pub struct Fact(Value);

impl Fact {
    /// A fact of a type, with the fields of its kind.
    pub fn new(of_type: &str, kind: &impl Serialize) -> Option<Self> {
        let mut fact = serde_json::to_value(kind).ok()?;
        fact.as_object_mut()?.insert("type".to_owned(), of_type.into());
        Some(Self(fact))
    }

    /// Something that was counted.
    pub fn counted(of_type: &str, why: &str, n: usize) -> Self {
        Self(json!({ "type": of_type, "why": why, "n": n }))
    }

    /// As it is said and sent.
    pub fn value(&self) -> &Value {
        &self.0
    }
}

#[cfg(feature = "schema")]
impl schemars::JsonSchema for Fact {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "Fact".into()
    }

    fn json_schema(_: &mut schemars::SchemaGenerator) -> schemars::Schema {
        schemars::json_schema!({
            "description": "Something that a judgement rests on, flat as an effect is: its words are found by rule.",
            "type": "object",
            "properties": {
                "type": { "type": "string", "description": "What kind of fact it is." },
                "why": { "type": "string", "description": "Which of the reasons, where there are several." }
            },
            "required": ["type"]
        })
    }
}
