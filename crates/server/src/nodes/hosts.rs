use std::collections::{HashMap, HashSet};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use tokio::sync::mpsc;
use wormery_protocol::close;
use wormery_room::ClientId;

use super::Nodes;
use super::message::{self, Reply};
use super::others::SILENCE;
use crate::app::App;
use crate::driver::{Coming, Edge, Handle, Letter};
use crate::limits::locked;

/// So long a client may be unknown to its server: that one may not have heard yet that it was taken in.
const FRESH: Duration = Duration::from_secs(3);

/// Clients of other servers at tables that this one has.
#[derive(Default)]
pub(super) struct Hosts(Mutex<HashMap<(String, u64), Hosted>>);

struct Hosted {
    handle: Arc<Handle>,
    client: ClientId,
    since: Instant,
    sent: Arc<AtomicU64>,
}

impl Hosts {
    fn add(&self, edge: String, number: u64, hosted: Hosted) {
        locked(&self.0).insert((edge, number), hosted);
    }

    fn remove(&self, edge: &str, number: u64) -> Option<Hosted> {
        locked(&self.0).remove(&(edge.to_owned(), number))
    }

    /// A client has gone.
    pub(super) fn leave(&self, edge: &str, number: u64) {
        let hosted = self.remove(edge, number);
        if let Some(Hosted { handle, client, .. }) = hosted {
            handle.disconnect(client);
        }
    }

    /// Lets those go whom their server does not name; says whom it names in vain, and what was sent to the others.
    pub(super) fn compare(&self, edge: &str, visits: &[(u64, u64)]) -> Reply {
        let named: HashSet<u64> = visits.iter().map(|(number, _)| *number).collect();
        let is_gone =
            |number: u64, hosted: &Hosted| !named.contains(&number) && hosted.since.elapsed() > FRESH;
        self.let_go(|known, number, hosted| known == edge && is_gone(number, hosted));
        let hosted = locked(&self.0);
        let sent = |number: u64| {
            hosted.get(&(edge.to_owned(), number)).map(|hosted| hosted.sent.load(Ordering::Relaxed))
        };
        let unknown = named.iter().copied().filter(|number| sent(*number).is_none()).collect();
        let sent = visits.iter().filter_map(|(number, received)| Some((*number, sent(*number)?, *received)));
        let sent = sent.filter(|(_, sent, received)| sent > received).map(|(number, sent, _)| (number, sent));
        Reply::Here { unknown, sent: sent.collect() }
    }

    /// Lets the clients of servers go that are not there any more.
    pub(super) fn forget_all_but(&self, edges: &HashSet<String>) {
        // Those of a server that has just begun come before its first beat.
        self.let_go(|edge, _, hosted| !edges.contains(edge) && hosted.since.elapsed() > SILENCE);
    }

    /// Lets the clients of a server go that has stopped.
    pub(super) fn forget_all_of(&self, node: &str) {
        self.let_go(|edge, _, _| edge == node);
    }

    fn has(&self, edge: &str, number: u64) -> bool {
        locked(&self.0).contains_key(&(edge.to_owned(), number))
    }

    fn let_go(&self, is_gone: impl Fn(&str, u64, &Hosted) -> bool) {
        let mut gone = Vec::new();
        locked(&self.0).retain(|(edge, number), hosted| {
            let goes = is_gone(edge, *number, hosted);
            if goes {
                gone.push((Arc::clone(&hosted.handle), hosted.client));
            }
            !goes
        });
        // The lock is not held while the rooms tell everybody.
        for (handle, client) in gone {
            handle.disconnect(client);
        }
    }
}

impl Nodes {
    /// Takes in a client of another server.
    pub(super) fn host(
        &self,
        app: &Arc<App>,
        handle: &Arc<Handle>,
        edge: String,
        number: u64,
        coming: &Coming,
    ) -> Reply {
        let Ok((client, letters)) = handle.connect(coming, Edge::Another) else { return Reply::NotMine };
        let sent = Arc::new(AtomicU64::new(0));
        let hosted =
            Hosted { handle: Arc::clone(handle), client, since: Instant::now(), sent: Arc::clone(&sent) };
        self.hosts.add(edge.clone(), number, hosted);
        tokio::spawn(pass_on(Arc::clone(app), edge, number, letters, sent));
        Reply::Yes
    }
}

/// Passes on what a client of another server is told, until it is let go.
async fn pass_on(
    app: Arc<App>,
    edge: String,
    number: u64,
    mut letters: mpsc::Receiver<Letter>,
    counter: Arc<AtomicU64>,
) {
    let Some(nodes) = &app.nodes else { return };
    let mut sent = 0;
    loop {
        let letter = letters.recv().await.unwrap_or_else(|| {
            // One whose server was silent for a while finds the table again.
            let is_slow = nodes.hosts.has(&edge, number);
            if is_slow { Letter::Goodbye(close::TOO_SLOW) } else { Letter::Moved }
        });
        let is_last = !matches!(letter, Letter::Text(..));
        for message in message::letter(number, &mut sent, &letter) {
            counter.store(sent, Ordering::Relaxed);
            nodes.tell(&edge, message).await;
        }
        if is_last {
            nodes.hosts.leave(&edge, number);
            return;
        }
    }
}
