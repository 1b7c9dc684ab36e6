use std::io::{self, Write};

use wormery_core::{Seat, Viewer, Word};
use wormery_record::Recorded;
use wormery_review::{DecisionReport, Method, Report, RowReport};

use crate::show::Show;
use crate::words::counted;

/// Prints a review: how it was made, where each result comes from, and what was worst.
pub(super) fn write<G: Show>(
    out: &mut impl Write,
    report: &Report<G::Action>,
    recorded: &Recorded<G>,
    positions: &[G],
    n_worst: usize,
) -> io::Result<()> {
    let over = if report.over { "over" } else { "not over" };
    writeln!(out, "{}, {over} after {}.", G::NAME, counted(recorded.events.len(), "step"))?;
    writeln!(out, "{}\n", how(report))?;
    write_rows(out, &report.rows)?;
    let worst = &report.costliest[..report.costliest.len().min(n_worst)];
    if worst.is_empty() {
        return Ok(());
    }
    writeln!(out, "\nThe costliest decisions:")?;
    for decision in worst {
        let position = &positions[decision.ply as usize];
        write_decision::<G>(out, decision, position, &recorded.players)?;
    }
    Ok(())
}

fn how<A>(report: &Report<A>) -> String {
    match (report.method, report.playouts) {
        (Method::Sampled, Some(playouts)) => format!(
            "Sampled: every choice was played on {playouts} times; what cannot be told from the best choice costs nothing."
        ),
        _ => "Every turn is solved exactly, its ends are valued by the trained net.".into(),
    }
}

fn write_rows(out: &mut impl Write, rows: &[RowReport]) -> io::Result<()> {
    let name = |row: &RowReport| row.name.clone().unwrap_or_else(|| "third color".into());
    let width = rows.iter().map(|row| name(row).chars().count()).max().unwrap_or(0).max(6);
    writeln!(
        out,
        "{:<width$}  {:>8}   {:>8}   {:>8}   {:>8}   {:>8}",
        "player", "start", "luck", "own", "others", "result"
    )?;
    for row in rows {
        writeln!(
            out,
            "{:<width$}  {} + {} + {} + {} = {}",
            name(row),
            percent(row.start),
            percent(row.luck),
            percent(row.own),
            percent(row.others),
            percent(row.result)
        )?;
    }
    Ok(())
}

/// A share in percent, eight characters wide; there is no minus zero.
fn percent(share: f64) -> String {
    let tenths = (share * 1000.0).round() / 10.0 + 0.0;
    format!("{tenths:>6.1} %")
}

fn write_decision<G: Show>(
    out: &mut impl Write,
    decision: &DecisionReport<G::Action>,
    position: &G,
    names: &[String],
) -> io::Result<()> {
    let view = position.view(Viewer::Seat(decision.seat));
    let label = |action| G::label(action, &view, names);
    let margin =
        if decision.margin > 0.0 { format!(" ± {:.1}", decision.margin * 100.0) } else { String::new() };
    writeln!(
        out,
        "{:>6.1} %{margin} {:<2}  line {}, {}: {}; better: {}",
        -decision.cost * 100.0,
        decision.grade.word(),
        decision.ply + 2,
        called(names, decision.seat),
        label(decision.action),
        label(decision.best)
    )
}

fn called(names: &[String], seat: Seat) -> &str {
    &names[seat.index()]
}
