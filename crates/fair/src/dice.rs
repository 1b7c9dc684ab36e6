use sha2::{Digest, Sha256};

use crate::{Key, Nonce, Stream, TableId};

/// The dice of one game at one moment: what the next outcome is drawn from.
///
/// They know the key, how many events have happened, the nonce of the last action, and a running hash of the
/// lines of the record, which stands in where an action has no nonce.
#[derive(Clone, Debug)]
pub struct Dice {
    key: Key,
    record: Sha256,
    ply: u32,
    nonce: Option<Nonce>,
}

impl Dice {
    /// The dice before the first event.
    pub fn new(key: Key, id: &TableId) -> Self {
        let record = Sha256::new_with_prefix(b"wormery-record-1").chain_update(id.as_bytes());
        Self { key, record, ply: 0, nonce: None }
    }

    /// Notes an action by its line in the record, without the line feed, and the nonce in the line.
    pub fn push_action(&mut self, line: &str, nonce: Option<Nonce>) {
        self.push(line);
        self.nonce = nonce;
    }

    /// Notes an outcome by its line in the record, without the line feed.
    pub fn push_outcome(&mut self, line: &str) {
        self.push(line);
    }

    /// What the next outcome is drawn from.
    pub fn luck(&self) -> Stream {
        let key = match &self.nonce {
            Some(nonce) => self.key.of_outcome(self.ply, nonce.as_bytes()),
            None => self.key.of_outcome(self.ply, &self.record.clone().finalize()),
        };
        Stream::new(key)
    }

    /// Whether the next outcome depends on a nonce of the roller, not on the record so far.
    pub fn has_nonce(&self) -> bool {
        self.nonce.is_some()
    }

    fn push(&mut self, line: &str) {
        self.record.update(line);
        self.record.update(b"\n");
        self.ply += 1;
    }
}

#[cfg(test)]
mod tests {
    use wormery_core::Luck;

    use super::*;
    use crate::Secret;

    const ROLL: &str = r#"{"seat":0,"action":{"type":"roll"}}"#;

    fn dice(id: &str) -> Dice {
        let id = id.parse().unwrap();
        Dice::new(Key::derive(&Secret::new([9; 32]), &id, []), &id)
    }

    fn draw(dice: &Dice) -> u32 {
        dice.luck().below(1 << 31)
    }

    #[test]
    fn without_a_nonce_every_byte_of_the_record_counts() {
        let (mut dice, mut other) = (dice("a"), dice("a"));
        assert_eq!(draw(&dice), draw(&other));
        dice.push_action(ROLL, None);
        other.push_action(&ROLL.replace(":0", ": 0"), None);
        assert_ne!(draw(&dice), draw(&other));
    }

    #[test]
    fn with_a_nonce_only_the_nonce_and_the_ply_count() {
        let (mut dice, mut other, nonce) = (dice("a"), dice("a"), Nonce::new([1; 16]));
        dice.push_action(ROLL, Some(nonce));
        other.push_action("", Some(nonce));
        assert_eq!(draw(&dice), draw(&other));
        let first = draw(&dice);
        dice.push_outcome("{}");
        assert_ne!(draw(&dice), first);
        other.push_action("", Some(nonce));
        assert_eq!(draw(&dice), draw(&other), "the nonce lasts until the next action");
        other.push_action("", Some(Nonce::new([2; 16])));
        dice.push_outcome("{}");
        assert_ne!(draw(&dice), draw(&other));
    }

    #[test]
    fn an_action_without_a_nonce_ends_the_one_before() {
        let mut dice = dice("a");
        dice.push_action(ROLL, Some(Nonce::new([1; 16])));
        assert!(dice.has_nonce());
        dice.push_action(ROLL, None);
        assert!(!dice.has_nonce());
    }
}
