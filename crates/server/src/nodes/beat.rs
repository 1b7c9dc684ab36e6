use std::collections::HashMap;
use std::sync::Arc;
use std::time::Duration;

use wormery_room::Room;

use super::message::{Beat, News, Question, Reply};
use super::{Lost, Nodes};
use crate::app::App;

/// How often a server tells the others that it is there, and asks after its clients.
const OFTEN: Duration = Duration::from_secs(1);
/// It looks whether its tables are its own every so many times, and at once when it can talk to the others again.
const CHECK: u32 = 5;
/// After so many silences in a row another server is taken for lost.
const SILENCES: u32 = 2;

/// Tells the others that this server is there, and finds out which of them are not, for ever.
pub(super) async fn keep(app: Arc<App>) {
    let mut silences: HashMap<Arc<str>, u32> = HashMap::new();
    for round in 1_u32.. {
        tokio::time::sleep(OFTEN).await;
        let Some(nodes) = &app.nodes else { return };
        if nodes.is_connected() {
            nodes.tell_all(&News::Beat(Box::new(nodes.beat(&app)))).await;
            nodes.ask_after_clients(&mut silences).await;
            nodes.forget_silent(&app);
        }
        if !nodes.is_sure() || round.is_multiple_of(CHECK) {
            nodes.check_owned(&app).await;
        }
    }
}

impl Nodes {
    fn beat(&self, app: &App) -> Beat {
        let watched = |room: &Room| room.row().public.then(|| room.n_watchers()).filter(|count| *count > 0);
        let handles = app.rooms.all();
        let watchers =
            handles.iter().filter_map(|handle| Some((handle.code.to_string(), handle.look(watched)?)));
        Beat {
            node: self.me.to_string(),
            spent: app.budgets().iter().map(|budget| budget.take_spent()).collect(),
            guest_tables: app.guest_tables.take_spent(),
            programs: app.programs.each.take_spent(),
            listed: app.listed.take_spent(),
            sockets: app.sockets.all(),
            watchers: watchers.collect(),
        }
    }

    /// Asks the servers that have clients of this one, or owe it answers, whether they are there and still have them.
    async fn ask_after_clients(&self, silences: &mut HashMap<Arc<str>, u32>) {
        let mut nodes = self.visits.by_node();
        for node in self.asks.nodes() {
            nodes.entry(node).or_default();
        }
        silences.retain(|node, _| nodes.contains_key(node));
        let ask = |(node, visits): (Arc<str>, Vec<(u64, u64)>)| async move {
            let question = Question::Here { edge: self.me.to_string(), visits };
            (Arc::clone(&node), self.question(&node, question).await)
        };
        for (node, reply) in futures_util::future::join_all(nodes.into_iter().map(ask)).await {
            let n_silences = match reply {
                Ok(Reply::Here { unknown, sent }) => {
                    silences.remove(&node);
                    self.visits.compare(&unknown, &sent);
                    continue;
                }
                Err(Lost::Gone) => SILENCES,
                _ => silences.get(&node).map_or(1, |count| count + 1),
            };
            silences.insert(Arc::clone(&node), n_silences);
            if n_silences >= SILENCES {
                self.visits.lose(&node);
                self.asks.lose(&node);
            }
        }
    }
}
