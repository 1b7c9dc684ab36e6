//! To whom something is told.

use crate::Language;

/// Who reads, and the names of those whom it is about.
#[derive(Clone, Copy, Debug)]
pub struct Reader<'a> {
    /// The reader's language.
    pub language: Language,
    /// The names at the table, by seat.
    pub names: &'a [String],
    /// The reader's own seat; `None` for one who only watches.
    pub me: Option<usize>,
}
