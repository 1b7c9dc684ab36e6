//! A page of the documents as lines of text: without the marks of Markdown, broken between words.

use crate::canvas::wrap;

/// A line of a page.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Line {
    pub(crate) text: String,
    pub(crate) is_title: bool,
}

/// The lines of a page at a width.
pub(crate) fn lines(page: &str, width: usize) -> Vec<Line> {
    let mut lines = Vec::new();
    for block in blocks(page) {
        lines.extend(block.lines(width));
    }
    lines
}

/// A part of a page whose lines belong together.
enum Block {
    Blank,
    Title(String),
    /// A paragraph or an item of a list, with the indent of its first line and of all others.
    Text(usize, usize, String),
    /// A line that stays as it is.
    Exact(String),
}

impl Block {
    fn lines(self, width: usize) -> Vec<Line> {
        let plain = |text: String| Line { text, is_title: false };
        match self {
            Self::Blank => vec![plain(String::new())],
            Self::Title(text) => {
                wrap(&bare(&text), width).into_iter().map(|text| Line { text, is_title: true }).collect()
            }
            Self::Text(first, others, text) => {
                let indent = |place: usize| " ".repeat(if place == 0 { first } else { others });
                let broken = wrap(&bare(&text), width.saturating_sub(others).max(10));
                broken.into_iter().enumerate().map(|(place, text)| plain(indent(place) + &text)).collect()
            }
            Self::Exact(text) => {
                let letters: Vec<char> = text.chars().collect();
                let parts = letters.chunks(width.max(1)).map(|part| plain(part.iter().collect()));
                if letters.is_empty() { vec![plain(String::new())] } else { parts.collect() }
            }
        }
    }
}

fn blocks(page: &str) -> Vec<Block> {
    let (mut blocks, mut is_code) = (Vec::new(), false);
    for line in page.lines() {
        let text = line.trim_start();
        let indent = line.len() - text.len();
        if text.starts_with("![") {
            // A picture, in lines of its own: what it shows is told beside it.
            blocks.pop_if(|last| matches!(last, Block::Blank));
            continue;
        }
        if text.starts_with("```") {
            is_code = !is_code;
        } else if is_code {
            blocks.push(Block::Exact(format!("  {line}")));
        } else if text.is_empty() {
            blocks.push(Block::Blank);
        } else if let Some(title) = text.strip_prefix('#') {
            blocks.push(Block::Title(title.trim_start_matches('#').trim().to_owned()));
        } else if text.starts_with('|') {
            blocks.extend(row(text));
        } else if let Some(item) = item(text) {
            blocks.push(Block::Text(indent, indent + item, text.to_owned()));
        } else if let Some(Block::Text(_, _, before)) = blocks.last_mut() {
            before.push(' ');
            before.push_str(text);
        } else {
            blocks.push(Block::Text(indent, indent, text.to_owned()));
        }
    }
    blocks
}

/// How far an item of a list hangs in: "- " and "1. ".
fn item(text: &str) -> Option<usize> {
    let numbered = text.split_once(". ").is_some_and(|(digits, _)| digits.parse::<u8>().is_ok());
    if text.starts_with("- ") { Some(2) } else { numbered.then_some(3) }
}

/// The cells of a table, one after the other; nothing for the line below its head.
fn row(text: &str) -> Option<Block> {
    let cells: Vec<&str> = text.trim_matches('|').split('|').map(str::trim).collect();
    let is_rule = cells.iter().all(|cell| cell.chars().all(|letter| letter == '-' || letter == ':'));
    (!is_rule).then(|| Block::Text(2, 4, cells.join(" · ")))
}

/// A text without marks: what is bold or code, and where links lead, is for those who read it in a browser.
fn bare(text: &str) -> String {
    let mut plain = String::new();
    let mut rest = text;
    while let Some((before, after)) = rest.split_once('[') {
        plain.push_str(before);
        match after.split_once("](").and_then(|(shown, to)| Some((shown, to.split_once(')')?.1))) {
            Some((shown, behind)) if !shown.contains('[') => {
                plain.push_str(shown);
                rest = behind;
            }
            _ => {
                plain.push('[');
                rest = after;
            }
        }
    }
    plain.push_str(rest);
    plain.replace("**", "").replace(['`', '*'], "")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn shown(page: &str, width: usize) -> String {
        lines(page, width).into_iter().map(|line| line.text).collect::<Vec<_>>().join("\n")
    }

    #[test]
    fn marks_go_and_words_stay() {
        let page =
            "# Rules\n\nThe **die** shows\n`5`, see [here](x.md).\n\n- one *item*\n  of two lines\n- two\n";
        assert_eq!(shown(page, 40), "Rules\n\nThe die shows 5, see here.\n\n- one item of two lines\n- two");
        assert_eq!(shown("- one item of two lines", 12), "- one item\n  of two\n  lines");
    }

    #[test]
    fn a_table_is_a_line_for_each_row() {
        assert_eq!(shown("| a | b |\n|---|:--|\n| **1** | two |\n", 40), "  a · b\n  1 · two");
    }

    #[test]
    fn code_stays_as_it_is() {
        assert_eq!(shown("```toml\nid = \"[M01](x)\"\n```", 40), "  id = \"[M01](x)\"");
    }
}
