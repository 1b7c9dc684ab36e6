//! What the tests share: a server, guests, sockets, and somebody who plays whole games.

mod client;
mod guest;
mod host;
mod http;
mod player;
mod record;

use std::time::Duration;

pub(crate) use client::Client;
pub(crate) use guest::Guest;
pub(crate) use host::{Host, quick, table};
pub(crate) use http::{Answer, Lines, Request};
pub(crate) use player::Players;
pub(crate) use record::check_record;

/// How long anything may take before a test gives up: far more than it ever does.
pub(crate) const PATIENCE: Duration = Duration::from_secs(30);
