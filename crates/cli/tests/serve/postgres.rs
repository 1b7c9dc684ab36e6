use crate::database::Database;
use crate::disk::check_refusal;
use crate::guest::Guest;
use crate::hot_seat::HotSeat;
use crate::http::get;
use crate::line::By;
use crate::program::{GAMES, scratch};
use crate::proxy::Proxy;
use crate::records::{check_moves, fetch, verify};
use crate::server::{NO_LIMITS, Server, command};

#[test]
fn play_goes_on_when_postgres_was_away() {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().expect("a runtime");
    let Some(database) = runtime.block_on(Database::create()) else { return };
    let proxy = Proxy::start(&database.url());
    let folder = scratch();
    let url = proxy.url(&database.url());
    let serve = |listen: &str| {
        Server::run(command(folder.path(), &format!("--listen {listen} --database-url {url} {NO_LIMITS}")))
    };
    let server = serve("127.0.0.1:0");
    let mut hot_seats =
        GAMES.map(|(game, ..)| HotSeat::begin(Guest::arrive(server.address), game, By::Socket));
    for hot_seat in &mut hot_seats {
        hot_seat.play(10);
    }

    proxy.shut();
    for hot_seat in &mut hot_seats {
        check_refusal(&hot_seat.try_move().expect_err("the database is away"));
    }
    let guest = &hot_seats[0].guest;
    assert_eq!(guest.get("/api/v1/me").expect("an answer").code(), "unavailable", "nobody is known just now");
    assert_eq!(get(server.address, "/readyz").code(), "unavailable");
    assert_eq!(get(server.address, "/healthz").status, 200, "the server is up");

    proxy.open();
    assert_eq!(get(server.address, "/readyz").status, 200, "the database is back");
    for hot_seat in &mut hot_seats {
        hot_seat.play(10);
    }
    let address = server.address.to_string();
    server.kill();
    let _server = serve(&address);
    let records = hot_seats.map(|mut hot_seat| {
        hot_seat.come_back();
        hot_seat.finish();
        let record = fetch(&hot_seat.guest, &hot_seat.game, folder.path());
        assert_eq!(check_moves(&record, &hot_seat.acknowledged), hot_seat.acknowledged.len());
        record
    });
    verify(&records);
    runtime.block_on(database.remove());
}
