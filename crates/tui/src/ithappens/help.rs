//! The keys of It Happens.., and the game in one minute.

use wormery_words::{Language, say};

/// The keys, and what they do.
pub(super) fn keys(language: Language) -> Vec<(String, String)> {
    vec![
        ("1 2 3".into(), say!(language, tih_key_place)),
        (say!(language, tui_key_space), say!(language, tih_key_roll)),
        ("D".into(), say!(language, tih_key_third)),
        ("R".into(), say!(language, tih_key_reroll)),
        ("P".into(), say!(language, tih_key_pass)),
    ]
}

/// The game in one minute.
pub(super) fn minute(language: Language) -> Vec<String> {
    vec![
        say!(language, tih_minute_1),
        say!(language, tih_minute_2),
        say!(language, tih_minute_3),
        say!(language, tih_minute_4),
    ]
}
