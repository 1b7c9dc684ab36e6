use serde::Serialize;
use wormery_bots::Method;
use wormery_core::Event;

use crate::borders::{TOLD_EXACT, TOLD_SAMPLED};
use crate::{Reviewed, Telling};

/// Whose luck an outcome of chance is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Whose {
    /// That of the seat that acted last: it threw dice.
    Thrower,
    /// Everybody's: something was dealt.
    Everybody,
    /// Nobody's: something was laid out.
    Nobody,
}

/// What an outcome of chance brought one row of the standing, where that can be told from noise.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct RollReport {
    /// How many events had happened before it.
    pub ply: u32,
    /// Which row.
    pub row: usize,
    /// The share of the win that it brought; below zero if it took one.
    pub luck: f64,
}

/// So much luck can be told from noise.
fn least(method: Method) -> f64 {
    if method == Method::Sampled { TOLD_SAMPLED } else { TOLD_EXACT }
}

impl<G: Telling> Reviewed<'_, G> {
    /// What chance brought those whose luck it was, as far as it can be told from noise.
    pub(crate) fn rolls(&self, method: Method, n_seats: usize) -> Vec<RollReport> {
        let (mut thrower, mut rolls) = (None, Vec::new());
        for ((ply, event), position) in (0..).zip(self.events).zip(self.positions) {
            thrower = position.turn().seat().or(thrower);
            let Event::Chance(outcome) = event else { continue };
            let rows = match (G::whose(outcome), thrower) {
                (Whose::Thrower, Some(seat)) => seat.index()..seat.index() + 1,
                (Whose::Everybody, _) => 0..n_seats,
                _ => 0..0,
            };
            rolls.extend(rows.map(|row| RollReport { ply, row, luck: self.luck_at(ply, row) }));
        }
        rolls.retain(|roll| roll.luck.abs() >= least(method));
        rolls
    }
}
