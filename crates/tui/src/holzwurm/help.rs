//! The keys of Holzwurm, and the game in one minute.

use wormery_words::{Language, say};

/// The keys, and what they do.
pub(super) fn keys(language: Language) -> Vec<(String, String)> {
    vec![
        ("← →".into(), say!(language, thw_key_card)),
        ("↑ ↓".into(), say!(language, thw_key_row)),
        ("1-5".into(), say!(language, thw_key_play)),
        ("N".into(), say!(language, thw_key_new)),
    ]
}

/// The game in one minute.
pub(super) fn minute(language: Language) -> Vec<String> {
    vec![
        say!(language, thw_minute_1),
        say!(language, thw_minute_2),
        say!(language, thw_minute_3),
        say!(language, thw_minute_4),
    ]
}
