//! What a state says of itself in words: records, names, what a seat has seen.

use pyo3::PyResult;
use wormery_bots::Roster;
use wormery_core::{Seat, Turn, Viewer};
use wormery_encode::Encode;
use wormery_host::write_steps;
use wormery_record::{write_header, write_result};
use wormery_table::{Ply, see};

use super::Played;
use crate::json::written;
use crate::refused::refused;

impl<G: Roster + Encode> Played<G> {
    /// Where a seat began, and what it has seen since, a line each: the same for all states that it cannot tell apart.
    pub(super) fn seen(&self, seat: Seat) -> PyResult<String> {
        let (mut game, viewer) = (self.first.clone(), Viewer::Seat(seat));
        let mut lines = vec![written(&game.view(viewer))?];
        for (ply, event) in (1..).zip(&self.events) {
            lines.push(written(&see(&mut game, Ply(ply), event, viewer))?);
        }
        Ok(lines.join("\n"))
    }

    pub(super) fn called(&self, number: usize) -> PyResult<String> {
        if let Turn::Chance(_) = self.game.turn() {
            let answers = self.answers().map_err(refused)?;
            let (outcome, _) =
                answers.get(number).ok_or_else(|| refused(format!("chance has no answer {number}")))?;
            return written(outcome);
        }
        if number < G::N_ACTIONS {
            Ok(G::action_name(number))
        } else {
            Err(refused(format!("{} has no action {number}", G::NAME)))
        }
    }

    pub(super) fn recorded(&self, names: &[String]) -> PyResult<String> {
        if self.is_guess {
            return Err(refused("a state that was guessed has no record"));
        }
        if names.len() != self.config.n_seats() {
            return Err(refused(format!("{} players need as many names", self.config.n_seats())));
        }
        let mut text = Vec::new();
        write_header::<G>(&mut text, &self.config, names).map_err(refused)?;
        write_steps(&mut text, &self.first, &self.events).map_err(refused)?;
        if let Turn::Over(standing) = self.game.turn() {
            write_result(&mut text, &standing).map_err(refused)?;
        }
        String::from_utf8(text).map_err(refused)
    }
}
