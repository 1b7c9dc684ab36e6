//! Tables for people and bots, over HTTP and WebSockets.
//!
//! A [`Server`] has one port for pages, the HTTP interface and sockets. Behind it are rooms: a room is a table with its
//! seats, and the game that is played there. Everything that changes a room goes through its lock, is stored, and
//! only then told; so what a client was told is on the disk. What the server says is in `wormery-protocol`, how luck
//! can be checked in `wormery-fair`, where things are kept in `wormery-store`.

mod address;
mod app;
mod clock;
mod depth;
mod edge;
mod fault;
mod guest;
mod headers;
mod http;
mod ids;
mod limits;
mod live;
mod metrics;
mod name;
mod record;
mod review;
mod room;
mod rooms;
mod rules;
mod seeker;
mod server;
mod settings;
mod socket;
mod task;

pub use server::{Server, StartError};
pub use settings::Settings;
