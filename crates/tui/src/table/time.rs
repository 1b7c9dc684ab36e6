//! What happens as time goes by: news, forced choices, the coach.

use std::sync::mpsc::TryRecvError;
use std::time::Duration;

use wormery_core::Viewer;
use wormery_host::Worker;
use wormery_table::Frame;
use wormery_words::{Reader, say};

use super::undo::HOLD;
use super::{Coach, Shown, TableScreen};
use crate::refusal::refusal_words;
use crate::{Draw, Hints, Mood, News, Question, Tale};

/// How long a choice without an alternative is shown before it is made.
const FORCED: u64 = 700;
/// How long dice tumble.
const TUMBLE: u64 = 350;
/// How long the last position is shown before the ranking.
const LAST_LOOK: u64 = 1500;
/// The most frames that are taken at once.
const MOST_NEWS: usize = 25;

impl<G: Draw> TableScreen<G> {
    /// Lets time go by.
    pub(super) fn pass(&mut self, passed: Duration) {
        let passed = u64::try_from(passed.as_millis()).unwrap_or(u64::MAX);
        self.age = self.age.saturating_add(passed);
        self.hear_coach();
        self.hear_reviewer();
        self.look_away();
        self.pass_held(passed);
        if self.overlay.is_some() {
            return;
        }
        self.wait = match self.link.backlog() {
            0 => self.wait.saturating_sub(passed),
            few @ 1..=3 => self.wait.saturating_sub(passed * (2 + few as u64)),
            _ => 0,
        };
        for _ in 0..MOST_NEWS {
            if self.wait > 0 || !self.go_on() {
                break;
            }
        }
    }

    /// Makes a forced choice or takes the next news; `false` if there is nothing to go on with.
    fn go_on(&mut self) -> bool {
        if self.standing().is_some() && !self.is_ended {
            self.is_ended = true;
            self.reviewer = self.link.review();
            self.aftermath.is_thinking |= self.reviewer.is_some();
        }
        if let (Some(_), [only]) = (self.forced(), self.legal()) {
            let only = *only;
            self.act(only);
            return true;
        }
        self.take_news()
    }

    /// Why the only choice is the only one, if there is only one and it makes itself.
    pub(super) fn forced(&self) -> Option<String> {
        let shown = self.shown.as_ref()?;
        let is_mine = self.is_my_turn() && !self.is_absent();
        let (true, [only]) = (is_mine, shown.frame.legal.as_slice()) else { return None };
        let caption = G::forced(&shown.frame.view, only, self.habits.language);
        caption.or_else(|| self.habits.auto_roll.then(|| say!(self.habits.language, tui_auto)))
    }

    /// Sends a choice and shows what comes of it.
    pub(super) fn act(&mut self, action: G::Action) {
        let Some(shown) = &self.shown else { return };
        self.sent = Some(shown.frame.ply);
        self.link.act(shown.frame.ply, action);
        self.said = None;
        self.wait = 0;
        self.take_news();
    }

    /// Takes the next news, if there are any.
    pub(super) fn take_news(&mut self) -> bool {
        match self.link.next(self.habits.language) {
            None => return false,
            Some(News::Frame { viewer, frame }) => self.show(viewer, frame),
            Some(News::Undone { viewer, frame }) => self.show_again(viewer, frame),
            Some(News::Refused(problem)) => {
                self.sent = None;
                let reader = Reader { language: self.habits.language, names: &self.names, me: None };
                self.said = Some(refusal_words(&reader, &problem));
            }
            Some(News::Aside(tale)) => self.log.push(tale),
            Some(News::Notice(text)) => self.tell_first(text),
        }
        true
    }

    fn show(&mut self, viewer: Viewer, frame: Frame<G>) {
        self.sent = None;
        if self.shown.as_ref().is_some_and(|shown| shown.viewer == viewer && shown.frame.ply == frame.ply) {
            return;
        }
        let mut trace = G::Trace::default();
        if let Some(before) = &self.shown {
            let reader = Reader { language: self.habits.language, names: &self.names, me: None };
            self.told.push((frame.ply, self.log.len()));
            self.log.extend(G::story(&frame.seen, &reader));
            trace = G::trace(&before.frame.view, &frame.seen);
        }
        self.lay(viewer, frame, trace);
    }

