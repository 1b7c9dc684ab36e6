//! The keys of Holzwurm, and the game in one minute.

use wormery_core::Word;
use wormery_games::holzwurm::Color;
use wormery_words::{Language, say};

use super::cards::sign;
use super::words::color_word;

/// The signs on the table.
pub(super) fn legend(language: Language) -> Vec<(String, String)> {
    let color = |(color, _): &(Color, &str)| format!("{} {}", sign(*color), color_word(*color, language));
    let colors: Vec<String> = Color::WORDS.iter().map(color).collect();
    vec![
        ("♥ −7".into(), say!(language, thw_here_card, colors = colors.join(", "))),
        ("☠−13".into(), say!(language, thw_here_poison)),
        (say!(language, thw_fate_short), say!(language, thw_here_fate)),
        ("6+".into(), say!(language, thw_here_needs)),
        ("↓".into(), say!(language, thw_here_takes)),
        ("‹".into(), say!(language, thw_here_last)),
        ("#9".into(), say!(language, thw_here_cards)),
    ]
}

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
