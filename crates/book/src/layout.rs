//! How a page is laid out: the text first, then the table of contents, which stands beside it where there is room.

use std::fmt::Write;

use crate::summary::{Chapter, Part};
use crate::{Document, Summary, address};

/// The style sheet of all pages.
pub(crate) const STYLE: &str = include_str!("style.css");
/// Fewer sections than this need no list of their own.
const FEW: usize = 3;

/// A whole page.
pub(crate) fn page(title: &str, text: &str, here: &str, summary: &Summary) -> String {
    let title = escaped(title);
    format!(
        "<!doctype html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n\
         <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n\
         <meta name=\"color-scheme\" content=\"light dark\">\n<title>{title} · Wormery</title>\n\
         <link rel=\"icon\" href=\"/favicon.svg\">\n<link rel=\"stylesheet\" href=\"/docs/style.css\">\n</head>\n<body>\n\
         <header><a href=\"/\">Wormery</a> <a href=\"/docs\">Documents</a> <a class=\"to\" href=\"#contents\">Contents</a></header>\n\
         <div class=\"page\">\n<main id=\"text\">\n{text}</main>\n{}</div>\n</body>\n</html>\n",
        contents(summary, here)
    )
}

/// The text of a document, with a list of its sections.
pub(crate) fn article(document: &Document<'_>, lead: impl Fn(&str) -> Option<String>) -> String {
    let text = document.html(lead);
    if document.sections.len() < FEW {
        return text;
    }
    let items = document.sections.iter().map(|(anchor, title)| item(&format!("#{anchor}"), title, ""));
    let list = format!(
        "<details class=\"sections\"><summary>On this page</summary><ul>{}</ul></details>\n",
        items.collect::<String>()
    );
    match text.find("</h1>\n") {
        Some(end) => format!("{}{list}{}", &text[..end + 6], &text[end + 6..]),
        None => list + &text,
    }
}

fn contents(summary: &Summary, here: &str) -> String {
    let mut nav = String::from("<nav id=\"contents\" aria-label=\"Contents\">\n");
    for part in &summary.parts {
        part_of(&mut nav, part, here);
    }
    nav + "</nav>\n"
}

fn part_of(nav: &mut String, part: &Part, here: &str) {
    if let Some(title) = &part.title {
        let _ = writeln!(nav, "<h2>{}</h2>", escaped(title));
    }
    let items = part.chapters.iter().map(|chapter| link(chapter, here));
    let _ = writeln!(nav, "<ul>{}</ul>", items.collect::<String>());
}

fn link(chapter: &Chapter, here: &str) -> String {
    let current = if chapter.path == here { " aria-current=\"page\"" } else { "" };
    let inner = if chapter.is_inner { " class=\"inner\"" } else { "" };
    item(&address(&chapter.path), &chapter.title, &format!("{current}{inner}"))
}

fn item(to: &str, title: &str, more: &str) -> String {
    format!("<li><a href=\"{to}\"{more}>{}</a></li>\n", escaped(title))
}

/// A text in HTML.
pub(crate) fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}
