//! Tables and their versions.

use wormery_store::{AppendError, Store, TableRow};

pub(crate) async fn story(store: &Store) {
    versions(store).await;
    one_of_many_changes_wins(store).await;
    closing(store).await;
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
