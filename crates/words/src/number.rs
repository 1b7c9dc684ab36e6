//! Numbers as each language writes them: a real minus, a point or a comma, `71%` or `71 %`.
//!
//! `web/src/lib/words/numbers.ts` does the same in the browser; `tests/fixture/numbers.json` holds both to it.

use crate::Language;

/// A whole number: "12", "−7".
pub fn number(_: Language, value: i64) -> String {
    format!("{}{}", if value < 0 { "−" } else { "" }, value.unsigned_abs())
}

/// A whole number with its sign: "+4", "−7", "0".
pub fn signed(language: Language, value: i64) -> String {
    plus(value > 0, number(language, value))
}

/// A number with so many digits after the point, nine at most: "0.4", or "−0,4"; "–" for what is no number.
///
/// Halves go away from zero, as in the browser; the standard library writes 0.125 as 0.12.
pub fn decimal(language: Language, value: f64, digits: u32) -> String {
    if !value.is_finite() {
        return "–".to_owned();
    }
    let scale = 10u64.pow(digits.min(9));
    let rounded = (value.abs() * scale as f64).round() as u64;
    let sign = if value < 0.0 && rounded > 0 { "−" } else { "" };
    let whole = rounded / scale;
    if digits == 0 {
        return format!("{sign}{whole}");
    }
    let point = if language == Language::En { '.' } else { ',' };
    format!("{sign}{whole}{point}{:0width$}", rounded % scale, width = digits.min(9) as usize)
}

/// The same with its sign: "+0.4", "−0.4", "0.0".
pub fn signed_decimal(language: Language, value: f64, digits: u32) -> String {
    let text = decimal(language, value, digits);
    plus(value > 0.0 && text.bytes().any(|byte| (b'1'..=b'9').contains(&byte)), text)
}

/// A share as percent: 0.714 is "71%", or "71,4 %" with one digit and a narrow space that does not break.
pub fn percent(language: Language, share: f64, digits: u32) -> String {
    of_hundred(language, share, digits) + percent_sign(language)
}

/// The same with its sign: "+41%", "−6%", "0%".
pub fn signed_percent(language: Language, share: f64, digits: u32) -> String {
    signed_of_hundred(language, share, digits) + percent_sign(language)
}

/// A share as a figure out of a hundred, where the percent sign stands elsewhere: "71".
pub fn of_hundred(language: Language, share: f64, digits: u32) -> String {
    decimal(language, share * 100.0, digits)
}

/// The same with its sign: "+41", "−6", "0".
pub fn signed_of_hundred(language: Language, share: f64, digits: u32) -> String {
    signed_decimal(language, share * 100.0, digits)
}

fn percent_sign(language: Language) -> &'static str {
    match language {
        Language::En | Language::Nl => "%",
        Language::De | Language::Fr => "\u{202f}%",
    }
}

fn plus(is_more: bool, text: String) -> String {
    if is_more { format!("+{text}") } else { text }
}
