use wormery_core::Viewer;
use wormery_table::{Ply, Table, see};
use wormery_words::{Language, Reader};

use crate::{Draw, Tale};

/// What has happened at a table, as everybody may know it: a sentence for everything that is worth one.
pub fn story_of<G: Draw>(table: &Table<G>, names: &[String], language: Language) -> Vec<Tale> {
    let mut game = G::start(table.config());
    let reader = Reader { language, names, me: None };
    let events = table.events().iter().zip(1..);
    events
        .flat_map(|(event, ply)| G::story(&[see(&mut game, Ply(ply), event, Viewer::Public)], &reader))
        .collect()
}
