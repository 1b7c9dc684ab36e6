//! Numbers without bounds, between -1 and 1.

/// Nearly the number in units of `scale` while it is small, and never more than 1 away from 0.
pub(crate) fn squash(number: i32, scale: f32) -> f32 {
    let number = number as f32 / scale;
    number / (1.0 + number.abs())
}
