use std::borrow::Cow;

use unicode_width::UnicodeWidthChar as _;

use crate::visible::{kept, shows_nothing};

/// A text as a part of one line: nothing hidden, nothing that moves a terminal; a new line or a tab is a blank.
///
/// Almost every text stays as it is.
pub fn line(text: &str) -> Cow<'_, str> {
    if text.chars().all(is_harmless) { text.into() } else { kept(text, blank).into() }
}

/// Whether a text stays as it is when it is cleaned.
pub fn is_plain(text: &str) -> bool {
    line(text) == text
}

/// Whether a letter may stand anywhere; marks and the parts of pictures depend on what is around them.
fn is_harmless(letter: char) -> bool {
    letter.is_ascii_graphic()
        || letter == ' '
        || blank(letter).is_none()
            && !letter.is_control()
            && !shows_nothing(letter)
            && letter.width().is_some_and(|width| width > 0)
}

/// A blank in the place of what begins a line; other white space stays.
fn blank(letter: char) -> Option<char> {
    let is_break = letter.is_whitespace() && letter.is_control() || matches!(letter, '\u{2028}' | '\u{2029}');
    is_break.then_some(' ')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_moves_a_terminal_or_hides_is_left_out() {
        for (text, shown) in [
            ("\u{1b}]0;pwn\u{7}Ann", "]0;pwnAnn"),
            ("\u{9b}31mred", "31mred"),
            ("a\r\nb\tc\0", "a  b c"),
            ("a\u{2028}b\u{85}c", "a b c"),
            ("\u{202e}nnA\u{2066}x\u{2069}", "nnAx"),
            ("A\u{200b}n\u{ad}n\u{feff}", "Ann"),
            ("\u{e0041}x\u{e007f}", "x"),
            ("\u{301}x", "x"),
        ] {
            assert_eq!(line(text), shown, "{}", text.escape_unicode());
            assert!(!is_plain(text));
        }
    }

    #[test]
    fn what_people_write_stays_as_it_is() {
        for text in [
            "",
            "Zoë",
            " two  blanks ",
            "12\u{202f}345",
            "3\u{a0}%",
            "👩🏽‍🚀 ❤️ 🏳️‍🌈",
            "Zoe\u{308}",
            "देवी",
            "שָׁלוֹם",
            "−6 → …",
        ] {
            assert!(is_plain(text), "{}", text.escape_unicode());
        }
    }
}
