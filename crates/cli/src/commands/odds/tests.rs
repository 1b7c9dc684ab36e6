use std::fs;
use std::path::{Path, PathBuf};

use clap::{CommandFactory, Parser};
use serde_json::{Value, json};
use wormery_core::Game;
use wormery_games::Regenwormen;
use wormery_record::{Header, Replay};

use crate::args::{Args, Command};

/// What the command says to these flags, or why it refuses them.
fn odds(flags: &str) -> Result<String, String> {
    let words = ["wormery", "odds"].into_iter().chain(flags.split_whitespace());
    let args = Args::try_parse_from(words).map_err(|error| error.to_string())?;
    let Command::Odds(args) = args.command else { panic!("these are the flags of odds") };
    let mut out = Vec::new();
    super::answer(&args, &mut out, wormery_words::Language::En).map_err(|error| format!("{error:#}"))?;
    Ok(String::from_utf8(out).unwrap())
}

#[track_caller]
pub(super) fn json(flags: &str) -> Value {
    serde_json::from_str(&odds(&format!("{flags} --json")).unwrap()).unwrap()
}

#[track_caller]
fn refused(flags: &str, expected: &[&str]) {
    let error = odds(flags).expect_err("the flags are wrong");
    for part in expected {
        assert!(error.contains(part), "{flags}: {part:?} is not in {error:?}");
    }
}

fn actions(report: &Value) -> Vec<Value> {
    report["choices"].as_array().unwrap().iter().map(|choice| choice["action"].clone()).collect()
}

fn close(value: &Value, expected: f64) -> bool {
    (value.as_f64().unwrap() - expected).abs() < 1e-12
}

pub(super) fn records() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../records")
}

/// One die is left and 1 and 2 are new; see the test of the same position in the solver.
const ONE_DIE: &str = "--own 21 --kept W,W,5,5,4,3,3";

#[test]
fn one_die_as_json() {
    let report = odds(&format!("{ONE_DIE} --json")).unwrap();
    assert_eq!(
        report,
        concat!(
            r#"{"value":3.0,"fail":0.0,"#,
            r#""choices":[{"action":{"type":"take","tile":30},"value":3.0,"fail":0.0},"#,
            r#"{"action":{"type":"roll"},"value":0.3333333333333333,"fail":0.6666666666666666}],"#,
            r#""outcomes":[{"action":{"type":"take","tile":30},"p":1.0}]}"#,
            "\n"
        )
    );
}

#[test]
fn one_die_as_a_table() {
    let report = odds(ONE_DIE).unwrap();
    let expected = "\
Kept 3 3 4 5 5 W W with 30 points; 1 die left.
Worms are those that the turn brings on average; failing costs 1.

choice                   worms     fails
take 30                 3.0000    0.00 %
roll                    0.3333   66.67 %

with the best play      chance
take 30               100.00 %
fail                    0.00 %
";
    assert_eq!(report, expected);
}

#[test]
fn a_steal_names_the_seat_and_counts_its_worms() {
    let report = json("--row 21-25,33 --top 36,26 --kept W,W,W,5,5,1,1");
    // 27 points: no 27 to be had, so the next lower tile.
    assert_eq!(report["choices"][0]["action"], json!({"type": "take", "tile": 25}));
    let report = json("--row 21-25,33 --top 36,26 --kept W,W,W,5,5,1");
    assert_eq!(
        report["choices"][0],
        json!({"action": {"type": "steal", "from": 2}, "value": 2.0, "fail": 0.0})
    );
    assert_eq!(
        report["choices"][1],
        json!({"action": {"type": "take", "tile": 25}, "value": 2.0, "fail": 0.0})
    );
    assert_eq!(report["outcomes"], json!([{"action": {"type": "steal", "from": 2}, "p": 1.0}]));
    let table = odds("--row 21-25,33 --top 36,26 --kept W,W,W,5,5,1").unwrap();
    assert!(table.contains("steal 26 from seat 2"), "{table}");
}

#[test]
fn what_failing_costs() {
    let value = |flags: &str| json(flags)["value"].clone();
    let (own, nothing) = (value("--own 36"), value("--own 36 --fail-cost 0"));
    assert!(own.as_f64() < nothing.as_f64());
    assert_eq!(own, value("--own 36 --fail-cost 4"));
    assert_eq!(own, value("--row 21-35 --fail-cost 4.0"));
    assert_eq!(nothing, value("--row 21-35"));
    assert_eq!(nothing, value("--own 36 --fail-cost 0 --objective worms"));
    let hen = "--expansion --row 21-35 --own 36 --specialist hen";
    assert_eq!(value(hen), value("--expansion --row 21-35"));
    assert_eq!(json("--kept 4,4,4,3,3,3,5,5 --own 25")["value"], json!(-2.0), "no worm, no dice");
}

