//! A page that was loaded before the wire changed.

use std::time::Duration;

use tokio_tungstenite::tungstenite::Message;
use wormery_protocol::{Code, Problem, ServerMessage, close};

use super::budget::{Budget, Heard};
use super::wire::Wire;
use super::{Connection, Goodbye, cid, let_go, refused, text};
use crate::driver;
use crate::fault::problem;

/// How long it shows why it must be loaded again: what it shows when it is told to stop trying does not say so.
const READING: Duration = Duration::from_secs(8);

/// Tells a page of before that it must be loaded again, shows it the table so that it has a place to say so, and then lets
/// it stop trying.
pub(super) async fn turn_away(connection: &Connection, socket: &mut Wire) -> Goodbye {
    let Ok(room) = driver::find(&connection.app, &connection.table).await else {
        return let_go(close::CLOSED);
    };
    let Ok(table) = room.table(&connection.app).await else { return let_go(4000) };
    let table = text(&ServerMessage::Table { table: Box::new(table) });
    for message in [refused(None, newer()), table] {
        if let Err(goodbye) = connection.send(socket, message).await {
            return goodbye;
        }
    }
    if let Ok(goodbye) = tokio::time::timeout(READING, refuse_all(connection, socket)).await {
        return goodbye;
    }
    let _ = connection.send(socket, text(&ServerMessage::Closed {})).await;
    let_go(close::CLOSED)
}

/// Refuses whatever the page wants, until it goes.
async fn refuse_all(connection: &Connection, socket: &mut Wire) -> Goodbye {
    let mut budget = Budget::new(&connection.app);
    while let Some(Ok(message)) = socket.recv().await {
        match (budget.take(), message) {
            (Heard::Cut, _) => return Goodbye::Cut(4029, "too many messages"),
            (Heard::InTime, Message::Text(wish)) => {
                if let Err(goodbye) = connection.send(socket, refused(cid(&wish), newer())).await {
                    return goodbye;
                }
            }
            _ => {}
        }
    }
    Goodbye::Gone
}

fn newer() -> Problem {
    problem(Code::WrongState, "Wormery is newer now: please load the page again")
}
