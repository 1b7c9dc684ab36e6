//! Values with one thing wrong are refused, but for what the lists here allow.

use std::collections::{BTreeMap, BTreeSet};

use wormery_schema::definitions;

use crate::changes::{Change, each_change, places};
use crate::samples::{Play, Sample, holzwurm, it_happens, regenwormen};
use crate::validator::Schemas;

#[test]
fn regenwormen_refuses_what_is_wrong() {
    let left_out = [
        "Action/golden",
        "Frame/legal/*/action/golden",
        "Frame/legal/*/effects/*/from",
        "Frame/legal/*/effects/*/points",
        "Frame/legal/*/effects/*/specialist",
        "Frame/legal/*/effects/*/steal",
        "Frame/legal/*/effects/*/tile",
        "Frame/legal/*/reversible",
        "Frame/seen/*/effects/*/from",
        "Frame/seen/*/effects/*/points",
        "Frame/seen/*/effects/*/steal",
        "Frame/seen/*/effects/*/tile",
        "Frame/seen/*/event/action/golden",
        "Frame/seen/*/seat",
        "Frame/view/options",
        "Frame/view/options/decline_steal",
        "Frame/view/options/displaced_first",
        "Frame/view/options/end_ignores_low_tiles",
        "Frame/view/options/expansion",
        "Frame/view/options/flip_on_empty_fail",
        "Frame/view/options/flip_returned",
        "Frame/view/options/golden_faces",
        "Frame/view/options/hen_fail_turns_tile",
        "Frame/view/options/low_tiles_need_worm",
        "Frame/view/options/lower",
        "Frame/view/options/one_low_tile_per_player",
        "Frame/view/options/tiebreak",
        "Frame/view/options/voluntary_fail",
        "Frame/view/options/weasel_after_fail",
        "Frame/view/row/*/specialist",
        "Frame/view/seat",
        "Frame/view/standing",
        "Frame/view/standing/*/seat",
        "Frame/view/turn/golden",
        "Options/decline_steal",
        "Options/displaced_first",
        "Options/end_ignores_low_tiles",
        "Options/expansion",
        "Options/flip_on_empty_fail",
        "Options/flip_returned",
        "Options/golden_faces",
        "Options/hen_fail_turns_tile",
        "Options/low_tiles_need_worm",
        "Options/lower",
        "Options/one_low_tile_per_player",
        "Options/tiebreak",
        "Options/voluntary_fail",
        "Options/weasel_after_fail",
    ];
    let unbounded = [
        "Frame/ply",
        "Frame/seen/*/ply",
        "Frame/view/seats/*/score",
        "Frame/view/standing/*/score",
        "Frame/view/standing/*/tiebreaks/*",
    ];
    let expected =
        [(Change::Removed, left_out.as_slice()), (Change::Word, RULES), (Change::Large, &unbounded)];
    assert_eq!(allowed(regenwormen, "Regenwormen"), as_sets(&expected));
}

#[test]
fn it_happens_refuses_what_is_wrong() {
    let left_out = [
        "Frame/legal/*/effects/*/next",
        "Frame/legal/*/effects/*/rival",
        "Frame/legal/*/effects/*/round",
        "Frame/legal/*/effects/*/seat",
        "Frame/legal/*/effects/*/third_dice",
        "Frame/legal/*/effects/*/to",
        "Frame/legal/*/reversible",
        "Frame/seen/*/effects/*/next",
        "Frame/seen/*/effects/*/rival",
        "Frame/seen/*/effects/*/round",
        "Frame/seen/*/effects/*/seat",
        "Frame/seen/*/effects/*/third_dice",
        "Frame/seen/*/effects/*/to",
        "Frame/seen/*/seat",
        "Frame/view/colors/*/point_tiles",
        "Frame/view/colors/*/seat",
        "Frame/view/colors/*/third_dice",
        "Frame/view/mounds/*/columns/*/rank",
        "Frame/view/standing",
        "Frame/view/standing/*/seat",
        "Frame/view/thrown",
        "Frame/view/thrown/value",
        "Frame/view/to_act",
        "Options/deck",
        "Options/deck_cards",
        "Options/dummy_start_worms",
        "Options/open_points",
        "Options/pair_points",
        "Options/skip_timing",
        "Options/zero_diversity_bonus",
    ];
    let any_word = [
        "Frame/legal/*/effects/*/card",
        "Frame/legal/*/effects/*/columns/*",
        "Frame/legal/*/effects/*/dice/*",
        "Frame/seen/*/effects/*/card",
        "Frame/seen/*/effects/*/columns/*",
        "Frame/seen/*/effects/*/dice/*",
        "Frame/seen/*/event/chance/cards/*",
        "Frame/seen/*/rules/*",
        "Frame/view/mounds/*/card",
        "Frame/view/used_cards/*",
        "Options/deck_cards/*/columns",
        "Options/deck_cards/*/id",
        "Outcome/cards/*",
    ];
    let unbounded =
        ["Frame/ply", "Frame/seen/*/ply", "Frame/view/standing/*/score", "Frame/view/standing/*/tiebreaks/*"];
    let expected =
        [(Change::Removed, left_out.as_slice()), (Change::Word, &any_word), (Change::Large, &unbounded)];
    assert_eq!(allowed(it_happens, "ItHappens"), as_sets(&expected));
}

