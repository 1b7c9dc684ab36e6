//! What the judge of a game says about a record, worked out while it is watched.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::mpsc::{self, Receiver};
use std::thread;

use wormery_core::Viewer;
use wormery_record::Recorded;
use wormery_review::{Decision, Look, Review, Shares, positions};
use wormery_table::choice;
use wormery_words::{Language, percent, say};

use crate::Draw;
use crate::plain::label;

/// What is found out about a record.
pub(super) struct Found {
    /// What each position was worth to everybody, from the start to the last one.
    pub(super) worth: Vec<Shares>,
    /// What cost much, in its order.
    pub(super) mistakes: Vec<Mistake>,
}

/// A decision that cost much.
pub(super) struct Mistake {
    /// Its line in the record.
    pub(super) line: u32,
    /// What it cost, and what would have been better.
    pub(super) told: String,
}

/// What is known so far.
pub(super) struct Judged<G: Draw> {
    work: Option<Work<G>>,
    answer: Option<Receiver<Found>>,
    found: Option<Found>,
    n_looks: Arc<AtomicUsize>,
    n_positions: usize,
    is_dropped: Arc<AtomicBool>,
}

/// What there is to do.
struct Work<G: Draw> {
    recorded: Recorded<G>,
    language: Language,
    n_looks: Arc<AtomicUsize>,
    is_dropped: Arc<AtomicBool>,
}

impl<G: Draw> Judged<G> {
    /// Nothing is worked out before somebody listens.
    pub(super) fn new(recorded: Recorded<G>, language: Language) -> Self {
        let (n_looks, is_dropped) = (Arc::default(), Arc::default());
        let n_positions = recorded.events.len() + 1;
        let work =
            Work { recorded, language, n_looks: Arc::clone(&n_looks), is_dropped: Arc::clone(&is_dropped) };
        Self { work: Some(work), answer: None, found: None, n_looks, n_positions, is_dropped }
    }

    /// Begins the work on a thread of its own, and takes over what has come of it.
    pub(super) fn listen(&mut self) {
        if let Some(work) = self.work.take() {
            let (tell, answer) = mpsc::channel();
            self.answer = Some(answer);
            thread::spawn(move || work.found().map(|found| tell.send(found)));
        }
        if let Some(found) = self.answer.as_ref().and_then(|answer| answer.try_recv().ok()) {
            self.found = Some(found);
        }
    }

    /// Works everything out at once.
    #[cfg(test)]
    pub(super) fn wait(&mut self) {
        self.found = self.work.take().and_then(Work::found);
    }

    pub(super) fn found(&self) -> Option<&Found> {
        self.found.as_ref()
    }

    /// The share of the work that is done.
    pub(super) fn progress(&self) -> f64 {
        self.n_looks.load(Ordering::Relaxed) as f64 / self.n_positions as f64
    }
}

impl<G: Draw> Drop for Judged<G> {
    fn drop(&mut self) {
        self.is_dropped.store(true, Ordering::Relaxed);
    }
}

impl<G: Draw> Work<G> {
    /// Looks at every position; `None` when nobody waits for it any more.
    fn found(self) -> Option<Found> {
        let Recorded { config, events, .. } = &self.recorded;
        let positions = positions(config, events).ok()?;
        let (mut judge, mut looks) = (G::judge(config), Vec::new());
        for (ply, game) in positions.iter().enumerate() {
            if self.is_dropped.load(Ordering::Relaxed) {
                return None;
            }
            looks.push(Look::at(&mut *judge, game, ply, events.get(ply)));
            self.n_looks.fetch_add(1, Ordering::Relaxed);
        }
        let review = Review::of_looks(looks);
        let costly = review.decisions.iter().filter(|decision| !decision.grade().is_good());
        let mistakes =
            costly.map(|decision| self.mistake(decision, &positions[decision.ply as usize])).collect();
        Some(Found { worth: review.worth, mistakes })
    }

    fn mistake(&self, decision: &Decision<G::Action>, position: &G) -> Mistake {
        let (language, names) = (self.language, &self.recorded.players);
        let viewer = Viewer::Seat(decision.seat);
        let view = position.view(viewer);
        let said = |action| label(&choice(position, action, viewer), &view, names, language);
        let line = decision.ply + 2;
        let told = say!(
            language,
            cli_review_decision,
            line,
            name = names[decision.seat.index()].as_str(),
            action = said(decision.chosen().action),
            best = said(decision.best().action)
        );
        Mistake { line, told: format!("{}  {told}", percent(language, -decision.cost(), 1)) }
    }
}
