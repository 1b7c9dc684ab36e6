use wormery_games::regenwormen::{DeclineSteal, GoldenFaces, Lower, Options, Tiebreak, VoluntaryFail};

use crate::Sheet;

/// The rules of the table: 1 for what differs from the usual.
pub(super) fn write(options: &Options, sheet: &mut impl Sheet) {
    let switches = [
        options.expansion,
        options.lower == Lower::AnyIfMissing,
        options.lower == Lower::Any,
        options.decline_steal == DeclineSteal::Forced,
        options.flip_on_empty_fail,
        options.flip_returned,
        options.voluntary_fail == VoluntaryFail::Always,
        options.voluntary_fail == VoluntaryFail::Never,
        options.tiebreak == Tiebreak::Shared,
        options.golden_faces == GoldenFaces::Standard,
        !options.low_tiles_need_worm,
        !options.weasel_after_fail,
        options.end_ignores_low_tiles,
        options.one_low_tile_per_player,
        options.hen_fail_turns_tile,
        options.displaced_first,
    ];
    let bits = switches.iter().rev().fold(0, |bits, on| bits << 1 | u128::from(*on));
    sheet.bits(bits, NAMES.len(), |switch| format!("option {}", NAMES[switch]));
}

const NAMES: [&str; 16] = [
    "expansion",
    "lower=any_if_missing",
    "lower=any",
    "decline_steal=forced",
    "flip_on_empty_fail",
    "flip_returned",
    "voluntary_fail=always",
    "voluntary_fail=never",
    "tiebreak=shared",
    "golden_faces=standard",
    "low_tiles_need_worm=false",
    "weasel_after_fail=false",
    "end_ignores_low_tiles",
    "one_low_tile_per_player",
    "hen_fail_turns_tile",
    "displaced_first",
];
