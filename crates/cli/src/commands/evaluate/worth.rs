use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::{Mutex, PoisonError};

use serde::Serialize;
use serde_json::value::RawValue;
use wormery_bots::{Judge, Roster, Shares, TurnOdds, best_first};
use wormery_core::{Config, Word};
use wormery_engine::Line;

use super::position::{Named, Position, Told};
use crate::exit::Answer;

/// Judges that are not asked at the moment; they are kept, because some take a while to make.
pub(super) struct Judges<G: Roster>(Mutex<Vec<Seated<G>>>);

/// A judge of games by one config.
struct Seated<G: Roster> {
    config: Config<G::Options>,
    judge: Box<dyn Judge<G>>,
    /// How many rows a standing by this config has.
    n_rows: usize,
}

impl<G: Roster> Default for Judges<G> {
    fn default() -> Self {
        Self(Mutex::new(Vec::new()))
    }
}

/// What a position is worth.
#[derive(Serialize)]
struct Worth<'a, A> {
    line: u64,
    #[serde(skip_serializing_if = "Option::is_none")]
    id: Option<&'a RawValue>,
    #[serde(skip_serializing_if = "Option::is_none")]
    ply: Option<u32>,
    seat: usize,
    method: &'static str,
    judge: String,
    /// The seat's share of the win after its best choice.
    value: f64,
    /// The best first.
    choices: Vec<Choice<A>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    odds: Option<TurnOdds<A>>,
}

/// What a choice is worth.
#[derive(Serialize)]
struct Choice<A> {
    action: A,
    /// The seat's share of the win.
    value: f64,
    /// Half of the 95 % interval of the difference to the best choice.
    margin: f64,
    /// The shares of all.
    shares: Shares,
}

/// A line that is no position.
#[derive(Serialize)]
struct Wrong<'a> {
    line: u64,
    #[serde(skip_serializing_if = "Option::is_none")]
    id: Option<&'a RawValue>,
    error: String,
}

impl<G: Roster> Judges<G> {
    /// What is put out for a line.
    pub(super) fn line(&self, number: u64, line: &Line) -> (String, Answer) {
        let text = match line {
            Line::Text(text) => Ok(text.as_str()),
            Line::TooLong => Err("the line is longer than 16 MiB"),
            Line::NotText => Err("the line is not UTF-8"),
        };
        let told = text.map_err(str::to_owned).and_then(Told::parse);
        let id = text
            .ok()
            .and_then(|text| serde_json::from_str::<Named<'_>>(text).ok())
            .and_then(|named| named.id);
        let worth = told.and_then(|told| {
            let tried = catch_unwind(AssertUnwindSafe(|| self.worth(number, &told)));
            tried.unwrap_or_else(|_| Err("view: it is not one of a game".into()))
        });
        match worth {
            Ok(text) => (text, Answer::Yes),
            Err(error) => (written(&Wrong { line: number, id, error }), Answer::No),
        }
    }

    fn worth(&self, number: u64, told: &Told<'_>) -> Result<String, String> {
        let position: Position<G> = told.position()?;
        let Position { config, seat, view, legal, ply } = &position;
        let mut seated = self.take(config);
        let choices = seated.judge.choices(view, *seat, legal);
        if choices.iter().any(|choice| choice.shares.n_rows() != seated.n_rows) {
            return Err("view: it is not one of so many players".into());
        }
        let values: Vec<f64> = choices.iter().map(|choice| choice.shares.of(seat.index())).collect();
        let choice = |place: usize| {
            let of = &choices[place];
            Choice { action: of.action, value: values[place], margin: of.margin, shares: of.shares.clone() }
        };
        let choices: Vec<_> = best_first(&values).into_iter().map(choice).collect();
        let worth = Worth {
            line: number,
            id: told.id,
            ply: *ply,
            seat: seat.index(),
            method: seated.judge.method().word(),
            judge: seated.judge.version(),
            value: choices.first().map_or(0.0, |best| best.value),
            choices,
            odds: G::odds(view),
        };
        self.0.lock().unwrap_or_else(PoisonError::into_inner).push(seated);
        Ok(written(&worth))
    }

    /// A judge for a config: one that is free, or a new one.
    fn take(&self, config: &Config<G::Options>) -> Seated<G> {
        let mut free = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(place) = free.iter().position(|seated| seated.config == *config) {
            return free.swap_remove(place);
        }
        // Of rules that nobody asks about any more none is kept for ever.
        if free.len() > MOST_FREE {
            free.clear();
        }
        drop(free);
        let mut judge = G::judge(config);
        let n_rows = judge.worth(&G::start(config)).n_rows();
        Seated { config: config.clone(), judge, n_rows }
    }
}

/// So many judges may be free.
const MOST_FREE: usize = 64;

fn written(line: &impl Serialize) -> String {
    serde_json::to_string(line).expect("numbers and words can be written")
}
