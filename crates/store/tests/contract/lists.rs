//! Lists of games, page by page.

use wormery_store::{Append, Cursor, Ending, Store};

use crate::{batch, new_game};

pub(crate) async fn story(store: &Store) {
    for number in 0..10 {
        // Three games at a time begin together, so that the id decides.
        let game = new_game(&format!("page-{number}"), 5000 + number / 3, &["cyd", "dee"]);
        store.create_game(&game).await.expect("a new game");
    }
    store.create_game(&new_game("alone", 9000, &["eve", "eve"])).await.expect("a new game");
    live(store).await;
    pages(store).await;
    assert_eq!(ids(store, "eve", 9, None).await.0, ["alone"], "two seats are one game");
    assert_eq!(ids(store, "nobody", 9, None).await.0, [""; 0]);
}

async fn live(store: &Store) {
    let ending =
        Ending { ended_ms: 6000, result: "draw".to_owned(), body: None, shares: vec![], uncounted: vec![] };
    let end = Append { ending: Some(ending), ..batch("page-4", 0, &["a"]) };
    store.append(end).await.expect("the end");
    let live: Vec<String> =
        store.live_games().await.expect("reads").into_iter().map(|game| game.id).collect();
    let expected: Vec<String> =
        [0, 1, 2, 3, 5, 6, 7, 8, 9].iter().map(|number| format!("page-{number}")).collect();
    assert_eq!(live[..9], expected, "oldest first, without the one that ended");
    assert_eq!(live[9..], ["alone"], "games of other stories have ended");
}

async fn pages(store: &Store) {
    let (first, cursor) = ids(store, "cyd", 4, None).await;
    assert_eq!(first, ["page-9", "page-8", "page-7", "page-6"]);
    let (second, cursor) = ids(store, "cyd", 4, cursor).await;
    assert_eq!(second, ["page-5", "page-4", "page-3", "page-2"], "games that ended are listed too");
    let (third, cursor) = ids(store, "cyd", 4, cursor).await;
    assert_eq!((third, cursor), (vec!["page-1".to_owned(), "page-0".to_owned()], None));
}

async fn ids(
    store: &Store,
    guest: &str,
    limit: u32,
    before: Option<Cursor>,
) -> (Vec<String>, Option<Cursor>) {
    let page = store.games_of(guest, limit, before).await.expect("reads");
    assert_eq!(page.unread, []);
    (page.rows.into_iter().map(|game| game.id).collect(), page.next)
}
