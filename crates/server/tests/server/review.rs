//! Reviews of finished games.

use serde_json::Value;
use wormery_server::Settings;

use crate::support::{Guest, Host, PATIENCE, Players, quick};

async fn when_there(guest: &Guest, path: &str) -> Value {
    loop {
        let answer = guest.get(path).await;
        if answer.status == 200 {
            return answer.good();
        }
        answer.refused(404, "not_found");
        tokio::time::sleep(std::time::Duration::from_millis(50)).await;
    }
}

#[tokio::test]
async fn a_finished_game_is_reviewed() {
    let host = Host::with(Settings { review_playouts: 1, ..quick() }).await;
    let guest = host.guest().await;
    let mut request = crate::support::table("holzwurm", "me Oma");
    request["options"] = serde_json::json!({ "deals": 1 });
    let code = guest.create(&request).await;
    let mut players = Players::new(vec![guest.open(&code).await], 31);
    players.begin().await;
    let path = format!("/api/v1/games/{}/review", players.game);
    guest.get(&path).await.refused(404, "not_found");
    while players.step().await {}
    let review = tokio::time::timeout(PATIENCE, when_there(&guest, &path)).await.expect("a review");
    assert!(review.is_object(), "{review}");
    assert!(review.to_string().contains("Oma"), "it names those who played: {review}");
    host.stop().await;
}
