//! JSON in between: Python's own module reads and writes it.

use pyo3::prelude::*;
use pyo3::types::PyString;
use serde::Serialize;

use crate::refused::refused;

/// A value of Python as JSON.
pub(crate) fn to_text(value: &Bound<'_, PyAny>) -> PyResult<String> {
    value.py().import("json")?.call_method1("dumps", (value,))?.extract()
}

/// JSON as a value of Python.
pub(crate) fn from_text<'py>(py: Python<'py>, text: &str) -> PyResult<Bound<'py, PyAny>> {
    py.import("json")?.call_method1("loads", (PyString::new(py, text),))
}

/// Something of ours as a value of Python.
pub(crate) fn give<'py>(py: Python<'py>, value: &impl Serialize) -> PyResult<Bound<'py, PyAny>> {
    from_text(py, &written(value)?)
}

/// Something of ours as JSON.
pub(crate) fn written(value: &impl Serialize) -> PyResult<String> {
    serde_json::to_string(value).map_err(refused)
}
