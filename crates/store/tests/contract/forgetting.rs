//! Guests who are forgotten, alone and with requests under way: from then on nothing can be stored of them.

use std::sync::Arc;

use wormery_store::{
    Append, AppendError, DayRow, Ending, GuestKind, GuestRow, MostKept, Store, TableRow, Taking,
};

use crate::guests::guest;
use crate::kept::kept;
use crate::{batch, new_game};

const MOST: MostKept = MostKept { running: 999, finished: 999, bytes: 99_999, bytes_from: 99_999 };

pub(crate) async fn story(store: &Store) {
    going(store).await;
    leaving(store).await;
    nothing_can_be_stored(store).await;
    while_much_is_under_way(store).await;
}

/// A guest with a program, a copy, a result and a table, and somebody else.
async fn going(store: &Store) {
    store.create_guest(&guest("wim"), &[230; 32]).await.expect("a new guest");
    store.create_guest(&guest("xia"), &[231; 32]).await.expect("a new guest");
    store.create_bot(&bot("wim-bot", "wim"), &[232; 32], 3).await.expect("a program");
    store.put_kept(&kept("wim-1", "wim"), MOST).await.expect("a copy");
    store.put_kept(&kept("xia-1", "xia"), MOST).await.expect("somebody else's");
    store.put_day("wim", &day()).await.expect("a result");
    store.create_game(&new_game("w-game", 1000, &["wim", "wim-bot", "xia"])).await.expect("a new game");
    store.put_table(&table("w-table", 1, &["wim", "wim-bot", "xia"])).await.expect("a new table");
    store.delete_guest("wim").await.expect("goes");
    for id in ["wim", "wim-bot"] {
        assert_eq!(store.guest(id).await, Ok(None));
    }
    assert_eq!(
        (store.guest_by_token(&[230; 32]).await, store.guest_by_token(&[232; 32]).await),
        (Ok(None), Ok(None))
    );
    assert_eq!(store.kept("wim-1").await, Ok(None));
    assert_eq!(store.days_of("wim").await, Ok(vec![]));
    assert!(store.kept("xia-1").await.expect("reads").is_some());
    assert_eq!(store.delete_guest("wim").await, Err(AppendError::Missing), "once");
}

/// Tables and games still name those who are deleted, until they have left.
async fn leaving(store: &Store) {
    let both = vec!["wim".to_owned(), "wim-bot".to_owned()];
    assert_eq!(store.leaving_of("wim").await, Ok(both.clone()));
    assert_eq!(store.leaving(99).await.map(|all| all.len() >= 2), Ok(true));
    assert_eq!(store.leaving_of("xia").await, Ok(vec![]));
    assert_eq!(store.tables_naming("wim").await, Ok(vec!["w-table".to_owned()]));
    store.put_table(&table("w-table", 2, &["xia"])).await.expect("without them");
    store.leave_game("wim", "w-game", "{}", "{} ").await.expect("leaves the game");
    assert_eq!(seats(store).await, [None, Some("wim-bot".to_owned()), Some("xia".to_owned())]);
    for id in &both {
        store.has_left(id).await.expect("has left");
    }
    assert_eq!(seats(store).await, [None, None, Some("xia".to_owned())], "whatever could not be read");
    assert_eq!(store.leaving_of("wim").await, Ok(vec![]));
}

async fn nothing_can_be_stored(store: &Store) {
    let no_guest = Err(AppendError::NoGuest);
    assert_eq!(store.put_kept(&kept("wim-2", "wim"), MOST).await, no_guest);
    assert_eq!(store.take_kept("xia-1", 0, &taking("wim")).await, no_guest);
    assert_eq!(store.put_day("wim", &day()).await, no_guest);
    assert_eq!(store.put_table(&table("w-other", 1, &["wim"])).await, no_guest);
    assert_eq!(store.put_table(&table("w-table", 3, &["xia", "wim-bot"])).await, no_guest);
    let orphan = store.create_bot(&bot("wim-late", "wim"), &[233; 32], 3).await;
    assert_eq!(orphan, Err(AppendError::Missing));
    assert_eq!(store.table("w-other").await, Ok(None));
    assert_eq!(store.kept("xia-1").await.map(|row| row.map(|row| row.guest)), Ok(Some("xia".to_owned())));
}

