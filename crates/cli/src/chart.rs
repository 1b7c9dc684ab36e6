use std::fmt::Write;

use wormery_arena::{Result, Share};

const WIDTH: f64 = 640.0;
const LEFT: f64 = 140.0;
const ROW: f64 = 34.0;
/// So many letters fit before a bar.
const MOST_LETTERS: usize = 16;

/// A bar for the win share of each bot, with its 95 % interval.
pub(crate) fn shares(result: &Result) -> String {
    let height = ROW * (result.shares.len() as f64 + 1.5);
    let mut svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {WIDTH} {height}\" font-family=\"sans-serif\" \
         font-size=\"14\">\n<title>Share of the wins in {} games</title>\n",
        result.n_games
    );
    let even = scale(1.0 / result.shares.len() as f64);
    let _ = writeln!(
        svg,
        "<path d=\"M{even:.1} 8V{:.1}\" stroke=\"#888\" stroke-dasharray=\"4 4\"/>",
        height - 24.0
    );
    for (place, share) in result.shares.iter().enumerate() {
        bar(&mut svg, 12.0 + ROW * place as f64, share);
    }
    let _ = writeln!(
        svg,
        "<text x=\"{LEFT}\" y=\"{}\" fill=\"#555\">{} games; dashed: an even share</text>",
        height - 8.0,
        result.n_games
    );
    svg + "</svg>\n"
}

/// Where a share ends.
fn scale(share: f64) -> f64 {
    LEFT + share.clamp(0.0, 1.0) * (WIDTH - LEFT - 150.0)
}

/// The bar of one bot.
fn bar(svg: &mut String, top: f64, share: &Share) {
    let (end, middle) = (scale(share.wins), top + 11.0);
    let (low, high) = (scale(share.interval.low), scale(share.interval.high));
    let _ = writeln!(
        svg,
        "<text x=\"{}\" y=\"{}\" text-anchor=\"end\">{}</text>",
        LEFT - 8.0,
        top + 16.0,
        label(&share.level)
    );
    let _ = writeln!(
        svg,
        "<rect x=\"{LEFT}\" y=\"{top}\" width=\"{:.1}\" height=\"22\" fill=\"#b5532a\"/>",
        end - LEFT
    );
    let _ = writeln!(svg, "<path d=\"M{low:.1} {middle}H{high:.1}\" stroke=\"#222\" stroke-width=\"3\"/>");
    let text = format!(
        "{:.1} % ({:.1}–{:.1})",
        share.wins * 100.0,
        share.interval.low * 100.0,
        share.interval.high * 100.0
    );
    let _ = writeln!(svg, "<text x=\"{:.1}\" y=\"{}\">{text}</text>", high + 8.0, top + 16.0);
}

/// A name of somebody else's choosing, harmless in a picture.
pub(crate) fn escaped(name: &str) -> String {
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

/// The name of a bot as far as there is room for it.
fn label(name: &str) -> String {
    let mut letters = name.chars();
    let begin: String = letters.by_ref().take(MOST_LETTERS).collect();
    escaped(&if letters.next().is_some() { begin + "…" } else { begin })
}
