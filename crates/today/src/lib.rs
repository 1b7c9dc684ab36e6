//! One game a day with the same luck for everybody.
//!
//! Luck is a function of the day, the rule set, the seat, its turn and the throw ([`TableLuck`]); the others at the table are bots
//! whose answers never change ([`Today::levels`]). A record of such a game says in its header which day it is of, and can be
//! checked by anybody ([`check`]). docs/today.md tells it for people.

mod best;
mod check;
mod counter;
mod day;
mod luck;
mod rule_set;
mod stamp;
mod stream;
mod today;

pub use best::{PLAYOUTS, best_score};
pub use check::{CheckedDay, Flaw, check};
pub use day::{ACCEPTED_DAYS, Day};
pub use luck::TableLuck;
pub use rule_set::RuleSet;
pub use stamp::{day_of, of_record, stamped};
pub use today::{BOT_NAMES, MARKS_A_ROW, Today};
