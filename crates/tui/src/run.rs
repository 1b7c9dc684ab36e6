use std::io::Write;
use std::path::Path;

use anyhow::Context;
use wormery_games::with_game;
use wormery_host::{fresh_seed, game_of, saved_game};

use crate::menu::Menu;
use crate::screen::Screen;
use crate::terminal;
use crate::watch::{self, WatchScreen};
use crate::{App, Draw, Habits, Look, Setup};
use wormery_words::{Language, say};

/// Opens the menu on the whole terminal; returns what to tell whoever leaves.
pub fn menu(habits: Habits, look: Look) -> anyhow::Result<Option<String>> {
    open(Box::new(Menu::new(habits)), look)
}

/// Plays a game on the whole terminal; returns what to tell whoever leaves.
pub fn play<G: Draw>(setup: Setup<G>, look: Look) -> anyhow::Result<Option<String>> {
    open(Box::new(setup.start()?), look)
}

/// Goes on with a saved game, or with the newest one that waits.
pub fn resume(
    path: Option<&Path>,
    seed: Option<u64>,
    habits: Habits,
    look: Look,
) -> anyhow::Result<Option<String>> {
    let (path, _) = saved_game(path)?;
    open(resume_screen(&path, seed.unwrap_or_else(fresh_seed), habits)?, look)
}

/// Watches a record on the whole terminal.
pub fn watch(path: &Path, language: Language, look: Look) -> anyhow::Result<Option<String>> {
    let screen = watch_screen(path, language)
        .with_context(|| say!(language, tr_watch, path = path.display().to_string()))?;
    open(screen, look)
}

/// Tells a record in sentences, for pipes and screen readers.
pub fn tell(path: &Path, language: Language, out: &mut impl Write) -> anyhow::Result<()> {
    watch::tell(path, language, out)
}

/// The table of a saved game.
pub(crate) fn resume_screen(path: &Path, seed: u64, habits: Habits) -> anyhow::Result<Box<dyn Screen>> {
    let (path, game) = saved_game(Some(path))?;
    with_game!(game, G => Setup::<G>::resume(&path, seed, habits))
}

fn watch_screen(path: &Path, language: Language) -> anyhow::Result<Box<dyn Screen>> {
    let game = game_of(path)?;
    with_game!(game, G => Ok(Box::new(WatchScreen::<G>::open(path, language)?)))
}

/// Shows a screen on the whole terminal.
pub(crate) fn open(screen: Box<dyn Screen>, look: Look) -> anyhow::Result<Option<String>> {
    let language = screen.language();
    let mut app = App::new(screen, look.asked());
    terminal::run(&mut app).with_context(|| say!(language, tr_terminal))?;
    Ok(app.farewell().map(str::to_owned))
}
