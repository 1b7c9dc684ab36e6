//! Positions in bulk.

use serde_json::{Value, json};
use wormery_core::Word;
use wormery_core::{Event, Game, Turn, Viewer};
use wormery_games::{GameId, with_game};
use wormery_record::{Header, Recorded};

use crate::program::{Ran, golden, put, root, scratch, wormery_reads};

const RECORDS: [&str; 4] =
    ["regenwormen-3p.wgr", "regenwormen-expansion-4p.wgr", "it-happens-2p.wgr", "holzwurm-2p.wgr"];

fn evaluate(game: &str, flags: &str, lines: &[String]) -> Ran {
    wormery_reads(scratch().path(), &format!("evaluate {game} {flags}"), lines.join("\n"))
}

fn answers(ran: &Ran) -> Vec<Value> {
    ran.stdout.lines().map(|line| serde_json::from_str(line).unwrap()).collect()
}

/// The first decisions of a record between several choices: as a prefix of the record, and as what the seat sees.
fn positions<G: Game>(text: &str, most: usize) -> Vec<(Value, Value)> {
    let recorded = Recorded::<G>::parse(text).unwrap();
    let options = serde_json::to_value(recorded.config.options()).unwrap();
    let mut game = G::start(&recorded.config);
    let mut found = Vec::new();
    for (ply, event) in recorded.events.iter().enumerate() {
        if let (Turn::Act(seat), Event::Action(_), Some(_)) = (game.turn(), event, game.legal().nth(1)) {
            let view = serde_json::to_value(game.view(Viewer::Seat(seat))).unwrap();
            let players = recorded.config.n_seats();
            let start_seat = recorded.config.start();
            let seen = json!({"view": view, "seat": seat, "players": players, "start_seat": start_seat, "options": options, "ply": ply, "id": [ply, "x"]});
            found.push((json!({"record": text, "ply": ply, "id": [ply, "x"]}), seen));
        }
        game.apply(event).unwrap();
    }
    found.truncate(most);
    found
}

#[test]
fn a_record_and_what_its_seat_sees_are_worth_the_same() {
    for name in RECORDS {
        let text = golden(name);
        let game = Header::parse(text.lines().next().unwrap()).unwrap().game;
        let found = with_game!(GameId::from_word(&game).unwrap(), G => positions::<G>(&text, 12));
        let (records, views): (Vec<_>, Vec<_>) =
            found.iter().map(|(one, other)| (one.to_string(), other.to_string())).unzip();
        let of_records = evaluate(&game, "--threads 1", &records);
        let of_views = evaluate(&game, "--threads 3", &views);
        assert_eq!((of_records.status, of_records.stderr.as_str()), (Some(0), ""), "{}", of_records.stdout);
        assert_eq!(of_records.stdout, of_views.stdout, "{name}");
        let told = answers(&of_records);
        assert_eq!(told.len(), found.len());
        for (place, (answer, (asked, _))) in told.iter().zip(&found).enumerate() {
            assert_eq!(
                (&answer["line"], &answer["id"], &answer["ply"]),
                (&json!(place + 1), &asked["id"], &asked["ply"])
            );
            let values: Vec<f64> = answer["choices"]
                .as_array()
                .unwrap()
                .iter()
                .map(|choice| choice["value"].as_f64().unwrap())
                .collect();
            assert!(values.len() > 1 && values.is_sorted_by(|one, other| one >= other), "{answer}");
            assert_eq!(answer["value"], values[0]);
            assert_eq!(answer.get("odds").is_some(), game == "regenwormen", "{answer}");
        }
    }
}

#[test]
fn a_line_that_is_wrong_spoils_no_other() {
    let text = golden("holzwurm-2p.wgr");
    let (good, seen) = positions::<wormery_games::Holzwurm>(&text, 1).remove(0);
    let with = |key: &str, value: Value| {
        let mut line = seen.clone();
        line[key] = value;
        line.to_string()
    };
    let lines = [
        good.to_string(),
        "nonsense".into(),
        String::new(),
        json!({"id": 7}).to_string(),
        json!({"record": text, "ply": 100_000}).to_string(),
        json!({"record": text}).to_string(),
        json!({"record": "{}", "id": "x"}).to_string(),
        with("players", json!(3)),
        with("seat", json!(1)),
        with("seat", json!(9)),
        with("options", json!({"flying": true})),
        with("view", json!({})),
        with("wings", json!(2)),
        json!({"record": golden("it-happens-2p.wgr"), "ply": 3}).to_string(),
        good.to_string(),
    ];
    let ran = evaluate("holzwurm", "", &lines);
    assert_eq!((ran.status, ran.stderr.as_str()), (Some(1), ""));
    let told = answers(&ran);
    assert_eq!(told.len(), lines.len(), "{}", ran.stdout);
    for (place, answer) in told.iter().enumerate() {
        assert_eq!(answer["line"], place + 1);
        let is_good = place == 0 || place == lines.len() - 1;
        assert_eq!(answer.get("error").is_none(), is_good, "{}: {answer}", lines[place]);
    }
    assert_eq!((&told[3]["id"], &told[6]["id"]), (&json!(7), &json!("x")));
    assert!(told[4]["error"].as_str().unwrap().starts_with("ply 100000: the record has "), "{}", told[4]);
    assert!(told[5]["error"].as_str().unwrap().ends_with("the game is over"), "{}", told[5]);
    assert!(told[12]["error"].as_str().unwrap().contains("wings"), "{}", told[12]);
}

