//! A page that was loaded before the wire changed.

use std::time::Duration;

use tokio_tungstenite::tungstenite::Message;
use wormery_protocol::{Code, Problem, ServerMessage};

use super::wire::Wire;
use super::{Connection, cid, refused, text};
use crate::driver;
use crate::fault::problem;

/// How long it shows why it must be loaded again: what it shows when it is told to stop trying does not say so.
const READING: Duration = Duration::from_secs(8);

/// Tells a page of before that it must be loaded again, shows it the table so that it has a place to say so, and then lets
/// it stop trying.
pub(super) async fn turn_away(connection: &Connection, socket: &mut Wire) {
    let Ok(room) = driver::find(&connection.app, &connection.table).await else { return };
    let table = text(&ServerMessage::Table { table: Box::new(room.table()) });
    for message in [refused(None, newer()), table] {
        if connection.send(socket, message).await.is_err() {
            return;
        }
    }
    if tokio::time::timeout(READING, refuse_all(connection, socket)).await.is_err() {
        let _ = connection.send(socket, text(&ServerMessage::Closed {})).await;
    }
}

/// Refuses whatever the page wants, until it goes.
async fn refuse_all(connection: &Connection, socket: &mut Wire) {
    while let Some(Ok(message)) = socket.recv().await {
        if let Message::Text(wish) = message
            && connection.send(socket, refused(cid(&wish), newer())).await.is_err()
        {
            return;
        }
    }
}

fn newer() -> Problem {
    problem(Code::WrongState, "Wormery is newer now: please load the page again")
}
