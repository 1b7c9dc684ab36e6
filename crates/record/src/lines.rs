use std::io::{self, BufRead, ErrorKind, Read};
use std::str;

/// The longest line that is looked at, in bytes: far more than any game needs, far less than the memory.
const LONGEST: usize = 16 << 20;

/// Reads a record line by line, never holding more than one.
pub struct Lines<R> {
    reader: R,
    line: Vec<u8>,
    number: u64,
}

/// Why a record cannot be read at all.
#[derive(Debug, thiserror::Error)]
pub enum Unreadable {
    /// The bytes did not come.
    #[error(transparent)]
    Io(#[from] io::Error),
    /// The bytes are no text.
    #[error("it is not UTF-8 text")]
    NotUtf8,
}

/// A line that is longer than any line may be.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct TooLong;

impl<R: BufRead> Lines<R> {
    /// Reads from the beginning.
    pub fn new(reader: R) -> Self {
        Self { reader, line: Vec::new(), number: 0 }
    }

    /// The number of the line read last, counted from 1.
    pub fn number(&self) -> u64 {
        self.number
    }

    /// The next line without its line feed; `None` at the end.
    pub(crate) fn next(&mut self) -> Result<Option<Result<&str, TooLong>>, Unreadable> {
        self.line.clear();
        let mut limited = self.reader.by_ref().take(LONGEST as u64 + 1);
        if limited.read_until(b'\n', &mut self.line)? == 0 {
            return Ok(None);
        }
        self.number += 1;
        if self.line.last() == Some(&b'\n') {
            self.line.pop();
        } else if self.line.len() > LONGEST {
            return Ok(Some(Err(TooLong)));
        }
        let text = str::from_utf8(&self.line).map_err(|_| Unreadable::NotUtf8)?;
        Ok(Some(Ok(text)))
    }

    /// Reads to the end without looking at lines, only to see that all of it is text.
    pub(crate) fn finish(mut self) -> Result<(), Unreadable> {
        let mut pending = self.line;
        loop {
            let checked = match str::from_utf8(&pending) {
                Ok(_) => pending.len(),
                Err(error) if error.error_len().is_some() => return Err(Unreadable::NotUtf8),
                Err(error) => error.valid_up_to(),
            };
            pending.drain(..checked);
            let chunk = match self.reader.fill_buf() {
                Ok(chunk) => chunk,
                Err(error) if error.kind() == ErrorKind::Interrupted => continue,
                Err(error) => return Err(error.into()),
            };
            if chunk.is_empty() {
                return if pending.is_empty() { Ok(()) } else { Err(Unreadable::NotUtf8) };
            }
            let n_read = chunk.len();
            pending.extend_from_slice(chunk);
            self.reader.consume(n_read);
        }
    }
}
