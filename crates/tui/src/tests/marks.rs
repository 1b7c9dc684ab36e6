//! The marks of games of days: as many as there are turns, mounds or deals.

use std::fs;
use std::path::Path;

use wormery_core::Seat;
use wormery_games::with_game;
use wormery_record::Recorded;
use wormery_today::RuleSet;

use crate::marks_of;

#[test]
fn there_is_a_mark_for_each_turn_mound_or_deal() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../records/today");
    let marks = |set: RuleSet| {
        let text = fs::read_to_string(folder.join(format!("{}.wgr", set.name()))).unwrap();
        with_game!(set.game, G => {
            let recorded = Recorded::<G>::parse(&text).unwrap();
            marks_of::<G>(&recorded.config, &recorded.events, Seat::new(0))
        })
    };
    let all: Vec<String> = RuleSet::all().map(marks).collect();
    assert_eq!(all.iter().map(String::len).collect::<Vec<_>>(), [14, 14, 12, 3]);
    for (marks, letters) in all.iter().zip(["ws.", "ws.", "qgw.", "123"]) {
        assert!(marks.chars().all(|mark| letters.contains(mark)), "{marks}");
    }
}
