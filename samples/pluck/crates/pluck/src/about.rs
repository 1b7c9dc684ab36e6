use wormery_core::{About, Described, Ground, Matters, OptionInfo, OptionKind, Secrets};

use crate::Pluck;

impl Described for Pluck {
    const ABOUT: About = About {
        area: "pk",
        rules: &["PK"],
        minutes: [5, 10],
        players: 3,
        secrets: Secrets::None,
        unit: "worms",
        ties: &[],
        ground: Ground::Garden,
        pictures: &["die-worm"],
        editions: &[],
    };

    const OPTIONS: &'static [OptionInfo] = &[OptionInfo {
        name: "goal",
        kind: OptionKind::Range { least: 5, most: 100, step: 5, usual: 20 },
        rule: "PK-05",
        matters: Matters::Always,
    }];
}
