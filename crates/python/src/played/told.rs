//! What a state says of itself in words: records, names, what a seat has seen.

use pyo3::PyResult;
use wormery_bots::Roster;
use wormery_core::{Seat, Turn, Viewer};
use wormery_encode::Encode;
use wormery_host::write_steps;
use wormery_record::{write_header, write_result};
use wormery_table::{Ply, see};

use super::{Past, Played};
use crate::json::written;
use crate::refused::refused;

impl<G: Roster + Encode> Played<G> {
    /// Where a viewer began, and what it has seen since, a line each: the same for all states that it cannot tell apart.
    pub(super) fn seen(&self, viewer: Viewer) -> PyResult<String> {
        let mut game = self.first.clone();
        let mut lines = match &self.past {
            Some(past) if viewer == Viewer::Seat(past.seat) => vec![past.own.clone()],
            // What others saw of their own is a guess: what everybody saw, and what they see now.
            Some(past) => vec![past.public.clone(), written(&game.view(viewer))?],
            None => vec![written(&game.view(viewer))?],
        };
        for (ply, event) in (self.n_before() + 1..).zip(&self.events) {
            lines.push(written(&see(&mut game, Ply(ply), event, viewer))?);
        }
        Ok(lines.join("\n"))
    }

    /// What was seen up to now, for whoever goes on from a guess of a seat.
    pub(super) fn past_of(&self, seat: Seat) -> PyResult<Past> {
        let n_events = self.n_before() + self.events.len() as u32;
        Ok(Past { seat, own: self.seen(Viewer::Seat(seat))?, public: self.seen(Viewer::Public)?, n_events })
    }

    fn n_before(&self) -> u32 {
        self.past.as_ref().map_or(0, |past| past.n_events)
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
        if self.past.is_some() {
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
