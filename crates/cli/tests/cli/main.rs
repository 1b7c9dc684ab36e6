//! What the program does, seen from outside.
//!
//! Its words are in `tests/cmd`; here is what needs pipes, files, many runs or a terminal.

#[path = "../serve/server.rs"]
#[allow(dead_code, reason = "the tests of the server use the rest")]
mod server;

#[path = "../serve/guest.rs"]
#[allow(dead_code, reason = "the tests of the server use the rest")]
mod guest;
#[path = "../serve/http.rs"]
#[allow(dead_code, reason = "the tests of the server use the rest")]
mod http;

mod arena;
mod deck;
mod engines;
mod english;
mod evaluate;
mod examples;
mod forged;
mod hall;
mod help;
mod hostile;
mod join;
mod languages;
mod manners;
mod memory;
mod numbers;
mod options;
mod pipes;
mod plain;
mod play;
mod program;
mod pty;
mod random;
mod replay;
mod review;
mod saves;
mod screen;
mod shells;
mod solve_game;
mod terminal;
mod today;
mod verify;
mod watch;
