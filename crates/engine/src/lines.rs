use std::io::{self, BufRead, Read};

/// Reads line by line, and never holds more than one of them: a longer one is passed over.
#[derive(Debug)]
pub struct Lines<R> {
    reader: R,
    longest: usize,
    /// Whether the rest of a line that was too long is still to come.
    is_within: bool,
}

/// A line that somebody wrote.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Line {
    /// Its text, without the line feed.
    Text(String),
    /// It is longer than any line may be.
    TooLong,
    /// It is not UTF-8.
    NotText,
}

impl<R: BufRead> Lines<R> {
    /// Reads lines of at most so many bytes.
    pub fn new(reader: R, longest: usize) -> Self {
        Self { reader, longest, is_within: false }
    }

    /// The next line; `None` at the end.
    ///
    /// That a line is too long is told at once, not when it ends.
    pub fn next_line(&mut self) -> io::Result<Option<Line>> {
        let mut bytes = Vec::new();
        if self.is_within {
            self.pass_over(&mut bytes)?;
        }
        if self.part(&mut bytes)? == 0 {
            return Ok(None);
        }
        if bytes.last() == Some(&b'\n') {
            bytes.pop();
        } else if bytes.len() > self.longest {
            self.is_within = true;
            return Ok(Some(Line::TooLong));
        }
        Ok(Some(String::from_utf8(bytes).map_or(Line::NotText, Line::Text)))
    }

    /// Reads to the end of the line, or until it is too long.
    fn part(&mut self, bytes: &mut Vec<u8>) -> io::Result<usize> {
        self.reader.by_ref().take(self.longest as u64 + 1).read_until(b'\n', bytes)
    }

    fn pass_over(&mut self, bytes: &mut Vec<u8>) -> io::Result<()> {
        while self.part(bytes)? > 0 && bytes.last() != Some(&b'\n') {
            bytes.clear();
        }
        bytes.clear();
        self.is_within = false;
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn lines(bytes: &[u8]) -> Vec<Line> {
        let mut lines = Lines::new(bytes, 4);
        std::iter::from_fn(|| lines.next_line().unwrap()).collect()
    }

    #[test]
    fn a_long_line_is_passed_over_and_the_next_one_is_read() {
        let text = |text: &str| Line::Text(text.into());
        assert_eq!(lines(b"abcd\n\nabcdefghijk\nxy"), [text("abcd"), text(""), Line::TooLong, text("xy")]);
        assert_eq!(lines(b"abcde"), [Line::TooLong]);
        assert_eq!(lines(b"\xff\nab"), [Line::NotText, text("ab")]);
        assert_eq!(lines(b""), []);
    }
}
