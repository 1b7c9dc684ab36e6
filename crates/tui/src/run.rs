use std::io::Write;
use std::path::{Path, PathBuf};

use anyhow::{Context, bail};
use wormery_games::{GameId, with_game};

use crate::menu::Menu;
use crate::save::{game_of, games_folder, newest_waiting, unfinished};
use crate::screen::Screen;
use crate::setup::fresh_seed;
use crate::terminal;
use crate::watch::{self, WatchScreen};
use crate::{App, Draw, Habits, Look, Setup};
use wormery_words::Language;

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
    let path = saved(path)?;
    open(resume_screen(&path, seed.unwrap_or_else(fresh_seed), habits)?, look)
}

/// Watches a record on the whole terminal.
pub fn watch(path: &Path, language: Language, look: Look) -> anyhow::Result<Option<String>> {
    let screen = watch_screen(path, language).with_context(|| format!("watch {}", path.display()))?;
    open(screen, look)
}

/// Tells a record in sentences, for pipes and screen readers.
pub fn tell(path: &Path, language: Language, out: &mut impl Write) -> anyhow::Result<()> {
    watch::tell(path, language, out)
}

/// The saved game that was named, or the newest one that waits, and which game it is of.
pub fn saved_game(path: Option<&Path>) -> anyhow::Result<(PathBuf, GameId)> {
    let path = saved(path)?;
    let game = game_to_resume(&path)?;
    Ok((path, game))
}

fn game_to_resume(path: &Path) -> anyhow::Result<GameId> {
    game_of(path).with_context(|| format!("go on with {}", path.display()))
}

fn saved(path: Option<&Path>) -> anyhow::Result<PathBuf> {
    if let Some(path) = path {
        return Ok(path.to_owned());
    }
    let folder = games_folder().context("there is no home for saved games")?;
    match newest_waiting(&folder) {
        Some(path) => Ok(path),
        None if unfinished(&folder).is_empty() => bail!("no game waits in {}", folder.display()),
        None => bail!("every game that waits in {} is being played in another window", folder.display()),
    }
}

/// The table of a saved game.
pub(crate) fn resume_screen(path: &Path, seed: u64, habits: Habits) -> anyhow::Result<Box<dyn Screen>> {
    with_game!(game_to_resume(path)?, G => Setup::<G>::resume(path, seed, habits))
}

fn watch_screen(path: &Path, language: Language) -> anyhow::Result<Box<dyn Screen>> {
    let game = game_of(path)?;
    with_game!(game, G => Ok(Box::new(WatchScreen::<G>::open(path, language)?)))
}

/// Shows a screen on the whole terminal.
pub(crate) fn open(screen: Box<dyn Screen>, look: Look) -> anyhow::Result<Option<String>> {
    let mut app = App::new(screen, look);
    terminal::run(&mut app).context("use the terminal")?;
    Ok(app.farewell().map(str::to_owned))
}
