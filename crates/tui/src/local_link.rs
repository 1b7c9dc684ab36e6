//! A table in this program, as a screen sees it.

use std::sync::mpsc::Receiver;

use wormery_core::Seat;
use wormery_host::{Aftermath, Local, Told, problem_of};
use wormery_table::Ply;
use wormery_words::{Language, say};

use crate::{Draw, Link, News};

impl<G: Draw> Link<G> for Local<G> {
    fn next(&mut self, language: Language) -> Option<News<G>> {
        self.next_told().map(|told| news(language, told))
    }

    fn act(&mut self, ply: Ply, action: G::Action) {
        Local::act(self, ply, action);
    }

    fn can_undo(&self) -> bool {
        Local::can_undo(self)
    }

    fn undo(&mut self) {
        Local::undo(self);
    }

    fn look(&mut self, seat: Seat) {
        Local::look(self, seat);
    }

    fn saved_as(&self) -> Option<String> {
        self.journal().path().map(|path| path.display().to_string())
    }

    fn review(&mut self) -> Option<Receiver<Aftermath<G>>> {
        Some(Local::review(self))
    }
}

fn news<G: Draw>(language: Language, told: Told<G>) -> News<G> {
    match told {
        Told::Frame { viewer, frame } => News::Frame { viewer, frame },
        Told::Undone { viewer, frame } => News::Undone { viewer, frame },
        Told::Refused(refused) => News::Refused(Box::new(problem_of(&refused))),
        Told::NotSaved(error) => News::Notice(say!(language, tui_not_saved, why = error.to_string())),
        Told::BotsStopped => News::Notice(say!(language, tui_bots_gone)),
    }
}
