//! People who share a device, and devices that share a person.

use serde_json::json;

use crate::support::{Client, Host, Players, check_record, table};

#[tokio::test]
async fn two_people_on_one_device_both_play() {
    let host = Host::start().await;
    let guest = host.guest().await;
    let mut request = table("holzwurm", "me Oma");
    request["options"] = json!({ "deals": 1 });
    let code = guest.create(&request).await;
    let mut players = Players::new(vec![guest.open(&code).await], 41);
    players.begin().await;
    assert_eq!(players.courses[0].len(), 2, "the device sees both hands");
    let [one, other] = [0, 1].map(|seat| &players.courses[0][&Some(seat)].frame["view"]);
    assert_ne!(one, other, "each hand for itself");
    while players.step().await {}
    let info = guest.get(&format!("/api/v1/games/{}", players.game)).await.good();
    assert_eq!(info["players"][1], json!({ "name": "Oma", "you": true }));
    let record = guest.get(&format!("/api/v1/games/{}/record", players.game)).await;
    check_record("holzwurm", &record.body, &players);
    host.stop().await;
}

#[tokio::test]
async fn without_a_seat_in_the_command_the_one_whose_turn_it_is_acts() {
    let host = Host::start().await;
    let guest = host.guest().await;
    let code = guest.table("regenwormen", "me Oma").await;
    let mut players = Players::new(vec![guest.open(&code).await], 42);
    players.begin().await;
    for _ in 0..40 {
        let Some((_, mut act)) = players.choose() else { break };
        act.as_object_mut().unwrap().remove("seat");
        let ply = players.clients[0].done(act).await["ply"].as_u64().unwrap();
        players.meet(ply).await;
    }
    host.stop().await;
}

#[tokio::test]
async fn a_second_tab_has_the_same_seat() {
    let host = Host::start().await;
    let [first, second] = host.guests().await;
    let code = first.table("holzwurm", "me open").await;
    let clients = vec![first.open(&code).await, second.open(&code).await];
    let mut players = Players::new(clients, 43);
    players.begin().await;
    let mut tab = Client::open(&first, &code, 0).await;
    assert_eq!(tab.next_of("you").await["seats"], json!([0]));
    assert_eq!(tab.next_of("frame").await["frame"]["view"], players.courses[0][&Some(0)].frame["view"]);
    // What is done in one tab is seen in the other.
    let (place, act) = players.choose().unwrap();
    assert_eq!(place, 0);
    let ply = tab.done(act).await["ply"].as_u64().unwrap();
    players.meet(ply).await;
    // The seat is there as long as one of the tabs is.
    drop(tab);
    players.step().await;
    assert_eq!(first.look(&code).await["seats"][0]["here"], true);
    host.stop().await;
}

#[tokio::test]
async fn a_further_person_can_join_on_the_same_device_and_leave_again() {
    let host = Host::start().await;
    let [first, second] = host.guests().await;
    let code = first.table("regenwormen", "me open open").await;
    let mut client = first.open(&code).await;
    let mut other = second.open(&code).await;
    other.next_of("you").await;
    let add = |seat: u8| json!({ "type": "add_local", "seat": seat, "name": " Opa " });
    client.refused(add(1), "full").await;
    client.refused(add(9), "bad_request").await;
    client.done(add(2)).await;
    let table = client.table(|table| table["seats"][2]["type"] == "person").await;
    assert_eq!((&table["seats"][2]["name"], &table["seats"][2]["local"]), (&"Opa".into(), &true.into()));
    other.refused(json!({ "type": "stand", "seat": 2 }), "forbidden").await;
    client.done(json!({ "type": "stand", "seat": 2 })).await;
    assert_eq!(first.look(&code).await["seats"][2]["type"], "open");
    host.stop().await;
}
