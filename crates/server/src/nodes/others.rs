use std::collections::{HashMap, HashSet};
use std::net::IpAddr;
use std::sync::Mutex;
use std::time::{Duration, Instant};

use futures_util::future::join_all;

use super::Nodes;
use super::message::{Beat, Question, Reply};
use crate::app::App;
use crate::limits::locked;

/// After so much silence a server is not there any more.
pub(super) const SILENCE: Duration = Duration::from_secs(5);

/// The other servers that are there.
#[derive(Default)]
pub(super) struct Others(Mutex<HashMap<String, Other>>);

struct Other {
    heard: Instant,
    sockets: Vec<(IpAddr, u32)>,
    watchers: HashMap<String, u32>,
}

impl Others {
    pub(super) fn has(&self, node: &str) -> bool {
        locked(&self.0).contains_key(node)
    }

    /// Forgets a server that says goodbye.
    fn forget(&self, node: &str) {
        locked(&self.0).remove(node);
    }

    /// Forgets those who have been silent for long; who is left.
    fn forget_silent(&self) -> HashSet<String> {
        let mut others = locked(&self.0);
        others.retain(|_, other| other.heard.elapsed() < SILENCE);
        others.keys().cloned().collect()
    }

    fn names(&self) -> Vec<String> {
        locked(&self.0).keys().cloned().collect()
    }

    /// How many sockets each network has open at all of them.
    fn sockets(&self) -> HashMap<IpAddr, u32> {
        let mut all = HashMap::new();
        for (network, count) in locked(&self.0).values().flat_map(|other| &other.sockets) {
            *all.entry(*network).or_default() += count;
        }
        all
    }
}

impl Nodes {
    /// Another server is there, and tells what was used up of the budgets that all share.
    pub(super) fn heard(&self, app: &App, beat: Beat) {
        if *beat.node == *self.me {
            return;
        }
        for (budget, spent) in app.budgets().into_iter().zip(beat.spent) {
            budget.spend(spent);
        }
        app.guest_tables.spend(beat.guest_tables);
        app.programs.each.spend(beat.programs);
        app.listed.spend(beat.listed);
        let watchers = beat.watchers.into_iter().collect();
        let other = Other { heard: Instant::now(), sockets: beat.sockets, watchers };
        locked(&self.others.0).insert(beat.node, other);
        app.sockets.set_elsewhere(self.others.sockets());
    }

    /// Another server has stopped, and has nobody any more.
    pub(super) fn parted(&self, app: &App, node: &str) {
        self.others.forget(node);
        self.hosts.forget_all_of(node);
        app.sockets.set_elsewhere(self.others.sockets());
    }

    /// Forgets the servers that have been silent for long, with their clients.
    pub(super) fn forget_silent(&self, app: &App) {
        self.hosts.forget_all_but(&self.others.forget_silent());
        app.sockets.set_elsewhere(self.others.sockets());
    }

    /// How many look on at a table of another server.
    pub(crate) fn n_watchers(&self, code: &str) -> u32 {
        locked(&self.others.0).values().find_map(|other| other.watchers.get(code)).copied().unwrap_or(0)
    }

    /// The codes of the tables of other servers at which a guest is.
    pub(crate) async fn visited_by(&self, guest: &str) -> Vec<String> {
        let names = self.others.names();
        let ask = |node| async move {
            match self.question(node, Question::Visited { guest: guest.to_owned() }).await {
                Ok(Reply::Codes(codes)) => codes,
                _ => Vec::new(),
            }
        };
        join_all(names.iter().map(|node| ask(node))).await.concat()
    }
}
