//! What the screens show, what keys do, what is saved. None of it needs a terminal or a clock.

mod keys;
mod looks;
mod menu;
mod saves;
mod screens;
mod script;
mod snapshot;
