/// "1 worm", "2 worms"; dice are one die.
pub(crate) fn counted(count: impl TryInto<i64>, noun: &str) -> String {
    let count = count.try_into().unwrap_or(i64::MAX);
    match noun {
        _ if count == 1 => format!("1 {noun}"),
        "die" => format!("{count} dice"),
        _ => format!("{count} {noun}s"),
    }
}

/// A chance as people say it.
pub(crate) fn percent(chance: f64) -> String {
    let hundredths = 100.0 * chance;
    if hundredths > 0.0 && hundredths < 1.0 { "under 1 %".into() } else { format!("{hundredths:.0} %") }
}

/// "a, b and c".
pub(crate) fn listed(words: &[String]) -> String {
    match words {
        [] => String::new(),
        [one] => one.clone(),
        [first @ .., last] => format!("{} and {last}", first.join(", ")),
    }
}
