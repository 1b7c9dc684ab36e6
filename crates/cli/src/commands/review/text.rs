use std::io::{self, Write};

use wormery_core::{Seat, Standing, Turn, Viewer, Word};
use wormery_host::Verdict;
use wormery_record::Recorded;
use wormery_review::{DecisionReport, Method, Report, RowReport};
use wormery_table::choice;
use wormery_tui::{Draw, at_hand, label, score_words, verdict_lines};
use wormery_words::{Language, message, of_hundred, percent, prefix, say};

use crate::reader::language;

/// Prints a review: who came where, what luck did, and what to look at again.
pub(super) fn write<G: Draw>(
    out: &mut impl Write,
    report: &Report<G::Action>,
    recorded: &Recorded<G>,
    positions: &[G],
    verdicts: &[Verdict<G>],
) -> io::Result<()> {
    let (language, n) = (language(), recorded.events.len());
    let game = title::<G>(language);
    let state = if report.over {
        say!(language, cli_review_over, game, n)
    } else {
        say!(language, cli_review_not_over, game, n)
    };
    writeln!(out, "{state}\n{}", how(report))?;
    let standing = positions.last().and_then(|game| match game.turn() {
        Turn::Over(standing) => Some(standing),
        Turn::Act(_) | Turn::Chance(_) => None,
    });
    let entrants = standing.as_ref().map_or(&[][..], Standing::entrants);
    let mut order: Vec<usize> = (0..verdicts.len()).collect();
    order.sort_by_key(|row| entrants.get(*row).map(|entrant| entrant.rank));
    for row in order {
        let name = name_of(&report.rows[row], language);
        match entrants.get(row) {
            Some(of) => {
                writeln!(out, "\n{}. {name}: {}", of.rank, score_words::<G>(language, of.score.into()))?;
            }
            None => writeln!(out, "\n{name}")?,
        }
        let lines = verdict_lines(language, &verdicts[row], &recorded.players);
        lines.into_iter().try_for_each(|line| writeln!(out, "{line}"))?;
    }
    Ok(())
}

/// Prints where each result comes from, in shares of the win.
pub(super) fn write_shares<A>(out: &mut impl Write, report: &Report<A>) -> io::Result<()> {
    writeln!(out)?;
    write_rows(out, &report.rows)
}

/// Prints the costliest decisions of all.
pub(super) fn write_costliest<G: Draw>(
    out: &mut impl Write,
    report: &Report<G::Action>,
    recorded: &Recorded<G>,
    positions: &[G],
) -> io::Result<()> {
    if report.costliest.is_empty() {
        return Ok(());
    }
    writeln!(out, "\n{}", say!(language(), cli_review_worst))?;
    for decision in &report.costliest {
        let position = &positions[decision.ply as usize];
        write_decision::<G>(out, decision, position, &recorded.players)?;
    }
    Ok(())
}

fn name_of(row: &RowReport, language: Language) -> String {
    row.name.clone().unwrap_or_else(|| say!(language, app_third_color))
}

/// The game's name for people.
fn title<G: Draw>(language: Language) -> String {
    let key = prefix(G::NAME).map(|prefix| format!("{prefix}_name"));
    key.and_then(|key| message(language, &key, &[])).unwrap_or_else(|| G::NAME.to_owned())
}

fn how<A>(report: &Report<A>) -> String {
    match report.method {
        Method::Sampled => say!(language(), cli_review_sampled),
        Method::ExactTurns => say!(language(), cli_review_exact),
        Method::Searched => say!(language(), cli_review_searched),
    }
}

fn write_rows(out: &mut impl Write, rows: &[RowReport]) -> io::Result<()> {
    let language = language();
    let player = say!(language, cli_review_player);
    let name = |row: &RowReport| name_of(row, language);
    let names = rows.iter().map(name).chain([player.clone()]);
    let width = names.map(|name| name.chars().count()).max().unwrap_or(0);
    writeln!(
        out,
        "{player:<width$}  {:>8}   {:>8}   {:>8}   {:>8}   {:>8}   {:>8}",
        say!(language, cli_review_start),
        say!(language, cli_review_luck),
        say!(language, cli_review_own),
        say!(language, cli_review_others),
        say!(language, cli_review_rest),
        say!(language, cli_review_result)
    )?;
    for row in rows {
        let share = |share: f64| percent(language, share, 1);
        writeln!(
            out,
            "{:<width$}  {:>8} + {:>8} + {:>8} + {:>8} + {:>8} = {:>8}",
            name(row),
            share(row.start),
            // What was hidden is a kind of luck.
            share(row.luck + row.hidden),
            share(row.own),
            share(row.others),
            share(row.rest),
            share(row.result)
        )?;
    }
    Ok(())
}

fn write_decision<G: Draw>(
    out: &mut impl Write,
    decision: &DecisionReport<G::Action>,
    position: &G,
    names: &[String],
) -> io::Result<()> {
    let language = language();
    let viewer = Viewer::Seat(decision.seat);
    let view = position.view(viewer);
    let said = |action| label(&choice(position, action, viewer), &view, names, language);
    let margin = match decision.margin {
        margin if margin > 0.0 => format!(" ± {}", of_hundred(language, margin, 1)),
        _ => String::new(),
    };
    let told = say!(
        language,
        cli_review_decision,
        line = decision.line,
        name = called(names, decision.seat),
        action = said(decision.action),
        best = said(decision.best)
    );
    let cost = percent(language, -decision.cost, 1);
    writeln!(out, "{cost:>9}{margin} {:<2}  {told}", decision.grade.word())?;
    match at_hand::<G>(&view, viewer, names, language) {
        nothing if nothing.is_empty() => Ok(()),
        at_hand => writeln!(out, "{:>15}{at_hand}", ""),
    }
}

fn called(names: &[String], seat: Seat) -> &str {
    &names[seat.index()]
}
