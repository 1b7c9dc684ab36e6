use std::env;
use std::process::{Command, Stdio};
use std::thread;

/// Shows an address in the browser of whoever sits here; where there is none, nothing happens.
pub(super) fn open(url: &str) {
    for mut command in openers(url) {
        let quiet = command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
        if let Ok(mut child) = quiet.spawn() {
            // Somebody must hear that it has ended.
            thread::spawn(move || child.wait());
            return;
        }
    }
}

/// What can show an address, the best first: the user's own choice, then that of the system.
fn openers(url: &str) -> Vec<Command> {
    if let Some(own) = set("BROWSER") {
        return own.split(':').filter_map(|line| from_line(line, url)).collect();
    }
    if cfg!(target_os = "macos") {
        return vec![command("open", &[url])];
    }
    if cfg!(windows) {
        return vec![command("cmd", &["/C", "start", "", url])];
    }
    let has_screen = set("DISPLAY").or_else(|| set("WAYLAND_DISPLAY")).is_some();
    if has_screen { vec![command("xdg-open", &[url])] } else { Vec::new() }
}

/// A line of BROWSER: the address stands where it says `%s`, or else at its end.
fn from_line(line: &str, url: &str) -> Option<Command> {
    let mut words: Vec<String> = line.split_whitespace().map(|word| word.replace("%s", url)).collect();
    if !line.contains("%s") {
        words.push(url.to_owned());
    }
    let (program, args) = words.split_first().filter(|_| !line.trim().is_empty())?;
    let mut command = Command::new(program);
    command.args(args);
    Some(command)
}

fn command(program: &str, args: &[&str]) -> Command {
    let mut command = Command::new(program);
    command.args(args);
    command
}

fn set(name: &str) -> Option<String> {
    env::var(name).ok().filter(|value| !value.trim().is_empty())
}
