//! What the screens show, what keys do, what is saved. None of it needs a terminal or a clock.

mod coach;
mod fit;
mod keys;
mod languages;
mod lessons;
mod looks;
mod menu;
mod saves;
mod screens;
pub(crate) mod script;
pub(crate) mod snapshot;
mod undo;
mod watch;
mod words;
