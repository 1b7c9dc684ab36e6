use wormery_core::{Event, Game, Seat, Viewer};
use wormery_table::{Frame, Ply, Previews, Seen, choices, see};

/// What one seat is told of a game: each frame tells what has happened since the one before.
#[derive(Clone, Debug)]
pub struct Watcher<G: Game> {
    viewer: Viewer,
    /// The position up to which it was told.
    told: G,
    n_told: usize,
}

impl<G: Game> Watcher<G> {
    /// Watches from the start of a game.
    pub fn new(start: G, seat: Seat) -> Self {
        Self { viewer: Viewer::Seat(seat), told: start, n_told: 0 }
    }

    /// The frame of a position in which its seat must act; `events` are all that have led there.
    pub fn frame(&mut self, game: &G, events: &[Event<G>], previews: Previews) -> Frame<G> {
        let seen = self.seen(events);
        let legal = choices(game, self.viewer, previews);
        Frame { ply: Ply(events.len() as u32), view: game.view(self.viewer), legal, seen }
    }

    fn seen(&mut self, events: &[Event<G>]) -> Vec<Seen<G>> {
        let Self { viewer, told, n_told } = self;
        let news = events.iter().enumerate().skip(*n_told);
        let seen = news.map(|(place, event)| see(told, Ply(place as u32 + 1), event, *viewer)).collect();
        *n_told = events.len();
        seen
    }
}
