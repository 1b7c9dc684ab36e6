use pyo3::prelude::*;
use serde::Serialize;
use wormery_core::Standing;
use wormery_games::with_game;
use wormery_record::Recorded;
use wormery_review::{Telling, report};

use crate::games::record_game;
use crate::json::{from_text, give, written};
use crate::refused::refused;

#[derive(Serialize)]
struct Replayed {
    steps: u64,
    scores: Option<Vec<i32>>,
    ranks: Option<Vec<u8>>,
}

/// Checks every line of a record, and says how the game ended.
#[pyfunction]
pub(crate) fn replay<'py>(py: Python<'py>, text: &str) -> PyResult<Bound<'py, PyAny>> {
    let replayed = wormery_games::replay(text.as_bytes()).map_err(refused)?;
    let standing = replayed.standing.as_ref();
    let (scores, ranks) = (standing.map(Standing::scores), standing.map(Standing::ranks));
    give(py, &Replayed { steps: replayed.steps, scores, ranks })
}

/// Tells luck and skill of a record apart.
#[pyfunction]
pub(crate) fn review<'py>(py: Python<'py>, text: &str) -> PyResult<Bound<'py, PyAny>> {
    let id = record_game(text)?;
    let report = py.detach(|| with_game!(id, G => reviewed::<G>(text)))?;
    from_text(py, &report)
}

fn reviewed<G: Telling>(text: &str) -> PyResult<String> {
    let record = Recorded::<G>::parse(text).map_err(refused)?;
    let mut judge = G::judge(&record.config);
    written(&report(&record.config, &record.events, &mut *judge, &record.players).map_err(refused)?)
}
