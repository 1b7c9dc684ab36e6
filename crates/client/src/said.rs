use serde::de::DeserializeOwned;
use serde_json::{Result, Value};

/// Reads what a server says, with nothing in its texts that moves a terminal or begins a line.
///
/// A server passes on what other people have written, and need not be one of ours.
pub(crate) fn read<T: DeserializeOwned>(text: &[u8]) -> Result<T> {
    let mut said = serde_json::from_slice(text)?;
    clean(&mut said);
    serde_json::from_value(said)
}

fn clean(value: &mut Value) {
    match value {
        Value::String(text) if !wormery_visible::is_plain(text) => {
            *text = wormery_visible::line(text).into_owned();
        }
        Value::Array(items) => items.iter_mut().for_each(clean),
        Value::Object(fields) => {
            if !fields.keys().all(|key| wormery_visible::is_plain(key)) {
                let all = std::mem::take(fields).into_iter();
                fields.extend(all.map(|(key, value)| (wormery_visible::line(&key).into_owned(), value)));
            }
            fields.values_mut().for_each(clean);
        }
        _ => {}
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn texts_at_every_depth_are_cleaned() {
        let text = br#"{"name":"A\u001b[2Jnn\u202e","n":[1,{"say\n":"a\nb"}],"same":" two  blanks "}"#;
        let said: Value = read(text).expect("JSON");
        assert_eq!(said, json!({ "name": "A[2Jnn", "n": [1, { "say ": "a b" }], "same": " two  blanks " }));
    }
}
