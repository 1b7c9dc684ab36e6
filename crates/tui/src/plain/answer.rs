use std::io::{self, BufRead, Read};

/// The longest answer that is looked at.
const LONGEST: u64 = 1000;

/// What a person typed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Answer {
    /// The number of a choice, counted from 1.
    Choice(usize),
    /// Just the Enter key.
    Enter,
    /// Show the board.
    Board,
    /// Explain the keys and the rules.
    Help,
    /// More hints, or none.
    Hints,
    /// Tell the game so far.
    Log,
    /// Take the last choice back; in a lobby, get up.
    Undo,
    /// Leave the game; also the end of the input.
    Quit,
    /// Something else.
    Unknown(String),
}

impl Answer {
    /// Reads one line.
    pub fn read(input: &mut impl BufRead) -> io::Result<Self> {
        let mut line = Vec::new();
        input.by_ref().take(LONGEST).read_until(b'\n', &mut line)?;
        if line.len() as u64 == LONGEST && !line.ends_with(b"\n") {
            input.skip_until(b'\n')?;
        }
        if line.is_empty() {
            return Ok(Self::Quit);
        }
        Ok(Self::of(String::from_utf8_lossy(&line).trim()))
    }

    fn of(text: &str) -> Self {
        match text.to_lowercase().as_str() {
            "" => Self::Enter,
            "b" | "board" => Self::Board,
            "?" | "help" => Self::Help,
            "h" | "hint" | "hints" => Self::Hints,
            "l" | "log" => Self::Log,
            "u" | "undo" => Self::Undo,
            "q" | "quit" | "exit" => Self::Quit,
            _ => text.parse().map_or_else(|_| Self::Unknown(printable(text)), Self::Choice),
        }
    }
}

/// The beginning of a text, without what a terminal would obey.
fn printable(text: &str) -> String {
    text.chars().filter(|letter| !letter.is_control()).take(300).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn answers() {
        let mut input = &b"3\r\n\n Q \n?\n b\nxyz\n\xff\nh\nL\nU\n12"[..];
        let mut next = || Answer::read(&mut input).unwrap();
        assert_eq!(next(), Answer::Choice(3));
        assert_eq!(next(), Answer::Enter);
        assert_eq!(next(), Answer::Quit);
        assert_eq!(next(), Answer::Help);
        assert_eq!(next(), Answer::Board);
        assert_eq!(next(), Answer::Unknown("xyz".into()));
        assert_eq!(next(), Answer::Unknown("\u{fffd}".into()));
        assert_eq!(next(), Answer::Hints);
        assert_eq!(next(), Answer::Log);
        assert_eq!(next(), Answer::Undo);
        assert_eq!(next(), Answer::Choice(12));
        assert_eq!(next(), Answer::Quit);
    }

    #[test]
    fn the_rest_of_a_long_line_is_no_answer() {
        let long = [vec![b'x'; 5000], b"1\n2\n".to_vec()].concat();
        let mut input = &long[..];
        assert_eq!(Answer::read(&mut input).unwrap(), Answer::Unknown("x".repeat(300)));
        assert_eq!(Answer::read(&mut input).unwrap(), Answer::Choice(2));
    }
}
