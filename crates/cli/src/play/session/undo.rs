//! What can be taken back, line by line.

use std::io::Write;

use anyhow::Context;
use wormery_core::Seat;
use wormery_host::Mark;
use wormery_table::{Ply, Table, is_reversible};
use wormery_tui::{Draw, Secrets};
use wormery_words::say;

use super::Session;
use crate::reader::language;

/// Where a person decided something that can be taken back.
pub(super) struct Decision {
    seat: Seat,
    ply: Ply,
    mark: Mark,
    n_told: usize,
}

impl<G: Draw> Session<G> {
    /// Remembers where a decision is made, as long as it and all after it can be taken back.
    ///
    /// What has no alternative is no decision: whoever came back to it would only do it again.
    pub(super) fn remember(&mut self, seat: Seat, action: G::Action) {
        let game = self.table.game();
        if self.bots.plays(seat) || !is_reversible(game, action) {
            self.decisions.clear();
        } else if game.legal().count() > 1 {
            let (ply, mark, n_told) = (self.table.ply(), self.journal.mark(), self.desk.n_told());
            self.decisions.push(Decision { seat, ply, mark, n_told });
        }
    }

    /// Lets what others did be done before a hand is shown that must not be seen and taken back.
    pub(super) fn seal(&mut self, seat: Seat) {
        let is_others = self.decisions.last().is_some_and(|decision| decision.seat != seat);
        if is_others && G::SECRETS == Secrets::Hands {
            self.decisions.clear();
        }
    }

    /// Takes the last decision back: the table and the record are as if it had not been made.
    pub(super) fn undo(&mut self, out: &mut impl Write) -> anyhow::Result<()> {
        let Some(Decision { ply, mark, n_told, .. }) = self.decisions.pop() else { return Ok(()) };
        self.journal.cut(mark).with_context(|| say!(language(), cli_not_written))?;
        let events = self.table.events()[..ply.0 as usize].to_vec();
        self.table = Table::from_events(self.table.config().clone(), events)?;
        self.desk.forget_after(n_told);
        writeln!(out, "{}", say!(language(), cli_undone))?;
        Ok(())
    }
}
