use std::fs;

use serde_json::Value;

use crate::program::{golden, put, scratch, wormery, wormery_reads};

/// The review of a golden record as JSON, and what it is called.
fn reviewed(name: &str) -> Value {
    let ran = wormery_reads(scratch().path(), "review - --json", golden(name)).done();
    serde_json::from_str(&ran).unwrap()
}

#[test]
fn start_luck_and_decisions_are_the_result_exactly() {
    for (name, method) in [
        ("regenwormen-3p.wgr", "exact-turns"),
        ("regenwormen-expansion-4p.wgr", "exact-turns"),
        ("it-happens-2p.wgr", "searched"),
        ("holzwurm-2p.wgr", "sampled"),
    ] {
        let review = reviewed(name);
        assert_eq!((&review["method"], &review["over"]), (&method.into(), &true.into()), "{name}");
        assert_eq!(review["worth"].as_array().unwrap().len() as u64, review["steps"].as_u64().unwrap() + 1);
        for row in review["rows"].as_array().unwrap() {
            let part = |key: &str| row[key].as_f64().unwrap();
            let sum = ["start", "luck", "hidden", "own", "others", "rest"].map(part).iter().sum::<f64>();
            assert!(sum.to_bits() == part("result").to_bits(), "{name}: {row}");
        }
    }
}

#[test]
fn a_review_is_the_same_for_any_number_of_threads() {
    let run = |threads| {
        let args = format!("review - --json --threads {threads}");
        wormery_reads(scratch().path(), &args, golden("it-happens-2p.wgr")).done()
    };
    assert_eq!(run(1), run(3));
}

#[test]
fn the_costliest_decisions_are_named_with_what_was_better() {
    let text = wormery_reads(scratch().path(), "review - --worst 2", golden("regenwormen-3p.wgr")).done();
    let worst: Vec<&str> = text.lines().skip_while(|line| !line.starts_with("The costliest")).collect();
    assert_eq!(worst.len(), 5, "{text}");
    assert!(worst[1].contains(" ??  line ") && worst[1].contains("; better: "), "{text}");
    assert!(worst[2].trim_start().starts_with("Bo ") || worst[2].contains(" has kept "), "the dice: {text}");
}

#[test]
fn many_records_are_reviewed_and_a_bad_one_spoils_none() {
    let folder = scratch();
    for name in ["regenwormen-3p.wgr", "holzwurm-2p.wgr"] {
        put(folder.path(), name, golden(name));
    }
    put(folder.path(), "bad.wgr", "nonsense");
    let args = "review regenwormen-3p.wgr holzwurm-2p.wgr --json --all";
    let told = wormery(folder.path(), args).done();
    let reviews: Vec<Value> = told.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    assert_eq!(reviews.len(), 2);
    assert_eq!(reviews[0]["file"], "regenwormen-3p.wgr");
    for review in &reviews {
        let decisions = review["decisions"].as_array().unwrap();
        let counted: u64 =
            review["rows"].as_array().unwrap().iter().map(|row| row["decisions"].as_u64().unwrap()).sum();
        assert_eq!(decisions.len() as u64, counted);
        assert!(decisions.iter().all(|of| of["line"].as_u64() == of["ply"].as_u64().map(|ply| ply + 2)));
    }
    let ran = wormery(folder.path(), "review bad.wgr regenwormen-3p.wgr");
    assert_eq!(ran.status, Some(2));
    assert!(ran.stderr.starts_with("wormery: bad.wgr: line 1: "), "{}", ran.stderr);
    assert!(ran.stdout.contains("Costliest choices:"), "{}", ran.stdout);
    assert!(wormery(folder.path(), "review bad.wgr bad.wgr --svg x.svg").failed().contains("--svg"));
}

#[test]
fn the_picture_has_a_line_for_everybody_and_names_do_no_harm() {
    let folder = scratch();
    let record = golden("regenwormen-3p.wgr");
    let (header, steps) = record.split_once('\n').unwrap();
    let mut header: Value = serde_json::from_str(header).unwrap();
    header["players"] = serde_json::json!(["<script>", "Bo & Co", "c"]);
    put(folder.path(), "game.wgr", format!("{header}\n{steps}"));
    wormery(folder.path(), "review game.wgr --svg game.svg").done();
    let svg = fs::read_to_string(folder.path().join("game.svg")).unwrap();
    assert!(svg.contains("&lt;script&gt;: luck") && svg.contains("Bo &amp; Co"), "{svg}");
    assert_eq!(
        svg.matches("<path d=\"M48.0 ").count() + svg.matches("<path d=\"M48 ").count(),
        3 + 3 + 5 + 1
    );
}

#[test]
fn what_cannot_be_reviewed_is_named() {
    let folder = scratch();
    let complaint = |text: &str| {
        put(folder.path(), "game.wgr", text);
        wormery(folder.path(), "review game.wgr").failed()
    };
    assert_eq!(complaint(""), "wormery: game.wgr: line 1: the line is blank\n");
    let unknown = r#"{"record":1,"game":"chess","players":["a","b"]}"#;
    assert!(complaint(unknown).starts_with("wormery: game.wgr: line 1: "), "{}", complaint(unknown));
    let bad_step = golden("odd/rw-m-near.wgr");
    assert_eq!(complaint(&bad_step), "wormery: game.wgr: line 6: chance: 5 dice are rolled, not 7\n");
    let missing = wormery(folder.path(), "review missing.wgr").failed();
    assert!(missing.starts_with("wormery: missing.wgr: No such file"), "{missing}");
}