/// The law, with everything at the same time: when a guest has been deleted, no row is made any more that names him.
async fn while_much_is_under_way(store: &Store) {
    let others: Vec<_> = (0..40)
        .map(|number| {
            let store = store.clone();
            tokio::spawn(async move { forget_under_way(&store, number).await })
        })
        .collect();
    for other in others {
        other.await.expect("no panic");
    }
}

async fn forget_under_way(store: &Store, number: u8) {
    let me = Arc::new(format!("fled-{number}"));
    let token = move |kind: u8| {
        let mut token = [number; 32];
        token[0] = 240 + kind;
        token
    };
    store.create_guest(&guest(&me), &token(0)).await.expect("a new guest");
    let program = format!("{me}-b");
    store.create_bot(&bot(&program, &me), &token(1), 9).await.expect("a program");
    store.put_kept(&kept(&format!("{me}-taken"), "xia"), MOST).await.expect("a copy");
    store.create_game(&new_game(&format!("{me}-game"), 1, &[&program, "xia"])).await.expect("a game");
    let requests: Vec<_> = (0..6)
        .map(|kind| {
            let (store, me) = (store.clone(), Arc::clone(&me));
            tokio::spawn(async move { request(&store, &me, kind, token(2)).await })
        })
        .collect();
    tokio::task::yield_now().await;
    store.delete_guest(&me).await.expect("goes");
    let before = store.tables_naming(&me).await.expect("reads");
    for request in requests {
        let answer = request.await.expect("no panic");
        let refused = matches!(answer, Err(AppendError::NoGuest | AppendError::Missing));
        assert!(answer.is_ok() || refused, "{answer:?}");
    }
    assert_eq!(store.tables_naming(&me).await, Ok(before), "no table names him since");
    assert_eq!(store.bots_of(&me).await, Ok(vec![]));
    assert_eq!(store.kept_of(&me, 9, None).await.map(|page| page.rows), Ok(vec![]));
    assert_eq!(store.days_of(&me).await, Ok(vec![]));
    assert_eq!(store.tallies_of(&me).await, Ok(vec![]));
    let tallies = store.tallies(999).await.expect("reads");
    assert!(tallies.iter().all(|row| row.guest != program), "{tallies:?}");
}

async fn request(store: &Store, me: &str, kind: u8, token: [u8; 32]) -> Result<(), AppendError> {
    match kind {
        0 => store.create_bot(&bot(&format!("{me}-late"), me), &token, 9).await,
        1 => store.put_kept(&kept(&format!("{me}-1"), me), MOST).await,
        2 => store.take_kept(&format!("{me}-taken"), 0, &taking(me)).await,
        3 => store.put_day(me, &day()).await,
        4 => store.put_table(&table(&format!("{me}-table"), 1, &[me, "xia"])).await,
        _ => {
            let (shares, result) = (vec![Ending::WHOLE, 0], "won".to_owned());
            let ending = Ending { ended_ms: 1, result, body: None, shares, uncounted: vec![] };
            store.append(Append { ending: Some(ending), ..batch(&format!("{me}-game"), 0, &["end"]) }).await
        }
    }
}

async fn seats(store: &Store) -> Vec<Option<String>> {
    store.players("w-game").await.expect("reads").into_iter().map(|player| player.guest).collect()
}

fn table(code: &str, version: u32, guests: &[&str]) -> TableRow {
    let guests = Some(guests.iter().map(|guest| (*guest).to_owned()).collect());
    TableRow { guests, ..crate::tables::table(code, version) }
}

fn taking(guest: &str) -> Taking {
    let [guest, holder, label] = [guest, "phone", "a phone"].map(str::to_owned);
    Taking { guest, holder, label, now_ms: 5 }
}

fn day() -> DayRow {
    DayRow {
        day: 1,
        rule_set: "extra".to_owned(),
        score: 3,
        digest: "digest".to_owned(),
        sent_ms: 1,
        is_listed: true,
    }
}

fn bot(id: &str, owner: &str) -> GuestRow {
    GuestRow { kind: GuestKind::Bot, owner: Some(owner.to_owned()), ..guest(id) }
}
