//! Copies of games that are played on a device.

use wormery_store::{AppendError, KeptRow, MostKept, Store, Taking};

use crate::guests::guest;

const MOST: MostKept = MostKept { running: 3, finished: 2, bytes: 1000, bytes_from: 1000 };

pub(crate) async fn story(store: &Store) {
    for (token, id) in (220..).zip(["ria", "sue", "tom", "uma", "vic"]) {
        store.create_guest(&guest(id), &[token; 32]).await.expect("a new guest");
    }
    replacing(store).await;
    taking(store).await;
    one_of_many_takes_it(store).await;
    finishing(store).await;
    the_oldest_go(store).await;
    sweeping(store).await;
    bytes(store).await;
}

async fn replacing(store: &Store) {
    assert_eq!(store.kept("k").await, Ok(None));
    store.put_kept(&kept("k", "ria"), MOST).await.expect("a new one");
    let longer = KeptRow { record: "longer".to_owned(), ply: 7, changed_ms: 900, ..kept("k", "ria") };
    store.put_kept(&longer, MOST).await.expect("it goes on");
    assert_eq!(store.kept("k").await, Ok(Some(longer)));
    store.put_kept(&kept("k", "ria"), MOST).await.expect("a choice was taken back");
    let strangers = [
        KeptRow { holder: "other".to_owned(), ..kept("k", "ria") },
        KeptRow { epoch: 1, ..kept("k", "ria") },
    ];
    for stranger in strangers {
        assert_eq!(store.put_kept(&stranger, MOST).await, Err(AppendError::Conflict), "{stranger:?}");
    }
    assert_eq!(store.kept("k").await, Ok(Some(kept("k", "ria"))));
}

fn sue(now_ms: i64) -> Taking {
    let [guest, holder, label] = ["sue", "phone", "a phone"].map(str::to_owned);
    Taking { guest, holder, label, now_ms }
}

async fn taking(store: &Store) {
    assert_eq!(store.take_kept("nothing", 0, &sue(950)).await, Err(AppendError::Conflict));
    store.take_kept("k", 0, &sue(950)).await.expect("takes it over");
    assert_eq!(store.take_kept("k", 0, &sue(951)).await, Err(AppendError::Conflict), "somebody has");
    let taken = store.kept("k").await.expect("reads").expect("is there");
    assert_eq!((taken.epoch, &*taken.guest, &*taken.holder, &*taken.label), (1, "sue", "phone", "a phone"));
    assert_eq!((taken.since_ms, taken.changed_ms, &*taken.record), (950, 950, "record"));
    assert_eq!(store.put_kept(&kept("k", "ria"), MOST).await, Err(AppendError::Conflict), "it went away");
    let on = KeptRow { record: "on".to_owned(), ..taken };
    store.put_kept(&on, MOST).await.expect("the new device has it");
    assert_eq!(running_of(store, "ria").await, [""; 0]);
    assert_eq!(store.kept_of("sue", 9, None).await.map(|page| page.rows), Ok(vec![on]));
    let nobody = Taking { guest: "gone".to_owned(), ..sue(952) };
    assert_eq!(store.take_kept("k", 1, &nobody).await, Err(AppendError::NoGuest));
    assert_eq!(store.put_kept(&kept("new", "gone"), MOST).await, Err(AppendError::NoGuest));
}

async fn one_of_many_takes_it(store: &Store) {
    let tries: Vec<_> = (0..20)
        .map(|_| {
            let store = store.clone();
            tokio::spawn(async move { store.take_kept("k", 1, &sue(960)).await })
        })
        .collect();
    let mut n_taken = 0;
    for attempt in tries {
        match attempt.await.expect("no panic") {
            Ok(()) => n_taken += 1,
            Err(error) => assert_eq!(error, AppendError::Conflict),
        }
    }
    assert_eq!((n_taken, store.kept("k").await.expect("reads").map(|row| row.epoch)), (1, Some(2)));
    assert_eq!(store.delete_kept("k", "ria").await, Err(AppendError::Missing), "it is not hers any more");
    store.delete_kept("k", "sue").await.expect("deletes it");
    assert_eq!(store.kept("k").await, Ok(None));
}

async fn finishing(store: &Store) {
    let over = finished("f-1", 10);
    store.put_kept(&kept("f-1", "tom"), MOST).await.expect("a new one");
    store.put_kept(&over, MOST).await.expect("it ends");
    assert_eq!(store.take_kept("f-1", 0, &sue(970)).await, Err(AppendError::Conflict), "it is over");
    assert_eq!(store.kept_review("f-1").await, Ok(None));
    let stale = store.put_kept_review("f-1", "another record", "luck").await;
    assert_eq!(stale, Err(AppendError::Conflict));
    store.put_kept_review("f-1", "record", "luck").await.expect("a review");
    assert_eq!(store.kept_review("f-1").await, Ok(Some("luck".to_owned())));
    store.put_kept(&over, MOST).await.expect("the same again");
    assert_eq!(store.kept_review("f-1").await, Ok(None), "it may be another record");
}

