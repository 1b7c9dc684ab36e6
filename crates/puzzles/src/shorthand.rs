use serde_json::{Map, Value};

/// Steps of records in few letters: what steps have in common is written once, as a form.
///
/// A form is a step whose values are empty; its `type` stays. A step is the letter of its form and the values, in the order of
/// the form, separated by `/`. A list is written as its items, one letter each, or with commas; a list of lists with `;`.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Shorthand {
    forms: Vec<Value>,
}

impl Shorthand {
    /// With these forms, the first of which is `a`.
    pub fn new(forms: Vec<Value>) -> Self {
        Self { forms }
    }

    /// The forms, the first of which is `a`.
    pub fn forms(&self) -> &[Value] {
        &self.forms
    }

    /// What a step has in common with others of its kind.
    pub fn form(step: &Value) -> String {
        emptied(step, &mut Vec::new()).to_string()
    }

    /// Writes a step; a form that is not there yet is added.
    pub fn write(&mut self, step: &Value) -> String {
        let mut values = Vec::new();
        let form = emptied(step, &mut values);
        let known = self.forms.iter().position(|known| *known == form);
        let place = known.unwrap_or_else(|| {
            self.forms.push(form);
            self.forms.len() - 1
        });
        let letter = char::from(b'a' + place as u8);
        format!("{letter}{}", values.join("/"))
    }

    /// Reads a step; `None` if it is none.
    pub fn read(&self, text: &str) -> Option<Value> {
        let place = (*text.as_bytes().first()?).checked_sub(b'a')?;
        let form = self.forms.get(usize::from(place))?;
        let mut values = text.get(1..)?.split('/');
        let step = filled(form, &mut values)?;
        let is_read = values.next().is_none_or(str::is_empty);
        is_read.then_some(step)
    }
}

fn emptied(value: &Value, values: &mut Vec<String>) -> Value {
    match value {
        Value::Object(fields) => {
            let field = |(key, value): (&String, &Value)| {
                let is_kept = key == "type";
                (key.clone(), if is_kept { value.clone() } else { emptied(value, values) })
            };
            Value::Object(fields.iter().map(field).collect())
        }
        Value::Array(items) => {
            values.push(listed(items));
            let is_nested = items.iter().any(Value::is_array);
            if is_nested { serde_json::json!([[]]) } else { serde_json::json!([]) }
        }
        Value::Number(number) => {
            values.push(number.to_string());
            0.into()
        }
        Value::Bool(is_so) => {
            values.push(u8::from(*is_so).to_string());
            false.into()
        }
        Value::String(text) => {
            values.push(text.clone());
            "".into()
        }
        Value::Null => Value::Null,
    }
}

fn listed(items: &[Value]) -> String {
    if items.iter().any(Value::is_array) {
        let lists = items.iter().map(|item| listed(item.as_array().map_or(&[], Vec::as_slice)));
        return lists.collect::<Vec<_>>().join(";");
    }
    let texts: Vec<&str> = items.iter().filter_map(Value::as_str).collect();
    if texts.iter().all(|text| text.len() == 1) { texts.concat() } else { texts.join(",") + "," }
}

fn filled<'a>(form: &Value, values: &mut impl Iterator<Item = &'a str>) -> Option<Value> {
    Some(match form {
        Value::Object(fields) => {
            let mut object = Map::new();
            for (key, form) in fields {
                let value = if key == "type" { form.clone() } else { filled(form, values)? };
                object.insert(key.clone(), value);
            }
            Value::Object(object)
        }
        Value::Array(items) => {
            let text = values.next()?;
            let is_nested = !items.is_empty();
            if is_nested { text.split(';').map(items_of).collect() } else { items_of(text) }
        }
        Value::Number(_) => values.next()?.parse::<i64>().ok()?.into(),
        Value::Bool(_) => (values.next()? == "1").into(),
        Value::String(_) => values.next()?.into(),
        Value::Null => Value::Null,
    })
}

fn items_of(text: &str) -> Value {
    if text.contains(',') {
        text.split(',').filter(|item| !item.is_empty()).collect()
    } else {
        text.chars().map(String::from).collect()
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn steps_come_back_as_they_were() {
        let mut shorthand = Shorthand::default();
        let steps = [
            (json!({"chance": {"type": "dice", "faces": ["1", "W", "W"]}}), "a1WW"),
            (json!({"seat": 2, "action": {"type": "keep", "symbol": "W"}}), "bW/2"),
            (json!({"seat": 0, "action": {"type": "roll"}}), "c0"),
            (json!({"seat": 0, "action": {"type": "roll", "golden": true}}), "d1/0"),
            (
                json!({"chance": {"type": "deal", "fate": ["g5", "n11"], "hands": [["y1"], ["y2", "r3"]]}}),
                "eg5,n11,/y1,;y2,r3,",
            ),
            (json!({"chance": {"type": "dice", "faces": ["3"]}}), "a3"),
        ];
        for (step, text) in steps {
            assert_eq!(shorthand.write(&step), text);
            assert_eq!(shorthand.read(text), Some(step));
        }
    }

    #[test]
    fn what_is_no_step_is_none() {
        let mut shorthand = Shorthand::default();
        shorthand.write(&json!({"seat": 2, "action": {"type": "keep", "symbol": "W"}}));
        for text in ["", "b1", "A", "aW", "aW/x", "aW/1/2", "ä"] {
            assert_eq!(shorthand.read(text), None, "{text}");
        }
    }
}
