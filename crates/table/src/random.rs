use wormery_core::{Chance, Config, Event, Game, Luck, Standing, Turn};

/// Plays games in which every decision is a uniformly random legal one.
///
/// Keeps its list of actions from step to step, so that playing allocates nothing.
#[derive(Debug)]
pub struct RandomPlay<G: Game> {
    legal: Vec<G::Action>,
}

impl<G: Game> Default for RandomPlay<G> {
    fn default() -> Self {
        Self { legal: Vec::new() }
    }
}

impl<G: Game> RandomPlay<G> {
    /// The next event of a game, or the standing if it is over.
    #[inline(always)]
    #[allow(
        clippy::inline_always,
        reason = "a step takes some nanoseconds; a call would be a good part of them"
    )]
    pub fn next(&mut self, game: &G, luck: &mut impl Luck) -> Result<Event<G>, Standing> {
        match game.turn() {
            Turn::Act(_) => {
                self.legal.clear();
                self.legal.extend(game.legal());
                let choice = luck.below(self.legal.len() as u32) as usize;
                Ok(Event::Action(self.legal[choice]))
            }
            Turn::Chance(question) => Ok(Event::Chance(question.draw(luck))),
            Turn::Over(standing) => Err(standing),
        }
    }

    /// Plays a whole game and shows each event with the position before it.
    ///
    /// Returns the number of events and the final standing.
    pub fn play(
        &mut self,
        config: &Config<G::Options>,
        luck: &mut impl Luck,
        mut watch: impl FnMut(&G, &Event<G>),
    ) -> (u64, Standing) {
        let mut game = G::start(config);
        for steps in 0.. {
            let event = match self.next(&game, luck) {
                Ok(event) => event,
                Err(standing) => return (steps, standing),
            };
            watch(&game, &event);
            game.apply(&event).expect("a legal action and a drawn outcome are accepted");
        }
        unreachable!("the count of steps does not run out")
    }
}
