//! However long a record is, and however long its lines, replaying it takes little memory.

#![cfg(target_os = "linux")]

use crate::program::{reads, scratch, shell};

/// Replays what a script prints, with 200 MB of address space.
fn replay_of(script: &str) -> (Option<i32>, String) {
    let folder = scratch();
    let script = format!("{{ {script}; }} | {{ ulimit -v 200000; wormery replay -; }}");
    let ran = reads(shell(folder.path(), &script), "");
    assert_eq!(ran.stderr, "");
    (ran.status, ran.stdout)
}

const HEADER: &str = r#"echo '{"record":1,"game":"regenwormen","players":["a","b"]}'"#;
const ROLL: &str = r#"{"seat":0,"action":{"type":"roll"}}"#;

#[test]
fn a_million_lines() {
    let (status, answer) = replay_of(&format!("{HEADER}; yes '{ROLL}' | head -n 1000000"));
    assert_eq!((status, answer.as_str()), (Some(1), "-: line 3: seat 0: the dice are in the air\n"));
}

#[test]
fn a_line_of_200_megabytes() {
    let (status, answer) =
        replay_of(&format!("{HEADER}; echo '{ROLL}'; head -c 200000000 /dev/zero | tr '\\0' 'x'"));
    assert_eq!((status, answer.as_str()), (Some(1), "-: line 3: the line is too long\n"));
}

#[test]
fn a_first_line_of_200_megabytes() {
    let (status, answer) = replay_of("head -c 200000000 /dev/zero | tr '\\0' ' '");
    assert_eq!((status, answer.as_str()), (Some(1), "-: line 1: the line is too long\n"));
}

#[test]

fn lists_of_millions() {
    let list = |item: &str| format!("yes '{item}' | head -n 5000000 | tr '\\n' ','");
    let players = list(r#""""#);
    let (status, answer) = replay_of(&format!(
        "printf '{{\"record\":1,\"game\":\"holzwurm\",\"players\":['; {players}; echo '\"\"]}}'"
    ));
    assert_eq!(status, Some(1), "{answer}");
    let cards = list("{}");
    let (status, answer) = replay_of(&format!(
        "printf '{{\"record\":1,\"game\":\"it-happens\",\"players\":[\"a\",\"b\"],\"options\":{{\"deck\":\"custom\",\
         \"deck_cards\":['; {cards}; echo '{{}}]}}}}'"
    ));
    assert_eq!(status, Some(1), "{answer}");
}