#[test]
fn the_turn_that_has_failed() {
    let report = json("--kept W,W,5 --roll W,W,5,5,5 --own 33");
    assert_eq!(report, json!({"value": -4.0, "fail": 1.0, "choices": [], "outcomes": []}));
    let table = odds("--kept W,W,5 --roll W,W,5,5,5").unwrap();
    assert!(table.contains("the turn has failed"), "{table}");
}

#[test]
fn the_objectives() {
    let kept = "--row 21-36 --kept W,W,W,4,4,1";
    assert!(close(&json(&format!("{kept} --objective at-least:34"))["value"], 1.0 / 36.0), "two fives");
    assert!(close(&json(&format!("{kept} --objective exactly:28"))["value"], 1.0 / 36.0), "two twos");
    assert_eq!(json(&format!("{kept} --objective exactly:24"))["value"], json!(1.0));
    assert_eq!(json(&format!("{kept} --objective total"))["choices"][0]["value"], json!(24.0));
    let table = odds(&format!("{kept} --objective at-least:34")).unwrap();
    assert!(table.contains("2.78 %"), "{table}");
    refused("--objective most", &["--objective", "worms, total, at-least:N or exactly:N"]);
    refused("--objective at-least:99", &["--objective", "99 is not a total"]);
    refused("--objective total --fail-cost 2", &["--fail-cost", "--objective worms"]);
    refused("--fail-cost -1", &["--fail-cost"]);
    refused("--fail-cost much", &["--fail-cost", "own, or a number"]);
}

#[test]
fn the_specialists() {
    let weasel = json("--expansion --specialist weasel --kept 5,5 --roll 1,1,3,4,5,W");
    assert!(actions(&weasel).contains(&json!({"type": "weasel"})));
    let used = json("--expansion --specialist weasel --weasel-used --kept 5,5 --roll 1,1,3,4,5,W");
    assert!(!actions(&used).contains(&json!({"type": "weasel"})));
    let failed = json("--expansion --specialist weasel --kept 5,5,W --roll 5,5,5,W,W");
    assert_eq!(actions(&failed), [json!({"type": "weasel"}), json!({"type": "accept"})]);
    let canned = json("--expansion --specialist canned_worm --kept 5,5,4,4,3");
    assert!(actions(&canned).contains(&json!({"type": "take", "tile": 26})));
    let low = json("--expansion --kept W,3,3 --objective exactly:11");
    assert_eq!(low["choices"][0], json!({"action": {"type": "take", "tile": 11}, "value": 1.0, "fail": 0.0}));
}

#[test]
fn two_ones_bring_a_token_in_the_expansion() {
    let value = |flags: &str| {
        let report = json(flags);
        let one = json!({"type": "keep", "symbol": "1"});
        let choices = report["choices"].as_array().unwrap().clone();
        choices.into_iter().find(|choice| choice["action"] == one).unwrap()["value"].as_f64().unwrap()
    };
    // Without 11 and 13 the tokens are all that the expansion adds.
    let (base, more) = ("--row 21-36 --kept W,W,W,W,W --roll 1,1,2", "--expansion");
    assert!((value(&format!("{base} {more}")) - value(base) - 1.0).abs() < 1e-12);
    assert!(close(&json(&format!("{base} {more} --objective total"))["value"], {
        json(&format!("{base} --objective total"))["value"].as_f64().unwrap()
    }));
}

#[test]
fn the_golden_die() {
    let holder = "--expansion --specialist golden_die";
    let begin = json(holder);
    assert_eq!(actions(&begin), [json!({"type": "roll", "golden": true}), json!({"type": "roll"})]);
    let nine = json(&format!("{holder} --roll 1,2,2,3,4,4,5,5,W"));
    assert_eq!(actions(&nine).len(), 6);
    let aside = json(&format!("{holder} --roll 1,2,2,3,4,4,5,5"));
    assert_eq!(actions(&aside).len(), 5);
    // The golden die alone: three worms make 33, three ones fail.
    let alone = json(&format!("{holder} --row 21-36 --kept 1,1,5,5,4,4,4,4 --golden pool"));
    assert_eq!(alone["value"], json!(2.0));
    assert_eq!(alone["fail"], json!(0.5));
    let kept = json(&format!("{holder} --row 21-36 --kept W,W,5,5,4,4,4,4,3 --golden kept"));
    assert_eq!(kept["choices"][0]["action"], json!({"type": "take", "tile": 36}), "39 points");
    let standard = json(&format!("{holder} --option golden_faces=standard --roll 1,2,2,3,4,4,5,5,3"));
    assert_eq!(actions(&standard).len(), 5);
    refused(&format!("{holder} --roll 1,2,2,3,4,4,5,5,3"), &["--roll", "golden die", "has no 3"]);
    refused(&format!("{holder} --kept 2,2 --golden kept"), &["--golden", "1 or W"]);
    refused(&format!("{holder} --golden pool"), &["--golden", "nothing is rolled"]);
}

