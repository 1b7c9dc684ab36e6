//! What the clients add to the dice before a game.

use std::time::Duration;

use serde_json::{Value, json};
use wormery_core::Seat;
use wormery_fair::Entropy;
use wormery_server::Settings;

use crate::support::{Client, Host, Players, quick};

fn hash(id: &Value, entropy: Entropy, seat: usize) -> Value {
    let id = id.as_str().unwrap().parse().unwrap();
    json!({ "type": "entropy_hash", "seat": seat, "hash": entropy.hash(&id, Seat::new(seat)).to_string() })
}

fn reveal(entropy: Entropy, seat: usize) -> Value {
    json!({ "type": "entropy", "seat": seat, "entropy": entropy.to_string() })
}

async fn fair(client: &mut Client) -> Value {
    client.table(|_| true).await["fair"].clone()
}

#[tokio::test]
async fn entropy_belongs_to_its_seat_its_hash_and_its_time() {
    let host = Host::with(Settings { entropy_wait: Duration::from_secs(20), ..quick() }).await;
    let [first, second] = host.guests().await;
    let code = first.table("regenwormen", "me open").await;
    let (mut one, mut two) = (first.open(&code).await, second.open(&code).await);
    let promise = fair(&mut one).await;
    assert_eq!((&promise["hashes"], &promise["reveal"]), (&json!([false, false]), &false.into()));
    let (mine, other) = (Entropy::new([1; 16]), Entropy::new([2; 16]));
    one.refused(hash(&promise["id"], mine, 1), "forbidden").await;
    one.refused(json!({ "type": "entropy_hash", "seat": 0, "hash": "00" }), "bad_request").await;
    one.refused(reveal(mine, 0), "wrong_state").await;
    one.done(hash(&promise["id"], mine, 0)).await;
    one.done(json!({ "type": "start" })).await;
    two.done(hash(&promise["id"], other, 1)).await;
    one.table(|table| table["fair"]["reveal"] == true).await;
    one.refused(hash(&promise["id"], other, 0), "wrong_state").await;
    one.refused(reveal(other, 0), "bad_request").await;
    one.refused(reveal(mine, 1), "forbidden").await;
    one.refused(json!({ "type": "entropy", "seat": 0, "entropy": "xyz" }), "bad_request").await;
    two.refused(json!({ "type": "sit", "seat": 1 }), "wrong_state").await;
    one.done(reveal(mine, 0)).await;
    two.done(reveal(other, 1)).await;
    let table = one.table(|table| table["state"] == "playing").await;
    assert_eq!(table["fair"]["commitment"], promise["commitment"], "the promise stands");
    assert_eq!(table["game_id"], promise["id"]);
    one.refused(hash(&promise["id"], mine, 0), "wrong_state").await;
    host.stop().await;
}

#[tokio::test]
async fn whoever_does_not_reveal_adds_nothing_and_holds_nobody_up() {
    let host = Host::start().await;
    let guest = host.guest().await;
    let code = guest.table("regenwormen", "me Oma").await;
    let mut client = guest.open(&code).await;
    let promise = fair(&mut client).await;
    client.done(hash(&promise["id"], Entropy::new([1; 16]), 0)).await;
    client.done(json!({ "type": "start" })).await;
    client.next_of("frame").await;
    let mut players = Players::new(vec![guest.open(&code).await], 101);
    players.meet(0).await;
    while players.step().await {}
    let record = guest.get(&format!("/api/v1/games/{}/record", players.game)).await.body;
    crate::support::check_record("regenwormen", &record, &players);
    host.stop().await;
}
