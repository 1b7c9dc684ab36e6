use std::collections::BTreeSet;
use std::fs;
use std::io::{self, Write};
use std::path::Path;

use flate2::Compression;
use flate2::write::GzEncoder;

use crate::address::SERVED_ELSEWHERE;
use crate::summary::PATH;
use crate::{Document, Link, Summary, address, layout};

/// A file of the site.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct File {
    /// Where a server shows it.
    pub address: String,
    /// Its media type.
    pub kind: &'static str,
    /// The file of the repository that it is made from; nothing for what is made for all.
    pub source: Option<String>,
    /// What is in it.
    pub bytes: Vec<u8>,
}

/// Why there is no site.
#[derive(Debug, thiserror::Error)]
pub enum Unwritten {
    /// A file of the repository cannot be read.
    #[error("{0}: {1}")]
    Unread(String, #[source] io::Error),
}

const HTML: &str = "text/html; charset=utf-8";
const CSS: &str = "text/css; charset=utf-8";

/// The whole site of a repository: documents, what they show or link to, the style sheet, and a page for what is not there.
pub fn site(root: &Path) -> Result<Vec<File>, Unwritten> {
    let summary = Summary::parse(&read(root, PATH)?);
    let chapters: BTreeSet<&str> = summary.chapters().map(|chapter| &*chapter.path).collect();
    let mut files = vec![style(), missing(&summary)];
    let mut seen = BTreeSet::new();
    for path in &chapters {
        let text = read(root, path)?;
        let document = Document::parse(&text);
        let links = document.links.iter().filter_map(|link| Link::of(path, link));
        let shown = links.filter(|link| is_shown(root, &link.path)).map(|link| link.path);
        let shown: BTreeSet<String> = shown.collect();
        let is_there = |to: &str| chapters.contains(to) || shown.contains(to);
        let text = layout::article(&document, |link| lead(path, link, is_there));
        let page = layout::page(&document.title, &text, path, &summary);
        files.push(file(path, HTML, page.into_bytes()));
        seen.extend(shown);
    }
    for path in seen.iter().filter(|path| *path != SERVED_ELSEWHERE) {
        let bytes = fs::read(root.join(path)).map_err(|error| Unwritten::Unread(path.clone(), error))?;
        files.extend(kind(path).map(|kind| file(path, kind, bytes)));
    }
    Ok(files)
}

fn file(path: &str, kind: &'static str, bytes: Vec<u8>) -> File {
    File { address: address(path), kind, source: Some(path.to_owned()), bytes }
}

fn style() -> File {
    File { address: "/docs/style.css".into(), kind: CSS, source: None, bytes: layout::STYLE.into() }
}

/// Whether a file comes along that a document shows or links to.
fn is_shown(root: &Path, path: &str) -> bool {
    kind(path).is_some() && root.join(path).is_file()
}

/// The page for an address at which there is nothing.
fn missing(summary: &Summary) -> File {
    let text = "<h1>There is no such document</h1>\n<p>The contents list all that there are.</p>\n";
    let page = layout::page("There is no such document", text, "", summary);
    File { address: "/docs/404".into(), kind: HTML, source: Some(PATH.to_owned()), bytes: page.into_bytes() }
}

/// Where a link of a page leads: out, to another file of the site, or nowhere.
fn lead(document: &str, link: &str, is_there: impl Fn(&str) -> bool) -> Option<String> {
    let Some(to) = Link::of(document, link) else { return link.contains("://").then(|| link.to_owned()) };
    let anchor = to.anchor.map_or(String::new(), |anchor| format!("#{anchor}"));
    is_there(&to.path).then(|| address(&to.path) + &anchor)
}

/// The media type of what documents show or link to, if it is not a document.
fn kind(path: &str) -> Option<&'static str> {
    Some(match path.rsplit_once('.')?.1 {
        "svg" => "image/svg+xml",
        "json" => "application/json",
        "csv" | "mjs" | "py" => "text/plain; charset=utf-8",
        _ => return None,
    })
}

fn read(root: &Path, path: &str) -> Result<String, Unwritten> {
    fs::read_to_string(root.join(path)).map_err(|error| Unwritten::Unread(path.to_owned(), error))
}

/// A file as gzip, as small as it gets.
pub fn packed(bytes: &[u8]) -> io::Result<Vec<u8>> {
    let mut packer = GzEncoder::new(Vec::new(), Compression::best());
    packer.write_all(bytes)?;
    packer.finish()
}
