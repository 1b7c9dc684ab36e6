use wormery_arena::Interval;
use wormery_words::of_hundred;

use crate::reader::language;

/// A share in percent with its 95 % interval: "62.0 (58.9–65.0)".
pub(crate) fn share_words(share: f64, interval: Interval) -> String {
    format!("{} {}", percents(share), interval_words(interval))
}

/// "(58.9–65.0)".
pub(crate) fn interval_words(Interval { low, high }: Interval) -> String {
    format!("({}–{})", percents(low), percents(high))
}

fn percents(share: f64) -> String {
    of_hundred(language(), share, 1)
}
