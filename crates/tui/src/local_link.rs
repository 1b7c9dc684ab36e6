//! A table in this program, as a screen sees it.

use std::sync::mpsc::Receiver;

use wormery_host::{Aftermath, Local, Told};
use wormery_table::Ply;

use crate::{Draw, Link, News};

impl<G: Draw> Link<G> for Local<G> {
    fn next(&mut self) -> Option<News<G>> {
        self.next_told().map(news)
    }

    fn act(&mut self, ply: Ply, action: G::Action) {
        Local::act(self, ply, action);
    }

    fn saved_as(&self) -> Option<String> {
        self.journal().path().map(|path| path.display().to_string())
    }

    fn review(&mut self) -> Option<Receiver<Aftermath>> {
        Some(Local::review(self))
    }
}

fn news<G: Draw>(told: Told<G>) -> News<G> {
    match told {
        Told::Frame { viewer, frame } => News::Frame { viewer, frame },
        Told::Refused(refused) => News::Refused(refused.to_string()),
        Told::NotSaved(error) => News::Notice(format!("The game is no longer saved: {error}.")),
        Told::BotsStopped => News::Notice("The bots have stopped thinking.".into()),
    }
}
