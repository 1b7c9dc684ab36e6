use wormery_core::{About, Decks, Described, Ground, Matters, OptionInfo, OptionKind, Secrets};

use crate::deck::read_file;
use crate::position::ItHappens;
use crate::{DeckText, Options};

impl Described for ItHappens {
    const ABOUT: About = About {
        area: "ih",
        rules: &["IH"],
        minutes: [30, 30],
        players: 3,
        secrets: Secrets::FaceDown,
        unit: "points",
        ties: &["queens", "generals", "worms"],
        ground: Ground::Savannah,
        pictures: &["anteater", "mound", "queen"],
        editions: &[],
    };

    const OPTIONS: &'static [OptionInfo] = &[
        always("open_points", "IH-18", OptionKind::Switch { usual: false }),
        always("pair_points", "IH-20", OptionKind::Choice { values: &["per_kind", "per_pair"] }),
        always("skip_timing", "IH-A1", OptionKind::Choice { values: &["any", "before_roll"] }),
        OptionInfo {
            matters: Matters::Players { n: 2 },
            ..always("dummy_start_worms", "IH-24", OptionKind::Numbers { values: &[0, 2] })
        },
        always("zero_diversity_bonus", "IH-21", OptionKind::Switch { usual: false }),
        always("deck", "IH-02", OptionKind::Deck { cards: "deck_cards" }),
    ];

    const DECKS: Option<Decks<Options>> =
        Some(Decks { example: DeckText::EXAMPLE, read: |text| read_file(text).map_err(|bad| bad.refusal()) });
}

const fn always(name: &'static str, rule: &'static str, kind: OptionKind) -> OptionInfo {
    OptionInfo { name, kind, rule, matters: Matters::Always }
}
