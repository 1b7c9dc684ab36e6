//! Tables for people and bots, over HTTP and WebSockets.
//!
//! A [`Server`] has one port for pages, the HTTP interface and sockets. Behind it are rooms: a room is a table with its
//! seats, and the game that is played there (`wormery-room`). The driver stores what a room wants stored, and only then
//! the room has it told; so what a client was told is on the disk. What the server says is in `wormery-protocol`, how
//! luck can be checked in `wormery-fair`, where things are kept in `wormery-store`.

mod address;
mod app;
mod clock;
mod depth;
mod driver;
mod edge;
mod fault;
mod forgetting;
mod guest;
mod headers;
mod hosts;
mod http;
mod ids;
mod kept;
mod limits;
mod metrics;
mod name;
mod network;
mod nodes;
mod played;
mod record;
mod review;
mod seeker;
mod server;
mod settings;
mod socket;
mod task;
mod thinking;
mod today;

pub use network::own_address;
pub use server::{Server, StartError};
pub use settings::Settings;
