use std::io::Write;
use std::path::Path;

use anyhow::Context;
use wormery_games::with_game;
use wormery_host::{fresh_seed, saved_game};

use crate::menu::Menu;
use crate::screen::Screen;
use crate::terminal;
use crate::watch::{self, Source, WatchScreen};
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

/// Watches a record on the whole terminal; `-` is standard input.
pub fn watch(path: &Path, language: Language, look: Look) -> anyhow::Result<Option<String>> {
    let screen = Source::read(path)
        .map_err(anyhow::Error::from)
        .and_then(|source| watch_screen(&source, language))
        .with_context(|| say!(language, tr_watch, path = path.display().to_string()))?;
    open(screen, look)
}

/// Tells a record in sentences, for pipes and screen readers; `-` is standard input.
pub fn tell(path: &Path, language: Language, out: &mut impl Write) -> anyhow::Result<()> {
    watch::tell(&Source::read(path)?, language, out)
}

/// The table of a saved game.
pub(crate) fn resume_screen(path: &Path, seed: u64, habits: Habits) -> anyhow::Result<Box<dyn Screen>> {
    let (path, game) = saved_game(Some(path))?;
    with_game!(game, G => Setup::<G>::resume(&path, seed, habits))
}

fn watch_screen(source: &Source, language: Language) -> anyhow::Result<Box<dyn Screen>> {
    with_game!(source.game()?, G => Ok(Box::new(WatchScreen::<G>::of(source, language)?)))
}

/// Shows a screen on the whole terminal.
pub(crate) fn open(screen: Box<dyn Screen>, look: Look) -> anyhow::Result<Option<String>> {
    let language = screen.language();
    let mut app = App::new(screen, look.asked());
    terminal::run(&mut app).with_context(|| say!(language, tr_terminal))?;
    Ok(app.farewell().map(str::to_owned))
}
