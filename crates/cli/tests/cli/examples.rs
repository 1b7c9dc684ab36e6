use std::fs;
use std::path::Path;
use std::process::Command;

use crate::program::{golden, is_installed, put, reads, root, scratch, shell, wormery};
use crate::server::Server;
use crate::shells::commands;

/// The lines after "Examples:" in a help text, without the words that explain them.
fn examples(help: &str) -> Vec<String> {
    let Some((_, after)) = help.split_once("\nExamples:\n") else { return Vec::new() };
    let lines = after.lines().map_while(|line| line.strip_prefix("  "));
    lines.map(|line| line.split("  ").next().unwrap_or(line).trim().to_owned()).collect()
}

/// A home with what the examples take for granted: a record or two, and the folders that shells look into.
fn home(example: &str) -> tempfile::TempDir {
    let home = scratch();
    for folder in ["records", ".zfunc", ".local/share/bash-completion/completions"] {
        fs::create_dir_all(home.path().join(folder)).unwrap();
    }
    put(home.path(), "records/one.wgr", golden("holzwurm-2p.wgr"));
    put(home.path(), "records/two.wgr", golden("odd/rw-m-cut.wgr"));
    let position = serde_json::json!({"record": golden("regenwormen-3p.wgr"), "ply": 2});
    put(home.path(), "positions.jsonl", format!("{position}\n"));
    let puzzles = root().join("content/it-happens/puzzles/it-happens.jsonl");
    let puzzles = fs::read_to_string(puzzles).unwrap();
    put(home.path(), "puzzles.jsonl", puzzles.split_inclusive('\n').take(3).collect::<String>());
    let fair = golden("fair/regenwormen-2p-v2.wgr");
    put(home.path(), "digest.txt", &fair.split_once("\"digest\":\"").unwrap().1[..64]);
    put(home.path(), "fair.wgr", fair);
    if example.starts_with("wormery backup") {
        Server::run(serving(home.path(), "wormery serve --data .")).terminate();
        fs::copy(home.path().join("wormery.db"), home.path().join("other.db")).unwrap();
    }
    if !example.contains("--out game.wgr") {
        // A turn of Regenwormen is reviewed at once; the others are played on many times.
        let game = if example.contains("review") { "regenwormen-3p.wgr" } else { "it-happens-2p.wgr" };
        put(home.path(), "game.wgr", golden(game));
    }
    home
}

/// A server by an example, on a free port and with its data at home; it runs for ever.
fn serving(home: &Path, example: &str) -> Command {
    let example = example.replace(":8080", ":0").replace("/var/lib/wormery", "var");
    let mut command = shell(home, &format!("exec {example}"));
    if !example.contains("--listen") {
        command.env("WORMERY_LISTEN", "127.0.0.1:0");
    }
    command
}

/// Runs an example that serves, until it says where; one that needs a PostgreSQL of its own is only read.
fn serve(example: &str) {
    let home = home(example);
    if example.contains("postgres://") {
        assert!(reads(shell(home.path(), &format!("{example} --help")), "").done().contains("Usage:"));
        return;
    }
    let (status, log) = Server::run(serving(home.path(), example)).terminate();
    assert_eq!((status.code(), log.as_str()), (Some(0), ""), "{example}");
}

/// Runs an example that joins a table, at a server of its own.
#[cfg(unix)]
fn join(example: &str) {
    use crate::guest::Guest;
    use crate::pty::Pty;
    let home = home(example);
    let server = Server::start(home.path(), "");
    let table = serde_json::json!({"game": "holzwurm"});
    let code = Guest::arrive(server.address).make_table(&table);
    let args = example.strip_prefix("wormery ").expect("an example of ours").replace("K3F9QW", &code);
    let args = ["127.0.0.1:8080", "localhost:8080"]
        .iter()
        .fold(args, |args, usual| args.replace(usual, &server.address.to_string()));
    let mut pty = Pty::start(home.path(), &args, 80, 24);
    let is_server = !args.contains(&code);
    pty.wait(&if is_server { "Tables at ".to_owned() } else { format!("table {code}") });
    pty.press("q");
    assert!(pty.end(), "{example}");
}

