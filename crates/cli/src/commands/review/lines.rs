use std::fmt::Write;

use wormery_core::Game;
use wormery_review::{DecisionReport, Grade, Report, RowReport, Shares};
use wormery_words::{percent, say, signed_of_hundred};

use crate::chart::escaped;
use crate::reader::language;

const WIDTH: f64 = 800.0;
const HEIGHT: f64 = 320.0;
const LEFT: f64 = 48.0;
const TOP: f64 = 40.0;
/// About how far apart the numbers of turns are written.
const TURN_MARKS: f64 = 60.0;

/// The colors of the lines; a dash pattern tells them apart without color.
const STYLES: [(&str, &str); 7] = [
    ("#b5532a", ""),
    ("#2a6fb5", "7 3"),
    ("#3c8a3c", "2 3"),
    ("#8a4fb0", "10 3 2 3"),
    ("#b08a1e", "5 5"),
    ("#2a9d96", "1 4"),
    ("#555555", "12 6"),
];

/// The chance to win of everybody, a line each, from the start to the end, with marks where a decision cost much.
pub(super) fn draw<G: Game>(report: &Report<G::Action>, positions: &[G]) -> String {
    let height = HEIGHT + 24.0 * report.rows.len() as f64 + 64.0;
    let mut svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {WIDTH} {height}\" font-family=\"sans-serif\" \
         font-size=\"13\">\n<title>{title}</title>\n<rect width=\"100%\" height=\"100%\" fill=\"#fff\"/>\n\
         <text x=\"{LEFT}\" y=\"22\" font-size=\"16\" fill=\"#222\">{title}</text>\n",
        title = say!(language(), cli_review_chart)
    );
    draw_turns(&mut svg, positions);
    for tenth in [0.0, 0.25, 0.5, 0.75, 1.0] {
        let _ = writeln!(
            svg,
            "<path d=\"M{LEFT} {y:.1}H{WIDTH}\" stroke=\"#ccc\"/><text x=\"{x}\" y=\"{text:.1}\" \
             text-anchor=\"end\" fill=\"#555\">{share}</text>",
            x = LEFT - 6.0,
            y = y(tenth),
            text = y(tenth) + 4.0,
            share = percent(language(), tenth, 0)
        );
    }
    for (row, of_row) in report.rows.iter().enumerate() {
        draw_line(&mut svg, row, &report.worth);
        draw_legend(&mut svg, row, of_row);
    }
    report.costliest.iter().for_each(|decision| draw_mark(&mut svg, decision, &report.worth));
    svg + "</svg>\n"
}

fn y(share: f64) -> f64 {
    TOP + (1.0 - share.clamp(0.0, 1.0)) * (HEIGHT - TOP)
}

fn x(ply: usize, n_positions: usize) -> f64 {
    LEFT + (WIDTH - LEFT - 8.0) * ply as f64 / (n_positions.max(2) - 1) as f64
}

/// The numbers of the turns below the lines; a turn begins where another seat acts.
fn draw_turns<G: Game>(svg: &mut String, positions: &[G]) {
    let (mut actor, mut n_turns, mut last) = (None, 0, f64::MIN);
    let word = say!(language(), cli_review_turn);
    let _ = writeln!(svg, "<text x=\"0\" y=\"{:.1}\" fill=\"#555\">{word}</text>", HEIGHT + 16.0);
    for (ply, game) in positions.iter().enumerate() {
        let acts = game.turn().seat();
        if acts.is_none() || acts == actor {
            continue;
        }
        (actor, n_turns) = (acts, n_turns + 1);
        let x = x(ply, positions.len());
        if x - last >= TURN_MARKS {
            last = x;
            let _ = writeln!(
                svg,
                "<path d=\"M{x:.1} {HEIGHT}v4\" stroke=\"#999\"/><text x=\"{x:.1}\" y=\"{:.1}\" \
                 text-anchor=\"middle\" fill=\"#555\">{n_turns}</text>",
                HEIGHT + 16.0
            );
        }
    }
}

/// A mark on the line of who decided, with what it cost to be read by pointing at it.
fn draw_mark<A>(svg: &mut String, decision: &DecisionReport<A>, worth: &[Shares]) {
    let (ply, row) = (decision.ply as usize, decision.seat.index());
    if !matches!(decision.grade, Grade::Mistake | Grade::Blunder) {
        return;
    }
    let told =
        say!(language(), cli_review_mark, line = decision.line, cost = percent(language(), decision.cost, 1));
    let _ = writeln!(
        svg,
        "<circle cx=\"{:.1}\" cy=\"{:.1}\" r=\"4\" fill=\"{}\" stroke=\"#fff\"><title>{told}</title></circle>",
        x(ply, worth.len()),
        y(worth[ply].of(row)),
        STYLES[row % STYLES.len()].0
    );
}

fn style(row: usize) -> String {
    let (color, dashes) = STYLES[row % STYLES.len()];
    format!("stroke=\"{color}\" stroke-dasharray=\"{dashes}\" stroke-width=\"2\" fill=\"none\"")
}

fn draw_line(svg: &mut String, row: usize, worth: &[Shares]) {
    let mut path = String::new();
    for (ply, shares) in worth.iter().enumerate() {
        let command = if ply == 0 { 'M' } else { 'L' };
        let _ = write!(path, "{command}{:.1} {:.1}", x(ply, worth.len()), y(shares.of(row)));
    }
    let _ = writeln!(svg, "<path d=\"{path}\" {}/>", style(row));
}

fn draw_legend(svg: &mut String, row: usize, of_row: &RowReport) {
    let y = HEIGHT + 48.0 + 24.0 * row as f64;
    let language = language();
    let share = |share: f64| signed_of_hundred(language, share, 1);
    let told = say!(
        language,
        cli_review_legend,
        name = of_row.name.clone().unwrap_or_else(|| say!(language, app_third_color)),
        luck = share(of_row.luck + of_row.hidden),
        own = share(of_row.own),
        others = share(of_row.others)
    );
    let _ = writeln!(
        svg,
        "<path d=\"M{LEFT} {line:.1}h40\" {}/><text x=\"{x}\" y=\"{y:.1}\">{}</text>",
        style(row),
        escaped(&told),
        line = y - 4.0,
        x = LEFT + 52.0,
    );
}
