use wormery_core::{Event, Game};
use wormery_games::regenwormen::{Action, Regenwormen, Specialist, Symbol, TurnEnd};
use wormery_solve::{Kit, Payoffs, Solved, State, Symbols};

use super::end_value::EndValue;

/// A turn, and what is the same all through it.
pub(super) struct Turn {
    /// The position in which it begins.
    start: Regenwormen,
    /// What it is worth if it fails.
    fail: f64,
    /// What a token is worth.
    token: f64,
}

impl Turn {
    /// The turn that begins in this position.
    pub(super) fn begin(start: Regenwormen, ends: &mut impl EndValue) -> Self {
        let fail = ends.of_end(&start, TurnEnd::Fail);
        let token = if start.options().expansion { ends.of_token(&start) } else { 0.0 };
        Self { start, fail, token }
    }

    /// Whether a position is one of this turn.
    pub(super) fn is_of(&self, game: &Regenwormen) -> bool {
        self.start == game.at_turn_start()
    }

    /// Where the dice begin, without the golden one.
    pub(super) fn start_state(&self) -> State {
        State {
            weasel: self.start.holder(Specialist::Weasel) == Some(self.start.seat()),
            ..Kit::Eight.start()
        }
    }

    /// The dice, if the golden one may join them.
    pub(super) fn golden_kit(&self) -> Option<Kit> {
        let has_it = self.start.holder(Specialist::GoldenDie) == Some(self.start.seat());
        has_it.then(|| Kit::with_golden(self.start.options().golden_faces))
    }

    /// What every end of the turn pays.
    pub(super) fn payoffs(&self, ends: &mut impl EndValue) -> Payoffs {
        let mut known: Vec<(TurnEnd, f64)> = Vec::with_capacity(24);
        let options = self.start.options();
        let mut value = |end| {
            if let Some((_, value)) = known.iter().find(|(of, _)| *of == end) {
                return *value;
            }
            let value = ends.of_end(&self.start, end);
            known.push((end, value));
            value
        };
        Payoffs::new(self.fail, options.voluntary_fail, |points, has_worm| {
            self.start.claims_with(points, has_worm).map(&mut value).reduce(f64::max)
        })
        .with_double_one(self.token)
        .with_weasel_after_fail(options.weasel_after_fail)
    }

    /// The value of an action after which the dice decide, by the turn as it was solved; none for other actions.
    pub(super) fn by_dice(&self, solved: &impl Solved, game: &Regenwormen, action: Action) -> Option<f64> {
        match action {
            Action::Roll { .. } => Some(solved.roll(state(game))),
            Action::Keep { symbol } => Some(self.keep_value(solved, game, symbol)),
            Action::Weasel => Some(solved.roll(State { weasel: false, ..state(game) })),
            _ => None,
        }
    }

    /// The value of an action that has nothing to do with dice any more.
    pub(super) fn end_value(&self, ends: &mut impl EndValue, game: &Regenwormen, action: Action) -> f64 {
        match action {
            Action::Stop | Action::Accept => self.fail,
            Action::GiveBack { .. } | Action::Rob { .. } => {
                let mut after = game.clone();
                after.apply(&Event::Action(action)).expect("a legal action is accepted");
                ends.of_position(&after, game)
            }
            _ => ends.of_end(&self.start, TurnEnd::of(action).unwrap_or(TurnEnd::Fail)),
        }
    }

    fn keep_value(&self, solved: &impl Solved, game: &Regenwormen, symbol: Symbol) -> f64 {
        let n_rolled = game.rolled(symbol);
        let token = if symbol == Symbol::One && n_rolled >= 2 { self.token } else { 0.0 };
        let mut state = state(game);
        let shows_it = game.golden_shows() == Some(symbol);
        state = if state.golden && shows_it {
            state.keep_golden(symbol, n_rolled - 1)
        } else {
            state.keep(symbol, n_rolled)
        };
        token + solved.value(state)
    }
}

/// All dice of the turn, kept or not.
pub(super) fn n_dice(game: &Regenwormen) -> u8 {
    let kept: u8 = Symbol::ALL.iter().map(|symbol| game.kept(*symbol)).sum();
    kept + game.dice_left() + u8::from(game.golden_in_play())
}

/// What the rest of the turn depends on, as the kernel sees it.
fn state(game: &Regenwormen) -> State {
    let kept = Symbol::ALL.iter().copied().filter(|symbol| game.kept(*symbol) > 0);
    let used = kept.fold(Symbols::NONE, Symbols::with);
    let points = Symbol::ALL.iter().map(|symbol| game.kept(*symbol) * symbol.points()).sum();
    let golden_faces = game.options().golden_faces;
    let own_faces = Kit::with_golden(golden_faces) == Kit::Golden;
    let in_play = game.golden_in_play();
    let n_dice = game.dice_left() + u8::from(in_play && !own_faces);
    let holds_weasel = game.holder(Specialist::Weasel) == Some(game.seat());
    State { used, n_dice, golden: in_play && own_faces, weasel: holds_weasel && !game.weasel_used(), points }
}
