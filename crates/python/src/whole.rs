//! Whole numbers of Python that are not negative.

use pyo3::exceptions::PyOverflowError;
use pyo3::prelude::*;

use crate::refused::refused;

/// A seed.
#[derive(Clone, Copy)]
pub(crate) struct Seed(pub(crate) u64);

/// How many of something.
#[derive(Clone, Copy)]
pub(crate) struct Count(pub(crate) usize);

impl<'py> FromPyObject<'_, 'py> for Seed {
    type Error = PyErr;

    fn extract(number: Borrowed<'_, 'py, PyAny>) -> PyResult<Self> {
        number.extract().map(Self).map_err(|error| in_words(error, number, "a seed is a number"))
    }
}

impl<'py> FromPyObject<'_, 'py> for Count {
    type Error = PyErr;

    fn extract(number: Borrowed<'_, 'py, PyAny>) -> PyResult<Self> {
        number.extract().map(Self).map_err(|error| in_words(error, number, "a count is a number"))
    }
}

/// What is wrong with a number that does not fit; what is no number at all Python says itself.
fn in_words(error: PyErr, number: Borrowed<'_, '_, PyAny>, what: &str) -> PyErr {
    if error.is_instance_of::<PyOverflowError>(number.py()) {
        refused(format!("{what} from 0 to 2**64 - 1, not {}", *number))
    } else {
        error
    }
}
