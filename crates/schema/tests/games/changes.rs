//! Values with one thing changed.

use serde_json::{Value, json};

/// What is changed at one place of a value.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) enum Change {
    /// A key is taken away.
    Removed,
    /// An object gets a key that nobody knows.
    Added,
    /// A word becomes one that nobody knows.
    Word,
    /// A number becomes very large.
    Large,
    /// A number becomes a fraction.
    Fraction,
    /// A value becomes `null`.
    Null,
    /// A value becomes one of another type.
    Type,
}

impl Change {
    const ALL: [Self; 7] =
        [Self::Removed, Self::Added, Self::Word, Self::Large, Self::Fraction, Self::Null, Self::Type];

    /// The value that takes the place of `old`; `None` if this change cannot be made to it.
    fn changed(self, old: &Value) -> Option<Value> {
        match self {
            Self::Removed => None,
            Self::Added => old.as_object().map(|old| {
                let mut object = old.clone();
                object.insert("nonsense".to_owned(), json!(0));
                object.into()
            }),
            Self::Word => old.is_string().then(|| json!("nonsense")),
            Self::Large => old.is_number().then(|| json!(1_000_000)),
            Self::Fraction => old.is_number().then(|| json!(1.5)),
            Self::Null => Some(Value::Null),
            Self::Type => Some(if old.is_boolean() { json!([true]) } else { json!(true) }),
        }
    }
}

/// Shows a value with each change at each place; places inside lists are called `*`.
pub(crate) fn each_change(value: &Value, mut visit: impl FnMut(Change, &str, &Value)) {
    let mut copy = value.clone();
    for (pointer, place) in ways(value, "", "") {
        let old = value.pointer(&pointer).unwrap();
        for change in Change::ALL {
            let Some(new) = change.changed(old) else { continue };
            *copy.pointer_mut(&pointer).unwrap() = new;
            visit(change, &place, &copy);
        }
        *copy.pointer_mut(&pointer).unwrap() = old.clone();
        for key in old.as_object().into_iter().flat_map(|object| object.keys()) {
            let object = copy.pointer_mut(&pointer).unwrap().as_object_mut().unwrap();
            let removed = object.remove(key).unwrap();
            visit(Change::Removed, &format!("{place}/{key}"), &copy);
            copy.pointer_mut(&pointer).unwrap()[key] = removed;
        }
    }
}

/// What every place of a value is called.
pub(crate) fn places(value: &Value) -> Vec<String> {
    ways(value, "", "").into_iter().map(|(_, place)| place).collect()
}

/// Every place of a value: the way to it, and what it is called.
fn ways(value: &Value, way: &str, place: &str) -> Vec<(String, String)> {
    let inside: Vec<_> = match value {
        Value::Object(object) => {
            let of = |(key, value)| ways(value, &format!("{way}/{key}"), &format!("{place}/{key}"));
            object.iter().flat_map(of).collect()
        }
        Value::Array(items) => {
            let of = |(idx, value)| ways(value, &format!("{way}/{idx}"), &format!("{place}/*"));
            items.iter().enumerate().flat_map(of).collect()
        }
        _ => Vec::new(),
    };
    [(way.to_owned(), place.to_owned())].into_iter().chain(inside).collect()
}
