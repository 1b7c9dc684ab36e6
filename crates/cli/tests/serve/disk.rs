use serde_json::Value;

use crate::guest::Guest;
use crate::hot_seat::HotSeat;
use crate::http::get;
use crate::line::By;
use crate::program::{WORMERY, scratch};
use crate::records::{check_moves, fetch, must, verify};
use crate::server::{NO_LIMITS, Server, bare};

/// No file of the server can grow beyond about a megabyte, until the limit is lifted.
const LIMITED: &str = "trap '' XFSZ; ulimit -S -f 2000; exec \"$0\" \"$@\"";

#[test]
fn a_full_disk_refuses_moves_until_there_is_room() {
    let folder = scratch();
    let mut command = bare(folder.path(), "sh");
    command.args(["-c", LIMITED, WORMERY, "serve", "--listen", "127.0.0.1:0", "--data", "data"]);
    command.args(NO_LIMITS.split_whitespace());
    let server = Server::run(command);
    let begin = |by| HotSeat::begin(Guest::arrive(server.address), "it-happens", by);
    // All begin while there is room; one may end before the disk is full, then the next one fills it.
    let mut hot_seats = [By::Socket, By::Http, By::Http, By::Http].map(begin);
    hot_seats[0].play(3);
    let refused = hot_seats[1..].iter_mut().find_map(play_until_refused);
    check_refusal(&refused.expect("the disk is full at last"));
    fill_the_rest(&server);
    check_refusal(&play_until_refused(&mut hot_seats[0]).expect("sockets are told too"));
    assert_eq!(get(server.address, "/healthz").status, 200, "the server is up");
    assert_eq!(get(server.address, "/readyz").status, 200, "and can read");
    assert!(server.stderr().contains("the store does not write"), "the log says so: {}", server.stderr());

    must(bare(folder.path(), "prlimit").args(["--pid", &server.pid().to_string(), "--fsize=unlimited:"]));
    assert_eq!(get(server.address, "/api/v1/me").status, 200, "there is room again");
    let mut records = Vec::new();
    for hot_seat in &mut hot_seats {
        hot_seat.finish();
        let record = fetch(&hot_seat.guest, &hot_seat.game, folder.path());
        assert_eq!(check_moves(&record, &hot_seat.acknowledged), hot_seat.acknowledged.len());
        records.push(record);
    }
    verify(&records);
    let n_moves: usize = hot_seats.iter().map(|hot_seat| hot_seat.acknowledged.len()).sum();
    println!("a full disk: {} games, {n_moves} acknowledged moves, 0 lost", hot_seats.len());
}

/// Plays until a move is refused, or the game is over.
fn play_until_refused(hot_seat: &mut HotSeat) -> Option<Value> {
    while hot_seat.next().is_some() {
        if let Err(problem) = hot_seat.try_move() {
            return Some(problem);
        }
    }
    None
}

/// Something small may still fit where a move does not; goes on until nothing does.
fn fill_the_rest(server: &Server) {
    let full = (0..1000).map(|_| get(server.address, "/api/v1/me")).find(|reply| reply.status != 200);
    let full = full.expect("the disk is full at last");
    assert_eq!((full.status, full.code().as_str()), (503, "unavailable"));
}

/// A move that could not be stored is refused with a sentence that says so.
pub(crate) fn check_refusal(problem: &Value) {
    assert_eq!((problem["code"].as_str(), problem["status"].as_u64()), (Some("unavailable"), Some(503)));
    let detail = problem["detail"].as_str().unwrap_or_default();
    assert!(detail.ends_with(" just now; nothing was changed, try again"), "{problem}");
}
