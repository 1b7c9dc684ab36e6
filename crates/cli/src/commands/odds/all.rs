//! The odds of every decision of a record.

use std::io::Write;
use std::path::Path;

use serde::Serialize;
use wormery_core::{Event, Game, Turn, Viewer};
use wormery_games::Regenwormen;
use wormery_games::regenwormen::Action;
use wormery_solve::{Objective, Situation, Stakes, TurnSolver};
use wormery_words::{Language, say};

use super::report::Report;
use super::{record, table};
use crate::label::label;

/// The odds of a decision that somebody made, as `--json` prints them.
#[derive(Serialize)]
struct Decision {
    ply: u32,
    line: u32,
    seat: usize,
    /// What was done.
    action: Action,
    #[serde(flatten)]
    report: Report,
}

/// Writes the odds before each decision between at least two choices, and what was done.
pub(super) fn write(
    path: &Path,
    objective: Objective,
    json: bool,
    out: &mut impl Write,
    language: Language,
) -> anyhow::Result<()> {
    let recorded = record::whole(path)?;
    let mut game = Regenwormen::start(&recorded.config);
    let (mut solver, mut is_first) = (TurnSolver::new(), true);
    for (ply, event) in (0..).zip(&recorded.events) {
        if let (Some((seat, situation)), Event::Action(action)) = (decision(&game), event) {
            let report = Report::new(&solver.solve(&situation, &Stakes::of(&situation, objective)));
            if json {
                serde_json::to_writer(
                    &mut *out,
                    &Decision { ply, line: ply + 2, seat, action: *action, report },
                )?;
                writeln!(out)?;
            } else {
                let (name, done) =
                    (label(&recorded.players[seat]), table::label(&situation, *action, language));
                let gap = if is_first { "" } else { "\n" };
                writeln!(
                    out,
                    "{gap}{}",
                    say!(language, cli_odds_at_line, line = ply + 2, name, action = done)
                )?;
                let kept = game.view(Viewer::Public).board().turn.kept.clone();
                table::write(out, &situation, &kept, objective, &report, language)?;
            }
            is_first = false;
        }
        game.apply(event)?;
    }
    Ok(())
}

/// Who decides, and in which situation; nothing where there is no choice.
fn decision(game: &Regenwormen) -> Option<(usize, Situation)> {
    let Turn::Act(seat) = game.turn() else { return None };
    let situation = Situation::from_game(game)?;
    (game.legal().nth(1).is_some()).then(|| (seat.index(), situation))
}
