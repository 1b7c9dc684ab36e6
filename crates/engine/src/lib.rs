//! Programs that play over standard input and output.
//!
//! A referee starts an engine and drives it with lines of JSON: [`ToEngine`] goes in, [`EngineHello`] and [`Answer`]s come
//! out. [`Engine`] is a referee's side of one such program, whatever it does: a [`Fault`] says what it did wrong, and its
//! processes are gone afterwards. [`serve`] is the other side with the bots of this program, and [`check`] tries an engine
//! out. The page for people is `docs/engines.md`.

mod check;
mod engine;
mod fault;
mod guardian;
mod lines;
mod message;
mod process;
mod serve;
mod tail;
mod watcher;

pub use check::{Check, Found, Verdict, check};
pub use engine::{Engine, Limits};
pub use fault::{Fault, Reason};
pub use lines::{Line, Lines};
pub use message::{Answer, Ending, EngineHello, Hello, NewGame, Over, PROTOCOL, ToEngine};
pub use process::end_all;
pub use serve::{BadInput, Service, serve};
pub use watcher::Watcher;
