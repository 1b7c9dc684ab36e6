use std::borrow::Cow;
use std::fmt::Write as _;
use std::io::{self, Write};

use crate::line;

/// The escapes of our own that may reach a terminal: bold, dim and neither. None of them does any harm.
const OWN: [&str; 3] = ["\x1b[0m", "\x1b[1m", "\x1b[2m"];

/// A writer that lets nothing hidden and nothing that moves a terminal through, but for new lines and tabs.
///
/// What may not pass is written as JSON writes it, `\u202e`: a line of JSON means the same after it.
#[derive(Debug)]
pub struct Screen<W> {
    out: W,
    /// The beginning of a letter whose end was not written yet.
    begun: Vec<u8>,
}

impl<W: Write> Screen<W> {
    /// A writer in front of one to a terminal, or to what may be one.
    pub fn new(out: W) -> Self {
        Self { out, begun: Vec::new() }
    }
}

impl<W: Write> Write for Screen<W> {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        if self.begun.is_empty() && bytes.iter().all(|byte| byte.is_ascii_graphic() || b" \n".contains(byte))
        {
            return self.out.write(bytes);
        }
        self.begun.extend(bytes);
        let n_whole = whole(&self.begun);
        let rest = self.begun.split_off(n_whole);
        let text = String::from_utf8_lossy(&self.begun).into_owned();
        self.begun = rest;
        self.out.write_all(escaped(&text).as_bytes())?;
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        self.out.flush()
    }
}

/// How many bytes are whole letters; bytes that never become one count, too.
fn whole(bytes: &[u8]) -> usize {
    match std::str::from_utf8(bytes) {
        Err(error) if error.error_len().is_none() => error.valid_up_to(),
        _ => bytes.len(),
    }
}

/// A text of some lines, with escapes in the place of what may not pass.
pub fn escaped(text: &str) -> Cow<'_, str> {
    if line(text) == text {
        return text.into();
    }
    let mut shown = String::new();
    let mut rest = text;
    while let Some(letter) = rest.chars().next() {
        let length = match own(rest) {
            Some(own) => own.len(),
            None if letter == '\n' || letter == '\t' => 1,
            None => {
                let run = rest.find(['\n', '\t', '\x1b']).filter(|place| *place > 0);
                let run = &rest[..run.unwrap_or(if letter == '\x1b' { 1 } else { rest.len() })];
                show(run, &mut shown);
                rest = &rest[run.len()..];
                continue;
            }
        };
        shown.push_str(&rest[..length]);
        rest = &rest[length..];
    }
    shown.into()
}

fn own(text: &str) -> Option<&'static str> {
    OWN.into_iter().find(|own| text.starts_with(own))
}

/// Letters as they are, as long as each is one that a cleaned line has in its place.
fn show(run: &str, shown: &mut String) {
    let cleaned = line(run);
    let mut kept = cleaned.chars().peekable();
    for letter in run.chars() {
        if kept.next_if_eq(&letter).is_some() {
            shown.push(letter);
        } else {
            // A break that became a blank.
            kept.next_if(|blank| *blank == ' ' && letter.is_whitespace());
            let mut units = [0; 2];
            for unit in letter.encode_utf16(&mut units) {
                let _ = write!(shown, "\\u{unit:04x}");
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn written(parts: &[&[u8]]) -> String {
        let mut out = Vec::new();
        let mut screen = Screen::new(&mut out);
        for part in parts {
            screen.write_all(part).expect("a vector takes all");
        }
        String::from_utf8(out).expect("text")
    }

    #[test]
    fn lines_and_our_own_escapes_pass() {
        let text = "\x1b[1mHeading\x1b[0m\n\tZoë 👩🏽‍🚀 12\u{202f}345 −6\n\n\x1b[2mdim\x1b[0m\n";
        assert_eq!(written(&[text.as_bytes()]), text);
    }

    #[test]
    fn everything_else_is_written_as_an_escape() {
        for (text, shown) in [
            ("a\u{1b}]0;pwn\u{7}b\n", "a\\u001b]0;pwn\\u0007b\n"),
            ("\u{1b}[31mred\u{1b}[0m", "\\u001b[31mred\u{1b}[0m"),
            ("a\rb\u{2028}c", "a\\u000db\\u2028c"),
            ("\u{202e}nnA", "\\u202ennA"),
            ("x\u{e0041}y", "x\\udb40\\udc41y"),
            ("\u{200b}\n\u{200b}", "\\u200b\n\\u200b"),
            ("\u{9b}2J", "\\u009b2J"),
        ] {
            assert_eq!(written(&[text.as_bytes()]), shown, "{}", text.escape_unicode());
        }
    }

    #[test]
    fn letters_that_come_in_parts_are_whole() {
        let [first, second] = ["ë".as_bytes()[0], "ë".as_bytes()[1]];
        assert_eq!(written(&[b"Zo", &[first], &[second], b"!\n"]), "Zoë!\n");
        let hidden = "\u{202e}".as_bytes();
        assert_eq!(written(&[&hidden[..1], &hidden[1..]]), "\\u202e");
        assert_eq!(written(&[&[0xff, b'a']]), "\u{fffd}a");
    }
}