/// Views that no game has, made from real ones: every number of them is once something else.
#[test]
fn views_of_no_game_are_answered_too() {
    for name in RECORDS {
        let text = golden(name);
        let game = Header::parse(text.lines().next().unwrap()).unwrap().game;
        let (_, seen) =
            with_game!(GameId::from_word(&game).unwrap(), G => positions::<G>(&text, 3)).pop().unwrap();
        let mut lines = Vec::new();
        for strange in [json!(0), json!(1), json!(255)] {
            let mut n_numbers = 0;
            loop {
                let (mut line, mut left) = (seen.clone(), n_numbers);
                if !change(&mut line["view"], &mut left, &strange) {
                    break;
                }
                lines.push(line.to_string());
                n_numbers += 1;
            }
        }
        let ran = evaluate(&game, "", &lines);
        assert!(
            matches!(ran.status, Some(0 | 1)) && ran.stderr.is_empty(),
            "{name}: {:?} {}",
            ran.status,
            ran.stderr
        );
        assert_eq!(answers(&ran).len(), lines.len(), "{name}");
    }
}

/// Puts something in the place of a number, counted in the order of the text; whether there is such a number.
fn change(value: &mut Value, left: &mut usize, strange: &Value) -> bool {
    match value {
        Value::Number(_) if *left == 0 => {
            *value = strange.clone();
            true
        }
        Value::Number(_) => {
            *left -= 1;
            false
        }
        Value::Array(items) => items.iter_mut().any(|item| change(item, left, strange)),
        Value::Object(items) => items.iter_mut().any(|(_, item)| change(item, left, strange)),
        _ => false,
    }
}

/// More lines than are read ahead, from a file, in little memory and in their order.
#[test]
fn many_lines_keep_their_order() {
    let folder = scratch();
    let (line, _) = positions::<wormery_games::Regenwormen>(
        &golden("regenwormen-3p.wgr").lines().take(9).collect::<Vec<_>>().join("\n"),
        1,
    )
    .remove(0);
    let lines: Vec<String> = (0..500)
        .map(|number| {
            let mut line = line.clone();
            line["id"] = number.into();
            line.to_string()
        })
        .collect();
    put(folder.path(), "positions.jsonl", lines.join("\n"));
    let ran = wormery_reads(folder.path(), "evaluate regenwormen positions.jsonl", "");
    let ids: Vec<u64> = answers(&ran).iter().map(|answer| answer["id"].as_u64().unwrap()).collect();
    assert_eq!(ids, (0..500).collect::<Vec<_>>());
    let missing = wormery_reads(folder.path(), "evaluate regenwormen missing.jsonl", "").failed();
    assert!(missing.contains("missing.jsonl"), "{missing}");
}

/// The page shows a record as a line, and every key that an answer has.
#[test]
fn the_page_shows_what_goes_in_and_what_comes_out() {
    let page = std::fs::read_to_string(root().join("docs/studying.md")).unwrap();
    let blocks = page.split("```json\n").skip(1).map(|block| block.split("```").next().unwrap());
    let blocks: Vec<Value> = blocks.map(|block| serde_json::from_str(block).unwrap()).collect();
    let [view, record, answer] = &blocks[..] else { panic!("three examples: {blocks:?}") };
    let told = answers(&evaluate("regenwormen", "", &[record.to_string()]));
    assert_eq!(told[0]["id"], record["id"], "{}", told[0]);
    // A view is too long for a page, so that some of it is left out there.
    let mut whole = positions::<wormery_games::Regenwormen>(&golden("regenwormen-3p.wgr"), 1).remove(0).1;
    assert!(view.as_object().unwrap().keys().all(|key| whole.get(key).is_some()), "{view}");
    whole.as_object_mut().unwrap().remove("ply");
    let told = answers(&evaluate("regenwormen", "", &[whole.to_string()]));
    let keys = |value: &Value| value.as_object().unwrap().keys().cloned().collect::<Vec<_>>();
    assert_eq!(keys(&told[0]), keys(answer));
    for path in ["/choices/0", "/odds", "/odds/choices/0"] {
        assert_eq!(keys(told[0].pointer(path).unwrap()), keys(answer.pointer(path).unwrap()), "{path}");
    }
}
