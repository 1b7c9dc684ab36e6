use std::fs;
use std::path::Path;

use crate::program::{GAMES, put, scratch, wormery};

/// The files of a folder with their content, by name.
fn files(folder: &Path) -> Vec<(String, String)> {
    let entries = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap());
    let mut files: Vec<_> = entries
        .map(|entry| (entry.file_name().into_string().unwrap(), fs::read_to_string(entry.path()).unwrap()))
        .collect();
    files.sort();
    files
}

#[test]
fn every_game_with_every_number_of_players_writes_records_that_replay() {
    let folder = scratch();
    for (game, fewest, most) in GAMES {
        for players in fewest..=most {
            let out = format!("{game}-{players}");
            let last_seat = players - 1;
            wormery(
                folder.path(),
                &format!(
                    "random {game} -n {players} --start-seat {last_seat} --games 2 --seed 3 --out {out}"
                ),
            )
            .done();
            let records = format!("{out}/{game}-3-0.wgr {out}/{game}-3-1.wgr");
            let answers = wormery(folder.path(), &format!("replay {records}")).done();
            assert_eq!(answers.matches(": over after ").count(), 2, "{answers}");
        }
    }
}

#[test]
fn the_same_seed_gives_the_same_bytes() {
    let folder = scratch();
    let run = |seed: u32, out: &str| {
        wormery(folder.path(), &format!("random it-happens --games 3 --seed {seed} --out {out}")).done();
        files(&folder.path().join(out))
    };
    let games = run(1, "first");
    let names: Vec<&str> = games.iter().map(|(name, _)| name.as_str()).collect();
    assert_eq!(names, ["it-happens-1-0.wgr", "it-happens-1-1.wgr", "it-happens-1-2.wgr"]);
    assert!(games[0].1 != games[1].1 && games[1].1 != games[2].1, "games of one seed differ");
    assert_eq!(run(1, "again"), games);
    assert_ne!(run(2, "other")[0].1, games[0].1);
}

#[test]
fn without_a_seed_the_luck_is_fresh() {
    let folder = scratch();
    for out in ["a", "b"] {
        wormery(folder.path(), &format!("random holzwurm --out {out}")).done();
    }
    assert_ne!(files(&folder.path().join("a")), files(&folder.path().join("b")));
}

#[test]
fn the_count_as_json_has_three_keys_in_order() {
    let json = wormery(scratch().path(), "random holzwurm --games 5 --seed 1 --json").done();
    let (games, rest) = json.split_once(",\"steps\":").unwrap();
    let (steps, seconds) = rest.split_once(",\"seconds\":").unwrap();
    assert_eq!(games, "{\"games\":5");
    assert!(steps.parse::<u64>().unwrap() > 100, "{json}");
    assert!(seconds.strip_suffix("}\n").unwrap().parse::<f64>().unwrap() >= 0.0, "{json}");
}

#[test]
fn records_go_into_a_folder_that_is_made() {
    let folder = scratch();
    wormery(folder.path(), "random holzwurm --seed 1 --out deep/deeper").done();
    assert_eq!(files(&folder.path().join("deep/deeper")).len(), 1);
    put(folder.path(), "file", "");
    let complaint = wormery(folder.path(), "random holzwurm --seed 1 --out file").failed();
    assert!(complaint.contains("file"), "{complaint}");
}

#[test]
fn no_file_is_overwritten_and_then_none_is_written() {
    let folder = scratch();
    put(folder.path(), "holzwurm-3-1.wgr", "mine");
    let run =
        |games: u32| wormery(folder.path(), &format!("random holzwurm --games {games} --seed 3 --out ."));
    let complaint =
        "wormery: --out ./holzwurm-3-1.wgr: the file exists and is not overwritten without --force\n";
    assert_eq!(run(2).failed(), complaint);
    assert_eq!(files(folder.path()), [("holzwurm-3-1.wgr".to_owned(), "mine".to_owned())]);
    run(1).done();
    wormery(folder.path(), "random holzwurm --games 2 --seed 3 --out . --force").done();
    assert!(files(folder.path()).iter().all(|(_, text)| text.starts_with("{\"record\":1,")));
}
