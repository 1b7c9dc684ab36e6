use wormery_host::Verdict;

/// "lucky +18 %, choices −6 %".
pub fn verdict_words(verdict: Verdict) -> String {
    let luck = match percent(verdict.luck) {
        0 => "luck ±0 %".to_owned(),
        up @ 1.. => format!("lucky +{up} %"),
        down => format!("unlucky −{} %", -down),
    };
    let own = match percent(verdict.own) {
        0 => "±0 %".to_owned(),
        cost => format!("−{} %", cost.abs()),
    };
    format!("{luck}, choices {own}")
}

fn percent(share: f64) -> i64 {
    (100.0 * share).round() as i64
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn luck_and_choices_in_words() {
        let words = |luck, own| verdict_words(Verdict { seat: None, luck, own });
        assert_eq!(words(0.184, -0.06), "lucky +18 %, choices −6 %");
        assert_eq!(words(-0.21, -0.004), "unlucky −21 %, choices ±0 %");
        assert_eq!(words(0.001, 0.0), "luck ±0 %, choices ±0 %");
    }
}
