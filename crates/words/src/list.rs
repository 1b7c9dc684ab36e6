//! Lists as each language joins them.

use crate::Language;

/// Joins what a sentence counts up: "a, b and c".
pub fn list(language: Language, items: &[impl AsRef<str>]) -> String {
    let Some((last, before)) = items.split_last() else { return String::new() };
    let before: Vec<&str> = before.iter().map(AsRef::as_ref).collect();
    if before.is_empty() {
        return last.as_ref().to_owned();
    }
    let and = match language {
        Language::En => "and",
        Language::Nl => "en",
        Language::De => "und",
        Language::Fr => "et",
    };
    format!("{} {and} {}", before.join(", "), last.as_ref())
}
