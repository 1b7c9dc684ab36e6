//! Pluck: fields and numbered choices.

use wormery_core::{Seat, Standing};
use wormery_games::Pluck;
use wormery_games::pluck::View;

use crate::Draw;

impl Draw for Pluck {
    type Trace = ();

    fn to_act(view: &View) -> Option<Seat> {
        view.to_act.filter(|_| !view.plucking)
    }

    fn standing(view: &View) -> Option<Standing> {
        view.standing.clone()
    }
}