#[test]
fn wrong_flags_say_which_and_why() {
    refused("--row 21-26 --top 26", &["--row and --top", "26"]);
    refused("--row 21-26 --own 21", &["--row and --own", "21"]);
    refused("--top 26 --own 26", &["--top and --own", "26"]);
    refused("--row 20-26", &["--row", "no tile 20"]);
    refused("--row 26-21", &["--row", "backwards"]);
    refused("--row 21,22,21", &["--row", "21 is there twice"]);
    refused("--row 11,21-36", &["--row", "11", "--expansion"]);
    refused("--own 13", &["--own", "--expansion"]);
    refused("--own 21,22", &["--own", "no tile 21,22"]);
    refused("--top 21-27", &["--top", "at most 6"]);
    refused("--kept W,X", &["--kept", "unknown symbol \"X\""]);
    refused("--kept W,W,W,W,W,W,W,W,W", &["--kept", "9 dice", "only 8"]);
    refused("--roll 1,2,3", &["--roll", "0 dice kept", "8 dice are rolled, not 3"]);
    refused("--kept W --roll 1,1,2,2,3,3,4,4", &["--roll", "7 dice are rolled, not 8", "golden_die"]);
    refused("--kept 1,2,3,4,5,W --roll 1,2", &["--roll", "rolling is over"]);
    refused("--specialist weasel", &["--specialist", "--expansion"]);
    refused("--expansion --specialist raven", &["--specialist", "raven"]);
    refused("--weasel-used", &["--weasel-used", "--specialist weasel"]);
    refused("--expansion --specialist hen --golden pool --roll 1", &["--golden", "golden_die"]);
    refused("--option lower", &["--option lower", "KEY=VALUE"]);
    refused("--option lower=most", &["--option lower=most", "expected next"]);
    refused("--option upper=any", &["--option upper=any", "unknown option"]);
    refused("--record game.wgr", &["--ply"]);
    refused("--ply 3", &["--record"]);
    refused("--record game.wgr --ply 3 --row 21", &["--record", "--row"]);
}

#[test]
fn house_rules_change_what_can_be_taken() {
    let kept = "--row 21-25,33 --top 36,26 --kept W,W,W,5,5,1";
    let forced = json(&format!("{kept} --option decline_steal=forced"));
    assert_eq!(actions(&forced).len(), 2);
    let any = json(&format!("{kept} --option lower=any"));
    assert_eq!(actions(&any).len(), 7, "{any}");
    let always = json(&format!("{kept} --option voluntary_fail=always"));
    assert!(actions(&always).contains(&json!({"type": "stop"})));
}

/// Every position of a record has odds, and its choices are what the rules allow.
#[test]
fn every_ply_of_a_record() {
    let path = records().join("regenwormen-expansion-3p.wgr");
    let text = fs::read_to_string(&path).unwrap();
    let mut lines = text.lines();
    let header = Header::parse(lines.next().unwrap()).unwrap();
    let mut replay = Replay::<Regenwormen>::new(&header.config::<Regenwormen>().unwrap());
    for (ply, line) in lines.enumerate().take(120) {
        let report = json(&format!("--record {} --line {}", path.display(), ply + 2));
        let mut legal: Vec<String> =
            replay.game().legal().map(|action| serde_json::to_string(&action).unwrap()).collect();
        let mut listed: Vec<String> = actions(&report).iter().map(ToString::to_string).collect();
        let sorted = |list: &mut Vec<String>| {
            for text in list.iter_mut() {
                *text = serde_json::from_str::<Value>(text).unwrap().to_string();
            }
            list.sort();
        };
        sorted(&mut legal);
        sorted(&mut listed);
        assert_eq!(listed, legal, "ply {ply}");
        let chances =
            report["outcomes"].as_array().unwrap().iter().map(|outcome| outcome["p"].as_f64().unwrap());
        let sum = chances.sum::<f64>() + report["fail"].as_f64().unwrap();
        assert!((sum - 1.0).abs() < 1e-12 || sum == 0.0, "ply {ply}: {sum}");
        replay.line(line).unwrap();
    }
}

