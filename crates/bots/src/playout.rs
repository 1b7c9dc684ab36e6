use wormery_core::{Chance, Event, Game, Standing, Turn};
use wormery_table::Seeded;

/// A quick way to choose, for playing on to the end many times; the actions to choose from are the legal ones.
///
/// It sees positions, but only those that an evaluator guessed or that were played long ago.
pub type Pick<G> = fn(&G, &[<G as Game>::Action], &mut Seeded) -> <G as Game>::Action;

/// Plays positions to their end; keeps its list of actions, so that playing allocates nothing.
#[derive(Debug)]
pub struct Playout<G: Game> {
    legal: Vec<G::Action>,
    pick: Pick<G>,
}

impl<G: Game> Playout<G> {
    /// Lets everybody choose this way.
    pub fn new(pick: Pick<G>) -> Self {
        Self { legal: Vec::new(), pick }
    }

    /// Plays a position on to the end of the game.
    pub fn to_end(&mut self, mut game: G, luck: &mut Seeded) -> Standing {
        loop {
            match self.step(&mut game, luck) {
                None => {}
                Some(standing) => return standing,
            }
        }
    }

    /// Lets one more event happen; the standing if there is none.
    pub fn step(&mut self, game: &mut G, luck: &mut Seeded) -> Option<Standing> {
        let event = match game.turn() {
            Turn::Over(standing) => return Some(standing),
            Turn::Chance(question) => Event::Chance(question.draw(luck)),
            Turn::Act(_) => {
                self.legal.clear();
                self.legal.extend(game.legal());
                Event::Action((self.pick)(game, &self.legal, luck))
            }
        };
        game.apply(&event).expect("what is picked is legal");
        None
    }
}
