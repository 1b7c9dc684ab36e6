//! Reviews of finished games.

use serde_json::{Value, json};
use wormery_server::Settings;
use wormery_store::Store;

use crate::support::{Guest, Host, PATIENCE, Players, quick};

/// Asks until the review is there: it is either there or on its way, and never missing.
pub(crate) async fn when_there(guest: &Guest, path: &str) -> Value {
    loop {
        let answer = guest.get(path).await;
        if answer.status == 200 {
            return answer.good();
        }
        assert_eq!((answer.status, answer.json()), (202, json!({ "retry_ms": 500 })));
        tokio::time::sleep(std::time::Duration::from_millis(50)).await;
    }
}

/// Plays a deal of Holzwurm to its end; the address of its review.
async fn play(guest: &Guest) -> String {
    let mut request = crate::support::table("holzwurm", "me Oma");
    request["options"] = json!({ "deals": 1 });
    let code = guest.create(&request).await;
    let mut players = Players::new(vec![guest.open(&code).await], 31);
    players.begin().await;
    let path = format!("/api/v1/games/{}/review", players.game);
    guest.get(&path).await.refused(404, "not_found");
    while players.step().await {}
    path
}

#[tokio::test]
async fn a_finished_game_is_reviewed() {
    let host = Host::with(Settings { review_playouts: 1, ..quick() }).await;
    let guest = host.guest().await;
    let path = play(&guest).await;
    let review = tokio::time::timeout(PATIENCE, when_there(&guest, &path)).await.expect("a review");
    assert!(review.is_object(), "{review}");
    assert!(review.to_string().contains("Oma"), "it names those who played: {review}");
    host.stop().await;
}

#[tokio::test]
async fn a_review_that_is_missing_is_made_when_it_is_asked_for() {
    let host = Host::start().await;
    let path = play(&host.guest().await).await;
    host.guest().await.get(&path).await.refused(404, "not_found");
    let (settings, folder) = host.stop().await;
    let host = Host::run(Settings { review_playouts: 1, ..settings }, folder).await;
    let guest = host.guest().await;
    assert_eq!(guest.get(&path).await.status, 202);
    tokio::time::timeout(PATIENCE, when_there(&guest, &path)).await.expect("a review");
    host.stop().await;
}

#[tokio::test]
async fn what_another_judge_said_or_has_other_words_is_not_shown_but_made_again() {
    let host = Host::with(Settings { review_playouts: 1, ..quick() }).await;
    let guest = host.guest().await;
    let path = play(&guest).await;
    let first = tokio::time::timeout(PATIENCE, when_there(&guest, &path)).await.expect("a review");
    let (settings, folder) = host.stop().await;
    let store = Store::open(&settings.database).await.unwrap();
    let id = path.split('/').nth(4).unwrap();
    let body = store.game(id).await.unwrap().unwrap().body;
    // One of another judge, and one of the same judge without the words of today.
    let of_another = r#"{"method":"sampled","playouts":100,"rows":[]}"#.to_owned();
    let mut wordless = first.clone();
    wordless.as_object_mut().unwrap().remove("telling").expect("reports name their words");
    store.close().await;
    let mut kept = (settings, folder);
    for old in [of_another, wordless.to_string()] {
        let store = Store::open(&kept.0.database).await.unwrap();
        store.put_review(id, &body, &old).await.unwrap();
        store.close().await;
        let host = Host::run(kept.0, kept.1).await;
        let guest = host.guest().await;
        assert_eq!(guest.get(&path).await.status, 202, "{old}");
        let again = tokio::time::timeout(PATIENCE, when_there(&guest, &path)).await.expect("a review");
        assert_eq!(again, first, "the same judge says the same");
        kept = host.stop().await;
    }
}
