//! Programs that play over standard input and output, good ones and bad ones.

#![cfg(target_os = "linux")]

use std::fs;
use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::Stdio;
use std::time::Instant;

use serde_json::Value;

use crate::program::{PATIENCE, Ran, command, put, reads, root, scratch, shell, wormery};

/// What every script begins with: the greeting, and a way to find the ply of a frame.
const GREETS: &str = r#"read hello; echo '{"hello":{"protocol":1,"name":"script","games":["holzwurm"]}}'
asked() { while read -r line; do case "$line" in '{"frame"'*) ply=${line#*\"ply\":}; ply=${ply%%,*}; return 0;; esac; done; return 1; }
"#;

/// Scripts that do what must not be done when they are first asked, each with the reason that it loses for.
const BAD: [(&str, &str, &str); 9] = [
    ("crash", "asked; echo broken >&2; exit 3", "crash"),
    ("leave", "asked; exit 0", "crash"),
    ("close", "asked; exec >&-; sleep 600", "crash"),
    ("babble", "asked; yes '{\"ply\":0}'", "nonsense"),
    ("flood", "asked; exec tr '\\0' x < /dev/zero", "nonsense"),
    ("bytes", "asked; printf '\\377\\376\\n'; sleep 600", "nonsense"),
    (
        "old",
        "asked; echo '{\"ply\":4294967295,\"action\":{\"type\":\"play\",\"card\":\"13\"}}'; sleep 600",
        "wrong-ply",
    ),
    (
        "illegal",
        "asked; echo \"{\\\"ply\\\":$ply,\\\"action\\\":{\\\"type\\\":\\\"roll\\\"}}\"; sleep 600",
        "illegal",
    ),
    // Its child holds on to the pipes, and both do not want to hear of an end.
    ("parent", "asked; sh child.sh & trap '' TERM INT HUP; exit 7", "crash"),
];

/// One whose answers are good, but come later than they may; as soon as it can without LATE.
const LATE: &str = r#"while asked; do sleep ${LATE:-0}; action=${line#*'"legal":[{"action":'}; action=${action%%,'"effects"'*}
echo "{\"ply\":$ply,\"action\":$action}"; done"#;

/// A good program that plays anything.
const GOOD: &str = "cmd:wormery engine --level random";

fn scripts() -> tempfile::TempDir {
    let folder = scratch();
    for (name, does, _) in BAD {
        put(folder.path(), &format!("{name}.sh"), format!("{GREETS}{does}\n"));
    }
    put(folder.path(), "child.sh", "trap '' TERM INT HUP\nwhile :; do sleep 1; done\n");
    put(folder.path(), "hang.sh", format!("{GREETS}asked; sleep 600\n"));
    put(folder.path(), "late.sh", format!("{GREETS}{LATE}\n"));
    folder
}

fn script(folder: &Path, name: &str) -> String {
    format!("cmd:sh {}/{name}.sh", folder.display())
}

/// Lets bots play Holzwurm; what it printed as JSON.
fn arena(folder: &Path, bots: &[String], flags: &str) -> Value {
    let ran = run(folder, "arena holzwurm", bots, &format!("--option deals=1 --json {flags}"));
    assert_eq!(ran.status, Some(0), "{}", ran.stderr);
    serde_json::from_str(&ran.stdout).expect("a JSON object")
}

fn run(folder: &Path, command: &str, bots: &[String], flags: &str) -> Ran {
    let bots: Vec<String> = bots.iter().map(|bot| format!("'{bot}'")).collect();
    reads(shell(folder, &format!("wormery {command} {} {flags}", bots.join(" "))), "")
}

/// The processes that still run of those that have a text on their command line.
fn left_over(text: &str) -> Vec<String> {
    let entries = fs::read_dir("/proc").unwrap().filter_map(Result::ok);
    let lines = entries.filter_map(|entry| fs::read_to_string(entry.path().join("cmdline")).ok());
    lines.filter(|line| line.contains(text)).collect()
}

/// Whoever was killed is gone a moment later.
fn none_left_over(text: &str) {
    let begin = Instant::now();
    while !left_over(text).is_empty() {
        assert!(begin.elapsed() < PATIENCE, "{:?}", left_over(text));
        std::thread::yield_now();
    }
}

#[test]
fn whoever_breaks_the_rules_of_the_protocol_loses_and_is_told_why() {
    let folder = scripts();
    let mut n_games = 0;
    for (name, _, reason) in BAD {
        let bots = [script(folder.path(), name), GOOD.to_owned()];
        let told = arena(folder.path(), &bots, "--games 8 --engine-ms 60000 --engine-start-ms 60000");
        assert_eq!(told["bots"][0]["wins"], 0.0, "{name}: {told}");
        assert_eq!(told["bots"][1]["wins"], 1.0, "{name}: {told}");
        assert_eq!(told["bots"][0]["faults"], serde_json::json!({ reason: 8 }), "{name}: {told}");
        assert!(told["bots"][1].get("faults").is_none() && told["bots"][0]["score"].is_null(), "{told}");
        n_games += told["games"].as_u64().unwrap();
    }
    // Those who never answer cost as long as they may take, so that the others are no programs.
    let in_time = [script(folder.path(), "late"), "random".to_owned()];
    let told = arena(folder.path(), &in_time, "--games 2 --engine-ms 60000 --engine-start-ms 60000");
    assert!(told["bots"][0].get("faults").is_none(), "its answers are good: {told}");
    for name in ["hang", "late"] {
        let slow = format!("cmd:LATE=0.3 sh {}/{name}.sh", folder.path().display());
        let bots = [slow, "random".to_owned()];
        let told = arena(folder.path(), &bots, "--games 6 --engine-ms 50 --engine-start-ms 60000");
        assert_eq!(told["bots"][0]["faults"], serde_json::json!({"late": 6}), "{name}: {told}");
        assert_eq!(told["bots"][1]["wins"], 1.0, "{name}: {told}");
        n_games += told["games"].as_u64().unwrap();
    }
    // All of them at once, with one that is good: whoever is to act first loses, and the others share.
    let names = ["crash", "babble", "old", "illegal", "parent"];
    let mut bots: Vec<String> = names.iter().map(|name| script(folder.path(), name)).collect();
    bots.push(GOOD.to_owned());
    let told = arena(folder.path(), &bots, "--games 30 --engine-ms 60000 --engine-start-ms 60000");
    let faults = |bot: &Value| {
        bot["faults"].as_object().map_or(0, |faults| faults.values().filter_map(Value::as_u64).sum())
    };
    let all = told["bots"].as_array().unwrap();
    assert_eq!(all.iter().map(faults).sum::<u64>(), 30, "{told}");
    assert_eq!(faults(&all[5]), 0, "{told}");
    assert!((all.iter().map(|bot| bot["wins"].as_f64().unwrap()).sum::<f64>() - 1.0).abs() < 1e-9, "{told}");
    assert!((all[5]["wins"].as_f64().unwrap() - 0.2).abs() < 1e-9, "five share each game: {told}");
    n_games += told["games"].as_u64().unwrap();
    assert!(n_games > 100, "{n_games} games");
    none_left_over(&folder.path().display().to_string());
}

#[test]
fn what_does_not_start_loses_every_game_and_says_why() {
    let folder = scripts();
    for (command, detail) in [
        ("cmd:read x; exit 4", "it ended with exit status: 4"),
        ("cmd:wormery-that-is-nowhere", "it ended with exit status: 127"),
        ("cmd:echo hello", "its first line is no greeting"),
        (
            "cmd:read x; echo '{\"hello\":{\"protocol\":7,\"name\":\"\",\"games\":[]}}'; cat",
            "it speaks protocol 7, and this is 1",
        ),
        ("cmd:wormery engine regenwormen", "it does not play holzwurm, only regenwormen"),
    ] {
        let bots = format!("'{}' random", command.replace('\'', r"'\''"));
        let flags = "--option deals=1 --games 10 --engine-start-ms 60000 --json";
        let ran = reads(shell(folder.path(), &format!("wormery arena holzwurm {bots} {flags}")), "");
        let told: Value = serde_json::from_str(&ran.stdout).unwrap();
        assert_eq!(ran.status, Some(2), "nothing was found out: {}", ran.stderr);
        assert_eq!(told["bots"][0]["faults"], serde_json::json!({"start": 10}), "{told}");
        assert!(told["bots"][0]["first_fault"]["detail"].as_str().unwrap().contains(detail), "{told}");
        assert!(ran.stderr.contains(detail), "{}", ran.stderr);
    }
}

#[test]
fn the_last_words_of_a_program_are_shown() {
    let folder = scripts();
    let ran = run(
        folder.path(),
        "arena holzwurm random",
        &[script(folder.path(), "crash")],
        "--games 2 --option deals=1",
    );
    assert_eq!(ran.status, Some(0));
    assert!(ran.stdout.contains(" lost 2 games through its own fault: 2 × ended early\n"), "{}", ran.stdout);
    assert!(
        ran.stderr.contains("game 0: crash: it ended with exit status: 3\n  | broken\n"),
        "{}",
        ran.stderr
    );
    let ran = run(
        folder.path(),
        "ladder holzwurm random",
        &[script(folder.path(), "crash")],
        "--games 2 --option deals=1",
    );
    assert!(ran.stdout.contains(" lost 2 games through its own fault: 2 × ended early\n"), "{}", ran.stdout);
    let json = run(
        folder.path(),
        "ladder holzwurm random",
        &[script(folder.path(), "crash")],
        "--games 2 --option deals=1 --json",
    );
    let told: Value = serde_json::from_str(&json.stdout).unwrap();
    assert_eq!(told["meetings"][1]["faults"], serde_json::json!({"crash": 2}), "{told}");
}

/// A referee that is killed can end nothing itself; an engine that wants to go on all the same is ended with it.
#[test]
fn an_engine_does_not_outlive_its_referee() {
    let folder = scratch();
    let stubborn = "trap '' TERM INT HUP PIPE; exec 2>/dev/null; echo here > here; while :; do sleep 1; done";
    put(folder.path(), "stubborn.sh", format!("{GREETS}{stubborn}\n"));
    let script = folder.path().join("stubborn.sh");
    let mut referee = command(folder.path(), "arena holzwurm random --games 2 --engine-ms 600000");
    referee.arg(format!("cmd:sh {}", script.display())).stdout(Stdio::null()).stderr(Stdio::null());
    let mut referee = referee.spawn().unwrap();
    let begin = Instant::now();
    while !folder.path().join("here").exists() {
        assert!(begin.elapsed() < PATIENCE, "the engine has not begun");
        std::thread::yield_now();
    }
    let name = script.display().to_string();
    assert!(!left_over(&name).is_empty());
    referee.kill().unwrap();
    referee.wait().unwrap();
    none_left_over(&name);
}

/// A program that ends after each game is started again, and nothing is held against it.
#[test]
fn a_program_may_end_after_a_game() {
    let folder = scratch();
    let script = "read -r hello; read -r new; { echo \"$hello\"; echo \"$new\"; while read -r line; do echo \"$line\"; case \"$line\" in '{\"over\"'*) exit;; esac; done; } | wormery engine --level random";
    put(folder.path(), "once.sh", format!("{GREETS}\n"));
    // The greeting must be answered before the game is read.
    let script = script.replacen("read -r hello; read -r new; { echo \"$hello\"; echo \"$new\"; ", "{ ", 1);
    put(folder.path(), "once.sh", script);
    let bots = ["cmd:sh once.sh".to_owned(), "random".to_owned()];
    let told = arena(folder.path(), &bots, "--games 6 --engine-ms 60000 --engine-start-ms 60000");
    assert!(told["bots"][0].get("faults").is_none(), "{told}");
    assert!(told["bots"][0]["score"].is_f64(), "{told}");
}

#[test]
fn a_stopped_referee_takes_its_programs_along() {
    let folder = scripts();
    put(
        folder.path(),
        "hang.sh",
        format!("{GREETS}asked; echo here > {}/here; sleep 600\n", folder.path().display()),
    );
    for signal in ["INT", "TERM"] {
        let here = folder.path().join("here");
        let _ = fs::remove_file(&here);
        let mut command = shell(
            folder.path(),
            "exec wormery arena holzwurm random \"cmd:sh $PWD/hang.sh\" --engine-ms 600000",
        );
        let mut child = command.stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
        let begin = Instant::now();
        while !here.exists() {
            assert!(begin.elapsed() < PATIENCE, "the program is asked");
            std::thread::yield_now();
        }
        assert!(!left_over(&folder.path().display().to_string()).is_empty());
        reads(shell(folder.path(), &format!("kill -{signal} {}", child.id())), "").done();
        assert!(!child.wait().unwrap().success());
        none_left_over(&folder.path().display().to_string());
    }
}

#[test]
fn the_same_bot_plays_the_same_games_inside_and_outside() {
    let folder = scratch();
    let told = |bots: &str, flags: &str| {
        let script = format!(
            "wormery arena regenwormen raider {bots} --games 12 --seed 3 --json {flags} --engine-ms 60000 --engine-start-ms 60000"
        );
        let mut told: Value = serde_json::from_str(&reads(shell(folder.path(), &script), "").done()).unwrap();
        let numbers = |bot: &Value| (bot["wins"].clone(), bot["low"].clone(), bot["score"].clone());
        let bots: Vec<_> = told["bots"].as_array().unwrap().iter().map(numbers).collect();
        (bots, told["seats"].take())
    };
    let inside = told("greedy", "");
    for flags in ["--threads 1", "--threads 3"] {
        assert_eq!(told("'cmd:wormery engine --level greedy'", flags), inside);
    }
    // One that has luck of its own gets it from the referee: the same for any number of threads.
    let random = |flags: &str| told("'cmd:wormery engine --level random --seed 5'", flags);
    assert_eq!(random("--threads 1"), random("--threads 3"));
}

#[test]
fn the_examples_pass_the_check() {
    for program in ["python3 examples/engine.py", "node examples/engine.mjs"] {
        let script = format!(
            "cd {} && wormery engine-check --engine-ms 60000 --engine-start-ms 60000 -- {program}",
            root().display()
        );
        let told = reads(shell(scratch().path(), &script), "").done();
        assert!(told.ends_with("All is well: this program can play.\n"), "{told}");
        assert_eq!(told.lines().filter(|line| line.contains(" plays ")).count(), 8, "{told}");
        let lines =
            fs::read_to_string(root().join(program.split(' ').nth(1).unwrap())).unwrap().lines().count();
        assert!(lines < 60, "{program} has {lines} lines");
    }
}

/// An example is better than somebody who does anything.
#[test]
fn the_examples_play_sensibly() {
    let folder = scratch();
    for (game, program) in [
        ("regenwormen", "python3 examples/engine.py"),
        ("holzwurm", "node examples/engine.mjs"),
        ("it-happens", "node examples/engine.mjs"),
    ] {
        let script = format!(
            "cd {} && wormery arena {game} 'cmd:{program}' random --games 40 --json --engine-ms 60000 --engine-start-ms 60000",
            root().display()
        );
        let told: Value = serde_json::from_str(&reads(shell(folder.path(), &script), "").done()).unwrap();
        let [own, other] = [0, 1].map(|bot| told["bots"][bot]["wins"].as_f64().unwrap());
        assert!(own > other + 0.2, "{told}");
    }
}

#[test]
fn the_check_says_in_words_what_is_wrong() {
    let folder = scripts();
    let check = |name: &str, flags: &str| {
        let script = format!("wormery engine-check {flags} --engine-ms 60000 -- sh {name}.sh");
        reads(shell(folder.path(), &script), "")
    };
    for (name, _, reason) in BAD.into_iter().filter(|(name, ..)| *name != "babble") {
        let ran = check(name, "");
        assert_eq!(ran.status, Some(1), "{name}: {}", ran.stdout);
        let expected = format!("wrong  answers a question: {reason}: ");
        assert!(ran.stdout.contains(&expected), "{name}: {}", ran.stdout);
        assert!(ran.stdout.contains("ok     answers the greeting: script\n"), "{}", ran.stdout);
        for what in [
            "passes over what it does not know",
            "says nothing that was not asked",
            "ends when its input does",
        ] {
            assert!(ran.stdout.contains(&format!("-      {what}: not checked\n")), "{name}: {}", ran.stdout);
        }
    }
    let told = check("crash", "--json").stdout;
    let lines: Vec<Value> = told.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    assert_eq!(lines[0], serde_json::json!({"check": "hello", "ok": true, "told": "script"}));
    assert_eq!(lines[lines.len() - 1], serde_json::json!({"check": "ends", "ok": null}));
    assert!(lines.iter().any(|line| line["check"] == "plays" && line["reason"] == "crash"), "{told}");
    none_left_over(&folder.path().display().to_string());
    let silent = reads(shell(folder.path(), "wormery engine-check --engine-start-ms 50 -- sleep 600"), "");
    assert_eq!(silent.status, Some(1));
    let (_, why) = silent.stdout.split_once("wrong  answers the greeting: start: ").expect("it is silent");
    assert!(why.starts_with("no whole line came within 50 ms; a line ends with a line feed"), "{why}");
    assert!(why.ends_with("\n1 thing is wrong.\n"), "{why}");
}

/// It says what it thinks before each answer.
#[test]
fn whoever_says_more_than_answers_is_told_where_those_go() {
    let folder = scratch();
    put(folder.path(), "noise.sh", format!("{GREETS}while asked; do echo thinking; echo '{{}}'; done\n"));
    let ran = reads(shell(folder.path(), "wormery engine-check --engine-ms 60000 -- sh noise.sh"), "");
    assert_eq!(ran.status, Some(1), "{}", ran.stdout);
    let (_, why) = ran.stdout.split_once("wrong  answers a question: nonsense: ").expect("it is no answer");
    assert!(why.contains("its line is no answer, and only answers go to standard output"), "{why}");
    assert!(
        !ran.stdout.contains("ok     says nothing") && !ran.stdout.contains("wrong  passes over"),
        "{}",
        ran.stdout
    );
}

/// It answers twice, and does not want to end: both are found.
#[test]
fn answers_that_nobody_asked_for_are_found() {
    let folder = scratch();
    put(
        folder.path(),
        "twice.py",
        "import json, sys, time\nfor line in sys.stdin:\n    said = json.loads(line)\n    if 'hello' in said:\n        print('{\"hello\":{\"protocol\":1,\"name\":\"\",\"games\":[\"holzwurm\"]}}', flush=True)\n    if 'frame' in said:\n        frame = said['frame']\n        print(json.dumps({'ply': frame['ply'], 'action': frame['legal'][0]['action']}), flush=True)\n    if 'over' in said:\n        print('good game', flush=True)\ntime.sleep(600)\n",
    );
    let ran = reads(shell(folder.path(), "wormery engine-check --engine-ms 60000 -- python3 twice.py"), "");
    assert_eq!(ran.status, Some(1), "{}", ran.stdout);
    assert!(
        ran.stdout.contains("nonsense") || ran.stdout.contains("when the game was over"),
        "{}",
        ran.stdout
    );
    assert!(ran.stdout.contains("it still ran 1000 ms after the end of its input"), "{}", ran.stdout);
}

/// The dialogue of docs/engines.md, held against our own engine: what the page says it answers is what it answers.
#[test]
fn the_page_says_what_is_said() {
    let page = fs::read_to_string(root().join("docs/engines.md")).unwrap();
    let dialogue = page.split("```text\n").find(|block| block.starts_with("> ")).expect("a dialogue");
    let dialogue = dialogue.split("```").next().unwrap();
    let lines = |mark: &str| -> String {
        let of_side = dialogue.lines().filter_map(|line| line.strip_prefix(mark));
        of_side.flat_map(|line| [line, "\n"]).collect()
    };
    assert!(lines("> ").lines().count() >= 4 && lines("< ").lines().count() >= 2, "{dialogue}");
    let answered = reads(shell(scratch().path(), "wormery engine --level greedy"), lines("> ")).done();
    assert_eq!(answered, lines("< "));
    // What the page shows of a referee is what ours says: the lines of a game that it plays with a program that listens.
    let folder = scratch();
    let listens = "tee heard | wormery engine --level greedy";
    let script = format!(
        "wormery arena regenwormen 'cmd:{listens}' greedy --games 1 --seed 1 --threads 1 --engine-ms 5000"
    );
    reads(shell(folder.path(), &script), "").done();
    let heard = fs::File::open(folder.path().join("heard")).unwrap();
    let heard: Vec<String> = BufReader::new(heard).lines().map(Result::unwrap).collect();
    let shown = lines("> ");
    let shown: Vec<&str> = shown.lines().collect();
    assert_eq!(shown[..3], heard[..3]);
    assert_eq!(
        Some(&shown[3]),
        heard.iter().map(String::as_str).find(|line| line.starts_with("{\"over\"")).as_ref()
    );
}

#[test]
fn our_engine_says_what_is_wrong_with_its_input() {
    let folder = scratch();
    for (line, expected) in [
        ("{", "wormery: line 1: "),
        ("{\"frame\":{}}", "wormery: line 1: a frame before a game\n"),
        (
            "{\"new\":{\"game\":\"chess\",\"players\":[],\"start_seat\":0,\"seat\":0,\"move_ms\":1,\"seed\":1}}",
            "wormery: line 1: ",
        ),
        (
            "{\"new\":{\"game\":\"holzwurm\",\"players\":[\"a\",\"b\"],\"start_seat\":0,\"seat\":2,\"move_ms\":1,\"seed\":1}}",
            "wormery: line 1: seat 2 does not exist: the seats are 0 to 1\n",
        ),
    ] {
        let ran = reads(shell(folder.path(), "wormery engine"), format!("{line}\n"));
        assert!(
            ran.stderr.starts_with(expected) && !ran.stderr.contains("panicked"),
            "{line}: {}",
            ran.stderr
        );
        assert_eq!(ran.status, Some(2));
    }
    assert!(wormery(folder.path(), "engine holzwurm --level greedy").failed().contains("has no bot called"));
    assert!(wormery(folder.path(), "engine --level nobody").failed().contains("has no bot called"));
    let complaint = reads(shell(folder.path(), "wormery arena holzwurm random cmd:"), "").failed();
    assert!(complaint.contains("needs a command behind it"), "{complaint}");
}
