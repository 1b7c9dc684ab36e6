//! Text of TypeScript.

/// A description as a comment that stands before what it describes; nothing if there is none.
pub(super) fn doc(description: &str) -> String {
    let description = description.replace("*/", "*\\/");
    let lines: Vec<_> = description.lines().map(str::trim_end).collect();
    match lines.as_slice() {
        [] => String::new(),
        [line] => format!("/** {line} */\n"),
        lines => {
            let lines: String =
                lines.iter().map(|line| format!(" * {line}").trim_end().to_owned() + "\n").collect();
            format!("/**\n{lines} */\n")
        }
    }
}

/// Moves every line but the first to the right.
pub(super) fn indented(text: &str) -> String {
    text.replace('\n', "\n  ")
}

/// Whether a word can be a name without quotes.
pub(super) fn is_identifier(word: &str) -> bool {
    let is_letter = |c: char| c.is_ascii_alphabetic() || c == '_' || c == '$';
    word.starts_with(is_letter) && word.chars().all(|c| is_letter(c) || c.is_ascii_digit())
}
