use wormery_core::{About, Described, Edition, Ground, Matters, OptionInfo, OptionKind, Secrets};

use crate::Regenwormen;

impl Described for Regenwormen {
    const ABOUT: About = About {
        area: "rw",
        rules: &["RW", "RX"],
        minutes: [20, 30],
        players: 3,
        secrets: Secrets::None,
        unit: "worms",
        ties: &["tile"],
        ground: Ground::Garden,
        pictures: &["die-worm", "die-5", "tile-4"],
        editions: &[Edition {
            name: "extra",
            option: "expansion",
            pictures: &["hen", "die-gold-1", "weasel"],
        }],
    };

    const OPTIONS: &'static [OptionInfo] = &[
        switch("expansion", false, "RX-01"),
        switch("flip_returned", false, "RW-18"),
        base(choice("lower", &["next", "any_if_missing", "any"], "RW-A1")),
        choice("decline_steal", &["allowed", "forced"], "RW-A2"),
        choice("voluntary_fail", &["only_without_target", "always", "never"], "RW-A8"),
        switch("flip_on_empty_fail", false, "RW-A3"),
        choice("tiebreak", &["highest_tile", "shared"], "RW-23"),
        extra(choice("golden_faces", &["111WWW", "standard"], "RX-05")),
        extra(switch("low_tiles_need_worm", true, "RX-A1")),
        extra(switch("weasel_after_fail", true, "RX-A8")),
        extra(switch("one_low_tile_per_player", false, "RX-A7")),
        extra(switch("end_ignores_low_tiles", false, "RX-A6")),
        extra(switch("hen_fail_turns_tile", false, "RX-A9")),
        extra(switch("displaced_first", false, "RX-A2")),
    ];
}

const fn switch(name: &'static str, usual: bool, rule: &'static str) -> OptionInfo {
    OptionInfo { name, kind: OptionKind::Switch { usual }, rule, matters: Matters::Always }
}

const fn choice(name: &'static str, values: &'static [&'static str], rule: &'static str) -> OptionInfo {
    OptionInfo { name, kind: OptionKind::Choice { values }, rule, matters: Matters::Always }
}

/// Of no effect in the base game.
const fn extra(info: OptionInfo) -> OptionInfo {
    OptionInfo { matters: Matters::With { option: "expansion" }, ..info }
}

/// Of no effect with the expansion.
const fn base(info: OptionInfo) -> OptionInfo {
    OptionInfo { matters: Matters::Without { option: "expansion" }, ..info }
}
