//! The games on a full screen in the terminal.
//!
//! An [`App`] is a plain value: [`App::update`] lets an [`Input`] happen, [`App::draw`] draws on a buffer, and
//! neither knows a terminal. A table is drawn from what one viewer gets, over a [`Link`]: frames come in, actions go
//! out. A link leads to a table in this program, with bots that think on a thread of their own, or over a socket to one
//! at a server ([`join`]). What is special to a game is in its [`Draw`]: one folder for each, everything else is for all
//! of them.

mod app;
mod canvas;
mod coach;
mod desk;
mod draw;
mod habits;
mod holzwurm;
mod input;
mod ithappens;
mod link;
mod local;
mod look;
mod menu;
mod player;
mod regenwormen;
mod remote;
mod review;
mod run;
mod save;
mod screen;
mod setup;
mod table;
mod terminal;
#[cfg(test)]
mod tests;
mod text;
mod theme;
mod watch;

pub use app::App;
pub use canvas::{Canvas, Zone};
pub use draw::{Advice, Button, Draw, Intent, Mood, Question, Scene, Secrets, Setting, Tale, Toward};
pub use habits::{Habits, Hints, Pace};
pub use input::{Input, Key};
pub use link::{Away, Link, News, Presence, Wish};
pub use look::{Depth, Look};
pub use player::{Kind, Player};
pub use remote::{Invitation, join};
pub use review::{Aftermath, Verdict, verdicts};
pub use run::{menu, play, resume, saved_game, tell, watch};
pub use save::{BeingPlayed, Journal, Loaded, Saved, games_folder, load, read_deck};
pub use setup::{IS_OVER, Setup};
pub use theme::{Daylight, Ground, Role, Theme};
