//! Plurals as the Unicode rules have them for our languages.

use crate::{Language, Value};

/// Whether a language treats a count as one.
///
/// French does so below two; the others for exactly 1, written without a point. Nobody counts the sign. Millions, for
/// which French has a third form, are written like all others.
pub(crate) fn is_one(language: Language, count: &Value) -> bool {
    let figures = count.word().replace(',', ".");
    let figures = figures.trim_start_matches(['-', '−']);
    match language {
        Language::Fr => figures.parse().is_ok_and(|count: f64| count < 2.0),
        Language::En | Language::Nl | Language::De => figures == "1",
    }
}
