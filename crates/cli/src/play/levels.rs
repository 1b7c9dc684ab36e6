use anyhow::Context;
use wormery_bots::Level;
use wormery_host::{Player, level_of, usual_level};
use wormery_tui::{Draw, level_words};
use wormery_words::say;

use crate::reader::language;

/// The level that was named, or the one that suits most people.
pub(super) fn of<G: Draw>(name: Option<&str>) -> anyhow::Result<&'static Level<G>> {
    name.map_or_else(|| Ok(usual_level::<G>()), |name| level_of::<G>(name).context("--level"))
}

/// How the bots of a table play; nothing where there are none.
pub(super) fn words<G: Draw>(level: &Level<G>, players: &[Player]) -> Option<String> {
    let has_bots = players.iter().any(|player| player.level().is_some());
    let (name, about) = level_words::<G>(language(), level.words());
    has_bots.then(|| say!(language(), cli_bots_level, level = name, about))
}
