use wormery_visible::visible;

/// So many letters of a name of somebody else's choosing are shown.
const MOST: usize = 48;

/// A name of somebody else's choosing, harmless on a terminal and not too long for a table.
pub(crate) fn label(name: &str) -> String {
    let name = visible(name);
    let mut letters = name.chars();
    let begin: String = letters.by_ref().take(MOST).collect();
    if letters.next().is_some() { begin + "…" } else { begin }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_moves_no_terminal_and_fits_a_table() {
        assert_eq!(label("Ann"), "Ann");
        assert_eq!(label(" evil\n\u{1b}[31m\u{202e}x\0 "), "evil [31mx");
        assert_eq!(label(&"ü".repeat(70_000)).chars().count(), MOST + 1);
    }
}
