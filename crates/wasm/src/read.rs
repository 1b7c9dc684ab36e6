use serde::de::DeserializeOwned;
use serde_json::Value;

/// Reads something from JSON, by way of its text: records are read from text too, so that the module needs one way to read
/// everything and not two.
pub(crate) fn read<T: DeserializeOwned>(value: &Value) -> serde_json::Result<T> {
    serde_json::from_str(&value.to_string())
}
