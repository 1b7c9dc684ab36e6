//! The page of Python in docs/today.md comes to the same dice.

use std::fmt::Write;
use std::process::Command;
use std::{env, fs};

use crate::golden::root;
use crate::play::{table, throws};

use wormery_games::Regenwormen;
use wormery_today::RuleSet;

#[test]
fn the_page_about_it_tells_the_same_dice() {
    let page = fs::read_to_string(root().join("docs/today.md")).unwrap();
    let script = page.split_once("```python\n").unwrap().1.split_once("```").unwrap().0;
    let program = env::var("PYTHON").unwrap_or_else(|_| "python3".into());
    let set = RuleSet::named("regenwormen").unwrap();
    let mut calls = String::new();
    let mut expected = String::new();
    for ((seat, turn, throw), outcome) in throws(&table::<Regenwormen>(set, 12, 1, false).0).iter().take(40) {
        let faces =
            outcome.split_once("\"faces\":[").unwrap().1.split_once(']').unwrap().0.replace([',', '"'], "");
        let asked = format!("12, \"regenwormen\", {seat}, {turn}, {throw}, {}", faces.len());
        writeln!(calls, "print(\"\".join(dice({asked})))").unwrap();
        writeln!(expected, "{faces}").unwrap();
    }
    let output =
        Command::new(program).args(["-c", &format!("{script}\n{calls}")]).output().expect("Python runs");
    let found = String::from_utf8(output.stdout).unwrap();
    // The page prints an example of its own first.
    assert!(found.ends_with(&expected), "{found}\n{}", String::from_utf8_lossy(&output.stderr));
}
