//! Messages that are named in code.

use crate::catalogue::{MESSAGES, SIGNATURES};
use crate::message::Message;

/// Says a message by its key and its arguments, which the compiler checks.
///
/// `name` alone is short for `name = name`.
///
/// ```
/// use wormery_words::{Language, say};
///
/// let n = 3;
/// assert_eq!(say!(Language::De, review_turns, n), "3 Züge");
/// assert_eq!(say!(Language::En, rw_steal, name = "Ann", tile = 24), "Steal Ann’s 24");
/// ```
///
/// A key that does not exist, an argument that is missing, and one that the message has not, stop the build:
///
/// ```compile_fail,E0080
/// wormery_words::say!(wormery_words::Language::En, review_turnips, n = 3);
/// ```
///
/// ```compile_fail,E0080
/// wormery_words::say!(wormery_words::Language::En, review_turns);
/// ```
///
/// ```compile_fail,E0080
/// wormery_words::say!(wormery_words::Language::En, review_turns, m = 3);
/// ```
#[macro_export]
macro_rules! say {
    ($language:expr, $key:ident $(, $name:ident $(= $value:expr)?)* $(,)?) => {{
        const MESSAGE: &$crate::Message = $crate::known(
            stringify!($key),
            &[$(stringify!($name)),*],
            concat!("there is no message ", stringify!($key)),
        );
        MESSAGE.say($language, &[$((stringify!($name), $crate::argument!($name $(= $value)?))),*])
    }};
}

/// The value of one argument of `say!`.
#[doc(hidden)]
#[macro_export]
macro_rules! argument {
    ($name:ident) => {
        $crate::Value::from($name)
    };
    ($name:ident = $value:expr) => {
        $crate::Value::from($value)
    };
}

/// Finds a message while compiling; what is not in the catalogue is an error of the build.
#[doc(hidden)]
pub const fn known(key: &str, names: &[&str], unknown: &str) -> &'static Message {
    let Some(idx) = find(key) else { panic!("{}", unknown) };
    let message = MESSAGES[idx];
    let fits = names.len() == message.wants.len() && has_all(names, message.wants);
    assert!(fits, "{}", SIGNATURES[idx]);
    message
}

const fn find(key: &str) -> Option<usize> {
    let (mut low, mut high) = (0, MESSAGES.len());
    while low < high {
        let middle = usize::midpoint(low, high);
        match order(MESSAGES[middle].key, key) {
            0 => return Some(middle),
            1 => high = middle,
            _ => low = middle + 1,
        }
    }
    None
}

const fn has_all(names: &[&str], wanted: &[&str]) -> bool {
    let mut idx = 0;
    while idx < wanted.len() {
        if !has(names, wanted[idx]) {
            return false;
        }
        idx += 1;
    }
    true
}

const fn has(names: &[&str], name: &str) -> bool {
    let mut idx = 0;
    while idx < names.len() {
        if order(names[idx], name) == 0 {
            return true;
        }
        idx += 1;
    }
    false
}

/// Zero for equal texts, one if the first is the greater: `Ord` does not work while compiling.
const fn order(first: &str, second: &str) -> u8 {
    let (first, second) = (first.as_bytes(), second.as_bytes());
    let mut idx = 0;
    while idx < first.len() && idx < second.len() {
        if first[idx] != second[idx] {
            return if first[idx] > second[idx] { 1 } else { 2 };
        }
        idx += 1;
    }
    if first.len() == second.len() {
        0
    } else if first.len() > second.len() {
        1
    } else {
        2
    }
}
