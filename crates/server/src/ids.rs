use sha2::{Digest, Sha256};
use wormery_fair::Secret;
use wormery_protocol::{ID_LETTERS, KEPT_ID};
use wormery_room::NextGame;

/// Random bytes from the operating system.
pub(crate) fn random<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).expect("the operating system has random bytes");
    bytes
}

fn letters<const N: usize>() -> String {
    let letters = ID_LETTERS.as_bytes();
    random::<N>().iter().map(|byte| char::from(letters[usize::from(byte % 32)])).collect()
}

/// The code of a table: six letters and digits.
pub(crate) fn table_code() -> String {
    letters::<6>().to_ascii_uppercase()
}

/// A code as somebody typed it, or nothing that could be one.
pub(crate) fn read_code(text: &str) -> Option<String> {
    let typed = text.to_ascii_lowercase().replace('o', "0").replace(['i', 'l'], "1");
    let is_code = typed.len() == 6 && typed.chars().all(|letter| ID_LETTERS.contains(letter));
    is_code.then(|| typed.to_ascii_uppercase())
}

/// What a log calls a table: whoever reads it cannot go there.
pub(crate) fn log_name(code: &str) -> String {
    let [a, b, c, d, ..] = sha256(code);
    format!("{:08x}", u32::from_be_bytes([a, b, c, d]))
}

/// The id of a guest.
pub(crate) fn guest_id() -> String {
    letters::<16>()
}

/// A game that was not yet: its id, and a fresh secret for its dice.
pub(crate) fn next_game() -> NextGame {
    NextGame { id: letters::<12>(), secret: Secret::new(random()) }
}

/// Whether a text can be the id of a game on a device.
pub(crate) fn is_kept_id(text: &str) -> bool {
    text.len() == KEPT_ID && text.chars().all(|letter| ID_LETTERS.contains(letter))
}

/// A token for a device, or with a prefix of its own for a program that plays.
pub(crate) fn token(prefix: &str) -> String {
    format!("{prefix}{}", letters::<40>())
}

/// What is stored of a token.
pub(crate) fn token_hash(token: &str) -> [u8; 32] {
    sha256(token)
}

fn sha256(text: &str) -> [u8; 32] {
    Sha256::digest(text.as_bytes()).into()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn codes_are_read_as_people_type_them() {
        assert_eq!(read_code("k3f9qw").as_deref(), Some("K3F9QW"));
        assert_eq!(read_code("OIL234").as_deref(), Some("011234"));
        assert_eq!(read_code("short"), None);
        assert_eq!(read_code("ABCDE!"), None);
        let code = table_code();
        assert_eq!(read_code(&code), Some(code));
    }
}
