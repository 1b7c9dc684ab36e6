//! The map in ARCHITECTURE.md: folders, crates and who knows whom are drawn from the tree. What is written there is what
//! is allowed: a new arrow fails here until `make update` has drawn it, where it is reviewed.

use std::collections::BTreeSet;
use std::fmt::Write;
use std::fs;
use std::path::{Path, PathBuf};

use crate::arrows::{Arrows, short};
use crate::root;

/// Folders that are built, or that hold crates, which have a table of their own.
const NOT_ON_THE_MAP: &[&str] = &["crates", "target"];

#[test]
fn the_map_in_architecture_is_that_of_the_tree() {
    let path = root().join("ARCHITECTURE.md");
    let written = fs::read_to_string(&path).unwrap();
    let arrows = Arrows::of_tree();
    let parts = [("folders", folders()), ("crates", crates(&arrows)), ("arrows", diagram(&arrows))];
    let drawn = parts.iter().fold(written.clone(), |page, (name, part)| replaced(&page, name, part));
    if std::env::var_os("UPDATE").is_some() {
        fs::write(&path, &drawn).unwrap();
    } else {
        assert_eq!(written, drawn, "ARCHITECTURE.md is not the map of this tree: see `make update`");
    }
}

/// A page with another text between the two marks of a part.
fn replaced(page: &str, name: &str, part: &str) -> String {
    let (begin, end) = (format!("<!-- {name}: "), format!("<!-- end of {name} -->"));
    let from = page.find(&begin).and_then(|at| Some(at + page[at..].find("-->\n")? + 4));
    let from = from.unwrap_or_else(|| panic!("ARCHITECTURE.md has no mark {begin:?}"));
    let to = page[from..].find(&end).map(|at| from + at);
    let to = to.unwrap_or_else(|| panic!("ARCHITECTURE.md has no mark {end:?}"));
    format!("{}{part}{}", &page[..from], &page[to..])
}

/// A line for each folder of the project and of the client, from its own README.md.
fn folders() -> String {
    let mut table = "| folder | what it is |\n|---|---|\n".to_owned();
    let tops = git_folders("");
    let tops = tops.iter().filter(|name| !NOT_ON_THE_MAP.contains(&name.as_str()));
    for top in tops {
        row(&mut table, top);
        if top == "web" {
            for inner in git_folders("web/src/") {
                row(&mut table, &format!("web/src/{inner}"));
            }
        }
    }
    table
}

fn row(table: &mut String, folder: &str) {
    let readme = root().join(folder).join("README.md");
    let said = fs::read_to_string(&readme);
    let said =
        said.unwrap_or_else(|_| panic!("{folder} needs a README.md whose first sentence says what it is"));
    writeln!(table, "| `{folder}/` | {} |", first_sentence(folder, prose(&said))).unwrap();
}

/// The folders right below another one that git tracks.
fn git_folders(above: &str) -> BTreeSet<String> {
    let mut git = std::process::Command::new("git");
    let output =
        git.args(["ls-files", "--", if above.is_empty() { "." } else { above }]).current_dir(root()).output();
    let output = String::from_utf8(output.unwrap().stdout).unwrap();
    let below = output.lines().filter_map(|path| path.strip_prefix(above)?.split_once('/'));
    below.map(|(folder, _)| folder.to_owned()).filter(|folder| !folder.starts_with('.')).collect()
}

/// A line for each crate: the first sentence of its own comment, and the crates that it knows.
fn crates(arrows: &Arrows) -> String {
    let mut table = "| crate | what it is | knows |\n|---|---|---|\n".to_owned();
    for (name, folder, knows) in arrows.crates() {
        let said = first_sentence(name, &comment(&root().join(folder)));
        let knows: Vec<_> = knows.iter().map(|name| short(name)).collect();
        let no_std = if is_no_std(&root().join(folder)) { " `no_std`." } else { "" };
        writeln!(table, "| `{}` | {said}{no_std} | {} |", short(name), knows.join(", ")).unwrap();
    }
    table
}

/// The file with which a crate begins.
fn begin(folder: &Path) -> String {
    let files = ["lib.rs", "main.rs"].map(|file| folder.join("src").join(file));
    let file: &PathBuf = files.iter().find(|file| file.exists()).unwrap();
    fs::read_to_string(file).unwrap()
}

fn is_no_std(folder: &Path) -> bool {
    begin(folder).lines().any(|line| line.starts_with("#![") && line.contains("no_std"))
}

/// What a crate says of itself: the first paragraph of its comment, or of its README.md.
fn comment(folder: &Path) -> String {
    let begin = begin(folder);
    let lines = begin.lines().map_while(|line| line.strip_prefix("//! "));
    let said = lines.collect::<Vec<_>>().join(" ");
    if said.is_empty() {
        prose(&fs::read_to_string(folder.join("README.md")).unwrap()).to_owned()
    } else {
        said
    }
}

/// A README.md without the title that it may begin with.
fn prose(readme: &str) -> &str {
    if readme.starts_with('#') { readme.split_once("\n\n").map_or("", |(_, prose)| prose) } else { readme }
}

/// The first sentence of a text.
fn first_sentence(whose: &str, text: &str) -> String {
    let paragraph = text.split("\n\n").next().unwrap_or_default().replace('\n', " ");
    let end = paragraph.find(". ").map_or(paragraph.len(), |at| at + 1);
    let sentence = paragraph[..end].trim();
    assert!(sentence.ends_with('.'), "{whose} does not say in a first sentence what it is: {sentence:?}");
    sentence.replace('|', "\\|")
}

/// Who knows whom, without the arrows that follow from others.
fn diagram(arrows: &Arrows) -> String {
    let mut lines = String::from("```mermaid\nflowchart TD\n");
    for (name, _, knows) in arrows.crates() {
        let needed = knows.iter().filter(|known| !arrows.follows(name, known));
        let needed: Vec<_> = needed.map(|known| short(known)).collect();
        if !needed.is_empty() {
            writeln!(lines, "  {} --> {}", short(name), needed.join(" & ")).unwrap();
        }
    }
    lines + "```\n"
}
