//! A game from its first event to its end.

use wormery_store::{Append, AppendError, Ending, GameRow, PlayerRow, Store};

use crate::{batch, new_game};

pub(crate) async fn story(store: &Store) {
    creating(store).await;
    appending(store).await;
    refused_batches_leave_nothing(store).await;
    ending(store).await;
    ending_without_events(store).await;
    reviewing(store).await;
}

async fn creating(store: &Store) {
    let mut game = new_game("g", 1000, &["ann", "bob"]);
    game.events = vec!["zero".into(), "one".into()];
    store.create_game(&game).await.expect("a new game");
    assert_eq!(store.create_game(&game).await, Err(AppendError::Conflict), "an id is used once");

    let stored = GameRow {
        id: "g".to_owned(),
        table: "table".to_owned(),
        game: "regenwormen".to_owned(),
        body: "{}".to_owned(),
        created_ms: 1000,
        ended_ms: None,
        result: None,
        ply: 2,
    };
    assert_eq!(store.game("g").await, Ok(Some(stored)));
    assert_eq!(store.game("nobody").await, Ok(None));
    let seats = [(0, "ann"), (1, "bob")].map(|(seat, name)| PlayerRow {
        seat,
        guest: Some(name.to_owned()),
        robot: false,
    });
    assert_eq!(store.players("g").await, Ok(seats.to_vec()));

    let mut doubled = new_game("doubled", 1000, &[]);
    doubled.players = vec![(0, "ann".to_owned()), (0, "bob".to_owned())];
    assert_eq!(store.create_game(&doubled).await, Err(AppendError::Conflict), "a seat is taken once");
    assert_eq!(store.game("doubled").await, Ok(None), "a refused game leaves nothing");
}

async fn appending(store: &Store) {
    store.append(batch("g", 2, &["two", "three \u{1fab1} 'quoted'"])).await.expect("the next plies");
    assert_eq!(events(store, "g", 0).await, ["zero", "one", "two", "three \u{1fab1} 'quoted'"]);
    assert_eq!(events(store, "g", 3).await, ["three \u{1fab1} 'quoted'"]);
    assert_eq!(events(store, "g", 4).await, [""; 0]);
    assert_eq!(events(store, "nobody", 0).await, [""; 0]);
    let body = store.game("g").await.expect("reads").expect("is there").body;
    store.leave_game("ann", "g", &body, "new body").await.expect("a body");
    assert_eq!(store.game("g").await.expect("reads").expect("is there").body, "new body");
    let late = store.leave_game("bob", "g", &body, "with the name of ann").await;
    assert_eq!(late, Err(AppendError::Conflict), "of two who leave, the second looks again");
    assert_eq!(store.leave_game("ann", "nobody", "", "").await, Err(AppendError::Conflict));
}

async fn refused_batches_leave_nothing(store: &Store) {
    for from in [0, 3, 5, 100, u32::MAX] {
        let refused = store.append(batch("g", from, &["a", "b", "c"])).await;
        assert_eq!(refused, Err(AppendError::Conflict), "from {from}");
    }
    assert_eq!(store.append(batch("nobody", 0, &["a"])).await, Err(AppendError::Missing));
    let mut stale = last("g", 3, &["a"]);
    stale.ending.as_mut().expect("an ending").body = Some("stale".to_owned());
    assert_eq!(store.append(stale).await, Err(AppendError::Conflict));
    assert_eq!(events(store, "g", 0).await.len(), 4);
    let game = store.game("g").await.expect("reads").expect("is there");
    assert_eq!((game.ended_ms, game.result, game.body), (None, None, "new body".to_owned()));
}

async fn ending(store: &Store) {
    let mut end = last("g", 4, &["four"]);
    end.ending.as_mut().expect("an ending").body = Some("final".to_owned());
    store.append(end).await.expect("the end");
    let game = store.game("g").await.expect("reads").expect("is there");
    let found = (game.ended_ms, game.result.as_deref(), game.body.as_str(), game.ply);
    assert_eq!(found, (Some(2000), Some("won"), "final", 5));
    assert_eq!(store.append(batch("g", 5, &["late"])).await, Err(AppendError::Conflict), "it has ended");
    assert_eq!(store.append(last("g", 5, &[])).await, Err(AppendError::Conflict), "it ends once");
    assert_eq!(events(store, "g", 0).await.len(), 5);
}

async fn ending_without_events(store: &Store) {
    store.create_game(&new_game("given-up", 1000, &[])).await.expect("a new game");
    assert_eq!(store.append(last("given-up", 1, &[])).await, Err(AppendError::Conflict), "it is at ply 0");
    store.append(last("given-up", 0, &[])).await.expect("the end");
    let game = store.game("given-up").await.expect("reads").expect("is there");
    assert_eq!((game.ended_ms, game.body.as_str()), (Some(2000), "{}"), "the body stays");
}

async fn reviewing(store: &Store) {
    assert_eq!(store.review("g").await, Ok(None));
    let body = store.game("g").await.expect("reads").expect("is there").body;
    store.put_review("g", &body, "first").await.expect("a review");
    store.put_review("g", &body, "second").await.expect("a better review");
    assert_eq!(store.review("g").await, Ok(Some("second".to_owned())));
    assert_eq!(store.put_review("nobody", &body, "").await, Err(AppendError::Conflict));
    store.leave_game("bob", "g", &body, "without a name").await.expect("a body");
    assert_eq!(store.review("g").await, Ok(None), "a review of another body goes");
    assert_eq!(
        store.put_review("g", &body, "late").await,
        Err(AppendError::Conflict),
        "it was made of another"
    );
    assert_eq!(store.review("g").await, Ok(None));
}

async fn events(store: &Store, game: &str, since: u32) -> Vec<String> {
    store.events(game, since).await.expect("reads")
}

fn last(game: &str, from: u32, events: &[&str]) -> Append {
    let ending =
        Ending { ended_ms: 2000, result: "won".to_owned(), body: None, shares: vec![], uncounted: vec![] };
    Append { ending: Some(ending), ..batch(game, from, events) }
}
