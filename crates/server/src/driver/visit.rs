use std::sync::Arc;
use std::time::Duration;

use tokio::sync::mpsc;
use tokio::time::Instant;
use wormery_protocol::{Answer, Code, Problem};
use wormery_room::{ClientId, Shown};

use super::rooms::locate;
use super::wish::{Coming, Wish};
use super::{Edge, Handle, Letter, Place};
use crate::app::App;
use crate::fault::problem;
use crate::nodes::There;

/// How long somebody whose table changes hands waits for it, and how often he asks.
const PATIENCE: Duration = Duration::from_secs(4);
const AGAIN: Duration = Duration::from_millis(100);
/// How often something is asked for before it is refused.
const TRIES: usize = 8;

/// Somebody's connection to a table; it lasts when the table goes to another server.
pub(crate) struct Visit {
    app: Arc<App>,
    code: Arc<str>,
    coming: Coming,
    at: At,
    letters: mpsc::Receiver<Letter>,
    /// Whether the table could not be found again.
    pub(crate) is_lost: bool,
}

/// Where the table is, and under which number one is known there.
enum At {
    Here(Arc<Handle>, ClientId),
    There(There, u64),
}

impl Visit {
    /// Connects a client to a table.
    pub(crate) async fn begin(app: &Arc<App>, code: &str, coming: Coming) -> Result<Self, Problem> {
        let (code, at, letters) = connect(app, code, &coming).await?;
        Ok(Self { app: Arc::clone(app), code, coming, at, letters, is_lost: false })
    }

    /// What the table has to say; nothing when the client was too slow.
    ///
    /// After [`Letter::Moved`] the visit must [move on](Self::move_on).
    pub(crate) async fn next(&mut self) -> Option<Letter> {
        let letter = self.letters.recv().await;
        if let Some(Letter::Text(_, Some(shown))) = &letter {
            self.note(shown);
        }
        letter
    }

    /// Notes how far the client has seen the game.
    fn note(&mut self, shown: &Shown) {
        if self.coming.game.as_ref() != Some(&shown.game) {
            self.coming.game = Some(shown.game.clone());
        }
        self.coming.since = shown.ply;
    }

    /// Asks for something, wherever the table is by now.
    pub(crate) async fn ask(&mut self, wish: &Wish) -> Result<Answer, Problem> {
        for n_tries in 0..TRIES {
            let answer = match &self.at {
                At::Here(handle, _) => ask_here(&self.app, handle, wish).await,
                At::There(there, _) => match &self.app.nodes {
                    Some(nodes) => nodes.ask(there, wish).await.ok(),
                    None => None,
                },
            };
            if let Some(answer) = answer {
                return if n_tries == 0 { answer } else { wish.answered_again(answer) };
            }
            self.move_on().await?;
        }
        Err(changing_hands())
    }

    /// Finds the table again, which has changed hands, and tells what came meanwhile.
    pub(crate) async fn move_on(&mut self) -> Result<(), Problem> {
        if self.app.nodes.is_none() {
            return Err(problem(Code::WrongState, "the table is closed"));
        }
        self.leave();
        let deadline = Instant::now() + PATIENCE;
        loop {
            match connect(&self.app, &self.code, &self.coming).await {
                Ok((_, at, letters)) => {
                    (self.at, self.letters) = (at, letters);
                    return Ok(());
                }
                Err(problem) if problem.code == Code::NotFound || Instant::now() > deadline => {
                    self.is_lost = true;
                    return Err(problem);
                }
                Err(_) => tokio::time::sleep(AGAIN).await,
            }
        }
    }

    fn leave(&self) {
        match (&self.at, &self.app.nodes) {
            (At::Here(handle, client), _) => handle.disconnect(*client),
            (At::There(there, number), Some(nodes)) => nodes.leave(there, *number),
            (At::There(..), None) => {}
        }
    }
}

impl Drop for Visit {
    fn drop(&mut self) {
        self.leave();
    }
}

/// What a table of this server answers; nothing if it is not here any more.
pub(super) async fn ask_here(
    app: &App,
    handle: &Arc<Handle>,
    wish: &Wish,
) -> Option<Result<Answer, Problem>> {
    match &app.nodes {
        Some(nodes) => nodes.ask_here(app, handle, wish).await,
        None => handle.ask(|ask| wish.input(ask)).await.ok(),
    }
}

/// Connects somebody, wherever the table is; from a server that fails it is taken.
async fn connect(
    app: &Arc<App>,
    code: &str,
    coming: &Coming,
) -> Result<(Arc<str>, At, mpsc::Receiver<Letter>), Problem> {
    let mut failed = 0;
    for _ in 0..TRIES {
        match locate(app, code, failed).await? {
            Place::Here(handle) => {
                if let Ok((client, letters)) = handle.connect(coming, Edge::Own) {
                    return Ok((Arc::clone(&handle.code), At::Here(handle, client), letters));
                }
            }
            Place::There(there) => {
                failed = there.epoch;
                if let Some(nodes) = &app.nodes
                    && let Ok((number, letters)) = nodes.connect(&there, coming).await
                {
                    return Ok((Arc::clone(&there.code), At::There(there, number), letters));
                }
            }
        }
        tokio::task::yield_now().await;
    }
    Err(changing_hands())
}

/// A table that nobody holds long enough.
pub(crate) fn changing_hands() -> Problem {
    problem(Code::Unavailable, "the table is changing hands; try again")
}
