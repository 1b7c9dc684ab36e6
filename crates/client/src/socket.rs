use std::io::ErrorKind;
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError, Sender, TryRecvError};
use std::thread;
use std::time::{Duration, Instant};

use tungstenite::client::{ClientRequestBuilder, client};
use tungstenite::http::Uri;
use tungstenite::{Error, HandshakeError, Message, WebSocket};
use wormery_host::fresh_seed;
use wormery_protocol::{ClientMessage, Problem, ServerMessage};

use crate::said::read;
use crate::{Address, Trouble, Wire};

/// The first wait before coming back, and the longest.
const FIRST: Duration = Duration::from_millis(500);
const LONGEST: Duration = Duration::from_secs(15);
/// A server asks every fifteen seconds whether we are there; one that is quiet for so long is gone.
const QUIET: Duration = Duration::from_secs(50);
/// How long the line is listened to before we speak.
const TURN: Duration = Duration::from_millis(25);

/// A socket to a table that is opened again whenever it is lost, on a thread of its own.
pub struct Socket {
    orders: Sender<Order>,
    events: Receiver<Event>,
    since: Arc<AtomicU32>,
}

/// What the socket is told.
enum Order {
    Send(Box<ClientMessage>),
    /// Come back as somebody who has seen nothing.
    StartOver,
}

/// What happens to the socket.
#[derive(Debug)]
pub enum Event {
    /// It is open.
    Open,
    /// The server said something.
    Said(Box<ServerMessage>),
    /// It is lost, for this reason, and tried again at this time.
    Lost(Trouble, Instant),
    /// The server does not want us, for this reason: there is no coming back.
    Refused(Trouble),
}

impl Socket {
    /// Opens a socket; one who only watches takes no seat.
    pub fn open(address: Address, cookie: String, only_watch: bool) -> Self {
        let (orders, todo) = mpsc::channel();
        let (tell, events) = mpsc::channel();
        let since = Arc::new(AtomicU32::new(0));
        let line = Line { address, cookie, only_watch, since: Arc::clone(&since), todo, tell };
        thread::spawn(move || line.keep());
        Self { orders, events, since }
    }

    /// What has happened, one thing after the other.
    pub fn next(&self) -> Option<Event> {
        self.events.try_recv().ok()
    }

    /// Sends a message; while the socket is lost, it is dropped.
    pub fn send(&self, message: ClientMessage) {
        let _ = self.orders.send(Order::Send(Box::new(message)));
    }

    /// Remembers what was seen, for the time when the socket is opened again.
    pub fn has_seen(&self, ply: u32) {
        self.since.store(ply, Ordering::Relaxed);
    }

    /// Comes back as somebody who has seen nothing.
    pub fn start_over(&self) {
        self.has_seen(0);
        let _ = self.orders.send(Order::StartOver);
    }
}

/// The thread's side of it.
struct Line {
    address: Address,
    cookie: String,
    only_watch: bool,
    since: Arc<AtomicU32>,
    todo: Receiver<Order>,
    tell: Sender<Event>,
}

/// Why a socket was not opened, or is no longer.
enum End {
    /// The program has left, or the table is closed.
    Over,
    /// Try again at once.
    Again,
    /// Try again later.
    Lost(Trouble),
    /// Never again.
    Refused(Trouble),
}

impl Line {
    fn keep(self) {
        let mut wait = FIRST;
        loop {
            let mut is_open = false;
            let end = self.open().map_or_else(
                |end| end,
                |socket| {
                    is_open = true;
                    self.talk(socket)
                },
            );
            if is_open {
                wait = FIRST;
            }
            match end {
                End::Over => return,
                End::Again => continue,
                End::Refused(why) => {
                    let _ = self.tell.send(Event::Refused(why));
                    return;
                }
                End::Lost(why) => {
                    // With some chance in it, so that not everybody comes back at the same moment.
                    let time = Instant::now() + wait + wait.mul_f64((fresh_seed() % 64) as f64 / 128.0);
                    if self.tell.send(Event::Lost(why, time)).is_err() || !self.rest(time) {
                        return;
                    }
                }
            }
            wait = (2 * wait).min(LONGEST);
        }
    }

