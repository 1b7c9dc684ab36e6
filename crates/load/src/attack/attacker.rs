use std::net::{Ipv4Addr, SocketAddr};
use std::thread::JoinHandle;
use std::time::{Duration, Instant};

use anyhow::{Context, bail};
use serde_json::Value;
use tokio::sync::oneshot;
use tokio_tungstenite::tungstenite::Error;
use wormery_protocol::{RulesInfo, TableInfo};

use super::Kind;
use super::loot::Loot;
use super::others::Prey;
use crate::http::{Answer, Http};
use crate::seat::{self, Socket};

/// The network that he comes from.
const FROM: Ipv4Addr = Ipv4Addr::new(127, 0, 0, 66);
/// How long a machine with much else to do may take until he is refused.
const PATIENCE: Duration = Duration::from_secs(20);
/// How long he waits after a refusal, before he tries again.
pub(super) const PAUSE: Duration = Duration::from_millis(200);

/// Somebody in one network who wants to stop the others.
#[derive(Clone, Debug)]
pub(super) struct Attacker {
    pub(super) address: SocketAddr,
    pub(super) from: Ipv4Addr,
    /// A table of the others, of which he knows.
    pub(super) prey: Prey,
    pub(super) loot: Loot,
}

impl Attacker {
    pub(super) fn new(address: SocketAddr, prey: Prey) -> Self {
        Self { address, from: FROM, prey, loot: Loot::default() }
    }

    pub(super) async fn http(&self) -> anyhow::Result<Http> {
        Http::connect(self.address, self.from).await
    }

    /// Asks for something, and counts the answer.
    pub(super) async fn ask(
        &self,
        http: &mut Http,
        method: &str,
        path: &str,
        cookie: Option<&str>,
        body: &Value,
    ) -> anyhow::Result<Answer> {
        let body = if body.is_null() { String::new() } else { body.to_string() };
        let answer = http.try_ask(method, path, cookie, &body).await?;
        self.loot.got(&answer.words());
        Ok(answer)
    }

    /// Comes as somebody new, as soon as he is let in.
    pub(super) async fn guest(&self, http: &mut Http) -> anyhow::Result<String> {
        loop {
            let answer = self.ask(http, "GET", "/api/v1/me", None, &Value::Null).await?;
            match answer.cookie {
                Some(cookie) => return Ok(cookie),
                None => tokio::time::sleep(PAUSE).await,
            }
        }
    }

    /// The games with their bots.
    pub(super) async fn rules(&self, http: &mut Http) -> anyhow::Result<Vec<RulesInfo>> {
        let answer = self.ask(http, "GET", "/api/v1/rules", None, &Value::Null).await?;
        answer.json()
    }

    /// Makes a table, if he may.
    pub(super) async fn table(
        &self,
        http: &mut Http,
        cookie: &str,
        body: &Value,
    ) -> anyhow::Result<Option<TableInfo>> {
        let answer = self.ask(http, "POST", "/api/v1/tables", Some(cookie), body).await?;
        match answer.status {
            201 => self.loot.got("new tables"),
            429 => return Ok(None),
            _ => bail!("a table was not made: {}", answer.words()),
        }
        answer.json().map(Some)
    }

    /// Opens a socket to a table, if he may.
    pub(super) async fn socket(&self, code: &str, cookie: &str) -> Option<Socket> {
        let opened = seat::open(self.address, code, cookie, self.from).await;
        match &opened {
            Ok(_) => self.loot.got("socket"),
            Err(error) => match error.downcast_ref::<Error>() {
                // Whoever refuses a socket says why with the status alone here.
                Some(Error::Http(answer)) if answer.status() == 429 => self.loot.got("429 too_many"),
                Some(Error::Http(answer)) => self.loot.got(answer.status().as_str()),
                _ => self.loot.got("closed without a word"),
            },
        }
        opened.ok()
    }
}

/// An attack that goes on in a thread of its own: what it does must not slow down how the others are measured.
pub(super) struct Raid {
    kind: Kind,
    thread: JoinHandle<()>,
    stop: oneshot::Sender<()>,
    loot: Loot,
}

impl Raid {
    /// Attacks until it is stopped.
    pub(super) fn begin(kind: Kind, me: Attacker) -> anyhow::Result<Self> {
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build();
        let (runtime, loot) = (runtime.context("begin an attack")?, me.loot.clone());
        let (stop, stopped) = oneshot::channel();
        let thread = std::thread::spawn(move || {
            let attack = async {
                tokio::select! {
                    ended = kind.attack(&me) => ended,
                    _ = stopped => Ok(()),
                }
            };
            if let Err(error) = runtime.block_on(attack) {
                me.loot.got(&format!("trouble: {error:#}"));
            }
        });
        Ok(Self { kind, thread, stop, loot })
    }

    /// Stops it as soon as he was told that he is too greedy, or never is; what he got.
    pub(super) async fn end(self) -> Loot {
        let deadline = Instant::now() + PATIENCE;
        while self.loot.count(self.kind.refusal()) == 0 && Instant::now() < deadline {
            tokio::time::sleep(PAUSE).await;
        }
        // If it has ended by itself, nobody needs to be told.
        let _ = self.stop.send(());
        if self.thread.join().is_err() {
            self.loot.got("trouble: the attack panicked");
        }
        self.loot
    }
}
