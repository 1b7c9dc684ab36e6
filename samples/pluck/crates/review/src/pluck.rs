//! What judgements of Pluck rest on: nothing that is told.

use wormery_games::Pluck;

use crate::{Telling, Untold};

impl Telling for Pluck {
    type Reason = Untold;
}
