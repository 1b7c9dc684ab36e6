//! The marks of games of days: as many as there are turns, mounds or deals.

use std::fs;
use std::path::Path;

use wormery_core::{Seat, Word};
use wormery_holzwurm::Holzwurm;
use wormery_ithappens::ItHappens;
use wormery_record::Recorded;
use wormery_regenwormen::Regenwormen;
use wormery_review::{Telling, marks_of};

fn marks<G: Telling>(set: &str) -> Vec<&'static str> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../records/today");
    let recorded = Recorded::<G>::parse(&fs::read_to_string(folder.join(set)).unwrap()).unwrap();
    let marks = marks_of::<G>(&recorded.config, &recorded.events, Seat::new(0));
    marks.into_iter().map(Word::word).collect()
}

#[test]
fn there_is_a_mark_for_each_turn_mound_or_deal() {
    let turns = ["took", "stole", "empty"];
    for (marks, n, words) in [
        (marks::<Regenwormen>("regenwormen.wgr"), 14, &turns[..]),
        (marks::<Regenwormen>("extra.wgr"), 14, &turns),
        (marks::<ItHappens>("it-happens.wgr"), 12, &["queen", "general", "worm", "empty"]),
        (marks::<Holzwurm>("holzwurm.wgr"), 3, &["first", "second", "third"]),
    ] {
        assert_eq!(marks.len(), n, "{marks:?}");
        assert!(marks.iter().all(|mark| words.contains(mark)), "{marks:?}");
    }
}
