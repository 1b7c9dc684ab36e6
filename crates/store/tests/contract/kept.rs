//! Copies of games that are played on a device.

use wormery_store::{AppendError, KeptRow, MostKept, Store, Taking};

const MOST: MostKept = MostKept { running: 3, finished: 2 };

pub(crate) async fn story(store: &Store) {
    replacing(store).await;
    taking(store).await;
    one_of_many_takes_it(store).await;
    finishing(store).await;
    the_oldest_go(store).await;
    sweeping(store).await;
    leaving(store).await;
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
    assert_eq!(store.running_kept_of("ria").await, Ok(vec![]));
    assert_eq!(store.running_kept_of("sue").await, Ok(vec![on]));
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
    let page = store.finished_kept_of("tom", 9, None).await.expect("reads");
    assert_eq!(ids(&page), ["f-3", "f-2"], "two are kept, newest first");
    let next = store.finished_kept_of("tom", 9, Some(page[0].cursor())).await.expect("reads");
    assert_eq!(ids(&next), ["f-2"]);
    for (number, id) in (0..).zip(["r-1", "r-2", "r-3", "r-4"]) {
        let row = KeptRow { changed_ms: 2000 - number, created_ms: number, ..kept(id, "tom") };
        store.put_kept(&row, MOST).await.expect("one more");
    }
    let running = store.running_kept_of("tom").await.expect("reads");
    assert_eq!(ids(&running), ["r-3", "r-2", "r-1"], "what was left longest ago went");
}

async fn sweeping(store: &Store) {
    store.delete_idle_kept(1999).await.expect("sweeps");
    assert_eq!(
        store.running_kept_of("tom").await.map(|rows| ids(&rows)),
        Ok(vec!["r-2".into(), "r-1".into()])
    );
    let finished = store.finished_kept_of("tom", 9, None).await;
    assert_eq!(finished.map(|rows| rows.len()), Ok(2), "what is over stays");
}

async fn leaving(store: &Store) {
    let guest = crate::guests::guest("tom");
    store.create_guest(&guest, &[200; 32]).await.expect("a new guest");
    store.put_kept(&kept("other", "uma"), MOST).await.expect("somebody else's");
    store.delete_guest("tom").await.expect("goes");
    assert_eq!(store.running_kept_of("tom").await, Ok(vec![]));
    assert_eq!(store.finished_kept_of("tom", 9, None).await, Ok(vec![]));
    assert!(store.kept("other").await.expect("reads").is_some());
}

fn ids(rows: &[KeptRow]) -> Vec<String> {
    rows.iter().map(|row| row.id.clone()).collect()
}

fn finished(id: &str, created_ms: i64) -> KeptRow {
    KeptRow { created_ms, ended_ms: Some(2000), result: Some("won".to_owned()), ..kept(id, "tom") }
}

fn kept(id: &str, guest: &str) -> KeptRow {
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
    }
}
