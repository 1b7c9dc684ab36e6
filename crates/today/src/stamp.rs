use serde::Deserialize;
use serde_json::json;
use wormery_core::wire::present;
use wormery_record::Header;

use crate::{Day, Flaw, RuleSet, Today};

/// What we note in the header's `meta`; others may note more there.
#[derive(Deserialize)]
struct Meta {
    #[serde(default, deserialize_with = "present")]
    today: Option<Today>,
}

/// What a newer version may note: at least what we do.
#[derive(Deserialize)]
#[expect(dead_code, reason = "only whether it can be read is asked")]
struct NewerMeta {
    today: NewerToday,
}

#[derive(Deserialize)]
#[expect(dead_code, reason = "only whether it can be read is asked")]
struct NewerToday {
    day: Day,
    set: String,
    bots: String,
}

/// The same record, which says of which day it is; it must have no `meta` in its header.
pub fn stamped(record: &str, today: &Today) -> String {
    let (header, rest) = record.split_once('\n').unwrap_or((record, ""));
    let open = header.strip_suffix('}').unwrap_or(header);
    let Today { day, set, bots } = today;
    let (set, bots) = (json!(set), json!(bots));
    format!("{open},\"meta\":{{\"today\":{{\"day\":{day},\"set\":{set},\"bots\":{bots}}}}}}}\n{rest}")
}

/// Of which day a record is, if it says so.
pub fn of_record(record: &str) -> Option<Today> {
    let header = Header::parse(record.split('\n').next()?).ok()?;
    of_meta(header.meta?)
}

/// The same, and why not where it does not: a record that says it in a way that is not known here is of a newer version.
pub fn day_of(record: &str) -> Result<Today, Flaw> {
    match of_record(record) {
        Some(today) if RuleSet::named(&today.set).is_some() => Ok(today),
        Some(Today { set, .. }) => Err(Flaw::Newer(set)),
        None if says_more(record) => Err(Flaw::Newer(String::new())),
        None => Err(Flaw::NoDay),
    }
}

/// Whether the header of a record says of which day it is, and something more that is not known here.
fn says_more(record: &str) -> bool {
    let header = record.split('\n').next().and_then(|first| Header::parse(first).ok());
    let meta = header.and_then(|header| header.meta);
    meta.is_some_and(|meta| serde_json::from_str::<NewerMeta>(meta).is_ok())
}

/// What the `meta` of a header says of a day.
pub(crate) fn of_meta(meta: &str) -> Option<Today> {
    serde_json::from_str::<Meta>(meta).ok()?.today
}
