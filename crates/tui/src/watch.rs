//! Watching a record: forward, back, by itself.

mod paint;
mod steps;

use std::path::Path;
use std::time::Duration;

use wormery_words::Language;

use crate::canvas::Canvas;
use crate::screen::{Screen, Step};
use crate::{Draw, Ground, Input, Key, Pace};

use steps::Steps;
pub(crate) use steps::tell;

/// A record on the screen.
pub(crate) struct WatchScreen<G: Draw> {
    steps: Steps<G>,
    title: String,
    note: Option<String>,
    at: usize,
    is_playing: bool,
    pace: Pace,
    wait: u64,
    age: u64,
    language: Language,
}

impl<G: Draw> WatchScreen<G> {
    /// Opens a record at its beginning.
    pub(crate) fn open(path: &Path, language: Language) -> anyhow::Result<Self> {
        let title = path.file_name().map_or(String::new(), |name| name.to_string_lossy().into_owned());
        let (steps, pace) = (Steps::load(path, language)?, Pace::Normal);
        Ok(Self {
            steps,
            title,
            note: None,
            at: 0,
            is_playing: false,
            pace,
            wait: 0,
            age: u64::MAX,
            language,
        })
    }

    /// Says something below the record.
    pub(crate) fn with_note(self, note: String) -> Self {
        Self { note: Some(note), ..self }
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
        let passed = u64::try_from(passed.as_millis()).unwrap_or(u64::MAX);
        self.age = self.age.saturating_add(passed);
        if self.is_playing {
            self.wait = self.wait.saturating_sub(passed);
            if self.wait == 0 {
                self.go(self.at + 1);
            }
        }
    }

    fn press(&mut self, key: Key) -> Step {
        match key {
            Key::Right | Key::Down | Key::Enter => self.go(self.at + 1),
            Key::Left | Key::Up | Key::Backspace => self.go(self.at.saturating_sub(1)),
            Key::PageDown => self.go(self.at + 10),
            Key::PageUp => self.go(self.at.saturating_sub(10)),
            Key::Home => self.go(0),
            Key::End => self.go(self.last()),
            Key::Choose(step) => self.go(step),
            Key::Char(' ') => self.toggle(),
            Key::Char('+' | '=') => self.pace = self.pace.faster(),
            Key::Char('-') => self.pace = self.pace.slower(),
            Key::Char('q' | 'Q') | Key::Esc => return Step::Leave(None),
            _ => {}
        }
        Step::Stay
    }

    /// Plays or pauses; at the end it begins again.
    fn toggle(&mut self) {
        if self.at == self.last() {
            self.go(0);
        }
        self.is_playing = !self.is_playing;
        self.wait = self.pause();
    }
}

impl<G: Draw> Screen for WatchScreen<G> {
    fn ground(&self) -> Ground {
        G::GROUND
    }

    fn language(&self) -> Language {
        self.language
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
    }
}
