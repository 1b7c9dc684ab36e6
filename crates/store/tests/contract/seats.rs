//! Tables that are looked for: by what is due, by who sits there, and by what the lobby shows.

use wormery_store::{AppendError, Store, TableRow};

use crate::tables::table;

pub(crate) async fn story(store: &Store) {
    people(store).await;
    columns(store).await;
    due(store).await;
    idle(store).await;
    lobby(store).await;
    guests(store).await;
    hosts(store).await;
    closed_ones(store).await;
}

async fn people(store: &Store) {
    for (token, id) in (210..).zip(["jan", "kim", "leo", "mia", "ned"]) {
        store.create_guest(&crate::guests::guest(id), &[token; 32]).await.expect("a new guest");
    }
}

async fn columns(store: &Store) {
    let first = TableRow { public: true, due_ms: Some(7), ..table("s-columns", 1) };
    store.put_table(&first).await.expect("a new table");
    assert_eq!(store.table("s-columns").await, Ok(Some(first)));
    let state = "closed".to_owned();
    let second = TableRow { closed: true, state, host: "ida".to_owned(), ..table("s-columns", 2) };
    store.put_table(&second).await.expect("a change");
    assert_eq!(store.table("s-columns").await, Ok(Some(second)));
}

async fn due(store: &Store) {
    assert_eq!(store.next_due().await, Ok(None), "nothing of the other stories is due");
    for (code, due_ms) in
        [("s-late", Some(30)), ("s-soon", Some(10)), ("s-never", None), ("s-then", Some(20))]
    {
        store.put_table(&TableRow { due_ms, ..table(code, 1) }).await.expect("a new table");
    }
    let closed = TableRow { closed: true, due_ms: Some(5), ..table("s-closed", 1) };
    store.put_table(&closed).await.expect("a closed table");
    assert_eq!(store.next_due().await, Ok(Some(10)));
    assert_eq!(store.due_tables(9, 9).await, Ok(vec![]));
    assert_eq!(store.due_tables(20, 9).await, Ok(codes(&["s-soon", "s-then"])), "what is due longest first");
    assert_eq!(store.due_tables(99, 2).await, Ok(codes(&["s-soon", "s-then"])));
    store.set_due("s-soon", None, 100).await.expect("nothing is due any more");
    store.set_due("s-never", Some(15), 100).await.expect("something is due");
    assert_eq!(store.due_tables(99, 9).await, Ok(codes(&["s-never", "s-then", "s-late"])));
    assert_eq!(store.set_due("nobody", None, 100).await, Err(AppendError::Missing));
    store
        .put_table(&table("s-never", 2))
        .await
        .expect("the version has stayed, and a change says what is due");
    assert_eq!(store.next_due().await, Ok(Some(20)));
}

async fn idle(store: &Store) {
    for (code, changed_ms) in [("s-older", 20), ("s-oldest", 10), ("s-younger", 30)] {
        store.put_table(&TableRow { changed_ms, ..table(code, 1) }).await.expect("a new table");
    }
    let closed = TableRow { closed: true, changed_ms: 5, ..table("s-gone", 1) };
    store.put_table(&closed).await.expect("a closed table");
    assert_eq!(store.idle_tables(30, 9).await, Ok(codes(&["s-oldest", "s-older"])));
    assert_eq!(store.idle_tables(30, 1).await, Ok(codes(&["s-oldest"])));
}

async fn lobby(store: &Store) {
    let at = |code: &str, state: &str, changed_ms: i64| TableRow {
        public: true,
        state: state.to_owned(),
        changed_ms,
        ..table(code, 1)
    };
    let shown = [at("s-open", "open", 50), at("s-starting", "starting", 70), at("s-playing", "playing", 60)];
    let hidden = [
        at("s-over", "over", 80),
        TableRow { closed: true, ..at("s-shut", "open", 90) },
        TableRow { public: false, ..at("s-private", "open", 95) },
    ];
    for row in shown.iter().chain(&hidden) {
        store.put_table(row).await.expect("a new table");
    }
    let [open, starting, playing] = shown;
    assert_eq!(
        store.lobby(9).await,
        Ok(vec![starting.clone(), playing.clone(), open]),
        "the last changed first"
    );
    assert_eq!(store.lobby(2).await, Ok(vec![starting, playing]));
}

