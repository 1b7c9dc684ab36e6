//! A table at a server, played over its socket with the screens of a table here.

mod far_link;
mod lobby;
mod screen;
mod talk;
#[cfg(test)]
mod tests;
mod words;

use std::io::{self, IsTerminal};

use anyhow::ensure;
use wormery_client::{Address, Invitation, enter};
use wormery_words::say;

use crate::run::open;
use crate::{Habits, Look};
use screen::JoinScreen;

/// Plays at a server's table on the whole terminal; returns what to tell whoever leaves.
pub fn join(invitation: &Invitation, habits: Habits, look: Look) -> anyhow::Result<Option<String>> {
    let address = Address::parse(&invitation.table, invitation.server.as_deref())?;
    let is_terminal = io::stdin().is_terminal() && io::stdout().is_terminal();
    ensure!(is_terminal, say!(habits.language, tui_far_terminal));
    open(Box::new(JoinScreen::new(enter(address, invitation)?, habits)), look)
}
