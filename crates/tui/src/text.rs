use wormery_words::{Language, say};

/// A chance as people say it.
pub(crate) fn percent(chance: f64, language: Language) -> String {
    let words = |share| wormery_words::percent(language, share, 0);
    if chance > 0.0 && chance < 0.01 { say!(language, tg_under, share = words(0.01)) } else { words(chance) }
}
