//! Watching a record: forward, back, by itself, to a line, to a mistake.

mod help;
mod judged;
mod paint;
mod press;
mod soil;
mod source;
mod steps;
mod strip;

use std::cell::Cell;
use std::path::Path;
use std::time::Duration;

use wormery_record::Recorded;
use wormery_words::Language;

use crate::canvas::Canvas;
use crate::screen::{Screen, Step};
use crate::{Draw, Ground, Input, Pace};

use judged::Judged;
pub(crate) use source::Source;
use steps::Steps;
pub(crate) use steps::tell;

/// A record on the screen.
pub(crate) struct WatchScreen<G: Draw> {
    steps: Steps<G>,
    title: String,
    note: Option<String>,
    /// What the last key found.
    said: Option<String>,
    at: usize,
    is_playing: bool,
    pace: Pace,
    wait: u64,
    age: u64,
    language: Language,
    /// What the judge of the game says, as far as it has got.
    judged: Judged<G>,
    /// The row of the standing whose chances are drawn.
    row: usize,
    over: Option<Over>,
    /// The line up to which the keys can be turned: only drawing them tells.
    help_end: Cell<usize>,
}

/// What lies on top.
enum Over {
    /// The keys, from a line on.
    Help(usize),
    /// The number of a line that is being typed.
    Line(String),
}

impl<G: Draw> WatchScreen<G> {
    /// Opens a record at its beginning.
    pub(crate) fn open(path: &Path, language: Language) -> anyhow::Result<Self> {
        Self::of(&Source::read(path)?, language)
    }

    /// The record of a text.
    pub(crate) fn of(source: &Source, language: Language) -> anyhow::Result<Self> {
        let recorded = Recorded::<G>::parse(&source.text)?;
        Ok(Self {
            steps: Steps::new(&recorded, language),
            judged: Judged::new(recorded, language),
            title: source.name.clone(),
            note: None,
            said: None,
            at: 0,
            is_playing: false,
            pace: Pace::Normal,
            wait: 0,
            age: u64::MAX,
            language,
            row: 0,
            over: None,
            help_end: Cell::new(0),
        })
    }

    /// Says something below the record.
    pub(crate) fn with_note(self, note: String) -> Self {
        Self { note: Some(note), ..self }
    }

    /// Works out at once what is found out later otherwise.
    #[cfg(test)]
    pub(crate) fn judge_now(&mut self) {
        self.judged.wait();
    }

    fn last(&self) -> usize {
        self.steps.len() - 1
    }

    fn go(&mut self, to: usize) {
        self.at = to.min(self.last());
        self.age = 0;
        self.wait = self.pause();
        self.is_playing &= self.at < self.last();
    }

    /// How long a step is shown; even the fastest can be followed by the eye.
    fn pause(&self) -> u64 {
        let pause = G::pause(&self.steps.trace(self.at));
        self.pace.of(pause).max(120)
    }

    fn pass(&mut self, passed: Duration) {
        self.judged.listen();
        let passed = u64::try_from(passed.as_millis()).unwrap_or(u64::MAX);
        self.age = self.age.saturating_add(passed);
        if self.is_playing {
            self.wait = self.wait.saturating_sub(passed);
            if self.wait == 0 {
                self.go(self.at + 1);
            }
        }
    }
}

impl<G: Draw> Screen for WatchScreen<G> {
    fn ground(&self) -> Ground {
        G::ABOUT.ground
    }

    fn language(&self) -> Language {
        self.language
    }

    fn is_typing(&self) -> bool {
        matches!(self.over, Some(Over::Line(_)))
    }

    fn update(&mut self, input: Input) -> Step {
        match input {
            Input::Key(key) => return self.press(key),
            Input::Tick(passed) => self.pass(passed),
            Input::Quit => return Step::Leave(None),
            Input::Click(..) | Input::Resize => {}
        }
        Step::Stay
    }

    fn draw(&self, canvas: &mut Canvas<'_>) {
        self.paint(canvas);
        if let Some(Over::Help(from)) = self.over {
            self.help_end.set(help::draw(canvas, self.language, from));
        }
    }
}
