//! The bots of Pluck: those that every game has.

use wormery_games::Pluck;

use crate::Roster;

impl Roster for Pluck {}
