use std::sync::Arc;

use async_nats::{Message, Subscriber};
use futures_util::StreamExt as _;

use super::Nodes;
use super::message::{self, News, Note, Question, Reply};
use crate::app::App;
use crate::driver::{self, Handle, Look, Seen, Wish};

/// Hears what other servers say to this one.
pub(super) async fn to_me(app: Arc<App>, mut messages: Subscriber) {
    while let Some(message) = messages.next().await {
        let Some(nodes) = &app.nodes else { return };
        if let Some((client, count, part)) = message::read_letter(&message.payload) {
            nodes.visits.take(client, count, &part);
            continue;
        }
        match serde_json::from_slice(&message.payload) {
            Ok(Note::Answer { number, answer }) => nodes.asks.answer(number, answer),
            Ok(Note::Leave { edge, number }) => nodes.hosts.leave(&edge, number),
            // In a task of its own: a table may have to be read first.
            Ok(Note::Question(question)) => {
                tokio::spawn(reply(Arc::clone(&app), question, message));
            }
            Err(error) => tracing::warn!(%error, "another server says something that cannot be read"),
        }
    }
}

/// Hears what other servers say to all.
pub(super) async fn to_all(app: Arc<App>, mut messages: Subscriber) {
    while let Some(message) = messages.next().await {
        let Some(nodes) = &app.nodes else { return };
        match serde_json::from_slice(&message.payload) {
            Ok(News::Beat(beat)) => nodes.heard(&app, *beat),
            Ok(News::Parted { node }) => nodes.parted(&app, &node),
            Ok(News::Taken { code, epoch }) => {
                if let Some(handle) = app.rooms.get(&code).filter(|handle| handle.epoch < epoch) {
                    app.rooms.remove(&handle);
                    handle.let_go();
                }
            }
            Err(error) => tracing::warn!(%error, "another server tells something that cannot be read"),
        }
    }
}

async fn reply(app: Arc<App>, question: Question, message: Message) {
    let Some(nodes) = &app.nodes else { return };
    let reply = nodes.answer(&app, question).await;
    if let Some(to) = message.reply {
        let _ = nodes.client.publish(to, message::written(&reply)).await;
    }
}

impl Nodes {
    async fn answer(&self, app: &Arc<App>, question: Question) -> Reply {
        match question {
            Question::Ask { code, epoch, edge, number, wish } => {
                let Some(handle) = self.mine(app, &code, epoch).await else { return Reply::NotMine };
                tokio::spawn(carry_out(Arc::clone(app), handle, edge, number, wish));
                Reply::Yes
            }
            Question::Connect { code, epoch, edge, number, coming } => {
                let Some(handle) = self.mine(app, &code, epoch).await else { return Reply::NotMine };
                self.host(app, &handle, edge, number, &coming)
            }
            Question::Look { code, epoch, guest } => {
                let Some(handle) = self.mine(app, &code, epoch).await else { return Reply::NotMine };
                let look =
                    |room: &wormery_room::Room| Look { table: room.table(), seen: Seen::of(room, &guest) };
                Reply::Look(Box::new(handle.look(look)))
            }
            Question::Here { edge, visits } => self.hosts.compare(&edge, &visits),
            Question::Visited { guest } => Reply::Codes(driver::visited_by(app, &guest)),
        }
    }

    /// A table that this server took with this epoch and still has.
    async fn mine(&self, app: &Arc<App>, code: &str, epoch: i64) -> Option<Arc<Handle>> {
        let here = || app.rooms.get(code).filter(|handle| handle.epoch == epoch);
        if let Some(handle) = here() {
            return Some(handle);
        }
        // It may be about to be read.
        let _turn = self.turn(code).lock().await;
        here()
    }
}

/// Carries out what a client of another server wishes, and tells what came of it.
async fn carry_out(app: Arc<App>, handle: Arc<Handle>, edge: String, number: u64, wish: Wish) {
    let Some(nodes) = &app.nodes else { return };
    let answer = nodes.ask_here(&app, &handle, &wish).await;
    nodes.tell(&edge, message::written(&Note::Answer { number, answer })).await;
}
