use std::env;

use ratatui::buffer::Buffer;
use ratatui::style::Style;
use wormery_visible::{is_plain, visible};

use crate::{Daylight, ask, palette};

/// How many colors a terminal has.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Depth {
    /// None are wanted.
    Mono,
    /// The sixteen that every terminal has.
    Sixteen,
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
    /// Whether the terminal is asked how light it is, once it is ours.
    pub asks: bool,
}

impl Look {
    /// What the environment says, unless the user said something else.
    pub fn from_env(theme: ThemeName, no_color: bool, ascii: bool) -> Self {
        let set = |name| env::var(name).ok().filter(|value| !value.is_empty());
        let depth = if no_color || set("NO_COLOR").is_some() {
            Depth::Mono
        } else if theme.sixteen {
            Depth::Sixteen
        } else {
            depth(set("COLORTERM").as_deref(), set("TERM").as_deref())
        };
        let locale = set("LC_ALL").or_else(|| set("LC_CTYPE")).or_else(|| set("LANG"));
        let daylight = theme.daylight.unwrap_or_else(|| background(set("COLORFGBG").as_deref()));
        let asks = theme.daylight.is_none() && depth != Depth::Mono;
        Self { daylight, depth, ascii: ascii || !is_utf8(locale.as_deref()), asks }
    }

    /// What the terminal says, where nobody has said it yet.
    pub(crate) fn asked(self) -> Self {
        let told = if self.asks { ask::daylight() } else { None };
        Self { daylight: told.unwrap_or(self.daylight), asks: false, ..self }
    }

    /// Fits what was drawn to what the terminal can show.
    pub(crate) fn fit(self, buffer: &mut Buffer) {
        for cell in &mut buffer.content {
            // Whatever was drawn: a cell has a letter that can be seen.
            if !is_plain(cell.symbol()) {
                let seen = visible(cell.symbol());
                cell.set_symbol(if seen.is_empty() { " " } else { &seen });
            }
            if self.ascii && !cell.symbol().is_ascii() {
                let letter = cell.symbol().chars().next().map_or(' ', ascii);
                cell.set_char(letter);
            }
            if self.depth == Depth::Palette {
                let style = Style::new().fg(palette::nearest(cell.fg)).bg(palette::nearest(cell.bg));
                cell.set_style(style);
            }
        }
    }
}

/// What `--theme` stands for: as the terminal says, where nothing is said.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct ThemeName {
    /// Light or dark.
    pub daylight: Option<Daylight>,
    /// Only the sixteen colors that every terminal has.
    pub sixteen: bool,
}

impl ThemeName {
    /// All names.
    pub const ALL: [&'static str; 5] = ["light", "dark", "16", "16-light", "16-dark"];

    /// The theme of a name; any other name says nothing.
    pub fn named(name: &str) -> Self {
        let daylight = match name {
            "light" | "16-light" => Some(Daylight::Light),
            "dark" | "16-dark" => Some(Daylight::Dark),
            _ => None,
        };
        Self { daylight, sixteen: name.starts_with("16") }
    }
}

/// How many colors a terminal says it has.
fn depth(color: Option<&str>, term: Option<&str>) -> Depth {
    match (color, term.unwrap_or_default()) {
        (_, "dumb") => Depth::Mono,
        (Some("truecolor" | "24bit"), _) => Depth::True,
        (_, term) if term.ends_with("-direct") => Depth::True,
        (_, term) if term.contains("256") || MODERN.iter().any(|name| term.starts_with(name)) => {
            Depth::Palette
        }
        _ => Depth::Sixteen,
    }
}

/// Terminals that have 256 colors and do not say so in their names.
const MODERN: [&str; 5] = ["alacritty", "xterm-kitty", "xterm-ghostty", "wezterm", "foot"];

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

    use super::{Depth, ascii, depth};

    #[test]
    fn terminals_say_how_many_colors_they_have() {
        assert_eq!(depth(Some("truecolor"), Some("xterm-256color")), Depth::True);
        assert_eq!(depth(None, Some("xterm-256color")), Depth::Palette);
        assert_eq!(depth(None, Some("xterm-kitty")), Depth::Palette);
        assert_eq!(depth(None, Some("linux")), Depth::Sixteen);
        assert_eq!(depth(None, None), Depth::Sixteen);
        assert_eq!(depth(Some("truecolor"), Some("dumb")), Depth::Mono);
    }

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
