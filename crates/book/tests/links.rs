//! Every document is in the table of contents, and every link of a document leads to a file and to a place in it.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use wormery_book::{Document, Link, Summary, site};

/// What is no document: the front page of the repository, the contents themselves, and signs of one sentence.
const NOT_IN_THE_BOOK: &[&str] = &[
    "README.md",
    "docs/SUMMARY.md",
    "fuzz/README.md",
    "python/README.md",
    "samples/README.md",
    "samples/pluck/docs/rules/pluck.md",
    "web/src/assets/README.md",
    "web/src/games/README.md",
    "web/src/lib/README.md",
    "web/src/routes/README.md",
    "web/src/sw/README.md",
    "words/README.md",
];

/// Its links are right where scripts/try-adding-a-game puts it.
const ELSEWHERE: &str = "samples/pluck/docs/rules/pluck.md";

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").canonicalize().unwrap()
}

/// Every text in Markdown that git tracks.
fn texts() -> BTreeMap<String, String> {
    let output = Command::new("git").args(["ls-files", "*.md"]).current_dir(root()).output().unwrap();
    let paths = String::from_utf8(output.stdout).unwrap();
    let texts: BTreeMap<String, String> =
        paths.lines().map(|path| (path.to_owned(), fs::read_to_string(root().join(path)).unwrap())).collect();
    assert!(texts.len() > 50, "only {} texts were found", texts.len());
    texts
}

/// What is wrong with a link; nothing if it leads somewhere.
fn fault(texts: &BTreeMap<String, String>, document: &str, written: &str) -> Option<String> {
    let is_ours = !written.contains("://");
    let Some(Link { path, anchor }) = Link::of(document, written) else {
        return is_ours.then(|| format!("{document}: {written} leads out of the repository"));
    };
    if !root().join(&path).is_file() {
        return Some(format!("{document}: {written} leads to no file"));
    }
    let anchor = anchor?;
    let there = texts.get(&path).map(|text| Document::parse(text).anchors).unwrap_or_default();
    (!there.contains(&anchor)).then(|| format!("{document}: {written} leads to no place in its file"))
}

#[test]
fn every_link_leads_to_a_file_and_a_place() {
    let texts = texts();
    let mut n_links = 0;
    let mut faults = Vec::new();
    for (path, text) in texts.iter().filter(|(path, _)| *path != ELSEWHERE) {
        let links = Document::parse(text).links;
        n_links += links.len();
        faults.extend(links.iter().filter_map(|link| fault(&texts, path, link)));
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
    assert!(n_links > 150, "only {n_links} links were found");
}

#[test]
fn a_link_to_nothing_would_be_found() {
    let text = "# A\n\n## Here\n";
    let texts = BTreeMap::from([("docs/playing.md".to_owned(), text.to_owned())]);
    let wrong = |link| fault(&texts, "docs/playing.md", link).is_some();
    let to_nothing = ["no-such-file.md", "#there", "../../out.md", "playing.md#there", "../crates"];
    assert!(to_nothing.into_iter().all(wrong));
    let to_something = ["#here", "playing.md#here", "https://rustup.rs", "../README.md"];
    assert!(!to_something.into_iter().any(wrong));
}

#[test]
fn every_document_is_in_the_contents() {
    let texts = texts();
    let summary = Summary::parse(&texts["docs/SUMMARY.md"]);
    let listed: Vec<&str> = summary.chapters().map(|chapter| &*chapter.path).collect();
    let once: BTreeSet<&str> = listed.iter().copied().collect();
    assert_eq!(once.len(), listed.len(), "something is listed twice");
    let documents = texts.keys().map(String::as_str).filter(|path| !NOT_IN_THE_BOOK.contains(path));
    assert_eq!(documents.collect::<BTreeSet<_>>(), once, "docs/SUMMARY.md lists what there is");
}

/// A book has its own pages only: there a link to another text would lead nowhere.
#[test]
fn documents_link_to_texts_of_the_book_alone() {
    let texts = texts();
    let summary = Summary::parse(&texts["docs/SUMMARY.md"]);
    let listed: BTreeSet<&str> = summary.chapters().map(|chapter| &*chapter.path).collect();
    for document in &listed {
        for link in Document::parse(&texts[*document]).links {
            let path = Link::of(document, &link).map_or(String::new(), |link| link.path);
            assert!(!texts.contains_key(&path) || listed.contains(&*path), "{document}: {link}");
        }
    }
}

#[test]
fn the_site_has_each_document_with_its_title_and_nothing_of_elsewhere() {
    let (texts, files) = (texts(), site(&root()).unwrap());
    let find = |address: &str| files.iter().find(|file| file.address == address);
    for chapter in Summary::parse(&texts["docs/SUMMARY.md"]).chapters() {
        let file = find(&wormery_book::address(&chapter.path)).unwrap();
        let page = String::from_utf8(file.bytes.clone()).unwrap();
        let title = Document::parse(&texts[&chapter.path]).title;
        assert!(!title.is_empty() && page.contains("<h1 id="), "{} has no title", chapter.path);
        assert!(!page.contains("<script") && !page.contains("style="), "{}", chapter.path);
        for target in page.split("href=\"/docs").skip(1).chain(page.split("src=\"/docs").skip(1)) {
            let target = target.split(['"', '#']).next().unwrap();
            let target = format!("/docs{target}");
            assert!(find(&target).is_some(), "{}: {target}", chapter.path);
        }
    }
    let figures = files.iter().filter(|file| file.kind == "image/svg+xml");
    assert!(figures.count() > 5, "the rules have figures");
    let addresses: BTreeSet<&str> = files.iter().map(|file| &*file.address).collect();
    assert_eq!(addresses.len(), files.len(), "two files have one address");
}

/// What all of it takes in the program; the rest of 400 kB is for what unpacks it.
#[test]
fn the_site_is_small() {
    let files = site(&root()).unwrap();
    let size: usize = files.iter().map(|file| wormery_book::packed(&file.bytes).unwrap().len()).sum();
    assert!(size < 350_000, "{size} bytes");
}
