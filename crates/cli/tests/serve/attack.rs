//! Somebody in one network does his worst, with the usual limits: the others lose nothing, bots go on, memory stays within
//! its budget, and he is told what docs/limits.md says. How fast it is meanwhile is in docs/performance.md.

use serde_json::Value;

use crate::program::WORMERY;

/// A server that answers after this time has stopped.
const STOPPED_MS: f64 = 2000.0;

fn attack(kind: &str, flags: &[&str]) -> (Value, bool) {
    let small = ["--seconds", "2", "--tables", "4", "--rate", "12", "--bot-tables", "2", "--server", WORMERY];
    let args = [&["attack", "--kind", kind], &small[..], &["--"], flags].concat();
    let measured = wormery_load::measure(&args).unwrap_or_else(|error| panic!("{kind}: {error:#}"));
    (measured[0].figures.clone(), measured[0].is_clean)
}

/// Attacks, and checks that it came to nothing.
fn fails(kind: &str) -> Value {
    let (figures, is_clean) = attack(kind, &[]);
    assert!(is_clean, "{figures:#}");
    assert_eq!((&figures["refused"], &figures["lost"]), (&0.into(), &0.into()), "{figures:#}");
    assert_eq!(figures["moves attacked"], 24, "{figures:#}");
    let p99 = figures["move to own frame attacked, ms"]["p99"].as_f64().expect("a time");
    assert!(p99 < STOPPED_MS, "{figures:#}");
    figures
}

#[test]
fn moves_at_tables_with_the_longest_clock_leave_nothing_behind() {
    fails("clock");
}

#[test]
fn tables_full_of_bots_stop_no_other_bot() {
    fails("bots");
}

#[test]
fn reviews_of_long_matches_stop_nobody() {
    fails("reviews");
}

#[test]
fn tables_without_end_are_refused() {
    fails("tables");
}

#[test]
fn silent_connections_keep_nobody_out() {
    fails("silent");
}

#[test]
fn those_who_never_read_hold_nobody_up() {
    fails("streams");
}

#[test]
fn talk_without_end_is_refused() {
    fails("talk");
}

#[test]
fn nonsense_at_full_speed_is_cut_off() {
    fails("frames");
}

#[test]
fn programs_side_by_side_and_long_headers_are_refused() {
    fails("programs");
}

#[test]
fn codes_cannot_be_tried_out() {
    fails("codes");
}
