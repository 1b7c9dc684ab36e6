use std::collections::VecDeque;
use std::path::{Path, PathBuf};

use wormery_core::{Event, Game, Viewer};
use wormery_host::{Player, load};
use wormery_table::{Frame, Ply, Previews, Table};

use crate::table::TableScreen;
use crate::{Draw, Habits, Link, News, Setup};

/// A table that says what a script says, wherever it may be: the seam that a far table will use too.
pub(crate) struct Script<G: Game> {
    pub(crate) news: VecDeque<News<G>>,
    pub(crate) refusal: Option<Box<wormery_protocol::Problem>>,
}

impl<G: Game> Link<G> for Script<G> {
    fn next(&mut self, _: wormery_words::Language) -> Option<News<G>> {
        self.news.pop_front()
    }

    fn act(&mut self, _: Ply, _: G::Action) {
        self.news.extend(self.refusal.clone().map(News::Refused));
    }
}

/// A golden record.
pub(crate) fn record(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../records").join(name)
}

/// The table of a golden record.
pub(crate) fn table<G: Draw>(name: &str) -> Table<G> {
    load::<G>(&record(name)).unwrap().table
}

/// The first ply of a table, from one on, at which the position is as wanted.
pub(crate) fn ply_where<G: Draw>(table: &Table<G>, from: usize, wanted: impl Fn(&G) -> bool) -> usize {
    let mut game = G::start(table.config());
    for (ply, event) in table.events().iter().enumerate() {
        if ply >= from && wanted(&game) {
            return ply;
        }
        game.apply(event).unwrap();
    }
    assert!(wanted(&game), "no position of the record is as wanted");
    table.events().len()
}

/// The frames of the last decisions before a ply, as the seat that acts then gets them.
pub(crate) fn frames<G: Draw>(table: &Table<G>, ply: usize, viewer: Viewer) -> Vec<Frame<G>> {
    let events = &table.events()[..ply];
    let is_end = |place: &usize| matches!(events.get(*place), Some(Event::Action(_)) | None);
    let mut ends: Vec<usize> = (ply.saturating_sub(12).max(1)..=ply).filter(is_end).collect();
    ends.dedup();
    let mut since = *ends.first().unwrap();
    let frame = |end: usize| {
        let cut = Table::from_events(table.config().clone(), events[..end].iter().cloned()).unwrap();
        let frame = cut.frame(viewer, Ply(since as u32), Previews::With);
        since = end;
        frame
    };
    ends.into_iter().map(frame).collect()
}

/// The screen of whoever acts at a ply of a golden record.
pub(crate) fn screen_at<G: Draw>(name: &str, ply: usize) -> TableScreen<G> {
    let table = table::<G>(name);
    let cut = Table::from_events(table.config().clone(), table.events()[..ply].iter().cloned()).unwrap();
    let viewer = cut.turn().seat().map_or(Viewer::Public, Viewer::Seat);
    screen_of(&table, frames(&table, ply, viewer), viewer)
}

/// A screen that is shown these frames, one after the other.
pub(crate) fn screen_of<G: Draw>(table: &Table<G>, frames: Vec<Frame<G>>, viewer: Viewer) -> TableScreen<G> {
    let news = frames.into_iter().map(|frame| News::Frame { viewer, frame }).collect();
    TableScreen::new(Box::new(Script { news, refusal: None }), setup(table))
}

/// A setup for as many people as the table has: the first is a person, the others are bots.
pub(crate) fn setup<G: Draw>(table: &Table<G>) -> Setup<G> {
    let names = ["Ann", "Bo", "Cas", "Dina", "Emil", "Fien", "Gijs"];
    let player = |place: usize| match place {
        0 => Player::person(names[place]),
        _ => Player::bot(names[place], "random"),
    };
    Setup {
        config: table.config().clone(),
        players: (0..table.config().n_seats()).map(player).collect(),
        playouts: 10,
        seed: 1,
        today: None,
        out: None,
        habits: Habits::default(),
    }
}
