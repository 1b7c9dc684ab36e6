//! What `wormery serve` does, seen from outside: killed, stopped, on a full disk, and in everyday use.

#[path = "../../../store/tests/support/database.rs"]
mod database;
#[path = "../cli/program.rs"]
#[allow(dead_code, reason = "the tests of the other commands use the rest")]
mod program;

mod attack;
mod backup;
mod balancer;
mod crash;
mod disk;
mod earlier;
mod files;
mod guest;
mod health;
mod hot_seat;
mod http;
mod kill;
mod line;
mod log;
mod moves;
mod nodes;
mod nodes_back;
mod nodes_budget;
mod own_postgres;
mod player;
mod postgres;
mod proxy;
mod python;
mod records;
mod server;
mod settings;
mod socket;
mod start;
mod stop;
mod stuck;
mod thumb;
mod watcher;
