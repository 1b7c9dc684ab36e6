use std::sync::OnceLock;

use wormery_words::Language;

/// The language that `--language` asked for.
static ASKED: OnceLock<Language> = OnceLock::new();

/// Remembers what `--language` asked for; once, before anything is said.
pub(crate) fn ask(language: Option<Language>) {
    if let Some(language) = language {
        let _ = ASKED.set(language);
    }
}

/// The reader's language: what was asked for, or what the environment says.
pub(crate) fn language() -> Language {
    ASKED.get().copied().unwrap_or_else(Language::from_environment)
}