    /// Shows the table as it was before a decision.
    fn show_again(&mut self, viewer: Viewer, frame: Frame<G>) {
        self.forget_after(frame.ply);
        self.lay(viewer, frame, G::Trace::default());
    }

    fn lay(&mut self, viewer: Viewer, frame: Frame<G>, trace: G::Trace) {
        self.sent = None;
        self.held = None;
        self.is_covered = self.must_cover(viewer);
        let legal = frame.actions();
        self.chosen = if legal.is_empty() { 0 } else { G::first(&frame.legal) };
        self.shown = Some(Shown { viewer, frame, legal, trace });
        (self.age, self.advice) = (0, None);
        self.wait = self.habits.pace.of(self.patience());
        self.ask_coach();
    }

    /// How long the game waits before it goes on by itself.
    fn patience(&self) -> u64 {
        let look = self.shown.as_ref().map_or(0, |shown| G::pause(&shown.trace));
        if self.standing().is_some() {
            look + LAST_LOOK
        } else if self.forced().is_some() {
            look.min(TUMBLE) + FORCED
        } else if self.is_my_turn() || self.is_covered {
            0
        } else if self.can_undo() {
            look.max(HOLD)
        } else {
            look
        }
    }

    /// How many times the dice have turned, while they tumble.
    pub(super) fn tumbling(&self) -> Option<u64> {
        (self.age < self.habits.pace.of(TUMBLE)).then_some(self.age / 70)
    }

    /// Asks about the choices, if somebody wants to know.
    pub(super) fn ask_coach(&mut self) {
        if self.habits.hints == Hints::Off || !self.is_my_turn() || self.advice.is_some() {
            return;
        }
        let (Some(question), Some(shown)) = (self.question(), &self.shown) else { return };
        let ply = shown.frame.ply;
        self.coach.get_or_insert_with(coach).ask((ply, question));
    }

    /// What a coach is asked about the choices.
    pub(super) fn question(&self) -> Option<Question<G>> {
        let shown = self.shown.as_ref()?;
        Some(Question {
            config: self.setup.config.clone(),
            seat: self.to_act()?,
            view: shown.frame.view.clone(),
            choices: shown.frame.legal.clone(),
            names: self.names.clone(),
            language: self.habits.language,
        })
    }

    /// Looks at what else is known of a table far away.
    pub(super) fn look_away(&mut self) {
        self.away = self.link.away(self.habits.language);
        if let Some(away) = &self.away {
            self.names.clone_from(&away.names);
        }
    }

    fn hear_reviewer(&mut self) {
        let Some(reviewer) = &self.reviewer else { return };
        match reviewer.try_recv() {
            Ok(aftermath) => self.aftermath = aftermath,
            Err(TryRecvError::Empty) => {}
            Err(TryRecvError::Disconnected) => {
                self.reviewer = None;
                self.aftermath.is_thinking = false;
            }
        }
    }

    fn hear_coach(&mut self) {
        let answer = self.coach.as_ref().and_then(|coach| coach.answer().ok().flatten());
        let ply = self.shown.as_ref().map(|shown| shown.frame.ply);
        if let Some((about, advice)) = answer
            && Some(about) == ply
        {
            self.advice = Some(advice);
            self.mark_advice();
        }
    }

    /// Points at what the coach marks, so that Enter does it; not where somebody points elsewhere already.
    pub(super) fn mark_advice(&mut self) {
        let (Some(advice), Some(shown)) = (&self.advice, &self.shown) else { return };
        let is_untouched = self.chosen == G::first(&shown.frame.legal);
        if self.habits.hints == Hints::Coach && is_untouched {
            let best = shown.legal.iter().position(|action| *action == advice.best);
            self.chosen = best.unwrap_or(self.chosen);
        }
    }
}

fn coach<G: Draw>() -> Coach<G> {
    Worker::new(|(ply, question): (_, Question<G>)| (ply, G::advise(&question)))
}

impl<G: Draw> TableScreen<G> {
    /// Adds a sentence to the log.
    pub(super) fn note(&mut self, text: impl Into<String>) {
        self.log.push(Tale::new(Mood::Plain, text));
    }
}
