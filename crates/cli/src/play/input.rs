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
    if line.len() as u64 == LONGEST && !line.ends_with(b"\n") {
        input.skip_until(b'\n')?;
    }
    if line.is_empty() {
        return Ok(Answer::Quit);
    }
    let line = String::from_utf8_lossy(&line);
    let text = line.trim();
    Ok(match text.to_lowercase().as_str() {
        "" => Answer::Enter,
        "b" | "board" => Answer::Board,
        "?" | "h" | "help" => Answer::Help,
        "q" | "quit" | "exit" => Answer::Quit,
        _ => text.parse().map_or_else(|_| Answer::Unknown(printable(text)), Answer::Choice),
    })
}

/// The beginning of a text, without what a terminal would obey.
fn printable(text: &str) -> String {
    text.chars().filter(|letter| !letter.is_control()).take(40).collect()
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

    #[test]
    fn the_rest_of_a_long_line_is_no_answer() {
        let long = [vec![b'x'; 5000], b"1\n2\n".to_vec()].concat();
        let mut input = &long[..];
        assert_eq!(read(&mut input).unwrap(), Answer::Unknown("x".repeat(40)));
        assert_eq!(read(&mut input).unwrap(), Answer::Choice(2));
    }
}
