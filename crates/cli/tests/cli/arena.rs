//! What an arena leaves behind, and when it stops.

use std::fs;

use serde_json::Value;

use crate::program::{put, reads, scratch, shell, wormery};

#[test]
fn records_of_an_arena_replay_and_name_the_bots() {
    let folder = scratch();
    let rules = [
        "regenwormen raider greedy",
        "regenwormen raider greedy cautious -O expansion=true",
        "it-happens greedy random",
        "holzwurm safe-low random random",
    ];
    for (place, args) in rules.into_iter().enumerate() {
        wormery(folder.path(), &format!("arena {args} --games 4 --seed 5 --out {place}")).done();
        let entries = fs::read_dir(folder.path().join(place.to_string())).unwrap();
        let mut names: Vec<String> =
            entries.map(|entry| entry.unwrap().path().display().to_string()).collect();
        names.sort();
        let n_seats = args.split(" -").next().unwrap().split(' ').count() - 1;
        assert_eq!(names.len(), 4_usize.next_multiple_of(n_seats), "{names:?}");
        let told = wormery(folder.path(), &format!("replay {}", names.join(" "))).done();
        assert_eq!(told.matches(": over after ").count(), names.len(), "{told}");
        let first = fs::read_to_string(&names[0]).unwrap();
        let header: Value = serde_json::from_str(first.lines().next().unwrap()).unwrap();
        let bots: Vec<&str> = args.split(' ').skip(1).take(n_seats).collect();
        assert_eq!(header["players"], serde_json::json!(bots), "bot 0 sits on seat 0 in game 0");
        assert_eq!(header["meta"]["seed"], 5, "it says how it was made: {header}");
    }
    let complaint =
        wormery(folder.path(), "arena regenwormen raider greedy --games 4 --seed 5 --out 0").failed();
    assert!(
        complaint.ends_with("regenwormen-5-0.wgr: the file exists and is not overwritten without --force\n")
    );
    wormery(folder.path(), "arena regenwormen raider greedy --games 4 --seed 5 --out 0 --force").done();
    put(folder.path(), "file", "");
    assert!(
        wormery(folder.path(), "arena regenwormen raider greedy --out file").failed().contains("--out file")
    );
}

#[test]
fn records_are_the_same_for_any_number_of_threads() {
    let folder = scratch();
    for threads in [1, 3] {
        let args = format!("arena regenwormen raider greedy --games 700 --out {threads} --threads {threads}");
        wormery(folder.path(), &args).done();
    }
    reads(shell(folder.path(), "diff -r 1 3 && ls 1 | wc -l"), "").done();
}

/// The record of a game that was stopped holds what was played, and says who is to blame.
#[cfg(target_os = "linux")]
#[test]
fn a_stopped_game_is_kept_as_far_as_it_went() {
    let folder = scratch();
    let script = "read x; echo '{\"hello\":{\"protocol\":1,\"name\":\"Quitter\",\"games\":[\"holzwurm\"]}}'; read x; read x; exit 1";
    put(folder.path(), "quit.sh", script);
    reads(shell(folder.path(), "wormery arena holzwurm random 'cmd:sh quit.sh' --games 2 --out games"), "");
    let text = fs::read_to_string(folder.path().join("games/holzwurm-0-0.wgr")).unwrap();
    let header: Value = serde_json::from_str(text.lines().next().unwrap()).unwrap();
    assert_eq!(header["players"], serde_json::json!(["random", "Quitter"]));
    assert_eq!(header["meta"]["fault"], serde_json::json!({"seat": 1, "reason": "crash"}));
    let told = wormery(folder.path(), "replay games/holzwurm-0-0.wgr games/holzwurm-0-1.wgr").done();
    assert_eq!(told.matches("not over").count(), 2, "{told}");
}

