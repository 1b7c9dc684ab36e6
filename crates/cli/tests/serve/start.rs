use std::net::{SocketAddr, TcpListener, UdpSocket};
use std::path::Path;
use std::process::Command;

use crate::http::get;
use crate::program::{PATIENCE, Ran, WORMERY, put, scratch};
use crate::server::{Server, bare, command};

/// Runs a command that fails before it serves, and returns its complaint.
pub(crate) fn complaint(mut command: Command) -> String {
    Ran::from(command.output().expect("the program runs")).failed()
}

#[test]
fn without_arguments_it_serves_on_this_machine_and_keeps_its_data_at_home() {
    let folder = scratch();
    // Whoever holds the usual port, now it is held.
    let _held = TcpListener::bind("127.0.0.1:8080");
    let busy = complaint(command(folder.path(), ""));
    assert!(busy.starts_with("wormery: listen on 127.0.0.1:8080: "), "{busy}");
    assert!(folder.path().join(".local/share/wormery/wormery.db").is_file(), "at home");

    let mut elsewhere = command(folder.path(), "");
    elsewhere.env("XDG_DATA_HOME", folder.path().join("data")).env("WORMERY_LISTEN", "127.0.0.1:0");
    let server = Server::run(elsewhere);
    assert!(server.address.ip().is_loopback());
    assert!(folder.path().join("data/wormery/wormery.db").is_file(), "in the folder for data");
    let first = format!("Wormery is at http://{}\n", server.address);
    assert!(server.stdout().starts_with(&first), "{}", server.stdout());
    assert_eq!(get(server.address, "/readyz").status, 200);
}

#[test]
fn a_port_that_is_taken_is_named() {
    let folder = scratch();
    let holder = Server::start(folder.path(), "");
    let args = format!("--listen {} --data other", holder.address);
    let taken = complaint(command(folder.path(), &args));
    assert!(taken.starts_with(&format!("wormery: listen on {}: ", holder.address)), "{taken}");
    let metrics = format!("--listen 127.0.0.1:0 --data other --metrics-listen {}", holder.address);
    let taken = complaint(command(folder.path(), &metrics));
    assert!(taken.starts_with(&format!("wormery: listen on {}: ", holder.address)), "{taken}");
}

#[test]
fn a_database_that_another_server_uses_is_named() {
    let folder = scratch();
    let holder = Server::start(folder.path(), "");
    let second = || command(folder.path(), "--listen 127.0.0.1:0 --data data");
    let taken = complaint(second());
    let sentence = "another wormery server uses data/wormery.db; stop it first";
    assert_eq!(taken, format!("wormery: open the database: {sentence}\n"));
    assert_eq!(get(holder.address, "/readyz").status, 200);
    // However it ends, the next one can start.
    holder.kill();
    assert_eq!(get(Server::run(second()).address, "/readyz").status, 200);
}

#[test]
fn in_a_network_it_shows_where_phones_find_it() {
    let folder = scratch();
    let server = Server::run(command(folder.path(), "--listen 0.0.0.0:0 --data data"));
    let (said, port) = (server.stdout(), server.address.port());
    assert!(said.starts_with(&format!("Wormery is at http://127.0.0.1:{port}\n")), "{said}");
    let Some(own) = own_address(port) else {
        assert!(!said.contains("In your network"), "{said}");
        return;
    };
    assert!(said.contains(&format!("In your network: http://{own}\n")), "{said}");
    let picture: Vec<&str> = said.lines().filter(|line| line.contains(['█', '▀', '▄'])).collect();
    assert!(picture.len() > 10, "a QR code: {said}");
    assert_eq!(get(own, "/healthz").status, 200);
}

/// The address of this machine in its network, if it has one; nothing is sent.
fn own_address(port: u16) -> Option<SocketAddr> {
    let socket = UdpSocket::bind("0.0.0.0:0").ok()?;
    socket.connect("192.0.2.1:9").ok()?;
    let own = socket.local_addr().ok()?.ip();
    (!own.is_loopback() && !own.is_unspecified()).then_some(SocketAddr::new(own, port))
}

