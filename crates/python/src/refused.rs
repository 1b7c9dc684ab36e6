use std::fmt::Display;

use pyo3::PyErr;
use pyo3::exceptions::PyValueError;

/// A `ValueError` that says what is wrong.
#[allow(clippy::needless_pass_by_value, reason = "errors are handed over where they are mapped")]
pub(crate) fn refused(error: impl Display) -> PyErr {
    PyValueError::new_err(error.to_string())
}
