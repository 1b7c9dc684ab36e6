use std::net::TcpStream;
use std::time::Instant;

use crate::http::ask;
use crate::program::{PATIENCE, WORMERY, scratch};
use crate::server::{Server, bare};

/// The server can have a hundred open files and not one more.
const LIMITED: &str = "ulimit -n 100; exec \"$0\" \"$@\"";

#[test]
fn silent_connections_keep_nobody_out_for_long() {
    let folder = scratch();
    let mut command = bare(folder.path(), "sh");
    command.args(["-c", LIMITED, WORMERY, "serve", "--listen", "127.0.0.1:0", "--data", "data"]);
    command.args(["--head-wait", "1"]);
    let server = Server::run(command);
    let connect = |_| TcpStream::connect(server.address).expect("the server listens");
    let silent: Vec<TcpStream> = (0..150).map(connect).collect();
    let begin = Instant::now();
    // Whoever is turned away is told so, or his connection is just closed.
    // The store has files of its own: as soon as somebody comes in, everything works.
    let is_ready = || ask(server.address, "GET", "/readyz", "", None).is_ok_and(|reply| reply.status == 200);
    while !is_ready() {
        assert!(begin.elapsed() < PATIENCE, "the server is full: {}", server.stderr());
    }
    drop(silent);
}
