use alloc::sync::Arc;

use wormery_core::{Config, Event, Game, Illegal, Tell, Turn, Viewer};

use crate::action::Action;
use crate::chance::Question;
use crate::deck::CardSet;
use crate::effect::Effect;
use crate::options::Options;
use crate::position::{ItHappens, Phase};
use crate::view::View;

impl Game for ItHappens {
    const NAME: &'static str = "it-happens";
    const RULES: u16 = 1;

    type Options = Options;
    type Action = Action;
    type Chance = Question;
    type Effect = Effect;
    type View = View;
    /// Everything that happens is seen by all.
    type Glimpse = Event<Self>;

    fn start(config: &Config<Options>) -> Self {
        Self::set_up(config)
    }

    #[inline]
    fn turn(&self) -> Turn<Self> {
        match self.phase {
            Phase::Turn | Phase::Place { .. } => Turn::Act(self.seat),
            Phase::Throw { .. } => Turn::Chance(Question::Die),
            Phase::Mounds => {
                let unused = CardSet::ALL.minus(self.used);
                Turn::Chance(Question::Mounds { deck: Arc::clone(&self.deck), unused })
            }
            Phase::Over => Turn::Over(self.standing()),
        }
    }

    #[inline]
    fn legal(&self) -> impl Iterator<Item = Action> {
        self.moves.into_iter()
    }

    #[inline]
    fn happen(&mut self, event: &Event<Self>, tell: &mut impl Tell<Effect>) -> Result<(), Illegal> {
        match event {
            Event::Action(action) => self.act(*action, tell),
            Event::Chance(outcome) => self.answer(outcome, tell),
        }
    }

    fn view(&self, viewer: Viewer) -> View {
        self.seen_by(viewer)
    }

    fn glimpse(&self, event: &Event<Self>, _viewer: Viewer) -> Event<Self> {
        event.clone()
    }

    /// Everything happens in sight of all; only the count at the end turns over the point tiles (IH-18).
    ///
    /// Asked on a position before the end, about what would come, it says no more than the view there.
    fn effect_for(&self, effect: Effect, viewer: Viewer) -> Option<Effect> {
        let shown = match &effect {
            Effect::Scored(scored) => self.shows_points(scored.color, viewer),
            Effect::Ranked { .. } => self.colors().all(|color| self.shows_points(color, viewer)),
            _ => true,
        };
        shown.then_some(effect)
    }
}
