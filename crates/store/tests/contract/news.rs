//! News of what is stored, and of nothing else.

use std::time::Duration;

use tokio::sync::broadcast::Receiver;
use tokio::time::timeout;
use wormery_store::{Append, AppendError, Ending, News, Store};

use crate::{batch, new_game};

pub(crate) async fn story(store: &Store) {
    let mut news = store.clone().news();
    store.create_game(&new_game("told of", 1000, &[])).await.expect("a new game");
    store.append(batch("told of", 0, &["a", "b"])).await.expect("two plies");
    assert_eq!(store.append(batch("told of", 0, &["a"])).await, Err(AppendError::Conflict));
    store.set_body("told of", "body").await.expect("a body");
    let ending = Ending { ended_ms: 1, result: String::new(), body: None };
    store.append(Append { ending: Some(ending), ..batch("told of", 2, &[]) }).await.expect("the end");

    assert_eq!(next(&mut news).await, 0);
    assert_eq!(next(&mut news).await, 2);
    assert_eq!(next(&mut news).await, 2, "an ending is told though it has no event");
    assert!(news.try_recv().is_err(), "nothing else is told");
}

async fn next(news: &mut Receiver<News>) -> u32 {
    loop {
        let item = timeout(Duration::from_mins(1), news.recv()).await.expect("in time").expect("news");
        // Those of earlier stories may still be on their way.
        if item.game == "told of" {
            return item.ply;
        }
    }
}
