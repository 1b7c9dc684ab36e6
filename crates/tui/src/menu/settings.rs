//! The rules that can be changed in the menu, as the game describes them.

use serde_json::{Map, Value};
use wormery_core::{Described, Matters, OptionInfo, OptionKind};
use wormery_games::{GameId, with_game};

/// The variant switches of a game, with what was chosen.
pub(crate) struct Settings(Vec<Setting>);

struct Setting {
    info: &'static OptionInfo,
    /// Its values as they stand in records; none for cards from a file.
    values: Vec<Value>,
    usual: usize,
    chosen: usize,
}

impl Settings {
    /// The usual rules of a game.
    pub(crate) fn of(game: GameId) -> Self {
        let options = with_game!(game, G => <G as Described>::OPTIONS);
        Self(options.iter().map(Setting::new).collect())
    }

    /// The places of those that have an effect now.
    pub(crate) fn shown(&self, n_seats: usize) -> Vec<usize> {
        (0..self.0.len()).filter(|place| self.matters(self.0[*place].info.matters, n_seats)).collect()
    }

    fn matters(&self, matters: Matters, n_seats: usize) -> bool {
        let value = |name: &str| self.0.iter().find(|setting| setting.info.name == name).map(Setting::value);
        let is_on = |name: &str| value(name) == Some(&Value::Bool(true));
        match matters {
            Matters::Always => true,
            Matters::With { option } => is_on(option),
            Matters::Without { option } => !is_on(option),
            Matters::Players { n } => n_seats == usize::from(n),
            Matters::MoreThan { option, n } => {
                value(option).and_then(Value::as_i64).is_some_and(|value| value > n.into())
            }
        }
    }

    /// Whether it is about cards from a file.
    pub(crate) fn is_deck(&self, place: usize) -> bool {
        matches!(self.0[place].info.kind, OptionKind::Deck { .. })
    }

    /// Turns one to its next or its previous value.
    pub(crate) fn turn(&mut self, place: usize, forward: bool) {
        let setting = &mut self.0[place];
        setting.chosen = super::turned(setting.chosen, setting.values.len().max(1), forward);
    }

    /// What one is called in records, and its value.
    pub(crate) fn entry(&self, place: usize) -> (&'static str, &Value) {
        (self.0[place].info.name, self.0[place].value())
    }

    /// What differs from the usual rules, as it would stand in a record.
    pub(crate) fn unusual(&self, n_seats: usize) -> Map<String, Value> {
        let shown = self.shown(n_seats).into_iter().map(|place| &self.0[place]);
        let unusual = shown.filter(|setting| setting.chosen != setting.usual);
        unusual.map(|setting| (setting.info.name.to_owned(), setting.value().clone())).collect()
    }
}

impl Setting {
    fn new(info: &'static OptionInfo) -> Self {
        let (values, usual): (Vec<Value>, usize) = match info.kind {
            OptionKind::Switch { usual } => (vec![usual.into(), (!usual).into()], 0),
            OptionKind::Choice { values } => (values.iter().map(|word| Value::from(*word)).collect(), 0),
            OptionKind::Numbers { values } => (values.iter().map(|number| Value::from(*number)).collect(), 0),
            OptionKind::Range { least, most, step, usual } => {
                let numbers: Vec<i16> = (least..=most).step_by(step.unsigned_abs().into()).collect();
                let place = numbers.iter().position(|number| *number == usual).unwrap_or(0);
                (numbers.into_iter().map(Value::from).collect(), place)
            }
            OptionKind::Deck { .. } => (Vec::new(), 0),
        };
        Self { info, values, usual, chosen: usual }
    }

    fn value(&self) -> &Value {
        self.values.get(self.chosen).unwrap_or(&Value::Null)
    }
}
