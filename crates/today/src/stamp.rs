use serde::Deserialize;
use serde_json::json;
use wormery_core::wire::present;
use wormery_record::Header;

use crate::Today;

/// What we note in the header's `meta`; others may note more there.
#[derive(Deserialize)]
struct Meta {
    #[serde(default, deserialize_with = "present")]
    today: Option<Today>,
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

/// What the `meta` of a header says of a day.
pub(crate) fn of_meta(meta: &str) -> Option<Today> {
    serde_json::from_str::<Meta>(meta).ok()?.today
}
