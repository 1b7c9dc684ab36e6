//! Programs that play: their tokens.

use serde_json::{Value, json};

use crate::support::{Guest, Host};

async fn create(owner: &Guest, name: &str) -> Value {
    let answer = owner.post("/api/v1/me/bots", &json!({ "name": name })).await;
    assert_eq!(answer.status, 201);
    answer.good()
}

#[tokio::test]
async fn a_guest_can_have_three_programs() {
    let host = Host::start().await;
    let guest = host.guest().await;
    for name in ["One", "Two", "Three"] {
        let token = create(&guest, name).await["token"].as_str().unwrap().to_owned();
        assert!(token.starts_with("wb_") && token.len() > 40, "{token}");
    }
    let four = guest.post("/api/v1/me/bots", &json!({ "name": "Four" })).await;
    four.refused(429, "too_many");
    guest.post("/api/v1/me/bots", &json!({ "name": " " })).await.refused(400, "bad_request");
    let list = guest.get("/api/v1/me/bots").await;
    assert!(!list.body.contains("wb_"), "a token is shown once");
    let list = list.good();
    let mut names: Vec<_> =
        list.as_array().unwrap().iter().map(|bot| bot["name"].as_str().unwrap()).collect();
    names.sort_unstable();
    assert_eq!(names, ["One", "Three", "Two"]);
    let other = host.guest().await;
    assert_eq!(other.get("/api/v1/me/bots").await.good(), json!([]));
    host.stop().await;
}

#[tokio::test]
async fn a_token_can_be_replaced_and_a_program_deleted_by_its_owner_alone() {
    let host = Host::start().await;
    let [guest, other] = host.guests().await;
    let created = create(&guest, "Robbie").await;
    let (robot, id) = (Guest::program(host.address, &created), created["id"].as_str().unwrap());
    assert_eq!(robot.get("/api/v1/me").await.good()["name"], "Robbie");
    let path = format!("/api/v1/me/bots/{id}");
    other.delete(&path).await.refused(404, "not_found");
    other.request("POST", &format!("{path}/token")).send().await.refused(404, "not_found");
    robot.post("/api/v1/me/bots", &json!({ "name": "Son" })).await.refused(403, "forbidden");
    let rotated = guest.request("POST", &format!("{path}/token")).send().await.good();
    let again = Guest::program(host.address, &rotated);
    robot.get("/api/v1/me").await.refused(401, "unauthorized");
    assert_eq!(again.get("/api/v1/me").await.good()["id"], id);
    assert_eq!(guest.delete(&path).await.status, 204);
    again.get("/api/v1/me").await.refused(401, "unauthorized");
    guest.delete(&path).await.refused(404, "not_found");
    host.stop().await;
}

#[tokio::test]
async fn the_programs_of_a_guest_go_with_the_guest() {
    let host = Host::start().await;
    let guest = host.guest().await;
    let robot = Guest::program(host.address, &create(&guest, "Robbie").await);
    let code = robot.table("regenwormen", "me bot").await;
    assert_eq!(robot.look(&code).await["seats"][0]["robot"], true);
    guest.delete("/api/v1/me").await.good();
    robot.get("/api/v1/me").await.refused(401, "unauthorized");
    let look = host.guest().await.look(&code).await;
    assert!(!look.to_string().contains("Robbie"), "{look}");
    host.stop().await;
}

#[tokio::test]
async fn however_many_are_asked_for_at_once_there_are_three() {
    let host = Host::start().await;
    let guest = host.guest().await;
    let ask = |idx: u32| {
        let guest = guest.clone();
        tokio::spawn(
            async move { guest.post("/api/v1/me/bots", &json!({ "name": format!("Robo {idx}") })).await },
        )
    };
    let asked: Vec<_> = (0..20).map(ask).collect();
    let mut n_made = 0;
    for answer in asked {
        let answer = answer.await.unwrap();
        if answer.status == 201 {
            n_made += 1;
        } else {
            assert_eq!(answer.refused(429, "too_many"), "one guest can have 3 programs that play");
        }
    }
    assert_eq!((n_made, guest.get("/api/v1/me/bots").await.good().as_array().unwrap().len()), (3, 3));
    host.stop().await;
}
