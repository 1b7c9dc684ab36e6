use std::fs;

use crate::program::{is_installed, put, reads, scratch, shell, wormery};

/// The commands that the program lists.
pub(crate) fn commands() -> Vec<String> {
    let help = wormery(scratch().path(), "--help").done();
    let list = help.split("\nCommands:\n").nth(1).expect("the help lists the commands");
    let lines = list.lines().take_while(|line| !line.is_empty());
    let names = lines.filter_map(|line| line.split_whitespace().next());
    names.filter(|name| *name != "help").map(str::to_owned).collect()
}

#[test]
fn every_shell_gets_a_script_that_knows_every_command() {
    let folder = scratch();
    for shell in ["bash", "zsh", "fish", "powershell", "elvish"] {
        let script = wormery(folder.path(), &format!("completions {shell}")).done();
        for command in commands() {
            assert!(script.contains(&command), "{shell} knows {command}");
        }
    }
}

#[test]
fn levels_and_files_are_completed() {
    let folder = scratch();
    for (shell, files) in [("bash", "compgen -f"), ("zsh", "_files"), ("fish", "-r -F")] {
        let script = wormery(folder.path(), &format!("completions {shell}")).done();
        for words in ["grandmaster", "safe-low", files] {
            assert!(script.contains(words), "{shell} completes {words}");
        }
    }
}

#[test]
fn shells_can_read_their_scripts() {
    let folder = scratch();
    for name in ["bash", "zsh", "fish"] {
        if is_installed(name) {
            put(folder.path(), name, wormery(folder.path(), &format!("completions {name}")).done());
            reads(shell(folder.path(), &format!("{name} -n {name}")), "").done();
        }
    }
}

#[test]
fn the_manual_is_a_page_and_can_be_one_for_each_command() {
    let folder = scratch();
    let page = wormery(folder.path(), "man").done();
    assert!(page.starts_with(".ie ") || page.starts_with(".TH "), "{page}");
    assert!(wormery(folder.path(), "man --out pages/man1").done().is_empty());
    let entries = fs::read_dir(folder.path().join("pages/man1")).unwrap();
    let mut written: Vec<String> =
        entries.map(|entry| entry.unwrap().file_name().into_string().unwrap()).collect();
    written.sort();
    let mut expected: Vec<String> = commands().iter().map(|name| format!("wormery-{name}.1")).collect();
    expected.push("wormery.1".into());
    expected.sort();
    assert_eq!(written, expected);
    for name in written {
        let page = fs::read_to_string(folder.path().join("pages/man1").join(&name)).unwrap();
        assert!(page.contains("\n.SH NAME\n") && page.contains("Examples:"), "{name}");
    }
}
