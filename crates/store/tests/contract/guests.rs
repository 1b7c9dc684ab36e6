//! Guests, their tokens and their bots.

use wormery_store::{AppendError, GuestKind, GuestRow, Store};

pub(crate) async fn story(store: &Store) {
    coming(store).await;
    changing(store).await;
    bots(store).await;
    a_few_bots(store).await;
}

async fn coming(store: &Store) {
    store.create_guest(&guest("fay"), &[1; 32]).await.expect("a new guest");
    assert_eq!(store.guest("fay").await, Ok(Some(guest("fay"))));
    assert_eq!(store.guest_by_token(&[1; 32]).await, Ok(Some(guest("fay"))));
    assert_eq!(store.guest_by_token(&[9; 32]).await, Ok(None));
    assert_eq!(store.create_guest(&guest("fay"), &[2; 32]).await, Err(AppendError::Conflict), "the id");
    assert_eq!(store.create_guest(&guest("gus"), &[1; 32]).await, Err(AppendError::Conflict), "the token");
    assert_eq!(store.guest("gus").await, Ok(None));
}

async fn changing(store: &Store) {
    store.update_guest("fay", "Fay!", "green").await.expect("a new name");
    store.touch_guest("fay", 777).await.expect("was here");
    let changed =
        GuestRow { name: "Fay!".to_owned(), color: "green".to_owned(), seen_ms: 777, ..guest("fay") };
    assert_eq!(store.guest("fay").await, Ok(Some(changed)));
    assert_eq!(store.update_guest("nobody", "", "").await, Err(AppendError::Missing));
    assert_eq!(store.touch_guest("nobody", 1).await, Err(AppendError::Missing));
    assert_eq!(store.rotate_token("nobody", &[8; 32]).await, Err(AppendError::Missing));
    assert_eq!(store.delete_guest("nobody").await, Err(AppendError::Missing));
}

async fn bots(store: &Store) {
    store.create_guest(&bot("bot"), &[3; 32]).await.expect("a new bot");
    assert_eq!(store.bots_of("fay").await, Ok(vec![bot("bot")]));
    assert_eq!(store.bots_of("bot").await, Ok(vec![]));
    store.rotate_token("bot", &[4; 32]).await.expect("a new token");
    assert_eq!(store.guest_by_token(&[3; 32]).await, Ok(None), "the old token is worthless");
    assert_eq!(store.guest_by_token(&[4; 32]).await, Ok(Some(bot("bot"))));
    assert_eq!(store.rotate_token("bot", &[1; 32]).await, Err(AppendError::Conflict), "someone has it");
}

/// However many ask at once, an owner has only so many bots.
async fn a_few_bots(store: &Store) {
    store.create_guest(&guest("hal"), &[50; 32]).await.expect("a new guest");
    let own = |idx: u8| GuestRow { owner: Some("hal".to_owned()), ..bot(&format!("hal-{idx}")) };
    let tries: Vec<_> = (0..20)
        .map(|idx: u8| {
            let (store, bot) = (store.clone(), own(idx));
            tokio::spawn(async move { store.create_bot(&bot, &[51 + idx; 32], 3).await })
        })
        .collect();
    let mut n_made = 0;
    for made in tries {
        match made.await.expect("no panic") {
            Ok(()) => n_made += 1,
            Err(error) => assert_eq!(error, AppendError::Conflict),
        }
    }
    assert_eq!((n_made, store.bots_of("hal").await.map(|bots| bots.len())), (3, Ok(3)));
    let orphan = GuestRow { owner: Some("nobody".to_owned()), ..bot("orphan") };
    assert_eq!(store.create_bot(&orphan, &[99; 32], 3).await, Err(AppendError::Missing));
}

pub(crate) fn guest(id: &str) -> GuestRow {
    GuestRow {
        id: id.to_owned(),
        kind: GuestKind::Guest,
        owner: None,
        name: format!("Name of {id}"),
        color: "red".to_owned(),
        created_ms: 500,
        seen_ms: 500,
    }
}

fn bot(id: &str) -> GuestRow {
    GuestRow { kind: GuestKind::Bot, owner: Some("fay".to_owned()), ..guest(id) }
}