#[test]
fn records_that_have_no_such_position() {
    let record = |name: &str| records().join(name).display().to_string();
    let n_lines = fs::read_to_string(records().join("regenwormen-3p.wgr")).unwrap().lines().count();
    let path = record("regenwormen-3p.wgr");
    refused(&format!("--record {path} --line {n_lines}"), &["--line", "the game is over there"]);
    refused(&format!("--record {path} --line 99999"), &["--line 99999", "its last step is line 718"]);
    refused(&format!("--record {} --line 3", record("holzwurm-2p.wgr")), &["--record", "holzwurm"]);
    refused(&format!("--record {} --line 3", record("no-such.wgr")), &["--record", "no-such.wgr"]);
    let folder = tempfile::tempdir().unwrap();
    let broken = folder.path().join("broken.wgr");
    let head = fs::read_to_string(records().join("regenwormen-3p.wgr")).unwrap();
    let head = head.lines().next().unwrap().to_owned();
    fs::write(&broken, format!("{head}\n{{\"seat\":1,\"action\":{{\"type\":\"stop\"}}}}\n")).unwrap();
    refused(&format!("--record {} --line 3", broken.display()), &["--record", "line 2"]);
    fs::write(&broken, "").unwrap();
    refused(&format!("--record {} --line 2", broken.display()), &["--record", "line 1"]);
}

/// The examples of the help, but for those that need a file.
#[test]
fn the_examples_of_the_help_work() {
    let mut command = Args::command();
    let help = command.find_subcommand_mut("odds").unwrap().render_long_help().to_string();
    let examples: Vec<&str> = help.lines().filter_map(|line| line.strip_prefix("  wormery odds")).collect();
    assert!(examples.len() >= 6, "{help}");
    for example in examples {
        odds(example).unwrap_or_else(|error| panic!("{example}: {error}"));
    }
}

/// The commands of the manual, word for word.
#[test]
fn the_manual_shows_what_the_command_says() {
    let manual = fs::read_to_string(records().join("../docs/odds.md")).unwrap();
    let blocks: Vec<&str> = manual.split("```console\n$ wormery odds").skip(1).collect();
    assert!(blocks.len() >= 5);
    for block in blocks {
        let (command, rest) = block.split_once('\n').unwrap();
        let (shown, _) = rest.split_once("```").unwrap();
        let said = odds(command).unwrap_or_else(|error| format!("wormery: {error}"));
        assert_eq!(shown.trim_end(), said.trim_end(), "wormery odds{command}");
    }
}

#[test]
fn a_ply_is_two_less_than_a_line() {
    let path = records().join("regenwormen-3p.wgr");
    let at = |flag: &str| json(&format!("--record {} {flag}", path.display()));
    assert_eq!(at("--line 42"), at("--ply 40"));
    let table = odds(&format!("--record {} --line 42", path.display())).unwrap();
    assert!(table.starts_with("Kept "), "{table}");
}

#[test]
fn all_decisions_of_a_record_have_the_odds_of_their_line() {
    for name in ["regenwormen-3p.wgr", "regenwormen-expansion-4p.wgr"] {
        let path = records().join(name);
        let told = odds(&format!("--record {} --all --json", path.display())).unwrap();
        let decisions: Vec<Value> = told.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
        assert!(decisions.len() > 20, "{name}: {}", decisions.len());
        let lines: Vec<String> = fs::read_to_string(&path).unwrap().lines().map(str::to_owned).collect();
        for decision in decisions.iter().step_by(7) {
            let line = decision["line"].as_u64().unwrap();
            let step: Value = serde_json::from_str(&lines[line as usize - 1]).unwrap();
            let done = |step: &Value| (step["action"]["type"].clone(), step["seat"].clone());
            assert_eq!(done(decision), done(&step), "{decision}");
            let one = json(&format!("--record {} --line {line}", path.display()));
            for key in ["value", "fail", "choices", "outcomes"] {
                assert_eq!(decision[key], one[key], "{name} line {line}");
            }
            assert!(actions(decision).len() > 1, "{decision}");
        }
        let text = odds(&format!("--record {} --all", path.display())).unwrap();
        assert!(text.starts_with("Line ") && text.contains("\n\nLine "), "{text}");
        assert_eq!(text.lines().filter(|line| line.starts_with("Line ")).count(), decisions.len());
    }
}

#[test]
fn all_needs_a_record_and_no_line() {
    refused("--all", &["--record"]);
    refused("--record game.wgr --all --line 3", &["--line"]);
}