/// Runs an example of a program that plays, at a server where it is known.
fn bot_token(example: &str) {
    let home = home(example);
    let server = Server::start(home.path(), "");
    let at_server = |line: &str| line.replace("127.0.0.1:8080", &server.address.to_string());
    if !example.contains("--name") {
        let make = at_server("wormery bot-token http://127.0.0.1:8080 --name Robo");
        assert_eq!(reads(shell(home.path(), &make), "").status, Some(0));
    }
    let ran = reads(shell(home.path(), &at_server(example)), "");
    assert_eq!(ran.status, Some(0), "{example}\n{}", ran.stderr);
    assert_eq!(
        ran.stdout.starts_with("wb_"),
        ["--name", "--renew"].iter().any(|flag| example.contains(flag))
    );
    assert_eq!(ran.stdout.contains("Robo"), example.contains("--list"), "{example}\n{}", ran.stdout);
}

/// Runs an example as it is written; only what comes after the program's own part may be missing on a machine.
fn run(example: &str) {
    let script = match example.split_once(" | man ") {
        Some((own, _)) if !is_installed("man") => own,
        _ => example,
    };
    let home = home(example);
    let mut ran = reads(shell(home.path(), script), "1\n".repeat(20));
    if example.starts_with("wormery healthcheck") && ran.stderr.contains(" does not answer: ") {
        // Whether a server is up on this machine is not for us to say.
        ran.stderr.clear();
    }
    assert_eq!((ran.status, ran.stderr.as_str()), (Some(0), ""), "{example}\n{}", ran.stdout);
}

#[test]
fn every_example_of_every_help_works() {
    let mut helps = vec!["--help".to_owned()];
    helps.extend(commands().iter().map(|command| format!("{command} --help")));
    for args in helps {
        let examples = examples(&wormery(scratch().path(), &args).done());
        assert!(examples.len() >= 2, "wormery {args} has examples: {examples:?}");
        for example in &examples {
            match example.split(' ').nth(1) {
                Some("serve") => serve(example),
                Some("bot-token") => bot_token(example),
                #[cfg(unix)]
                Some("join") => join(example),
                _ => run(example),
            }
        }
    }
}

/// The commands that a document shows, one a line, without what explains them.
fn shown(document: &str) -> Vec<String> {
    let mut is_code = false;
    let mut found = Vec::new();
    for line in document.lines() {
        if line.starts_with("```") {
            is_code = !is_code;
        } else if is_code {
            let line = line.strip_prefix("$ ").unwrap_or(line);
            let line = line.split(" #").next().unwrap_or(line).split("   ").next().unwrap_or(line);
            found.extend(line.starts_with("wormery ").then(|| line.trim().to_owned()));
        }
    }
    found
}

#[test]
fn every_command_of_the_documents_is_understood() {
    let mut documents = vec![root().join("README.md")];
    let docs = fs::read_dir(root().join("docs")).unwrap().map(|entry| entry.unwrap().path());
    documents.extend(docs.filter(|path| path.extension().is_some_and(|extension| extension == "md")));
    let mut n_commands = 0;
    for document in documents {
        for command in shown(&fs::read_to_string(&document).unwrap()) {
            if command.starts_with("wormery help") {
                continue;
            }
            // Whether its flags exist and have such values; the examples of the help are run as they stand.
            // What stands behind -- is somebody else's command.
            let own = command.split(" -- ").next().unwrap_or_default();
            let script = own.split([';', '|', '>', '&']).next().unwrap_or_default().trim().to_owned();
            let ran = reads(shell(scratch().path(), &format!("{script} --help")), "");
            assert_eq!(ran.status, Some(0), "{}: {command}\n{}", document.display(), ran.stderr);
            n_commands += 1;
        }
    }
    assert!(n_commands > 20, "{n_commands} commands");
}