    /// Waits; what is to be sent meanwhile is dropped. `false` if the program has left.
    fn rest(&self, until: Instant) -> bool {
        loop {
            match self.todo.recv_timeout(until.saturating_duration_since(Instant::now())) {
                Ok(_) => {}
                Err(RecvTimeoutError::Timeout) => return true,
                Err(RecvTimeoutError::Disconnected) => return false,
            }
        }
    }

    fn open(&self) -> Result<WebSocket<Wire>, End> {
        let lost = |error: &dyn std::fmt::Display| End::Lost(Trouble::Line(error.to_string()));
        let wire = Wire::open(&self.address.site).map_err(|error| lost(&error))?;
        let request = ClientRequestBuilder::new(self.uri()?)
            .with_header("Cookie", &self.cookie)
            .with_sub_protocol(wormery_protocol::PROTOCOL);
        let (socket, _) = client(request, wire).map_err(|error| match error {
            HandshakeError::Failure(Error::Http(answer)) => {
                self.refused(answer.status().as_u16(), answer.body().as_deref())
            }
            HandshakeError::Failure(error) => lost(&error),
            HandshakeError::Interrupted(_) => End::Lost(Trouble::NoAnswer),
        })?;
        socket.get_ref().wait_at_most(TURN).map_err(|error| lost(&error))?;
        let _ = self.tell.send(Event::Open);
        Ok(socket)
    }

    /// What an answer means that is no socket: a busy server is asked again, a no is a no.
    fn refused(&self, status: u16, body: Option<&[u8]>) -> End {
        let problem = body.and_then(|body| read::<Problem>(body).ok());
        let why = match problem {
            Some(problem) => Trouble::Refused(Box::new(problem)),
            None => Trouble::Status { server: self.address.server(), status },
        };
        if status == 429 || status >= 500 { End::Lost(why) } else { End::Refused(why) }
    }

    fn uri(&self) -> Result<Uri, End> {
        let scheme = if self.address.site.is_secure { "wss" } else { "ws" };
        let (authority, code) = (self.address.site.authority(), &self.address.code);
        let since = self.since.load(Ordering::Relaxed);
        let watch = if self.only_watch { "&watch=true" } else { "" };
        let uri = format!("{scheme}://{authority}/ws/v1?table={code}&since={since}{watch}");
        uri.parse().map_err(|_| End::Refused(Trouble::Host(authority)))
    }

    /// Listens and speaks in turns until the end.
    fn talk(&self, mut socket: WebSocket<Wire>) -> End {
        let mut heard = Instant::now();
        loop {
            match socket.read() {
                Ok(Message::Text(text)) => {
                    heard = Instant::now();
                    if let Some(end) = self.hear(&text) {
                        return end;
                    }
                }
                Ok(Message::Close(_)) => return End::Lost(Trouble::HungUp),
                Ok(_) => heard = Instant::now(),
                Err(Error::Io(error)) if is_quiet(error.kind()) => {}
                Err(error) => return End::Lost(Trouble::Line(error.to_string())),
            }
            if heard.elapsed() > QUIET {
                return End::Lost(Trouble::Silent);
            }
            if let Err(end) = self.speak(&mut socket) {
                return end;
            }
        }
    }

    /// Passes on what the server said; words of a newer server are not understood and do no harm.
    fn hear(&self, text: &str) -> Option<End> {
        let message = read::<ServerMessage>(text.as_bytes()).ok()?;
        let is_last = message == ServerMessage::Closed {};
        let is_heard = self.tell.send(Event::Said(Box::new(message))).is_ok();
        (is_last || !is_heard).then_some(End::Over)
    }

    fn speak(&self, socket: &mut WebSocket<Wire>) -> Result<(), End> {
        loop {
            match self.todo.try_recv() {
                Ok(Order::Send(message)) => {
                    let text = serde_json::to_string(&message).unwrap_or_default();
                    socket.send(text.into()).map_err(|error| End::Lost(Trouble::Line(error.to_string())))?;
                }
                Ok(Order::StartOver) => return Err(End::Again),
                Err(TryRecvError::Empty) => return Ok(()),
                Err(TryRecvError::Disconnected) => {
                    let _ = socket.close(None);
                    let _ = socket.flush();
                    return Err(End::Over);
                }
            }
        }
    }
}

fn is_quiet(kind: ErrorKind) -> bool {
    matches!(kind, ErrorKind::WouldBlock | ErrorKind::TimedOut | ErrorKind::Interrupted)
}
