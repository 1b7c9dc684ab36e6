//! What is only seen on a terminal; `script` pretends to be one.

#![cfg(target_os = "linux")]

use crate::program::{is_installed, reads, scratch, shell};

/// What a terminal gets to see of a game; `None` where nothing can pretend to be a terminal.
fn seen(command: &str, input: &str) -> Option<String> {
    if !is_installed("script") {
        return None;
    }
    let folder = scratch();
    let script = format!("script --quiet --return --command '{command}' /dev/null");
    let ran = reads(shell(folder.path(), &script), input);
    assert_eq!(ran.status, Some(0), "{}", ran.stdout);
    Some(ran.stdout)
}

#[test]
fn line_by_line_means_without_escape_codes() {
    for command in ["wormery play regenwormen --seed 7 --plain", "wormery play holzwurm --bots 0 --plain"] {
        let Some(shown) = seen(command, "1\nq\n") else { return };
        assert!(shown.contains("Player 1, what do you do?"), "{shown}");
        assert!(!shown.contains('\x1b'), "{command}: {shown}");
    }
}
