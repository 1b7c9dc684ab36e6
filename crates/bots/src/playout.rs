use wormery_core::{Chance, Event, Game, Luck, Standing, Turn};
use wormery_table::Seeded;

/// A quick way to choose, for playing on to the end many times.
///
/// A policy sees positions, but only guessed ones: it runs inside a bot's head.
pub trait Policy<G: Game> {
    /// The action to take; `legal` is not empty.
    fn pick(&mut self, game: &G, legal: &[G::Action], luck: &mut Seeded) -> G::Action;
}

/// Any legal action.
impl<G: Game> Policy<G> for () {
    fn pick(&mut self, _: &G, legal: &[G::Action], luck: &mut Seeded) -> G::Action {
        legal[luck.below(legal.len() as u32) as usize]
    }
}

/// Plays guessed positions to their end; keeps its list of actions, so that playing allocates nothing.
#[derive(Debug)]
pub struct Playout<G: Game, P> {
    legal: Vec<G::Action>,
    policy: P,
}

impl<G: Game, P: Policy<G>> Playout<G, P> {
    /// Plays by this policy.
    pub fn new(policy: P) -> Self {
        Self { legal: Vec::new(), policy }
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
                Event::Action(self.policy.pick(game, &self.legal, luck))
            }
        };
        game.apply(&event).expect("a policy takes a legal action");
        None
    }
}
