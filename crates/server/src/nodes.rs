//! Several servers of one PostgreSQL database: each table is run by one of them, and NATS carries what they tell each other.
//!
//! PostgreSQL keeps the truth, also about who runs a table: a row with an epoch, which whoever takes the table raises. There is
//! no lease and no clock: a server that runs a table no longer meets the key of the event or the version of the row, looks
//! who has the table, and lets it go. A client may be connected to any server; its server passes on what it says and what
//! it is told, and finds the table again when it has changed hands.

mod asks;
mod beat;
mod hosts;
mod listen;
mod message;
mod others;
mod owning;
mod visits;

use std::sync::Arc;
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

use async_nats::client::RequestErrorKind;
use async_nats::connection::State;
use async_nats::{Client, ConnectError, ConnectErrorKind, ConnectOptions, Request, ServerAddr, Subscriber};
use axum::body::Bytes;
use tokio::task::JoinHandle;

use crate::app::App;
use crate::ids;
use crate::limits::locked;
use asks::Asks;
use hosts::Hosts;
use message::{Note, Question, Reply};
use others::Others;
use visits::Visits;

/// How long another server may take to say whether a table is its own.
const ACCEPT: Duration = Duration::from_secs(1);
/// How long to look for NATS when the server starts, how long to wait in between, and for an answer.
const FINDING: Duration = Duration::from_secs(30);
const RETRY: Duration = Duration::from_secs(1);
const ANSWER: Duration = Duration::from_secs(5);
/// How often NATS is asked whether it is there; after three silences it is not.
const PING: Duration = Duration::from_secs(2);
/// The number of the first connection to NATS.
const FIRST: u64 = 1;
/// So many tables can be taken at a time.
const TURNS: usize = 64;

/// This server among the others.
pub(crate) struct Nodes {
    /// What this server is called: another name each time it starts.
    me: Arc<str>,
    client: Client,
    /// What the servers of this database have in common.
    prefix: String,
    /// What comes for this server, and for all; taken when it begins to listen.
    subscribers: Mutex<Option<(Subscriber, Subscriber)>>,
    next_number: AtomicU64,
    /// The number of the connection to NATS since whose begin this server has looked which tables are its own.
    looked_at: AtomicU64,
    turns: Vec<tokio::sync::Mutex<()>>,
    asks: Asks,
    visits: Visits,
    hosts: Hosts,
    others: Others,
}

/// A table that another server has.
#[derive(Clone, Debug)]
pub(crate) struct There {
    pub(crate) code: Arc<str>,
    node: Arc<str>,
    pub(crate) epoch: i64,
}

/// Another server does not help.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Lost {
    /// Nobody listens there.
    Gone,
    /// It does not answer in time, or NATS cannot be reached.
    Silent,
    /// It does not have the table.
    NotThere,
}

impl Nodes {
    /// Finds NATS, and listens.
    pub(crate) async fn join(address: &str, cluster: &str) -> Result<Self, String> {
        let me: Arc<str> = ids::guest_id().into();
        let cannot = |error: &dyn std::fmt::Display| format!("join the other servers over NATS: {error}");
        let servers = servers(address).map_err(|error| cannot(&error))?;
        let options = options(&servers[0]).name(format!("wormery {me}"));
        let client = find(options, servers).await.map_err(|error| cannot(&error))?;
        let prefix = format!("wormery.{cluster}");
        let own = client.subscribe(format!("{prefix}.node.{me}")).await.map_err(|error| cannot(&error))?;
        let all = client.subscribe(format!("{prefix}.all")).await.map_err(|error| cannot(&error))?;
        client.flush().await.map_err(|error| cannot(&error))?;
        Ok(Self {
            me,
            client,
            prefix,
            subscribers: Mutex::new(Some((own, all))),
            next_number: AtomicU64::new(1),
            looked_at: AtomicU64::new(FIRST),
            turns: (0..TURNS).map(|_| tokio::sync::Mutex::default()).collect(),
            asks: Asks::default(),
            visits: Visits::default(),
            hosts: Hosts::default(),
            others: Others::default(),
        })
    }

    /// Whether this server can talk to the others.
    pub(crate) fn is_connected(&self) -> bool {
        self.client.connection_state() == State::Connected
    }

    /// Whether this server knows which tables are its own: it has looked since it can talk to the others.
    pub(crate) fn is_sure(&self) -> bool {
        self.is_connected() && self.connection() == self.looked_at.load(Ordering::Acquire)
    }

    fn connection(&self) -> u64 {
        self.client.statistics().connects.load(Ordering::Relaxed)
    }

    fn number(&self) -> u64 {
        self.next_number.fetch_add(1, Ordering::Relaxed)
    }

    fn subject(&self, node: &str) -> String {
        format!("{}.node.{node}", self.prefix)
    }

    /// Asks another server, which answers at once or is not there.
    async fn question(&self, node: &str, question: Question) -> Result<Reply, Lost> {
        let payload = message::written(&Note::Question(question));
        let request = Request::new().payload(payload).timeout(Some(ACCEPT));
        let reply = self.client.send_request(self.subject(node), request).await;
        let reply = reply.map_err(|error| match error.kind() {
            RequestErrorKind::NoResponders => Lost::Gone,
            _ => Lost::Silent,
        })?;
        serde_json::from_slice(&reply.payload).map_err(|_| Lost::Silent)
    }

    /// Tells another server something; what gets lost is found out later.
    async fn tell(&self, node: &str, payload: Bytes) {
        if let Err(error) = self.client.publish(self.subject(node), payload).await {
            tracing::warn!(%error, "another server was not told something");
        }
    }
}

/// The addresses in a list with commas.
fn servers(list: &str) -> Result<Vec<ServerAddr>, std::io::Error> {
    list.split(',').map(|address| address.trim().parse()).collect()
}

/// With the name and the password, or the token, of the first address; a silent NATS is noticed within seconds.
fn options(first: &ServerAddr) -> ConnectOptions {
    let options = match (first.username(), first.password()) {
        (Some(name), Some(password)) => {
            ConnectOptions::with_user_and_password(name.to_owned(), password.to_owned())
        }
        (Some(token), None) => ConnectOptions::with_token(token.to_owned()),
        (None, _) => ConnectOptions::new(),
    };
    options.connection_timeout(ANSWER).ping_interval(PING)
}

/// Connects to NATS; one that is just starting, or is away for a moment, is waited for.
async fn find(options: ConnectOptions, servers: Vec<ServerAddr>) -> Result<Client, ConnectError> {
    let deadline = Instant::now() + FINDING;
    loop {
        match options.clone().connect(servers.clone()).await {
            Err(error) if is_away(&error) && Instant::now() < deadline => {
                tracing::warn!("NATS cannot be reached: {error}; the server starts when it is there");
                tokio::time::sleep(RETRY).await;
            }
            found => return found,
        }
    }
}

fn is_away(error: &ConnectError) -> bool {
    matches!(error.kind(), ConnectErrorKind::Io | ConnectErrorKind::TimedOut)
}

/// Listens to the others, and tells them that this server is there, for as long as it is.
pub(crate) fn run(app: &Arc<App>) -> Vec<JoinHandle<()>> {
    let Some(nodes) = &app.nodes else { return Vec::new() };
    let Some((own, all)) = locked(&nodes.subscribers).take() else { return Vec::new() };
    vec![
        tokio::spawn(listen::to_me(Arc::clone(app), own)),
        tokio::spawn(listen::to_all(Arc::clone(app), all)),
        tokio::spawn(beat::keep(Arc::clone(app))),
    ]
}