#[test]
fn holzwurm_refuses_what_is_wrong() {
    let left_out = [
        "Action/row",
        "Frame/legal/*/action/row",
        "Frame/legal/*/effects/*/colored",
        "Frame/legal/*/reversible",
        "Frame/seen/*/effects/*/cards",
        "Frame/seen/*/effects/*/colored",
        "Frame/seen/*/event/action/row",
        "Frame/seen/*/event/chance/hand",
        "Frame/seen/*/seat",
        "Frame/view/hand",
        "Frame/view/last",
        "Frame/view/rows/*/color",
        "Frame/view/standing",
        "Frame/view/standing/*/seat",
        "Frame/view/to_act",
        "Options/deals",
        "Options/fate_ties",
        "Options/many_uncoloured",
        "Options/next_start",
        "Options/out_bonus",
        "Options/poison_takes_row",
    ];
    let unbounded = [
        "Frame/legal/*/effects/*/total",
        "Frame/ply",
        "Frame/seen/*/effects/*/score",
        "Frame/seen/*/effects/*/total",
        "Frame/seen/*/ply",
        "Frame/view/seats/*/score",
        "Frame/view/standing/*/score",
    ];
    let expected =
        [(Change::Removed, left_out.as_slice()), (Change::Word, RULES), (Change::Large, &unbounded)];
    assert_eq!(allowed(holzwurm, "Holzwurm"), as_sets(&expected));
}

/// Ids of rules: the schema does not say which there are.
const RULES: &[&str] = &["Frame/seen/*/rules/*"];

type Allowed = BTreeMap<Change, BTreeSet<String>>;

fn as_sets(lists: &[(Change, &[&str])]) -> Allowed {
    let set = |list: &[&str]| list.iter().map(|place| (*place).to_owned()).collect();
    lists.iter().map(|(change, list)| (*change, set(list))).collect()
}

/// The changes that the schemas do not mind, with the places where they do not.
fn allowed(play: Play, game: &str) -> Allowed {
    let schemas = Schemas::new(&definitions());
    let mut allowed = Allowed::new();
    for Sample { name, value } in some(play) {
        let short = name.strip_prefix(game).unwrap();
        each_change(&value, |change, place, changed| {
            if schemas.check(&name, changed).is_ok() {
                allowed.entry(change).or_default().insert(format!("{short}{place}"));
            }
        });
    }
    allowed
}

/// Enough values to see every place that there is.
fn some(play: Play) -> Vec<Sample> {
    let mut known = BTreeSet::new();
    let mut chosen = Vec::new();
    play(&mut |sample| {
        let is_long = sample.value["seen"].as_array().is_some_and(|seen| seen.len() > 9);
        let places = if is_long { Vec::new() } else { places(&sample.value) };
        let n_known = known.len();
        known.extend(places.into_iter().map(|place| format!("{}{place}", sample.name)));
        if known.len() > n_known {
            chosen.push(sample);
        }
    });
    chosen
}
