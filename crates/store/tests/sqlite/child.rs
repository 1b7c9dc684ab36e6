//! This test program, started once more to run a single test in another process.

use std::io::{BufRead as _, BufReader};
use std::process::{Child, Command, Stdio};

/// Where the other process finds the database.
const FILE: &str = "WORMERY_TEST_CHILD_FILE";

/// Starts the test of that name in another process, after some words of shell.
pub(crate) fn start(test: &str, file: &str, first: &str) -> Child {
    let program = std::env::current_exe().expect("this program");
    Command::new("sh")
        .args(["-c", &format!("{first} exec \"$0\" --ignored --exact --nocapture --test-threads 1 {test}")])
        .arg(program)
        .env(FILE, file)
        .stdout(Stdio::piped())
        .spawn()
        .expect("sh")
}

/// The database for the other process; `None` in this one.
pub(crate) fn file() -> Option<String> {
    std::env::var(FILE).ok()
}

/// What the other process says, one number after the other.
pub(crate) fn numbers(child: &mut Child) -> impl Iterator<Item = u32> + use<> {
    let output = BufReader::new(child.stdout.take().expect("a pipe"));
    output.lines().map_while(Result::ok).filter_map(|line| line.strip_prefix("said ")?.parse().ok())
}

/// Says a number to the process that started this one.
pub(crate) fn say(number: u32) {
    // The harness has begun a line of its own.
    println!("\nsaid {number}");
}
