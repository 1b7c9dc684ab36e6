use std::collections::HashMap;
use std::sync::{Arc, Mutex};

use tokio::sync::mpsc;

use super::message::{self, Note, Part, Question, Reply};
use super::{Lost, Nodes, There};
use crate::driver::{Coming, Letter, QUEUE};
use crate::limits::locked;

/// Clients of this server at tables that others have.
#[derive(Default)]
pub(super) struct Visits(Mutex<HashMap<u64, Visit>>);

struct Visit {
    node: Arc<str>,
    /// Whether the other server has taken it in.
    is_taken_in: bool,
    letters: mpsc::Sender<Letter>,
    /// How many letters have come, and how many should have by now.
    received: u64,
    expected: u64,
    /// The parts of a long text that have come.
    parts: String,
}

impl Visits {
    fn add(&self, number: u64, node: &Arc<str>) -> mpsc::Receiver<Letter> {
        let (letters, receiver) = mpsc::channel(QUEUE);
        let (node, parts) = (Arc::clone(node), String::new());
        let visit = Visit { node, is_taken_in: false, letters, received: 0, expected: 0, parts };
        locked(&self.0).insert(number, visit);
        receiver
    }

    fn remove(&self, number: u64) -> bool {
        locked(&self.0).remove(&number).is_some()
    }

    fn taken_in(&self, number: u64) {
        if let Some(visit) = locked(&self.0).get_mut(&number) {
            visit.is_taken_in = true;
        }
    }

    /// Passes a letter on. Where one is missing, and where the client does not read, the visit ends: the client finds the
    /// table again, or is cut off.
    pub(super) fn take(&self, number: u64, count: u64, part: &Part<'_>) {
        let mut visits = locked(&self.0);
        let Some(visit) = visits.get_mut(&number) else { return };
        let letter = if count == visit.received + 1 {
            visit.received = count;
            visit.letter(part)
        } else {
            Some(Letter::Moved)
        };
        let Some(letter) = letter else { return };
        let is_last = !matches!(letter, Letter::Text(..));
        if visit.letters.try_send(letter).is_err() || is_last {
            visits.remove(&number);
        }
    }

    /// A server is gone: its clients find their tables again.
    pub(super) fn lose(&self, node: &str) {
        locked(&self.0).retain(|_, visit| {
            let is_lost = *visit.node == *node && visit.is_taken_in;
            if is_lost {
                let _ = visit.letters.try_send(Letter::Moved);
            }
            !is_lost
        });
    }

    /// For each server the clients that it has of this one, and how many letters have come for each.
    pub(super) fn by_node(&self) -> HashMap<Arc<str>, Vec<(u64, u64)>> {
        let mut nodes: HashMap<_, Vec<_>> = HashMap::new();
        for (number, visit) in locked(&self.0).iter().filter(|(_, visit)| visit.is_taken_in) {
            nodes.entry(Arc::clone(&visit.node)).or_default().push((*number, visit.received));
        }
        nodes
    }

    /// Ends the visits that the other server does not know, and those whose last letters got lost.
    pub(super) fn compare(&self, unknown: &[u64], sent: &[(u64, u64)]) {
        let mut visits = locked(&self.0);
        let mut lost = unknown.to_vec();
        for (number, sent) in sent {
            if let Some(visit) = visits.get_mut(number) {
                // What is on its way has until the next time.
                if visit.received < visit.expected {
                    lost.push(*number);
                }
                visit.expected = *sent;
            }
        }
        for visit in lost.iter().filter_map(|number| visits.remove(number)) {
            let _ = visit.letters.try_send(Letter::Moved);
        }
    }
}

impl Visit {
    /// What the client is told, once all parts are there.
    fn letter(&mut self, part: &Part<'_>) -> Option<Letter> {
        match part {
            Part::More(text) => {
                self.parts.push_str(text);
                None
            }
            Part::Last(text, shown) => {
                let text = if self.parts.is_empty() {
                    (*text).into()
                } else {
                    self.parts.push_str(text);
                    std::mem::take(&mut self.parts).into()
                };
                Some(Letter::Text(text, shown.clone().map(Arc::new)))
            }
            Part::Goodbye(code) => Some(Letter::Goodbye(*code)),
            Part::Moved => Some(Letter::Moved),
        }
    }
}

impl Nodes {
    /// Connects a client to a table that another server has.
    pub(crate) async fn connect(
        &self,
        there: &There,
        coming: &Coming,
    ) -> Result<(u64, mpsc::Receiver<Letter>), Lost> {
        let number = self.number();
        let letters = self.visits.add(number, &there.node);
        let question = Question::Connect {
            code: there.code.to_string(),
            epoch: there.epoch,
            edge: self.me.to_string(),
            number,
            coming: coming.clone(),
        };
        if let Ok(Reply::Yes) = self.question(&there.node, question).await {
            self.visits.taken_in(number);
            return Ok((number, letters));
        }
        self.visits.remove(number);
        Err(Lost::NotThere)
    }

    /// A client of this server has gone.
    pub(crate) fn leave(&self, there: &There, number: u64) {
        if !self.visits.remove(number) {
            return;
        }
        // Not while everything ends.
        let Ok(runtime) = tokio::runtime::Handle::try_current() else { return };
        let (client, subject) = (self.client.clone(), self.subject(&there.node));
        let leave = message::written(&Note::Leave { edge: self.me.to_string(), number });
        runtime.spawn(async move { client.publish(subject, leave).await });
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn is_text(letter: Option<Letter>, expected: &str) -> bool {
        matches!(letter, Some(Letter::Text(text, _)) if *text == *expected)
    }

    #[test]
    fn letters_come_in_order_and_a_gap_ends_the_visit() {
        let visits = Visits::default();
        let mut letters = visits.add(1, &"node".into());
        visits.take(1, 1, &Part::Last("one", None));
        visits.take(1, 2, &Part::More("two "));
        visits.take(1, 3, &Part::Last("parts", None));
        assert!(is_text(letters.try_recv().ok(), "one") && is_text(letters.try_recv().ok(), "two parts"));
        visits.take(1, 5, &Part::Last("five", None));
        assert!(matches!(letters.try_recv(), Ok(Letter::Moved)));
        visits.take(1, 6, &Part::Last("six", None));
        assert!(letters.try_recv().is_err(), "nothing more comes");
    }

    #[test]
    fn a_last_letter_that_got_lost_is_missed() {
        let visits = Visits::default();
        let mut letters = visits.add(1, &"node".into());
        visits.taken_in(1);
        visits.take(1, 1, &Part::Last("one", None));
        visits.compare(&[], &[(1, 2)]);
        assert!(
            is_text(letters.try_recv().ok(), "one") && letters.try_recv().is_err(),
            "it may be on its way"
        );
        visits.compare(&[], &[(1, 2)]);
        assert!(matches!(letters.try_recv(), Ok(Letter::Moved)));
    }

    #[test]
    fn who_does_not_read_is_cut_off() {
        let visits = Visits::default();
        let mut letters = visits.add(1, &"node".into());
        (1..=100).for_each(|count| visits.take(1, count, &Part::Last("much", None)));
        let n_left = std::iter::from_fn(|| letters.try_recv().ok()).count();
        assert_eq!(n_left, QUEUE);
        assert!(letters.is_closed());
        let page = include_str!("../../../../docs/protocol.md");
        assert!(page.contains(&format!("At most {QUEUE} messages wait")), "the page says how many");
    }
}