#[test]
fn a_test_stops_when_its_answer_is_clear_for_any_number_of_threads() {
    let folder = scratch();
    let told = |args: &str| -> Value {
        let text = wormery(folder.path(), &format!("arena {args} --seed 1 --json")).done();
        let mut told: Value = serde_json::from_str(&text).unwrap();
        // Time and arguments differ between runs, and nothing else does.
        told.as_object_mut().unwrap().retain(|key, _| key != "seconds" && key != "made_by");
        told["bots"]
            .as_array_mut()
            .unwrap()
            .iter_mut()
            .for_each(|bot| drop(bot.as_object_mut().unwrap().remove("ms_per_move")));
        told
    };
    for (args, accepted) in [
        ("regenwormen greedy cautious --sprt", "high"),
        ("regenwormen cautious greedy --sprt", "low"),
        ("regenwormen raider greedy cautious --sprt=30,40", "high"),
    ] {
        let one = told(&format!("{args} --threads 1"));
        assert_eq!(one["sprt"]["accepted"], accepted, "{one}");
        assert!(
            one["games"].as_u64().unwrap() < 5000 && one["sprt"]["llr"].as_f64().unwrap().abs() > 2.94,
            "{one}"
        );
        assert_eq!(one, told(&format!("{args} --threads 3")));
    }
    let open = told("regenwormen greedy greedy --sprt=49,51 --games 20");
    assert!(open["sprt"]["accepted"].is_null() && open["games"] == 20, "{open}");
    let text = wormery(folder.path(), "arena regenwormen greedy cautious --sprt=50,55 --seed 1").done();
    assert!(
        text.contains("\nSPRT: greedy has 55.0% of the wins rather than 50.0% (log-likelihood ratio +"),
        "{text}"
    );
    for wrong in ["52,50", "50", "a,b", "-1,50", "50,101", "NaN,50"] {
        let complaint =
            wormery(folder.path(), &format!("arena regenwormen greedy cautious --sprt={wrong}")).failed();
        assert!(complaint.contains("--sprt"), "{complaint}");
    }
}

/// What is written of a test is what was counted: the records of deals beyond the last are not there.
#[test]
fn a_test_keeps_the_games_that_count() {
    let folder = scratch();
    let text =
        wormery(folder.path(), "arena regenwormen greedy random --sprt --seed 1 --out games --json").done();
    let told: Value = serde_json::from_str(&text).unwrap();
    let n_files = fs::read_dir(folder.path().join("games")).unwrap().count() as u64;
    assert_eq!(told["games"], n_files);
}

#[test]
fn a_ladder_can_be_of_some_bots_alone() {
    let folder = scratch();
    let told = wormery(folder.path(), "ladder regenwormen greedy cautious --games 20").done();
    assert_eq!(told.lines().count(), 4, "{told}");
    assert!(wormery(folder.path(), "ladder regenwormen greedy").failed().contains("BOT: name at least two"));
    assert!(
        wormery(folder.path(), "ladder regenwormen greedy greedy")
            .failed()
            .contains("BOT: greedy is named twice")
    );
}

#[test]
fn a_result_says_how_it_was_made() {
    let folder = scratch();
    let flags = "-O expansion=true --games 4 --playouts 3 --json";
    for (command, n_nets) in [("arena regenwormen raider greedy", 2), ("ladder regenwormen raider greedy", 2)]
    {
        let told = wormery(folder.path(), &format!("{command} {flags}")).done();
        let made: Value = serde_json::from_str::<Value>(&told).unwrap()["made_by"].take();
        let words: Vec<String> = format!("{command} {flags}").split(' ').map(str::to_owned).collect();
        assert_eq!(made["command"], serde_json::json!(words), "{made}");
        assert_eq!(made["program"], concat!("wormery ", env!("CARGO_PKG_VERSION")));
        assert_eq!(
            (&made["game"], &made["options"]),
            (&"regenwormen".into(), &serde_json::json!({"expansion": true}))
        );
        assert_eq!((made["playouts"].as_u64(), made["rules"].is_u64()), (Some(3), true), "{made}");
        assert_eq!(made["nets"].as_object().unwrap().len(), n_nets, "{made}");
        assert!(!made["judge"].as_str().unwrap().is_empty(), "{made}");
    }
    let by_time = wormery(folder.path(), "arena holzwurm random random --games 2 --move-ms 1 --json").done();
    let made = serde_json::from_str::<Value>(&by_time).unwrap()["made_by"].take();
    assert_eq!((made["move_ms"].as_u64(), made.get("playouts")), (Some(1), None), "{made}");
}
