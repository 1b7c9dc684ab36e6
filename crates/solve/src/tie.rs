//! When two values count as equal.

/// What rounding can do to a value, and a little more.
const ROUNDING: f64 = 1e-13;

/// Whether a value is larger than another by more than rounding.
///
/// Choices are compared with this, in an order of preference: of equal ones the first is made, whatever the
/// last bits say.
pub(crate) fn beats(value: f64, other: f64) -> bool {
    value > other + ROUNDING * other.abs().max(1.0)
}