#[test]
fn with_a_base_url_it_says_both() {
    let folder = scratch();
    let server = Server::start(folder.path(), "--base-url https://worms.example/");
    let first = format!("Wormery is at https://worms.example (listening on {})\n", server.address);
    assert!(server.stdout().starts_with(&first), "{}", server.stdout());
    let cookie = get(server.address, "/api/v1/me");
    assert!(
        cookie.header("set-cookie").is_some_and(|cookie| cookie.ends_with("; Secure")),
        "{}",
        cookie.head
    );
}

#[test]
fn a_health_check_says_yes_and_no() {
    let folder = scratch();
    let server = Server::start(folder.path(), "");
    let address = server.address.to_string();
    let check = |address: &str| healthcheck(folder.path(), address);
    assert_eq!(check(&address), (Some(0), String::new()));
    assert_eq!(check(&format!("http://{address}/")), (Some(0), String::new()));
    server.kill();
    let (status, complaint) = check(&address);
    assert_eq!(status, Some(2));
    assert!(complaint.starts_with(&format!("wormery: http://{address} does not answer: ")), "{complaint}");
    assert_eq!(check("http://127.0.0.1:x").0, Some(2));
}

fn healthcheck(folder: &Path, address: &str) -> (Option<i32>, String) {
    let ran = Ran::from(bare(folder, WORMERY).args(["healthcheck", address]).output().expect("it runs"));
    (ran.status, ran.stderr)
}

/// A program for browsers that writes down what it is shown.
fn fake_browser(folder: &Path, name: &str) -> std::path::PathBuf {
    use std::os::unix::fs::PermissionsExt;
    let path = folder.join(name);
    std::fs::write(&path, "#!/bin/sh\necho \"$@\" > shown.new && mv shown.new shown\n").expect("a script");
    std::fs::set_permissions(&path, PermissionsExt::from_mode(0o755)).expect("it can be run");
    path
}

/// What the browser was shown.
fn shown(folder: &Path) -> String {
    let until = std::time::Instant::now() + PATIENCE;
    loop {
        if let Ok(text) = std::fs::read_to_string(folder.join("shown")) {
            return text.trim_end().to_owned();
        }
        assert!(std::time::Instant::now() < until, "the browser is shown nothing");
        std::thread::sleep(std::time::Duration::from_millis(10));
    }
}

fn without_a_screen(folder: &Path, args: &str) -> Command {
    let mut command = command(folder, &format!("--listen 127.0.0.1:0 --data data {args}"));
    command.env_remove("BROWSER").env_remove("DISPLAY").env_remove("WAYLAND_DISPLAY");
    command
}

#[test]
fn the_page_is_shown_in_the_browser_of_the_user() {
    let folder = scratch();
    let browser = fake_browser(folder.path(), "browser");
    let mut opening = without_a_screen(folder.path(), "--open");
    opening.env("BROWSER", format!("/no/such/browser:{} --new %s", browser.display()));
    let server = Server::run(opening);
    assert_eq!(shown(folder.path()), format!("--new http://{}", server.address));
}

#[test]
#[cfg(target_os = "linux")]
fn the_page_is_shown_by_the_desktop_where_there_is_one() {
    let folder = scratch();
    fake_browser(folder.path(), "xdg-open");
    let path = format!("{}:{}", folder.path().display(), std::env::var("PATH").unwrap_or_default());
    let mut opening = without_a_screen(folder.path(), "");
    opening.env("PATH", path).env("DISPLAY", ":7").env("WORMERY_OPEN", "true");
    let server = Server::run(opening);
    assert_eq!(shown(folder.path()), format!("http://{}", server.address));
}

#[test]
fn where_there_is_no_browser_it_serves_all_the_same() {
    let folder = scratch();
    put(folder.path(), "wormery.toml", "open = true\n");
    for (key, value) in [("BROWSER", "/no/such/browser"), ("DISPLAY", ":7"), ("NOTHING", "")] {
        let mut opening = without_a_screen(folder.path(), "");
        opening.env("PATH", folder.path()).env(key, value);
        let server = Server::run(opening);
        assert_eq!(get(server.address, "/healthz").status, 200);
        assert_eq!(server.stderr(), "");
    }
}
