use core::fmt;

use crate::{Chance, Config, Effect, Event, Illegal, Options, Seat, Silent, Standing, Tell, Viewer, Wire};

/// A game in progress: rules and position in one value.
///
/// A position is deliberately not serialisable. What leaves a game is a view, a glimpse, an effect, an action or an
/// outcome, so what a viewer must not know is not in any type that can reach him.
pub trait Game: Clone + Eq + fmt::Debug + Send + Sync + 'static {
    /// The game's name in records and on the command line.
    const NAME: &'static str;
    /// Raised when some old record would replay differently, never for a refactoring.
    const RULES: u16;

    /// The variant switches.
    type Options: Options;
    /// What a seat may choose.
    type Action: Wire + Copy + Eq + fmt::Debug + Send + Sync;
    /// What is asked of chance.
    type Chance: Chance;
    /// What an event brings about, in the words of the rules; each kind belongs to a rule id.
    type Effect: Effect;
    /// What one viewer may know of the position.
    type View: Wire + Clone + PartialEq + fmt::Debug + Send + Sync;
    /// What one viewer may know of one event.
    type Glimpse: Wire + Clone + PartialEq + fmt::Debug + Send + Sync;

    /// The position before the first event.
    fn start(config: &Config<Self::Options>) -> Self;

    /// What must happen next.
    fn turn(&self) -> Turn<Self>;

    /// Every action of the seat to act, each once; empty while chance is asked and after the end.
    fn legal(&self) -> impl Iterator<Item = Self::Action>;

    /// Lets one event happen with all its consequences, and tells them in order; an event that is refused changes
    /// nothing and tells nothing.
    fn happen(&mut self, event: &Event<Self>, tell: &mut impl Tell<Self::Effect>) -> Result<(), Illegal>;

    /// Lets one event happen while nobody listens.
    #[inline]
    fn apply(&mut self, event: &Event<Self>) -> Result<(), Illegal> {
        self.happen(event, &mut Silent)
    }

    /// What a viewer may know of this position.
    fn view(&self, viewer: Viewer) -> Self::View;

    /// What a viewer may know of an event, asked on the position before the event.
    fn glimpse(&self, event: &Event<Self>, viewer: Viewer) -> Self::Glimpse;

    /// What a viewer may know of an effect, asked on the position after the whole event; `None` if nothing.
    ///
    /// A preview asks the position before as well: what an end would lay open is not known in advance.
    fn effect_for(&self, effect: Self::Effect, viewer: Viewer) -> Option<Self::Effect>;
}

/// What must happen next.
pub enum Turn<G: Game> {
    /// A seat chooses one of its legal actions.
    Act(Seat),
    /// Chance answers a question.
    Chance(G::Chance),
    /// Nothing: the game is over.
    Over(Standing),
}

impl<G: Game> Turn<G> {
    /// The seat to act; `None` while chance is asked and after the end.
    pub fn seat(&self) -> Option<Seat> {
        match self {
            Self::Act(seat) => Some(*seat),
            _ => None,
        }
    }

    /// Whether the game is over.
    pub fn is_over(&self) -> bool {
        matches!(self, Self::Over(_))
    }
}

impl<G: Game> fmt::Debug for Turn<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Act(seat) => f.debug_tuple("Act").field(seat).finish(),
            Self::Chance(question) => f.debug_tuple("Chance").field(question).finish(),
            Self::Over(standing) => f.debug_tuple("Over").field(standing).finish(),
        }
    }
}
