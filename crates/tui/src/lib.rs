//! The games on a full screen in the terminal.
//!
//! An [`App`] is a plain value: [`App::update`] lets an [`Input`] happen, [`App::draw`] draws on a buffer, and
//! neither knows a terminal. A table is drawn from what one viewer gets, over a [`Link`]: frames come in, actions go
//! out. A link leads to a table in this program (`wormery_host::DeviceTable`), or over a socket to one at a server
//! (`wormery_client::Far`). What is special to a game is in its [`Draw`]: one folder for each, everything else is for all
//! of them.

mod about;
mod app;
mod ask;
mod book;
mod canvas;
mod coach;
mod content;
#[cfg(test)]
mod cuts;
mod draw;
mod fields;
mod footer;
mod habits;
mod input;
mod learn;
mod link;
mod list;
mod local_link;
mod look;
mod menu;
mod page;
mod palette;
mod plain;
mod puzzle;
mod refusal;
mod remote;
mod rules;
mod run;
mod scene;
mod screen;
mod setup;
mod signals;
mod sixteen;
mod table;
mod terminal;
#[cfg(test)]
mod tests;
mod text;
mod theme;
mod trouble;
mod verdict;
mod watch;

wormery_games::game_modules!(pub(crate));

pub use about::{level_words, score as score_words};
pub use app::App;
pub use canvas::{Canvas, Zone};
pub use content::Content;
pub use draw::{Advice, Draw, Mood, Question, Tale};
pub use habits::{Habits, Hints, Pace};
pub use input::{Input, Key};
pub use learn::{Lessons, Script, learn, tell_lessons};
pub use link::{Away, Link, News, Presence, Wish};
pub use look::{Depth, Look, ThemeName};
pub use plain::{Answer, Asked, Desk, Paper, Turned, at_hand, label, plain, story_of};
pub use puzzle::{PuzzleSet, Wished, puzzle, tell_puzzles};
pub use remote::{join, join_plain};
pub use rules::{rules, tell_rules};
pub use run::{menu, play, resume, tell, watch};
pub use scene::{Button, Intent, Scene, Toward};
pub use setup::Setup;
pub use theme::{Daylight, Role, Theme};
pub use trouble::{cause_words, trouble_words};
pub use verdict::{share_words, verdict_lines};
pub use wormery_core::{Ground, Secrets};
