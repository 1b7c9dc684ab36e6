mod budget;
mod forgotten;
mod old_page;
mod upgrade;
mod wire;

use std::convert::Infallible;
use std::net::IpAddr;
use std::sync::Arc;
use std::time::Duration;

use axum::extract::State;
use axum::response::Response;
use serde::Deserialize;
use tokio_tungstenite::tungstenite::protocol::{CloseFrame, WebSocketConfig};
use tokio_tungstenite::tungstenite::{Message, Utf8Bytes};
use wormery_protocol::{
    Answer, ClientMessage, Code, Command, PROTOCOL, PROTOCOL_BEFORE, Problem, ServerMessage, close,
};
use wormery_room::{Feed, Text};

use crate::address::Network;
use crate::app::App;
use crate::depth::is_shallow;
use crate::driver::{Coming, Letter, Visit, Wish};
use crate::fault::{Fault, problem};
use crate::guest::Guest;
use crate::http::Query;
use crate::seeker::Seeker;
use crate::{driver, name};
use budget::{Budget, Heard};
use upgrade::Upgrade;
use wire::Wire;

/// The longest message that a client may send, in bytes.
const LONGEST: usize = 16 * 1024;

/// How often a quiet client is asked whether it is still there, and after how many unanswered times it is not.
const PING: Duration = Duration::from_secs(15);
const DEAF: u32 = 3;

/// Which table, and what the client has seen of it.
#[derive(Deserialize)]
pub(crate) struct Place {
    table: String,
    #[serde(default)]
    since: u32,
    /// Only look: a free seat stays free.
    #[serde(default)]
    watch: bool,
    /// 0 for those who do not want to know what actions bring about.
    #[serde(default)]
    previews: Option<u8>,
}

/// Opens a socket to a table.
///
/// Whether there is room is said before whether the request can become a socket: a page is not told why one does not
/// open, and finds out with a plain request.
pub(crate) async fn open(
    State(app): State<Arc<App>>,
    Network(from): Network,
    Query(place): Query<Place>,
    guest: Guest,
    seeker: Seeker,
    upgrade: Result<Upgrade, Fault>,
) -> Result<Response, Fault> {
    let table = match seeker.table(&app, &place.table).await {
        Ok(place) => place.code().to_string(),
        // Whoever slept while it was closed is told so, over the socket: a page cannot read why one does not open.
        Err(_) if driver::was_closed(&app, &place.table).await => place.table.clone(),
        Err(fault) => return Err(fault),
    };
    let counted = app.sockets.open(from, app.settings.sockets_per_address);
    let counted = counted.ok_or_else(|| problem(Code::TooMany, "too many connections from your network"))?;
    // What is counted moves along, and is dropped even if the client goes before the socket is open.
    Ok(upgrade?.agree(&[PROTOCOL, PROTOCOL_BEFORE], config(), move |socket, language| async move {
        app.metrics.sockets.up();
        Connection { app: Arc::clone(&app), table, guest, from }.serve(socket, language, &place).await;
        app.metrics.sockets.down();
        drop(counted);
    }))
}

fn config() -> WebSocketConfig {
    WebSocketConfig::default()
        .max_message_size(Some(LONGEST))
        .max_frame_size(Some(LONGEST))
        .read_buffer_size(2048)
        .write_buffer_size(0)
        // Only answers to pings and goodbyes go through it.
        .max_write_buffer_size(1024)
}

struct Connection {
    app: Arc<App>,
    table: String,
    guest: Guest,
    from: IpAddr,
}

/// Why a socket is closed, by the numbers of docs/protocol.md.
enum Goodbye {
    /// The client went.
    Gone,
    /// The client does not read, does not answer, or the table is closed.
    Cut(u16, &'static str),
}

impl Connection {
    async fn serve(self, mut socket: Wire, language: Option<&str>, place: &Place) {
        let feed = if place.watch { Feed::Watch } else { Feed::Socket };
        let goodbye = if language == Some(PROTOCOL_BEFORE) {
            old_page::turn_away(&self, &mut socket).await
        } else {
            self.visit(&mut socket, feed, place).await
        };
        if let Goodbye::Cut(code, reason) = goodbye {
            let frame = CloseFrame { code: code.into(), reason: Utf8Bytes::from_static(reason) };
            let _ =
                tokio::time::timeout(Duration::from_secs(1), socket.send(Message::Close(Some(frame)))).await;
        }
        tracing::debug!(network = self.from.is_ipv4(), "a socket is closed");
    }

    /// Connects to the table, and stays until there is a reason to part.
    async fn visit(&self, socket: &mut Wire, feed: Feed, place: &Place) -> Goodbye {
        let coming = Coming {
            guest: self.guest.at_table(),
            from: self.from,
            feed,
            since: place.since,
            game: None,
            previews: place.previews != Some(0),
        };
        // In boxes, so that the many quiet sockets do not hold room for coming and going.
        match Box::pin(Visit::begin(&self.app, &self.table, coming)).await {
            Ok(mut visit) => match Box::pin(self.must_be_there()).await {
                Ok(()) => {
                    let Err(goodbye) = self.talk(socket, &mut visit).await;
                    goodbye
                }
                Err(goodbye) => goodbye,
            },
            Err(problem) => self.no_table(socket, problem).await,
        }
    }

    /// Tells somebody that his table is closed, or cannot be reached just now.
    async fn no_table(&self, socket: &mut Wire, problem: Problem) -> Goodbye {
        if problem.code == Code::NotFound {
            let _ = self.send(socket, text(&ServerMessage::Closed {})).await;
            return let_go(close::CLOSED);
        }
        let _ = self.send(socket, refused(None, problem)).await;
        Goodbye::Cut(close::RESTART, "not now")
    }

