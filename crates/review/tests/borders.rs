//! The table of borders in docs/review.md is that of the code.

use std::fs;
use std::path::Path;

use wormery_review::{BORDERS, Border};

fn line(border: &Border) -> String {
    let Border { name, value, unit, says } = border;
    let percent = (1000.0 * value).round() / 10.0;
    let number = match *unit {
        "wins" => format!("{percent} % of a win"),
        "turns" => format!("{percent} % of turns"),
        unit => format!("{value} {unit}"),
    };
    format!("| `{name}` | {number} | {says} |\n")
}

/// `UPDATE=1` writes the table.
#[test]
fn the_table_of_the_documents_is_that_of_the_code() {
    let page = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/review.md");
    let text = fs::read_to_string(&page).unwrap();
    let head = "| border | number | what is said from there on |\n|---|---|---|\n";
    let (before, rest) = text.split_once(head).expect("the page has the table");
    let (_, after) = rest.split_once("\n\n").unwrap();
    let table: String = BORDERS.iter().map(line).collect();
    let wanted = format!("{before}{head}{table}\n{after}");
    if std::env::var_os("UPDATE").is_some() {
        fs::write(&page, &wanted).unwrap();
    }
    assert_eq!(fs::read_to_string(&page).unwrap(), wanted);
}
