//! Results of days: the first one of a guest counts.

use wormery_store::{DayRow, GuestKind, GuestRow, Store};

pub(crate) async fn story(store: &Store) {
    for (guest, token) in [("dora", 81), ("emil", 82), ("fips", 83)] {
        store.create_guest(&person(guest), &[token; 32]).await.expect("a guest");
    }
    the_first_counts(store).await;
    all_are_ranked(store).await;
    a_record_is_listed_once(store).await;
    what_is_not_to_be_listed_is_its_guest_s_own(store).await;
    one_who_leaves_is_gone(store).await;
}

async fn the_first_counts(store: &Store) {
    assert_eq!(store.day_of("dora", 5, "extra").await, Ok(None));
    let first = row(5, "extra", 7);
    store.put_day("dora", &first).await.expect("the first");
    store.put_day("dora", &DayRow { score: 99, ..first.clone() }).await.expect("changes nothing");
    assert_eq!(store.day_of("dora", 5, "extra").await, Ok(Some(first.clone())));
    store.put_day("dora", &row(6, "extra", -3)).await.expect("another day");
    store.put_day("dora", &row(5, "other", 1)).await.expect("another rule set");
    let all = store.days_of("dora").await.expect("reads");
    assert_eq!(all, [row(6, "extra", -3), first, row(5, "other", 1)]);
}

async fn all_are_ranked(store: &Store) {
    store
        .put_day("emil", &DayRow { sent_ms: 2, digest: "other".to_owned(), ..row(5, "extra", 9) })
        .await
        .expect("a result");
    store
        .put_day("fips", &DayRow { sent_ms: 3, digest: "third".to_owned(), ..row(5, "extra", 7) })
        .await
        .expect("a result");
    assert_eq!(store.day_scores(5, "extra").await, Ok(vec![(9, 1), (7, 2)]));
    assert_eq!(store.day_scores(9, "extra").await, Ok(vec![]));
    let best = store.best_of_day(5, "extra", 2).await.expect("reads");
    let names: Vec<(&str, i32)> = best.iter().map(|row| (&*row.name, row.score)).collect();
    assert_eq!(names, [("emil by name", 9), ("dora by name", 7)], "who was first stands first");
}

async fn a_record_is_listed_once(store: &Store) {
    for (guest, sent_ms) in [("dora", 1), ("emil", 2), ("fips", 3)] {
        store.put_day(guest, &DayRow { sent_ms, ..row(7, "extra", 8) }).await.expect("a result");
    }
    assert_eq!(store.day_scores(7, "extra").await, Ok(vec![(8, 1)]));
    let best = store.best_of_day(7, "extra", 9).await.expect("reads");
    assert_eq!(best.iter().map(|row| &*row.guest).collect::<Vec<_>>(), ["dora"]);
    let own = store.day_of("fips", 7, "extra").await.expect("reads");
    assert_eq!(
        own,
        Some(DayRow { sent_ms: 3, is_listed: false, ..row(7, "extra", 8) }),
        "it is his all the same"
    );
    store.put_day("dora", &row(7, "extra", 8)).await.expect("changes nothing");
    assert_eq!(store.day_scores(7, "extra").await, Ok(vec![(8, 1)]));
}

async fn what_is_not_to_be_listed_is_its_guest_s_own(store: &Store) {
    let unlisted = DayRow { is_listed: false, ..row(8, "extra", 8) };
    store.put_day("dora", &unlisted).await.expect("a result");
    assert_eq!(store.day_scores(8, "extra").await, Ok(vec![]));
    assert_eq!(store.day_of("dora", 8, "extra").await, Ok(Some(unlisted)));
}

async fn one_who_leaves_is_gone(store: &Store) {
    store.delete_guest("emil").await.expect("forgets");
    assert_eq!(store.day_scores(5, "extra").await, Ok(vec![(7, 2)]));
    assert_eq!(store.days_of("emil").await, Ok(vec![]));
}

fn row(day: u32, rule_set: &str, score: i32) -> DayRow {
    DayRow {
        day,
        rule_set: rule_set.to_owned(),
        score,
        digest: "digest".to_owned(),
        sent_ms: 1,
        is_listed: true,
    }
}

fn person(id: &str) -> GuestRow {
    GuestRow {
        id: id.to_owned(),
        kind: GuestKind::Guest,
        owner: None,
        name: format!("{id} by name"),
        color: "rust".to_owned(),
        created_ms: 1,
        seen_ms: 1,
    }
}
