use wormery_words::Language;

use crate::{Lessons, PuzzleSet};

/// The data of a game, from its folder of `content/` and from docs/rules.
#[derive(Clone, Copy, Debug)]
pub struct Content {
    /// The pages of its rules, in Markdown and in English: the law.
    pub pages: &'static [&'static str],
    /// Its rules in other languages.
    pub books: &'static [(Language, &'static str)],
    /// Its lessons.
    pub lessons: Lessons,
    /// Its puzzles.
    pub puzzles: &'static [PuzzleSet],
}

impl Content {
    /// Nothing of all that.
    pub const NONE: Self = Self { pages: &[], books: &[], lessons: Lessons::NONE, puzzles: &[] };
}
