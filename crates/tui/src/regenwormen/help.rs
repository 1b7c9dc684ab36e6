//! The keys of Regenwormen, and the game in one minute.

use wormery_words::{Language, say};

/// The keys, and what they do.
pub(super) fn keys(language: Language) -> Vec<(String, String)> {
    vec![
        (say!(language, trw_key_faces), say!(language, trw_key_keep)),
        (say!(language, tui_key_space), say!(language, trw_key_roll)),
        ("E".into(), say!(language, trw_key_take)),
        ("S".into(), say!(language, trw_key_steal)),
        ("G".into(), say!(language, trw_key_golden)),
        ("R".into(), say!(language, trw_key_weasel)),
        ("X".into(), say!(language, trw_key_stop)),
    ]
}

/// The game in one minute.
pub(super) fn minute(language: Language) -> Vec<String> {
    vec![
        say!(language, trw_minute_1),
        say!(language, trw_minute_2),
        say!(language, trw_minute_3),
        say!(language, trw_minute_4),
    ]
}
