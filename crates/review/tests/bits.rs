//! What a judge says of recorded games, to the last bit: the module for the browser says the same (`scripts/test-wasm.mjs`).

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use wormery_bots::Roster;
use wormery_holzwurm::Holzwurm;
use wormery_ithappens::ItHappens;
use wormery_record::Recorded;
use wormery_regenwormen::Regenwormen;
use wormery_review::review;

/// The bits of the worth of every position to everybody, in one number, and how many shares there are.
fn bits<G: Roster>(file: &Path) -> (String, usize) {
    let recorded = Recorded::<G>::parse(&fs::read_to_string(file).unwrap()).unwrap();
    let found = review(&recorded.config, &recorded.events, &mut *G::judge(&recorded.config)).unwrap();
    let spread = |bits: u64, share: f64| (bits ^ share.to_bits()).wrapping_mul(0x0000_0100_0000_01b3);
    let shares = found.worth.iter().flat_map(|shares| (0..shares.n_rows()).map(|row| shares.of(row)));
    (format!("{:016x}", shares.clone().fold(0, spread)), shares.count())
}

/// `UPDATE=1` writes what is said now: then every stored review is made again.
#[test]
fn the_judges_say_what_they_said() {
    let records = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../records");
    let kept = records.join("reviews.json");
    let mut found = BTreeMap::new();
    let mut n_shares = 0;
    for name in [
        "regenwormen-3p",
        "regenwormen-7p",
        "regenwormen-expansion-4p-2",
        "it-happens-2p",
        "it-happens-4p",
        "holzwurm-2p",
        "holzwurm-4p",
    ] {
        let file = records.join(format!("{name}.wgr"));
        let (bits, count) = match name.split('-').next() {
            Some("regenwormen") => bits::<Regenwormen>(&file),
            Some("it") => bits::<ItHappens>(&file),
            _ => bits::<Holzwurm>(&file),
        };
        found.insert(format!("{name}.wgr"), bits);
        n_shares += count;
    }
    assert!(n_shares > 10_000, "{n_shares} shares");
    let text = serde_json::to_string_pretty(&found).unwrap() + "\n";
    if std::env::var_os("UPDATE").is_some() {
        fs::write(&kept, &text).unwrap();
    }
    assert_eq!(fs::read_to_string(&kept).unwrap(), text);
}
