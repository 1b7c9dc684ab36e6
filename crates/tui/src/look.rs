use std::env;

use ratatui::buffer::Buffer;
use ratatui::style::{Color, Style};

use crate::Daylight;

/// How many colors a terminal has.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Depth {
    /// None are wanted.
    Mono,
    /// The palette of 256.
    Palette,
    /// All of them.
    True,
}

/// What a terminal can show and its user wants to see.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Look {
    /// Light or dark.
    pub daylight: Daylight,
    /// How many colors.
    pub depth: Depth,
    /// Nothing beyond ASCII.
    pub ascii: bool,
}

impl Look {
    /// What the environment says, unless the user said something else.
    pub fn from_env(daylight: Option<Daylight>, no_color: bool, ascii: bool) -> Self {
        let set = |name| env::var(name).ok().filter(|value| !value.is_empty());
        let depth = match set("COLORTERM").as_deref() {
            _ if no_color || set("NO_COLOR").is_some() || set("TERM").as_deref() == Some("dumb") => {
                Depth::Mono
            }
            Some("truecolor" | "24bit") => Depth::True,
            _ => Depth::Palette,
        };
        let locale = set("LC_ALL").or_else(|| set("LC_CTYPE")).or_else(|| set("LANG"));
        let daylight = daylight.unwrap_or_else(|| background(set("COLORFGBG").as_deref()));
        Self { daylight, depth, ascii: ascii || !is_utf8(locale.as_deref()) }
    }

    /// Fits what was drawn to what the terminal can show.
    pub(crate) fn fit(self, buffer: &mut Buffer) {
        for cell in &mut buffer.content {
            if self.ascii && !cell.symbol().is_ascii() {
                let letter = cell.symbol().chars().next().map_or(' ', ascii);
                cell.set_char(letter);
            }
            if self.depth == Depth::Palette {
                let style = Style::new().fg(indexed(cell.fg)).bg(indexed(cell.bg));
                cell.set_style(style);
            }
        }
    }
}

/// Terminals that tell their colors write the background last; the bright ones mean day.
fn background(colors: Option<&str>) -> Daylight {
    match colors.and_then(|colors| colors.rsplit(';').next()) {
        Some("7" | "15") => Daylight::Light,
        _ => Daylight::Dark,
    }
}

fn is_utf8(locale: Option<&str>) -> bool {
    let locale = locale.unwrap_or_default().to_lowercase();
    locale.contains("utf-8") || locale.contains("utf8")
}

/// The nearest color of the cube of 6 by 6 by 6 or of the greys.
fn indexed(color: Color) -> Color {
    let Color::Rgb(red, green, blue) = color else { return color };
    let levels = [0_u8, 95, 135, 175, 215, 255];
    let nearest =
        |value: u8| (0..6_u8).min_by_key(|step| levels[usize::from(*step)].abs_diff(value)).unwrap_or(0);
    let (r, g, b) = (nearest(red), nearest(green), nearest(blue));
    let in_cube = [r, g, b].map(|step| levels[usize::from(step)]);
    let mean = (u16::from(red) + u16::from(green) + u16::from(blue)) / 3;
    let grey_step = (mean.saturating_sub(3) / 10).min(23) as u8;
    let grey = [8 + 10 * grey_step; 3];
    let distance = |other: [u8; 3]| -> u32 {
        let apart = [red, green, blue].into_iter().zip(other).map(|(one, two)| u32::from(one.abs_diff(two)));
        apart.map(|by| by * by).sum()
    };
    if distance(grey) < distance(in_cube) {
        Color::Indexed(232 + grey_step)
    } else {
        Color::Indexed(16 + 36 * r + 6 * g + b)
    }
}

/// The nearest thing to a character that every terminal has.
pub(crate) fn ascii(letter: char) -> char {
    match letter {
        '─' | '━' | '┄' | '╌' | '–' | '—' | '−' | '╶' | '╴' => '-',
        '│' | '┃' | '╷' | '╵' => '|',
        '┌' | '┐' | '└' | '┘' | '╭' | '╮' | '╰' | '╯' | '├' | '┤' | '┬' | '┴' | '┼' | '✚' => {
            '+'
        }
        '▐' => '[',
        '▌' => ']',
        '■' | '▒' | '░' | '█' | '▓' => '#',
        '▲' | '↑' | '♛' => '^',
        '◆' => '%',
        '★' | '✓' => '*',
        '☼' => 'y',
        '○' => 'n',
        '♥' => 'r',
        '♣' => 'g',
        '♠' => 'p',
        '♦' => 'b',
        '·' | '…' => '.',
        '×' | '✗' | '☠' => 'x',
        '→' | '▶' | '▸' | '›' => '>',
        '←' | '◀' | '‹' => '<',
        '↓' | '▼' => 'v',
        '♞' => '&',
        '±' => '~',
        '’' | '‘' => '\'',
        '“' | '”' | '„' | '«' | '»' => '"',
        '\u{a0}' | '\u{202f}' => ' ',
        'ß' => 's',
        _ => bare(letter),
    }
}

/// A letter without its accent.
fn bare(letter: char) -> char {
    match letter {
        'ë' | 'é' | 'è' | 'ê' => 'e',
        'ä' | 'á' | 'à' | 'â' => 'a',
        '●' | '•' | 'ö' | 'ó' | 'ô' | 'œ' => 'o',
        'ü' | 'ú' | 'ù' | 'û' => 'u',
        'ï' | 'í' | 'î' => 'i',
        'ç' => 'c',
        'É' | 'È' | 'Ê' => 'E',
        'Ä' | 'À' | 'Â' => 'A',
        'Ö' | 'Ô' => 'O',
        'Ü' => 'U',
        'Ç' => 'C',
        _ => '?',
    }
}

#[cfg(test)]
mod tests {
    use std::fs;
    use std::path::Path;

    use super::ascii;

    #[test]
    fn every_letter_of_the_catalogue_can_be_shown_everywhere() {
        let words = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../words");
        for area in ["tui", "watch", "hall", "cli", "levels", "rw-told", "ih-told", "hw-told"] {
            for language in ["en", "nl", "de", "fr"] {
                let text = fs::read_to_string(words.join(area).join(format!("{language}.json"))).unwrap();
                let lost = |letter: &char| !letter.is_ascii() && ascii(*letter) == '?';
                assert_eq!(text.chars().find(lost), None, "{area} {language}");
            }
        }
    }
}
