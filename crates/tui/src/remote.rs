//! A table at a server, played over its socket with the screens of a table here.

mod address;
mod fairness;
mod far;
mod guest;
mod http;
mod lobby;
mod record;
mod room;
mod screen;
mod socket;
mod talk;
#[cfg(test)]
mod tests;
mod wire;
mod words;

use std::io::{self, IsTerminal};

use anyhow::{Context, ensure};
use wormery_protocol::TableInfo;

use crate::run::open;
use crate::{Habits, Look};
use address::Address;
use guest::Guest;
use http::Request;
use room::Room;
use screen::JoinScreen;
use socket::Socket;
use wire::Wire;

/// How to get to a table.
#[derive(Clone, Debug)]
pub struct Invitation {
    /// Its address as people share it, or its code alone where the server is named.
    pub table: String,
    /// The address of the server, if only a code is given.
    pub server: Option<String>,
    /// What others shall call us.
    pub name: Option<String>,
    /// Whether a free seat stays free.
    pub only_watch: bool,
}

/// Plays at a server's table on the whole terminal; returns what to tell whoever leaves.
pub fn join(invitation: &Invitation, habits: Habits, look: Look) -> anyhow::Result<Option<String>> {
    let address = Address::parse(&invitation.table, invitation.server.as_deref())?;
    let is_terminal = io::stdin().is_terminal() && io::stdout().is_terminal();
    ensure!(is_terminal, "a table far away is played on a terminal; there is no line mode for it");
    open(Box::new(enter(address, invitation, habits)?), look)
}

/// Goes to the table; what is wrong is found out before the terminal is taken.
fn enter(address: Address, invitation: &Invitation, habits: Habits) -> anyhow::Result<JoinScreen> {
    let guest = Guest::arrive(&address, invitation.name.as_deref())?;
    let path = format!("/api/v1/tables/{}", address.code);
    let table = Request { method: "GET", path: &path, cookie: Some(&guest.cookie), body: "" };
    let _: TableInfo =
        table.send(&address).and_then(|reply| reply.json()).with_context(|| address.to_string())?;
    let socket = Socket::open(address.clone(), guest.cookie.clone(), invitation.only_watch);
    Ok(JoinScreen::new(Room::new(address, guest, Some(socket)), habits))
}
