use std::fs;
use std::path::Path;

use crate::http::get;
use crate::program::{put, scratch};
use crate::server::{Server, command};
use crate::start::complaint;

/// The data folder of a server that is told about it in these ways; each names another folder.
fn chosen(folder: &Path, flag: bool, env: bool) -> String {
    let before = folders(folder);
    let mut command = command(folder, if flag { "--data by-flag" } else { "" });
    if env {
        command.env("WORMERY_DATA", "by-env");
    }
    let server = Server::run(command);
    assert_eq!(get(server.address, "/readyz").status, 200);
    let new: Vec<String> = folders(folder).into_iter().filter(|name| !before.contains(name)).collect();
    assert_eq!(new.len(), 1, "{new:?}");
    new[0].clone()
}

fn folders(folder: &Path) -> Vec<String> {
    let names = fs::read_dir(folder).expect("a folder").map(|entry| entry.expect("an entry").file_name());
    names.map(|name| name.into_string().expect("text")).filter(|name| name.starts_with("by-")).collect()
}

#[test]
fn a_flag_wins_over_the_environment_which_wins_over_the_file() {
    let folder = scratch();
    put(folder.path(), "wormery.toml", "listen = \"127.0.0.1:0\"\ndata = \"by-file\"\n");
    assert_eq!(chosen(folder.path(), false, false), "by-file");
    assert_eq!(chosen(folder.path(), false, true), "by-env");
    assert_eq!(chosen(folder.path(), true, true), "by-flag");
}

#[test]
fn the_file_can_be_named_or_lie_in_the_folder_for_settings() {
    let folder = scratch();
    fs::create_dir_all(folder.path().join(".config/wormery")).expect("a folder");
    put(folder.path(), ".config/wormery/wormery.toml", "listen = \"127.0.0.1:0\"\ndata = \"by-home\"\n");
    put(folder.path(), "named.toml", "listen = \"127.0.0.1:0\"\ndata = \"by-name\"\n");
    assert_eq!(chosen(folder.path(), false, false), "by-home");
    let server = Server::run(command(folder.path(), "--config named.toml"));
    assert!(folder.path().join("by-name/wormery.db").is_file(), "{}", server.stdout());
}

#[test]
fn a_host_can_give_the_port_and_the_database() {
    let folder = scratch();
    let mut hosted = command(folder.path(), "");
    hosted.env("PORT", "0").env("DATABASE_URL", "sqlite:hosted.db");
    let server = Server::run(hosted);
    assert!(server.stdout().starts_with("Wormery is at http://127.0.0.1:"), "{}", server.stdout());
    assert!(folder.path().join("hosted.db").is_file());
}

#[test]
fn what_is_wrong_in_a_file_is_named_with_the_file() {
    let folder = scratch();
    for (text, named) in [
        ("lisden = \"127.0.0.1:0\"\n", "lisden"),
        ("listen = \"nonsense\"\n", "listen"),
        ("away_after = \"soon\"\n", "away_after"),
        ("log_format = \"xml\"\n", "log_format"),
        ("listen = \n", "listen"),
    ] {
        put(folder.path(), "odd.toml", text);
        let said = complaint(command(folder.path(), "--config odd.toml"));
        assert!(said.starts_with("wormery: odd.toml: ") && said.contains(named), "{text}{said}");
    }
    let missing = complaint(command(folder.path(), "--config missing.toml"));
    assert_eq!(missing, "wormery: --config missing.toml: there is no such file\n");
}

#[test]
fn a_wrong_value_is_named_with_its_flag() {
    let folder = scratch();
    for (args, named) in [
        ("--listen nonsense", "--listen"),
        ("--listen 127.0.0.1", "--listen"),
        ("--metrics-listen 9000", "--metrics-listen"),
        ("--bot-ms=-1", "--bot-ms"),
        ("--away-after soon", "--away-after"),
        ("--guests-per-hour 5000000000", "--guests-per-hour"),
        ("--log-format xml", "--log-format"),
        ("--base-url worms.example", "--base-url worms.example"),
        ("--data /dev/null/here", "--data /dev/null/here"),
        ("--log wormery=nonsense=1", "--log wormery=nonsense=1"),
        ("--unknown 1", "--unknown"),
    ] {
        let said = complaint(command(folder.path(), args));
        assert!(said.contains(named), "{args}: {said}");
    }
    let mut by_env = command(folder.path(), "");
    by_env.env("WORMERY_BOT_MS", "soon");
    assert!(complaint(by_env).contains("--bot-ms"));
    let mut by_port = command(folder.path(), "");
    by_port.env("PORT", "http");
    assert!(complaint(by_port).starts_with("wormery: PORT: \"http\" is not a port"));
}

#[test]
fn a_password_is_never_told() {
    let folder = scratch();
    for url in
        ["postgres://me:canary@127.0.0.1:1/worms", "postgres://me:canary@:x/worms", "mysql://me:canary@h/w"]
    {
        let said = complaint(command(folder.path(), &format!("--listen 127.0.0.1:0 --database-url {url}")));
        // Where nobody answers it has told before that it tries again, for half a minute.
        let last = said.lines().last().unwrap_or_default();
        assert!(last.starts_with("wormery: open the database: "), "{said}");
        assert!(!said.contains("canary"), "{said}");
    }
    for line in [
        "databaseurl = \"postgres://me:canary@h/w\"",
        "database_url = \"postgres://me:canary@h/w",
        "database_url = postgres://me:canary@h/w",
        "database_url = [\"postgres://me:canary@h/w\"]",
    ] {
        put(folder.path(), "odd.toml", format!("listen = \"127.0.0.1:0\"\n{line}\n"));
        let said = complaint(command(folder.path(), "--config odd.toml"));
        assert!(said.starts_with("wormery: odd.toml: line 2: database"), "{said}");
        assert!(!said.contains("canary"), "{said}");
    }
}
