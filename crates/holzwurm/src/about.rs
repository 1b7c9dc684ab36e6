use wormery_core::{About, Described, Ground, Matters, OptionInfo, OptionKind, Secrets};

use crate::Holzwurm;

impl Described for Holzwurm {
    const ABOUT: About = About {
        area: "hw",
        rules: &["HW"],
        minutes: [40, 40],
        players: 3,
        secrets: Secrets::Hands,
        unit: "points",
        ties: &[],
        ground: Ground::Workshop,
        pictures: &["poison", "woodworm"],
        editions: &[],
    };

    const OPTIONS: &'static [OptionInfo] = &[
        OptionInfo {
            name: "deals",
            kind: OptionKind::Range { least: 1, most: 100, step: 1, usual: 3 },
            rule: "HW-17",
            matters: Matters::Always,
        },
        OptionInfo {
            name: "out_bonus",
            kind: OptionKind::Range { least: -1000, most: 1000, step: 5, usual: 30 },
            rule: "HW-16",
            matters: Matters::Always,
        },
        OptionInfo {
            name: "next_start",
            kind: OptionKind::Choice { values: &["rotate", "winner", "loser", "same"] },
            rule: "HW-06",
            matters: Matters::MoreThan { option: "deals", n: 1 },
        },
        OptionInfo {
            name: "poison_takes_row",
            kind: OptionKind::Switch { usual: true },
            rule: "HW-12",
            matters: Matters::Always,
        },
        OptionInfo {
            name: "many_uncoloured",
            kind: OptionKind::Switch { usual: true },
            rule: "HW-A1",
            matters: Matters::Always,
        },
        OptionInfo {
            name: "fate_ties",
            kind: OptionKind::Choice { values: &["colour_order", "input_order"] },
            rule: "HW-05",
            matters: Matters::Always,
        },
    ];

    fn n_deals_done(&self) -> u32 {
        Self::n_deals_done(self).into()
    }
}