async fn the_oldest_go(store: &Store) {
    for (id, created_ms) in [("f-2", 1020), ("f-3", 1030)] {
        store.put_kept(&finished(id, created_ms), MOST).await.expect("one more");
    }
    let page = store.finished_kept_of("tom", 2, None).await.expect("reads");
    assert_eq!(ids(&page.rows), ["f-3", "f-2"], "two are kept, newest first");
    assert!(page.rows.iter().all(|row| row.record.is_empty()), "lists need no records");
    let next = store.finished_kept_of("tom", 1, Some(page.rows[0].cursor())).await.expect("reads");
    assert_eq!((ids(&next.rows), next.next), (vec!["f-2".to_owned()], page.next));
    for (number, id) in (0..).zip(["r-1", "r-2", "r-3", "r-4"]) {
        let row = KeptRow { changed_ms: 2000 - number, created_ms: number, ..kept(id, "tom") };
        store.put_kept(&row, MOST).await.expect("one more");
    }
    assert_eq!(running_of(store, "tom").await, ["r-3", "r-2", "r-1"], "what was left longest ago went");
}

async fn sweeping(store: &Store) {
    store.delete_idle_kept(1999).await.expect("sweeps");
    assert_eq!(running_of(store, "tom").await, ["r-2", "r-1"]);
    assert_eq!(finished_of(store, "tom").await.len(), 2, "what is over stays");
}

/// Copies have only so much room: of a guest, of a network, and of all together.
async fn bytes(store: &Store) {
    let of = |id: &str, guest: &str, ended_ms: i64| KeptRow {
        record: "x".repeat(398),
        ended_ms: Some(ended_ms),
        result: None,
        origin: Some(7),
        ..kept(id, guest)
    };
    let most = MostKept { running: 9, finished: 9, bytes: 800, bytes_from: 1200 };
    for (id, ended_ms) in [("b-1", 3), ("b-2", 1), ("b-3", 2)] {
        store.put_kept(&of(id, "vic", ended_ms), most).await.expect("one more");
    }
    assert_eq!(finished_of(store, "vic").await, ["b-3", "b-1"], "the one that ended first went");
    store.put_kept(&of("b-4", "uma", 4), most).await.expect("one more");
    assert_eq!(finished_of(store, "vic").await.len(), 2, "the network has room for three");
    store.put_kept_review("b-1", &"x".repeat(398), "a review").await.expect("a review");
    store.put_kept(&of("b-5", "uma", 5), most).await.expect("one more");
    assert_eq!(finished_of(store, "vic").await, [""; 0], "the latest two are all for which there is room");
    let elsewhere = KeptRow { origin: Some(8), ..of("b-6", "vic", 1) };
    store.put_kept(&elsewhere, most).await.expect("one more");
    assert_eq!(finished_of(store, "uma").await, ["b-5", "b-4"], "another network");
    store.put_kept(&KeptRow { ended_ms: None, ..of("b-7", "vic", 0) }, most).await.expect("goes on");
    assert_eq!(finished_of(store, "vic").await, ["b-6"], "games that go on count apart");
    store.bound_kept(830).await.expect("makes room");
    assert_eq!(finished_of(store, "uma").await, ["b-5", "b-4"]);
    assert_eq!((finished_of(store, "vic").await, running_of(store, "vic").await.len()), (vec![], 1));
}

async fn running_of(store: &Store, guest: &str) -> Vec<String> {
    let rows = store.kept_of(guest, 99, None).await.expect("reads").rows;
    ids(&rows.into_iter().filter(|row| row.ended_ms.is_none()).collect::<Vec<_>>())
}

async fn finished_of(store: &Store, guest: &str) -> Vec<String> {
    ids(&store.finished_kept_of(guest, 99, None).await.expect("reads").rows)
}

fn ids(rows: &[KeptRow]) -> Vec<String> {
    rows.iter().map(|row| row.id.clone()).collect()
}

fn finished(id: &str, created_ms: i64) -> KeptRow {
    KeptRow { created_ms, ended_ms: Some(2000), result: Some("won".to_owned()), ..kept(id, "tom") }
}

pub(crate) fn kept(id: &str, guest: &str) -> KeptRow {
    KeptRow {
        id: id.to_owned(),
        guest: guest.to_owned(),
        game: "regenwormen".to_owned(),
        plan: "{}".to_owned(),
        record: "record".to_owned(),
        ply: 3,
        epoch: 0,
        holder: "desk".to_owned(),
        label: "a desk".to_owned(),
        created_ms: 800,
        changed_ms: 800,
        since_ms: 800,
        ended_ms: None,
        result: None,
        origin: None,
    }
}