async fn guests(store: &Store) {
    sit(store, "s-one", 1, Some(&["jan", "kim", "jan"])).await.expect("two seats may be of one guest");
    sit(store, "s-two", 1, Some(&["kim"])).await.expect("a new table");
    assert_eq!(store.tables_of("jan").await, Ok(codes(&["s-one"])));
    assert_eq!(store.tables_of("kim").await, Ok(codes(&["s-one", "s-two"])));
    assert_eq!(sit(store, "s-one", 1, Some(&["leo"])).await, Err(AppendError::Conflict));
    assert_eq!(sit(store, "s-one", 2, Some(&["jan", "gone"])).await, Err(AppendError::NoGuest));
    assert_eq!(store.table("s-one").await.map(|row| row.map(|row| row.version)), Ok(Some(1)));
    assert_eq!(store.tables_of("leo").await, Ok(vec![]), "a change that is refused seats nobody");
    sit(store, "s-one", 2, None).await.expect("a change that leaves the seats alone");
    assert_eq!(store.tables_of("jan").await, Ok(codes(&["s-one"])));
    sit(store, "s-one", 3, Some(&["leo"])).await.expect("others sit down");
    assert_eq!(store.tables_of("jan").await, Ok(vec![]));
    assert_eq!(store.tables_of("leo").await, Ok(codes(&["s-one"])));
    store.put_table(&TableRow { closed: true, ..table("s-one", 4) }).await.expect("closes");
    assert_eq!(store.tables_of("leo").await, Ok(vec![]), "it is closed");
}

async fn hosts(store: &Store) {
    let host = "mia".to_owned();
    let hosted = |code: &str| TableRow { host: host.clone(), ..table(code, 1) };
    let guests = Some(vec!["mia".to_owned()]);
    store.put_table(&TableRow { guests, ..hosted("s-mine") }).await.expect("a new table");
    store.put_table(&hosted("s-mine-too")).await.expect("a new table");
    store.put_table(&TableRow { closed: true, ..hosted("s-was-mine") }).await.expect("a closed table");
    assert_eq!(store.n_tables_of_host("mia").await, Ok(2));
    assert_eq!(store.n_tables_of_host("nobody").await, Ok(0));
    assert_eq!(
        store.tables_of("mia").await,
        Ok(codes(&["s-mine", "s-mine-too"])),
        "each once, with a seat or without"
    );
}

async fn closed_ones(store: &Store) {
    let guests = Some(vec!["ned".to_owned()]);
    let sat = TableRow { closed: true, guests: guests.clone(), ..table("s-sat", 1) };
    let hosted = TableRow { closed: true, host: "ned".to_owned(), ..table("s-hosted", 1) };
    for row in [&sat, &hosted, &TableRow { guests, ..table("s-sits", 1) }] {
        store.put_table(row).await.expect("a new table");
    }
    assert_eq!(store.tables_of("ned").await, Ok(codes(&["s-sits"])));
    assert_eq!(store.tables_naming("ned").await, Ok(codes(&["s-hosted", "s-sat", "s-sits"])));
    let nobody = TableRow { closed: true, guests: Some(vec![]), ..table("s-sat", 2) };
    store.put_table(&nobody).await.expect("a closed table may change");
    assert_eq!(store.tables_naming("ned").await, Ok(codes(&["s-hosted", "s-sits"])), "he sits there no more");
}

async fn sit(store: &Store, code: &str, version: u32, guests: Option<&[&str]>) -> Result<(), AppendError> {
    let guests = guests.map(|guests| guests.iter().map(|guest| (*guest).to_owned()).collect());
    store.put_table(&TableRow { guests, ..table(code, version) }).await
}

fn codes(codes: &[&str]) -> Vec<String> {
    codes.iter().map(|code| (*code).to_owned()).collect()
}
