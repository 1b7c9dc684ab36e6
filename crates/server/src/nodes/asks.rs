use std::collections::HashMap;
use std::sync::{Arc, Mutex};

use tokio::sync::oneshot;
use wormery_protocol::{Answer, Problem};

use super::message::{Question, Reply};
use super::{Lost, Nodes, There};
use crate::driver::{Look, Wish};
use crate::limits::locked;

type Told = Option<Result<Answer, Problem>>;

/// What was asked of other servers and is not answered yet.
#[derive(Default)]
pub(super) struct Asks(Mutex<HashMap<u64, Asked>>);

/// Which server was asked, and who waits.
type Asked = (Arc<str>, oneshot::Sender<Told>);

impl Asks {
    fn add(&self, number: u64, node: &Arc<str>) -> oneshot::Receiver<Told> {
        let (sender, answer) = oneshot::channel();
        locked(&self.0).insert(number, (Arc::clone(node), sender));
        answer
    }

    /// Passes an answer on, if somebody still waits for it.
    pub(super) fn answer(&self, number: u64, answer: Told) {
        if let Some((_, sender)) = locked(&self.0).remove(&number) {
            let _ = sender.send(answer);
        }
    }

    /// A server is gone: it will answer nobody.
    pub(super) fn lose(&self, node: &str) {
        locked(&self.0).retain(|_, (known, _)| **known != *node);
    }

    /// The servers from which answers are awaited.
    pub(super) fn nodes(&self) -> Vec<Arc<str>> {
        locked(&self.0).values().map(|(node, _)| Arc::clone(node)).collect()
    }
}

impl Nodes {
    /// Has a wish carried out at a table that another server has.
    pub(crate) async fn ask(&self, there: &There, wish: &Wish) -> Result<Result<Answer, Problem>, Lost> {
        let number = self.number();
        let answer = self.asks.add(number, &there.node);
        let question = Question::Ask {
            code: there.code.to_string(),
            epoch: there.epoch,
            edge: self.me.to_string(),
            number,
            wish: wish.clone(),
        };
        if let Ok(Reply::Yes) = self.question(&there.node, question).await {
            return answer.await.ok().flatten().ok_or(Lost::NotThere);
        }
        self.asks.answer(number, None);
        Err(Lost::NotThere)
    }

    /// What a table looks like that another server has.
    pub(crate) async fn look(&self, there: &There, guest: &str) -> Option<Look> {
        let (code, guest) = (there.code.to_string(), guest.to_owned());
        match self.question(&there.node, Question::Look { code, epoch: there.epoch, guest }).await {
            Ok(Reply::Look(look)) => Some(*look),
            _ => None,
        }
    }
}
