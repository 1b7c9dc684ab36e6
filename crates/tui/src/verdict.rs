use wormery_host::Verdict;
use wormery_words::{Language, say, signed_percent};

/// "lucky +18%, choices −6%".
pub fn verdict_words(language: Language, verdict: Verdict) -> String {
    let luck = match share(language, verdict.luck) {
        Share { sign: 0, text } => say!(language, tui_luck_none, n = text),
        Share { sign: 1, text } => say!(language, app_lucky, n = text),
        Share { text, .. } => say!(language, app_unlucky, n = text),
    };
    let own = say!(language, app_choices, n = share(language, verdict.own).text);
    format!("{luck}, {own}")
}

/// A share in whole percents, and whether it is more or less than nothing.
struct Share {
    sign: i64,
    text: String,
}

fn share(language: Language, share: f64) -> Share {
    let rounded = (100.0 * share).round() / 100.0;
    let text = signed_percent(language, rounded, 0);
    match (100.0 * rounded) as i64 {
        0 => Share { sign: 0, text: format!("±{text}") },
        other => Share { sign: other.signum(), text },
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn luck_and_choices_in_words() {
        let words = |luck, own| verdict_words(Language::En, Verdict { seat: None, luck, own });
        assert_eq!(words(0.184, -0.06), "lucky +18%, choices −6%");
        assert_eq!(words(-0.21, -0.004), "unlucky −21%, choices ±0%");
        assert_eq!(words(0.001, 0.0), "luck ±0%, choices ±0%");
    }

    #[test]
    fn every_language_writes_percent_its_own_way() {
        let verdict = Verdict { seat: None, luck: 0.184, own: -0.06 };
        let words = |language| verdict_words(language, verdict);
        assert_eq!(words(Language::Nl), "geluk +18%, keuzes −6%");
        assert_eq!(words(Language::De), "Glück +18\u{202f}%, Entscheidungen −6\u{202f}%");
        assert_eq!(words(Language::Fr), "chance +18\u{202f}%, choix −6\u{202f}%");
    }
}
