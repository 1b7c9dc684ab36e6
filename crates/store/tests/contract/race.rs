//! Many who write at once.

use tokio::task::JoinHandle;
use wormery_store::{Append, AppendError, Ending, Store};

use crate::{batch, new_game};

type Answer = Result<(), AppendError>;

pub(crate) async fn story(store: &Store) {
    one_of_200_wins_each_ply(store).await;
    one_of_many_creates_a_game(store).await;
    many_games_at_once(store).await;
    a_refusal_hurts_nobody_else(store).await;
    an_ending_and_an_append_never_pass_each_other(store).await;
}

async fn one_of_200_wins_each_ply(store: &Store) {
    store.create_game(&new_game("race", 1000, &[])).await.expect("a new game");
    for ply in 0..5 {
        let tries =
            (0..200).map(|who| append(store, batch("race", ply, &[&format!("{ply} by {who}")]))).collect();
        let (won, lost) = answers(tries).await;
        assert_eq!((won.len(), lost), (1, 199), "ply {ply}");
        let expected = format!("{ply} by {}", won[0]);
        assert_eq!(store.events("race", ply).await, Ok(vec![expected]), "the winner was told so");
    }
}

async fn one_of_many_creates_a_game(store: &Store) {
    let tries = (0..50)
        .map(|_| {
            let store = store.clone();
            tokio::spawn(async move { store.create_game(&new_game("born", 1000, &["ann"])).await })
        })
        .collect();
    let (won, lost) = answers(tries).await;
    assert_eq!((won.len(), lost), (1, 49));
}

async fn many_games_at_once(store: &Store) {
    let games: Vec<_> = (0..40)
        .map(|number| {
            let store = store.clone();
            tokio::spawn(async move { play(&store, &format!("busy-{number}")).await })
        })
        .collect();
    for game in games {
        game.await.expect("no panic");
    }
    for number in 0..40 {
        let events = store.events(&format!("busy-{number}"), 0).await.expect("reads");
        let expected: Vec<String> = (0..25).map(|ply| format!("busy-{number} {ply}")).collect();
        assert_eq!(events, expected);
    }
}

async fn play(store: &Store, id: &str) {
    store.create_game(&new_game(id, 1000, &["ann", "bob"])).await.expect("a new game");
    for ply in 0..25 {
        store.append(batch(id, ply, &[&format!("{id} {ply}")])).await.expect("the next ply");
    }
}

async fn a_refusal_hurts_nobody_else(store: &Store) {
    let tries = (0..100)
        .map(|number| {
            let id = format!("busy-{}", number / 2 % 40);
            // Every second batch is stale; those that are not add up to one or two plies per game.
            let from = if number % 2 == 0 { 3 } else { 25 + number / 80 };
            append(store, batch(&id, from, &["more"]))
        })
        .collect();
    let (won, lost) = answers(tries).await;
    assert_eq!(won.len() + lost, 100);
    assert!(won.len() >= 40, "each game goes on");
    assert!(lost >= 50, "no stale batch gets through");
}

async fn an_ending_and_an_append_never_pass_each_other(store: &Store) {
    for number in 0..50 {
        let id = format!("close-{number}");
        store.create_game(&new_game(&id, 1000, &[])).await.expect("a new game");
        let ending = Ending {
            ended_ms: 2000,
            result: "given up".to_owned(),
            body: None,
            shares: vec![],
            uncounted: vec![],
        };
        let end = Append { ending: Some(ending), ..batch(&id, 0, &[]) };
        let tries = vec![append(store, end), append(store, batch(&id, 0, &["a"]))];
        let (won, lost) = answers(tries).await;
        assert_eq!((won.len(), lost), (1, 1), "game {number}");
    }
}

fn append(store: &Store, batch: Append) -> JoinHandle<Answer> {
    let store = store.clone();
    tokio::spawn(async move { store.append(batch).await })
}

/// Waits for all; returns who was stored and how many were refused.
async fn answers(tries: Vec<JoinHandle<Answer>>) -> (Vec<usize>, usize) {
    let (mut won, mut lost) = (vec![], 0);
    for (who, attempt) in tries.into_iter().enumerate() {
        match attempt.await.expect("no panic") {
            Ok(()) => won.push(who),
            Err(error) => {
                assert_eq!(error, AppendError::Conflict);
                lost += 1;
            }
        }
    }
    (won, lost)
}
