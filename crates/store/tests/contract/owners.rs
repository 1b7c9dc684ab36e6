//! Who runs a table.

use wormery_store::{Append, AppendError, Ending, NewGame, OwnerRow, Store};

use super::{batch, new_game};

pub(crate) async fn story(store: &Store) {
    taking(store).await;
    one_of_many_takes_it(store).await;
    who_lost_a_table_appends_nothing(store).await;
    let cluster = store.cluster().await.expect("reads");
    assert_eq!((cluster.len(), store.cluster().await), (32, Ok(cluster)), "it stays");
}

fn owner(node: &str, epoch: i64) -> OwnerRow {
    OwnerRow { node: node.to_owned(), epoch }
}

async fn taking(store: &Store) {
    assert_eq!(store.owner("T").await, Ok(None));
    assert_eq!(store.take_table("T", "a", 0).await, Ok(1));
    assert_eq!(store.take_table("T", "b", 0).await, Err(AppendError::Conflict), "somebody has it");
    assert_eq!(store.take_table("T", "b", 1).await, Ok(2), "who saw the last epoch may");
    assert_eq!(store.owner("T").await, Ok(Some(owner("b", 2))));
    assert_eq!(store.owned_tables("b").await, Ok(vec![("T".to_owned(), 2)]));
    store.release_table("T", "a", 1).await.expect("changes nothing");
    assert_eq!(store.owner("T").await, Ok(Some(owner("b", 2))), "it is not a's any more");
    store.release_table("T", "b", 2).await.expect("lets go");
    assert_eq!(store.owner("T").await, Ok(Some(owner("", 2))), "the epoch stays");
    assert_eq!(store.take_table("T", "a", 2).await, Ok(3));
    store.release_tables("a").await.expect("lets all go");
    assert_eq!(store.owned_tables("a").await, Ok(vec![]));
    store.take_table("T", "a", 3).await.expect("takes it");
    store.disown_table("T", "a", 3).await.expect("changes nothing");
    store.disown_table("T", "a", 4).await.expect("forgets it");
    assert_eq!(store.owner("T").await, Ok(None));
}

async fn one_of_many_takes_it(store: &Store) {
    let tries: Vec<_> = (0..20)
        .map(|number| {
            let store = store.clone();
            tokio::spawn(async move { store.take_table("M", &format!("node {number}"), 0).await })
        })
        .collect();
    let mut won = 0;
    for attempt in tries {
        match attempt.await.expect("no panic") {
            Ok(epoch) => won += epoch,
            Err(error) => assert_eq!(error, AppendError::Conflict),
        }
    }
    assert_eq!(won, 1);
}

async fn who_lost_a_table_appends_nothing(store: &Store) {
    let game = NewGame { table: "F".to_owned(), ..new_game("fenced", 1, &[]) };
    store.create_game(&game).await.expect("a new game");
    let ending =
        Ending { ended_ms: 2, result: "won".to_owned(), body: None, shares: vec![], uncounted: vec![] };
    let append = |from, epoch, ending| {
        let append = Append { epoch: Some(epoch), ending, ..batch("fenced", from, &["event"]) };
        async move { store.append(append).await }
    };
    assert_eq!(store.take_table("F", "a", 0).await, Ok(1));
    append(0, 1, None).await.expect("it is a's");
    assert_eq!(store.take_table("F", "b", 1).await, Ok(2));
    assert_eq!(append(1, 1, None).await, Err(AppendError::Conflict), "it is b's");
    assert_eq!(append(1, 1, Some(ending.clone())).await, Err(AppendError::Conflict), "it is b's");
    append(1, 2, None).await.expect("it is b's");
    store.release_table("F", "b", 2).await.expect("lets go");
    append(2, 2, None).await.expect("nobody else has taken it");
    store.append(batch("fenced", 3, &["event"])).await.expect("a single server asks nobody");
    append(4, 2, Some(ending)).await.expect("nobody else has taken it");
}
