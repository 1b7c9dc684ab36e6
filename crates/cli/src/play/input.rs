use std::io::{self, BufRead, Read};

/// The longest answer that is looked at.
const LONGEST: u64 = 1000;

/// What a person typed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Answer {
    /// The number of a choice, counted from 1.
    Choice(usize),
    /// Just the Enter key.
    Enter,
    /// Show the board again.
    Board,
    /// Explain the keys.
    Help,
    /// Leave the game; also the end of the input.
    Quit,
    /// Something else.
    Unknown(String),
}

/// Reads one line.
pub(super) fn read(input: &mut impl BufRead) -> io::Result<Answer> {
    let mut line = Vec::new();
    input.by_ref().take(LONGEST).read_until(b'\n', &mut line)?;
    if line.is_empty() {
        return Ok(Answer::Quit);
    }
    let text = String::from_utf8_lossy(&line).trim().to_lowercase();
    Ok(match text.as_str() {
        "" => Answer::Enter,
        "b" | "board" => Answer::Board,
        "?" | "h" | "help" => Answer::Help,
        "q" | "quit" | "exit" => Answer::Quit,
        _ => text.parse().map_or_else(|_| Answer::Unknown(text.clone()), Answer::Choice),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn answers() {
        let mut input = &b"3\r\n\n Q \n?\n b\nxyz\n\xff\n12"[..];
        let mut next = || read(&mut input).unwrap();
        assert_eq!(next(), Answer::Choice(3));
        assert_eq!(next(), Answer::Enter);
        assert_eq!(next(), Answer::Quit);
        assert_eq!(next(), Answer::Help);
        assert_eq!(next(), Answer::Board);
        assert_eq!(next(), Answer::Unknown("xyz".into()));
        assert_eq!(next(), Answer::Unknown("\u{fffd}".into()));
        assert_eq!(next(), Answer::Choice(12));
        assert_eq!(next(), Answer::Quit);
    }
}
