use sha2::{Digest, Sha256};
use wormery_fair::Secret;
use wormery_room::NextGame;

/// Letters and digits that are not taken for each other (Crockford): no I, L, O, U.
const CODE: &[u8; 32] = b"0123456789ABCDEFGHJKMNPQRSTVWXYZ";
const LOWER: &[u8; 32] = b"0123456789abcdefghjkmnpqrstvwxyz";

/// Random bytes from the operating system.
pub(crate) fn random<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).expect("the operating system has random bytes");
    bytes
}

fn letters<const N: usize>(alphabet: &[u8; 32]) -> String {
    random::<N>().iter().map(|byte| char::from(alphabet[usize::from(byte % 32)])).collect()
}

/// The code of a table: six letters and digits.
pub(crate) fn table_code() -> String {
    letters::<6>(CODE)
}

/// A code as somebody typed it, or nothing that could be one.
pub(crate) fn read_code(text: &str) -> Option<String> {
    let typed = text.to_ascii_uppercase().replace('O', "0").replace(['I', 'L'], "1");
    (typed.len() == 6 && typed.bytes().all(|byte| CODE.contains(&byte))).then_some(typed)
}

/// What a log calls a table: whoever reads it cannot go there.
pub(crate) fn log_name(code: &str) -> String {
    let [a, b, c, d, ..] = sha256(code);
    format!("{:08x}", u32::from_be_bytes([a, b, c, d]))
}

/// The id of a guest.
pub(crate) fn guest_id() -> String {
    letters::<16>(LOWER)
}

/// A game that was not yet: its id, and a fresh secret for its dice.
pub(crate) fn next_game() -> NextGame {
    NextGame { id: letters::<12>(LOWER), secret: Secret::new(random()) }
}

/// How many letters the id of a game on a device has: 130 bits, because whoever has it may go on with the game.
const KEPT_ID: usize = 26;

/// Whether a text can be the id of a game on a device.
pub(crate) fn is_kept_id(text: &str) -> bool {
    text.len() == KEPT_ID && text.bytes().all(|byte| LOWER.contains(&byte))
}

/// A token for a device, or with a prefix of its own for a program that plays.
pub(crate) fn token(prefix: &str) -> String {
    format!("{prefix}{}", letters::<40>(LOWER))
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
