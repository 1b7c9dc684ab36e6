use wormery_protocol::{Code, Command, Problem};

/// The longest name, in characters.
const LONGEST: usize = 24;

/// The longest thing that can be said, in characters.
const LONGEST_TALK: usize = 300;

/// A name without what does not belong into one: trimmed, inner white space single, no control characters.
pub(crate) fn clean(name: &str) -> Result<String, Problem> {
    let visible = visible(name);
    match visible.chars().count() {
        0 => Err(Problem::new(Code::BadRequest, "name: it is empty")),
        count if count > LONGEST => {
            Err(Problem::new(Code::BadRequest, format!("name: it is longer than {LONGEST} characters")))
        }
        _ => Ok(visible),
    }
}

/// A command with the names and words in it cleaned.
pub(crate) fn clean_command(command: Command) -> Result<Command, Problem> {
    Ok(match command {
        Command::AddLocal { seat, name } => Command::AddLocal { seat, name: clean(&name)? },
        Command::Say { text } => Command::Say { text: clean_talk(&text)? },
        other => other,
    })
}

/// Something said, cleaned like a name.
pub(crate) fn clean_talk(text: &str) -> Result<String, Problem> {
    let visible = visible(text);
    match visible.chars().count() {
        0 => Err(Problem::new(Code::BadRequest, "text: it is empty")),
        count if count > LONGEST_TALK => {
            Err(Problem::new(Code::BadRequest, format!("text: it is longer than {LONGEST_TALK} characters")))
        }
        _ => Ok(visible),
    }
}

fn visible(text: &str) -> String {
    let shown = |letter: &char| !letter.is_control() && !is_invisible(*letter);
    let kept: String =
        text.chars().map(|letter| if letter.is_whitespace() { ' ' } else { letter }).filter(shown).collect();
    kept.split(' ').filter(|word| !word.is_empty()).collect::<Vec<_>>().join(" ")
}

/// Letters that show nothing or turn the direction of what follows.
fn is_invisible(letter: char) -> bool {
    matches!(letter, '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{feff}')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_trimmed_and_bounded() {
        assert_eq!(clean("  Oma \t Jans\u{202e}  ").as_deref(), Ok("Oma Jans"));
        assert!(clean(" \u{200b}\n ").is_err());
        assert_eq!(clean(&"ö".repeat(24)).map(|name| name.chars().count()), Ok(24));
        assert!(clean(&"ö".repeat(25)).is_err());
    }
}
