//! Tables and their versions.

use wormery_store::{AppendError, Store, TableRow};

pub(crate) async fn story(store: &Store) {
    versions(store).await;
    one_of_many_changes_wins(store).await;
    a_game_begins_by_the_present_table(store).await;
    closing(store).await;
}

async fn a_game_begins_by_the_present_table(store: &Store) {
    let game = wormery_store::NewGame { table: "abc".to_owned(), ..crate::new_game("at-a-table", 1, &[]) };
    for version in [2, 4] {
        assert_eq!(
            store.create_game_at(&game, version).await,
            Err(AppendError::Conflict),
            "version {version}"
        );
    }
    assert_eq!(store.game("at-a-table").await, Ok(None));
    store.create_game_at(&game, 3).await.expect("it is the third");
    assert!(store.game("at-a-table").await.expect("reads").is_some());
}

async fn versions(store: &Store) {
    store.put_table(&table("abc", 1)).await.expect("a new table");
    for version in [0, 1, 3] {
        let refused = store.put_table(&table("abc", version)).await;
        assert_eq!(refused, Err(AppendError::Conflict), "version {version} after 1");
    }
    assert_eq!(store.put_table(&table("xyz", 2)).await, Err(AppendError::Conflict), "a table begins with 1");
    store.put_table(&table("abc", 2)).await.expect("the next version");
    assert_eq!(store.table("abc").await, Ok(Some(table("abc", 2))));
    assert_eq!(store.table("xyz").await, Ok(None));
}

async fn one_of_many_changes_wins(store: &Store) {
    let tries: Vec<_> = (0..50)
        .map(|_| {
            let store = store.clone();
            tokio::spawn(async move { store.put_table(&table("abc", 3)).await })
        })
        .collect();
    let mut won = 0;
    for attempt in tries {
        match attempt.await.expect("no panic") {
            Ok(()) => won += 1,
            Err(error) => assert_eq!(error, AppendError::Conflict),
        }
    }
    assert_eq!(won, 1);
}

async fn closing(store: &Store) {
    store.put_table(&table("def", 1)).await.expect("a new table");
    store.put_table(&TableRow { closed: true, ..table("abc", 4) }).await.expect("closes");
    assert_eq!(store.open_tables().await, Ok(vec![table("def", 1)]));
    assert!(store.table("abc").await.expect("reads").expect("is there").closed);
}

pub(crate) fn table(code: &str, version: u32) -> TableRow {
    let body = format!("settings {version}");
    TableRow {
        code: code.to_owned(),
        version,
        closed: false,
        body,
        changed_ms: 100 + i64::from(version),
        public: false,
        state: "open".to_owned(),
        host: "hal".to_owned(),
        due_ms: None,
        guests: None,
    }
}
