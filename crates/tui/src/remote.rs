//! A table at a server, played over its socket with the screens of a table here, or line by line.

mod far_link;
mod form;
mod hall;
mod lobby;
mod new_table;
mod plain;
mod screen;
mod talk;
#[cfg(test)]
mod tests;
mod words;

use wormery_client::{Hall, Invitation, Place};

use crate::run::open;
use crate::screen::Screen;
use crate::{Habits, Look};
use hall::HallScreen;
pub use plain::join_plain;
use screen::JoinScreen;

/// Plays at a server's table on the whole terminal; returns what to tell whoever leaves.
pub fn join(invitation: &Invitation, habits: Habits, look: Look) -> anyhow::Result<Option<String>> {
    let place = invitation.place()?;
    let screen: Box<dyn Screen> = match place {
        Place::Table(address) => {
            let hall = Hall::arrive(address.site, invitation.name.as_deref())?;
            Box::new(JoinScreen::new(hall.enter(&address.code, invitation.only_watch)?, habits))
        }
        Place::Server(site) => {
            let hall = Hall::arrive(site, invitation.name.as_deref())?;
            Box::new(HallScreen::new(hall, invitation.only_watch, habits)?)
        }
    };
    open(screen, look)
}
