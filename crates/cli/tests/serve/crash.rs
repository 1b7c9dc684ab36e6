use serde_json::{Value, json};
use sqlx::{Connection as _, SqliteConnection};

use crate::guest::Guest;
use crate::hot_seat::HotSeat;
use crate::line::By;
use crate::program::scratch;
use crate::server::{NO_LIMITS, Server};

/// What a table was like a moment before its game began.
fn before(body: &str) -> String {
    let mut row: Value = serde_json::from_str(body).expect("the row is JSON");
    row["state"] = json!("open");
    row["game_id"] = Value::Null;
    row.to_string()
}

#[test]
fn a_game_that_was_stored_just_before_a_crash_goes_on() {
    let folder = scratch();
    let server = Server::start(folder.path(), NO_LIMITS);
    let mut hot_seat = HotSeat::begin(Guest::arrive(server.address), "it-happens", By::Http);
    let address = server.address;
    server.kill();
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().expect("a runtime");
    runtime.block_on(async {
        let file = folder.path().join("data/wormery.db");
        let mut database =
            SqliteConnection::connect(&format!("sqlite:{}", file.display())).await.expect("opens");
        let body: String =
            sqlx::query_scalar("select body from room").fetch_one(&mut database).await.expect("a table");
        let change = sqlx::query("update room set body = $1").bind(before(&body));
        assert_eq!(change.execute(&mut database).await.expect("a change").rows_affected(), 1);
        database.close().await.expect("closes");
    });
    let server = Server::restart(folder.path(), address, NO_LIMITS);
    let table = hot_seat.guest.table(&hot_seat.table).expect("the table is there");
    assert_eq!((&table["state"], &table["game_id"]), (&json!("playing"), &json!(hot_seat.game)));
    hot_seat.come_back();
    hot_seat.finish();
    assert_eq!(server.stderr(), "");
}
