use pyo3::prelude::*;
use serde::Serialize;
use serde_json::Value;
use wormery_bots::regenwormen::odds_of;
use wormery_bots::{ChoiceOdds, TurnOdds};
use wormery_core::Word;
use wormery_games::regenwormen::{Action, Options, Regenwormen, Specialist, Symbol, Tile};
use wormery_solve::{Described, FailCost, Goal, GoldenPlace, Objective, Part, Spelling};

use crate::games::{options_value, table_options};
use crate::json::give;
use crate::refused::refused;

/// How arguments are called.
const ARGUMENTS: Spelling = Spelling {
    part: |part| match part {
        Part::Row => "row",
        Part::Tops => "tops",
        Part::Own => "own",
        Part::Kept => "kept",
        Part::Roll => "roll",
        Part::Specialist => "specialist",
        Part::Golden => "golden",
        Part::WeaselUsed => "weasel_used",
    },
    expansion: "pass options={'expansion': True}",
    specialist: |needed: Specialist| format!("pass specialist='{needed}' and options={{'expansion': True}}"),
};

/// The exact odds of the rest of a turn of Regenwormen: dice kept, dice rolled, open tiles, others' top tiles, own top tile.
///
/// `objective` is "worms", "total", "at-least:N" or "exactly:N", `fail_cost` a number of worms or "own" for those of the own
/// top tile. With the expansion, `specialist` is the one held and `golden` says where its die is: "pool", "kept" or "aside".
#[pyfunction]
#[pyo3(signature = (
    kept="", roll="", *, row=None, tops=Vec::new(), own=None, options=None, specialist=None, golden=None,
    weasel_used=false, objective="worms", fail_cost=None
))]
#[allow(clippy::too_many_arguments, reason = "they are the keywords of a function of Python")]
pub(crate) fn odds<'py>(
    py: Python<'py>,
    kept: &str,
    roll: &str,
    row: Option<Vec<u8>>,
    tops: Vec<u8>,
    own: Option<u8>,
    options: Option<&Bound<'py, PyAny>>,
    specialist: Option<&str>,
    golden: Option<&str>,
    weasel_used: bool,
    objective: &str,
    fail_cost: Option<&Bound<'py, PyAny>>,
) -> PyResult<Bound<'py, PyAny>> {
    let faces_rolled = faces("roll", roll)?;
    let described = Described {
        options: rules(&options_value(options)?)?,
        specialist: specialist.map(|name| named("specialist", Specialist::from_word(name))).transpose()?,
        row: row.map(|row| tiles("row", row)).transpose()?,
        tops: tiles("tops", tops)?,
        own: own.map(|number| tile("own", number)).transpose()?,
        kept: faces("kept", kept)?,
        roll: (!faces_rolled.is_empty()).then_some(faces_rolled),
        golden: golden.map(golden_place).transpose()?,
        weasel_used,
    };
    let situation = described.situation(&ARGUMENTS).map_err(refused)?;
    let objective = wanted(objective, fail_cost)?;
    let odds = py.detach(|| odds_of(&situation, objective));
    if matches!(objective, Objective::Worms(_)) { give(py, &odds) } else { give(py, &Values::from(odds)) }
}

/// The same where something else than worms is counted.
#[derive(Serialize)]
struct Values {
    value: f64,
    fail: f64,
    choices: Vec<ValueAfter>,
}

#[derive(Serialize)]
struct ValueAfter {
    action: Action,
    value: f64,
    fail: f64,
    ends: Vec<(Action, f64)>,
}

impl From<TurnOdds<Action>> for Values {
    fn from(odds: TurnOdds<Action>) -> Self {
        let after = |ChoiceOdds { action, worms, fail, ends }: ChoiceOdds<Action>| ValueAfter {
            action,
            value: worms,
            fail,
            ends,
        };
        Self { value: odds.worms, fail: odds.fail, choices: odds.choices.into_iter().map(after).collect() }
    }
}

fn rules(options: &Value) -> PyResult<Options> {
    Ok(*table_options::<Regenwormen>(2, options)?.options())
}

fn wanted(objective: &str, fail_cost: Option<&Bound<'_, PyAny>>) -> PyResult<Objective> {
    let goal: Goal = named("objective", objective.parse())?;
    let cost = fail_cost.map_or(Ok("own".to_owned()), |cost| cost.str()?.extract());
    let cost: FailCost = named("fail_cost", cost?.parse())?;
    goal.objective(cost)
        .ok_or_else(|| refused("fail_cost: it is counted in worms, so it needs objective='worms'"))
}

fn golden_place(name: &str) -> PyResult<GoldenPlace> {
    match name {
        "pool" => Ok(GoldenPlace::Pool),
        "kept" => Ok(GoldenPlace::Kept),
        "aside" => Ok(GoldenPlace::Aside),
        _ => Err(refused(format!("golden: it is 'pool', 'kept' or 'aside', not {name:?}"))),
    }
}

fn faces(what: &str, text: &str) -> PyResult<Vec<Symbol>> {
    let faces = text.chars().filter(|face| !matches!(face, ',' | ' '));
    let faces = faces.map(|face| Symbol::from_word(&face.to_uppercase().to_string()));
    named(what, faces.collect())
}

fn tiles(what: &str, numbers: Vec<u8>) -> PyResult<Vec<Tile>> {
    numbers.into_iter().map(|number| tile(what, number)).collect()
}

fn tile(what: &str, number: u8) -> PyResult<Tile> {
    Tile::new(number).ok_or_else(|| {
        refused(format!(
            "{what}: there is no tile {number}: they are 21 to 36, and 11 and 13 in the expansion"
        ))
    })
}

/// What was read, or an error that names the argument.
fn named<T, E: std::fmt::Display>(what: &str, read: Result<T, E>) -> PyResult<T> {
    read.map_err(|error| refused(format!("{what}: {error}")))
}
