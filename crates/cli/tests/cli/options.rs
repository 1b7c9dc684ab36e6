use std::fs;
use std::path::Path;

use serde_json::Value;

use crate::program::{root, scratch, wormery};

/// The rules pages with the game each is about.
const PAGES: [(&str, &str); 4] = [
    ("regenwormen.md", "regenwormen"),
    ("regenwormen-expansion.md", "regenwormen"),
    ("it-happens.md", "it-happens"),
    ("holzwurm.md", "holzwurm"),
];

/// A line of the table of options on a rules page.
#[derive(Debug)]
struct Documented {
    key: String,
    /// The values it names, the default first; of a range, both ends.
    values: Vec<String>,
    /// What lies just outside the range, if it is one.
    beyond: Vec<i64>,
}

/// Reads the table: a key, and values such as "**next**, any" or "**3**, 1 to 100".
fn documented(page: &str) -> Vec<Documented> {
    let text = fs::read_to_string(root().join("docs/rules").join(page)).unwrap();
    let table = text.split("| option | values | meaning |").nth(1).expect("the page has a table of options");
    let rows = table.lines().skip(2).take_while(|line| line.starts_with('|'));
    rows.map(|row| {
        let cells: Vec<&str> = row.split('|').map(str::trim).collect();
        option(cells[1].trim_matches('`'), cells[2])
    })
    .collect()
}

fn option(key: &str, cell: &str) -> Documented {
    let (mut values, mut beyond) = (Vec::new(), Vec::new());
    for word in cell.split(',').map(|word| word.trim().trim_matches('*')) {
        let range = word.split_once(" to ").map(|(low, high)| (low.parse::<i64>(), high.parse::<i64>()));
        if let Some((Ok(low), Ok(high))) = range {
            values.extend([low.to_string(), high.to_string()]);
            beyond.extend([low - 1, high + 1]);
        } else {
            values.push(word.to_owned());
        }
    }
    Documented { key: key.to_owned(), values, beyond }
}

/// The options in the header of a random game that is played with them.
fn options_of_a_game(folder: &Path, game: &str, flags: &str) -> Value {
    // Nothing is overwritten.
    let _ = fs::remove_file(folder.join(format!("{game}-1-0.wgr")));
    wormery(folder, &format!("random {game} {flags} --seed 1 --out .")).done();
    let record = format!("{game}-1-0.wgr");
    wormery(folder, &format!("replay {record}")).done();
    let text = fs::read_to_string(folder.join(record)).unwrap();
    let header: Value = serde_json::from_str(text.lines().next().unwrap()).unwrap();
    header["options"].clone()
}

/// Whether an option is one of a deck, which has a flag of its own.
fn is_deck(key: &str) -> bool {
    key == "deck" || key == "deck_cards"
}

#[test]
fn every_documented_value_is_accepted_and_recorded() {
    let folder = scratch();
    let mut n_values = 0;
    for (page, game) in PAGES {
        for Documented { key, values, .. } in documented(page).iter().filter(|row| !is_deck(&row.key)) {
            for (place, value) in values.iter().enumerate() {
                let options = options_of_a_game(folder.path(), game, &format!("--option {key}={value}"));
                let recorded = options.get(key).map(|value| value.to_string().replace('"', ""));
                let expected = (place > 0).then_some(value);
                assert_eq!(recorded.as_ref(), expected, "{key}={value}: a default is not recorded");
                n_values += 1;
            }
        }
    }
    assert!(n_values > 50, "the tables have {n_values} values");
}

#[test]
fn every_documented_value_of_the_expansion_is_played_with_it() {
    let folder = scratch();
    for Documented { key, values, .. } in documented("regenwormen-expansion.md") {
        for value in values.iter().filter(|_| key != "expansion") {
            let flags = format!("-O expansion=true -O {key}={value} -n 5");
            let options = options_of_a_game(folder.path(), "regenwormen", &flags);
            assert_eq!(options["expansion"], true, "{key}={value}");
        }
    }
}

#[test]
fn what_is_not_documented_is_refused() {
    let folder = scratch();
    for (page, game) in PAGES {
        for Documented { key, beyond, .. } in documented(page).iter().filter(|row| !is_deck(&row.key)) {
            let others = beyond.iter().map(ToString::to_string).chain(["nonsense".into()]);
            for value in others {
                let flag = format!("--option {key}={value}");
                let complaint = wormery(folder.path(), &format!("random {game} {flag}")).failed();
                assert!(complaint.starts_with(&format!("wormery: {flag}: ")), "{complaint}");
            }
        }
    }
}

#[test]
fn a_deck_is_no_option() {
    let folder = scratch();
    for Documented { key, .. } in documented("it-happens.md").iter().filter(|row| is_deck(&row.key)) {
        let complaint = wormery(folder.path(), &format!("random it-happens --option {key}=custom")).failed();
        assert!(complaint.contains("--deck FILE"), "{complaint}");
    }
}

#[test]
fn seats_that_do_not_exist_are_refused() {
    let folder = scratch();
    for (game, players, flag) in [
        ("regenwormen", "--players 8", "--players"),
        ("regenwormen", "--players 1", "--players"),
        ("it-happens", "--players 6", "--players"),
        ("holzwurm", "--players 7", "--players"),
        ("holzwurm", "--players 3 --start-seat 3", "--start-seat"),
        ("holzwurm", "--start-seat 2", "--start-seat"),
    ] {
        for command in ["random", "play"] {
            let complaint = wormery(folder.path(), &format!("{command} {game} {players}")).failed();
            assert!(complaint.starts_with(&format!("wormery: {flag}: ")), "{complaint}");
        }
    }
}

#[test]

fn a_game_without_players_is_refused() {
    let complaint = wormery(scratch().path(), "random holzwurm --players 0").failed();
    assert!(complaint.starts_with("wormery: --players: "), "{complaint}");
}