    /// Passes on what the room and the client have to say to each other, until there is a reason to part.
    async fn talk(&self, socket: &mut Wire, visit: &mut Visit) -> Result<Infallible, Goodbye> {
        let mut budget = Budget::new(&self.app);
        let (mut unanswered, mut ping_at) = (0, tokio::time::Instant::now() + PING);
        loop {
            tokio::select! {
                biased;
                letter = visit.next() => self.pass_on(socket, visit, letter).await?,
                message = socket.recv() => {
                    let Some(Ok(message)) = message else { return Err(Goodbye::Gone) };
                    let is_due = unanswered > 0 && message.is_pong();
                    (unanswered, ping_at) = (0, tokio::time::Instant::now() + PING);
                    let heard = if is_due { Heard::InTime } else { budget.take() };
                    if heard == Heard::Cut {
                        return Err(Goodbye::Cut(close::TOO_MANY, "too many messages"));
                    }
                    // In a box for the same reason.
                    if let Some(answer) = Box::pin(self.hear(visit, message, heard)).await {
                        self.send(socket, answer).await?;
                    }
                },
                // What goes out says nothing of whether somebody is there.
                () = tokio::time::sleep_until(ping_at) => {
                    (unanswered, ping_at) = (unanswered + 1, tokio::time::Instant::now() + PING);
                    if unanswered > DEAF {
                        return Err(Goodbye::Cut(close::SILENT, "no answer"));
                    }
                    self.in_time(socket.send(Message::Ping(axum::body::Bytes::new()))).await?;
                },
            }
        }
    }

    /// Passes on what the room has to say.
    async fn pass_on(
        &self,
        socket: &mut Wire,
        visit: &mut Visit,
        letter: Option<Letter>,
    ) -> Result<(), Goodbye> {
        match letter {
            Some(Letter::Text(text, _)) => self.send(socket, text).await,
            Some(Letter::Goodbye(code)) => Err(let_go(code)),
            Some(Letter::Moved) => match Box::pin(visit.move_on()).await {
                Ok(()) => Box::pin(self.must_be_there()).await,
                Err(problem) => Err(Box::pin(self.no_table(socket, problem)).await),
            },
            None if visit.is_lost => Err(Goodbye::Cut(close::RESTART, "not now")),
            None => Err(Goodbye::Cut(close::TOO_SLOW, "too slow")),
        }
    }

    async fn send(&self, socket: &mut Wire, text: Text) -> Result<(), Goodbye> {
        self.in_time(socket.send_text(text)).await
    }

    async fn in_time<E>(&self, sending: impl Future<Output = Result<(), E>>) -> Result<(), Goodbye> {
        match tokio::time::timeout(self.app.settings.send_wait, sending).await {
            Ok(Ok(())) => Ok(()),
            Ok(Err(_)) => Err(Goodbye::Gone),
            Err(_) => Err(Goodbye::Cut(close::TOO_SLOW, "too slow")),
        }
    }

    /// Does what a message says, if it comes in time; the answer, if there is one.
    async fn hear(&self, visit: &mut Visit, message: Message, heard: Heard) -> Option<Text> {
        let said = match message {
            Message::Text(text) => text,
            Message::Binary(_) if heard == Heard::TooSoon => return Some(refused(None, haste())),
            Message::Binary(_) => return Some(refused(None, problem(Code::BadRequest, "messages are text"))),
            Message::Ping(_) | Message::Pong(_) | Message::Close(_) | Message::Frame(_) => return None,
        };
        self.app.metrics.messages.add();
        if heard == Heard::TooSoon {
            return Some(refused(cid(&said), haste()));
        }
        let answer = match read(&said) {
            Ok(ClientMessage { cid, command }) => {
                let answer = self.command(visit, command).await;
                answer.map(|answer| Answer { cid, ..answer }).map_err(|problem| (cid, problem))
            }
            Err(problem) => Err((cid(&said), problem)),
        };
        Some(match answer {
            Ok(answer) => text(&ServerMessage::Ack(answer)),
            Err((cid, problem)) => {
                self.app.metrics.refused.add();
                refused(cid, problem)
            }
        })
    }

    async fn command(&self, visit: &mut Visit, command: Command) -> Result<Answer, Problem> {
        let (guest, command) = (self.guest.at_table(), name::clean_command(command)?);
        visit.ask(&Wish::Command { guest, command }).await
    }
}

/// What the room says when it lets a client go.
fn let_go(code: u16) -> Goodbye {
    let reason = match code {
        close::RESTART => "restart",
        close::CLOSED => "closed",
        close::TOO_SLOW => "too slow",
        _ => "sent away",
    };
    Goodbye::Cut(code, reason)
}

/// A message as text.
fn text(message: &ServerMessage) -> Text {
    serde_json::to_string(message).expect("a message has nothing that JSON cannot write").into()
}

fn read(text: &str) -> Result<ClientMessage, Problem> {
    if !is_shallow(text.as_bytes()) {
        return Err(problem(Code::TooLarge, "the message is nested too deeply"));
    }
    let value = serde_json::from_str(text).map_err(|error| problem(Code::BadRequest, error.to_string()))?;
    ClientMessage::read(value).map_err(|error| problem(Code::BadRequest, error))
}

/// The number of a command that could not be read, if that much of it can.
fn cid(text: &str) -> Option<u32> {
    #[derive(Deserialize)]
    struct Numbered {
        cid: Option<u32>,
    }
    serde_json::from_str::<Numbered>(text).ok()?.cid
}

fn haste() -> Problem {
    problem(Code::TooMany, "too many messages; slow down")
}

fn refused(cid: Option<u32>, problem: Problem) -> Text {
    text(&ServerMessage::Refused { cid, problem: Box::new(problem) })
}
