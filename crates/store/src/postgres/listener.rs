//! News from any process, carried by LISTEN and NOTIFY.

use std::time::Duration;

use sqlx::postgres::{PgListener, PgPool};
use tokio::sync::broadcast;
use tokio::time::{sleep, timeout};

use crate::session::Session;
use crate::{GameRow, News, sql};

/// The name under which news are sent.
pub(super) const CHANNEL: &str = "wormery_news";

/// How long to wait before the next try to connect.
const RETRY: Duration = Duration::from_millis(500);
/// How long a silence may last before the connection is tried.
const SILENCE: Duration = Duration::from_secs(30);
/// How many games are told of after a break.
const LATEST: u32 = 10_000;

/// Connects and begins to listen.
pub(super) async fn connect(pool: &PgPool) -> Result<PgListener, sqlx::Error> {
    let mut listener = PgListener::connect_with(pool).await?;
    listener.eager_reconnect(false);
    listener.listen(CHANNEL).await?;
    Ok(listener)
}

/// Passes news on for as long as the pool is open, through any number of breaks.
pub(super) async fn follow(listener: PgListener, pool: PgPool, news: broadcast::Sender<News>) {
    let mut listener = Some(listener);
    while !pool.is_closed() {
        if let Some(listener) = listener.take() {
            // Whatever ended it, the cure is a new connection.
            let _ = pass_on(listener, &news).await;
        }
        sleep(RETRY).await;
        listener = timeout(SILENCE, resume(&pool, &news)).await.ok().and_then(Result::ok);
    }
}

async fn pass_on(mut listener: PgListener, news: &broadcast::Sender<News>) -> Result<(), sqlx::Error> {
    loop {
        match timeout(SILENCE, listener.try_recv()).await {
            Ok(Ok(Some(notification))) => {
                // An error says that nobody listens.
                let _ = parse(notification.payload()).map(|item| news.send(item));
            }
            Ok(Ok(None)) => return Ok(()),
            Ok(Err(error)) => return Err(error),
            Err(_) => check(&mut listener).await?,
        }
    }
}

/// Sees whether a silent connection still works.
async fn check(listener: &mut PgListener) -> Result<(), sqlx::Error> {
    let answer = sqlx::query("select 1").execute(listener);
    timeout(SILENCE, answer).await.map_err(|_| sqlx::Error::PoolTimedOut)?.map(drop)
}

/// Connects again, then tells of every game that may have changed meanwhile: news twice are no harm.
async fn resume(pool: &PgPool, news: &broadcast::Sender<News>) -> Result<PgListener, sqlx::Error> {
    let listener = connect(pool).await?;
    let mut connection = pool.acquire().await?;
    let games: Vec<GameRow> =
        Session::Postgres(&mut connection).fetch(sql::LATEST_GAMES, &[LATEST.into()]).await?;
    for game in games {
        let _ = news.send(News { game: game.id, ply: game.ply });
    }
    Ok(listener)
}

/// Writes news as `PLY GAME`, because an id may contain anything.
pub(super) fn print(news: &News) -> String {
    format!("{} {}", news.ply, news.game)
}

fn parse(payload: &str) -> Option<News> {
    let (ply, game) = payload.split_once(' ')?;
    Some(News { game: game.to_owned(), ply: ply.parse().ok()? })
}
