//! Wormery for Python: the module `wormery._native`.
//!
//! States, many games side by side, odds, records and reviews. What is not numbers crosses as the JSON of records, which Python
//! gets as its own lists and dictionaries. docs/python.md tells the rest; the package around it is in `python/`.

mod any_batch;
mod any_state;
mod batch;
mod bots;
mod games;
mod json;
mod odds;
mod played;
mod records;
mod refused;
mod state;
mod threads;
mod whole;

use pyo3::prelude::*;

/// The compiled part of the package `wormery`.
#[pymodule]
mod _native {
    #[pymodule_export]
    #[allow(non_upper_case_globals, reason = "it is the name that Python knows")]
    const __version__: &str = env!("CARGO_PKG_VERSION");
    #[pymodule_export]
    use crate::batch::Batch;
    #[pymodule_export]
    use crate::games::{
        action_names, games, illegal_returns, levels, n_actions, n_places, options, place_names, seats,
    };
    #[pymodule_export]
    use crate::odds::odds;
    #[pymodule_export]
    use crate::records::{replay, review};
    #[pymodule_export]
    use crate::state::State;
}
