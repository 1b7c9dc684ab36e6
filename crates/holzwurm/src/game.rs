use wormery_core::{Config, Event, Game, Illegal, Tell, Turn, Viewer};

use crate::legal::Legal;
use crate::position::Phase;
use crate::{Action, DealQuestion, Effect, Glimpse, Holzwurm, Options, View, refusal};

impl Game for Holzwurm {
    const NAME: &'static str = "holzwurm";
    const RULES: u16 = 1;

    type Options = Options;
    type Action = Action;
    type Chance = DealQuestion;
    type Effect = Effect;
    type View = View;
    type Glimpse = Glimpse;

    fn start(config: &Config<Options>) -> Self {
        Self::before_first_deal(config)
    }

    #[inline]
    fn turn(&self) -> Turn<Self> {
        match self.phase {
            Phase::Play => Turn::Act(self.to_act),
            Phase::Deal => Turn::Chance(self.deal_question()),
            Phase::Over => Turn::Over(self.standing()),
        }
    }

    #[inline]
    fn legal(&self) -> impl Iterator<Item = Action> {
        Legal::new(self)
    }

    #[inline]
    fn happen(&mut self, event: &Event<Self>, tell: &mut impl Tell<Effect>) -> Result<(), Illegal> {
        match (event, self.phase) {
            (Event::Action(Action::Play { card, row }), Phase::Play) => self.play(*card, *row, tell),
            (Event::Chance(deal), Phase::Deal) => self.deal(deal, tell),
            _ => Err(refusal::of_moment(self)),
        }
    }

    fn view(&self, viewer: Viewer) -> View {
        View::of(self, viewer)
    }

    fn glimpse(&self, event: &Event<Self>, viewer: Viewer) -> Glimpse {
        Glimpse::of(event, viewer)
    }

    fn effect_for(&self, effect: Effect, viewer: Viewer) -> Option<Effect> {
        self.known_of(effect, viewer)
    }
}
