use std::fs;
use std::path::Path;

use crate::guest::Guest;
use crate::hot_seat::HotSeat;
use crate::line::By;
use crate::program::{Ran, WORMERY, scratch};
use crate::records::{check_moves, fetch, verify};
use crate::server::{NO_LIMITS, Server, bare, command};

fn backup(folder: &Path, args: &str) -> Ran {
    let mut command = bare(folder, WORMERY);
    Ran::from(command.arg("backup").args(args.split_whitespace()).output().expect("it runs"))
}

#[test]
fn a_running_server_can_be_copied_and_the_copy_goes_on() {
    let folder = scratch();
    let server = Server::start(folder.path(), NO_LIMITS);
    let mut hot_seat = HotSeat::begin(Guest::arrive(server.address), "regenwormen", By::Http);
    hot_seat.play(20);
    let said = backup(folder.path(), "copy.db --data data").done();
    assert_eq!(said, "copy.db holds everything that was stored\n");
    let ply = server_ply(&hot_seat);
    hot_seat.play(5);

    let size = fs::metadata(folder.path().join("copy.db")).expect("the copy").len();
    let refused = backup(folder.path(), "copy.db --data data").failed();
    assert_eq!(refused, "wormery: copy.db exists already\n");
    assert_eq!(fs::metadata(folder.path().join("copy.db")).expect("the copy").len(), size);

    let args = format!("--listen 127.0.0.1:0 --database-url sqlite:copy.db {NO_LIMITS}");
    let other = Server::run(command(folder.path(), &args));
    hot_seat.guest.address = other.address;
    assert_eq!(server_ply(&hot_seat), ply, "the copy is of the moment when it was made");
    hot_seat.acknowledged.truncate(20);
    hot_seat.come_back();
    hot_seat.finish();
    let record = fetch(&hot_seat.guest, &hot_seat.game, folder.path());
    assert_eq!(check_moves(&record, &hot_seat.acknowledged), hot_seat.acknowledged.len());
    verify(&[record]);
    assert_eq!(server.stderr() + &other.stderr(), "");
}

fn server_ply(hot_seat: &HotSeat) -> u64 {
    let game = hot_seat.guest.must("GET", &format!("/api/v1/games/{}", hot_seat.game), None);
    game["ply"].as_u64().expect("a ply")
}

#[test]
fn a_database_that_is_not_there_is_not_copied() {
    let folder = scratch();
    let missing = backup(folder.path(), "copy.db --data nowhere").failed();
    assert_eq!(missing, "wormery: there is no database nowhere/wormery.db\n");
    let missing = backup(folder.path(), "copy.db --database-url sqlite:nowhere.db").failed();
    assert_eq!(missing, "wormery: there is no database nowhere.db\n");
    let names: Vec<_> = fs::read_dir(folder.path()).expect("a folder").collect();
    assert!(names.is_empty(), "nothing is made: {names:?}");
}
