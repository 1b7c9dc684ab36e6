use std::fmt::Write;

use wormery_review::{Report, RowReport, Shares};
use wormery_words::{percent, say, signed_of_hundred};

use crate::reader::language;

const WIDTH: f64 = 800.0;
const HEIGHT: f64 = 320.0;
const LEFT: f64 = 48.0;
const TOP: f64 = 16.0;

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

/// The chance to win of everybody, a line each, from the start to the end.
pub(super) fn draw<A>(report: &Report<A>) -> String {
    let height = HEIGHT + 24.0 * report.rows.len() as f64 + 40.0;
    let mut svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {WIDTH} {height}\" font-family=\"sans-serif\" \
         font-size=\"13\">\n<title>{title}</title>\n",
        title = say!(language(), cli_review_chart)
    );
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
    svg + "</svg>\n"
}

fn y(share: f64) -> f64 {
    TOP + (1.0 - share.clamp(0.0, 1.0)) * (HEIGHT - TOP)
}

fn style(row: usize) -> String {
    let (color, dashes) = STYLES[row % STYLES.len()];
    format!("stroke=\"{color}\" stroke-dasharray=\"{dashes}\" stroke-width=\"2\" fill=\"none\"")
}

fn draw_line(svg: &mut String, row: usize, worth: &[Shares]) {
    let step = (WIDTH - LEFT) / (worth.len().max(2) - 1) as f64;
    let mut path = String::new();
    for (ply, shares) in worth.iter().enumerate() {
        let command = if ply == 0 { 'M' } else { 'L' };
        let _ = write!(path, "{command}{:.1} {:.1}", LEFT + step * ply as f64, y(shares.of(row)));
    }
    let _ = writeln!(svg, "<path d=\"{path}\" {}/>", style(row));
}

fn draw_legend(svg: &mut String, row: usize, of_row: &RowReport) {
    let y = HEIGHT + 32.0 + 24.0 * row as f64;
    let language = language();
    let share = |share: f64| signed_of_hundred(language, share, 1);
    let told = say!(
        language,
        cli_review_legend,
        name = of_row.name.clone().unwrap_or_else(|| say!(language, app_third_color)),
        luck = share(of_row.luck),
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

/// A name of somebody else's choosing, harmless in a picture.
fn escaped(name: &str) -> String {
    let printable = name.chars().filter(|letter| !letter.is_control());
    printable
        .flat_map(|letter| match letter {
            '<' => "&lt;".chars().collect::<Vec<_>>(),
            '>' => "&gt;".chars().collect(),
            '&' => "&amp;".chars().collect(),
            '"' => "&quot;".chars().collect(),
            other => vec![other],
        })
        .collect()
}
