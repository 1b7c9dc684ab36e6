/// "1 worm", "2 worms"; dice are one die.
pub(crate) fn counted(count: impl TryInto<i64>, noun: &str) -> String {
    let count = count.try_into().unwrap_or(i64::MAX);
    match noun {
        _ if count == 1 => format!("1 {noun}"),
        "die" => format!("{count} dice"),
        _ => format!("{count} {noun}s"),
    }
}

#[cfg(test)]
mod tests {
    use super::counted;

    #[test]
    fn one_is_one() {
        assert_eq!(
            [counted(0, "step"), counted(1, "step"), counted(2, "die")],
            ["0 steps", "1 step", "2 dice"]
        );
    }
}
