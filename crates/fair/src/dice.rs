use crate::chain::Chain;
use crate::{Digest, Key, Nonce, Stream};

/// The dice of one game at one moment: what the next outcome is drawn from.
///
/// They know the key, how many events have happened, what the record comes to so far, and the nonce of the last action.
#[derive(Clone, Debug)]
pub struct Dice {
    key: Key,
    chain: Chain,
    ply: u32,
    nonce: Option<Nonce>,
}

impl Dice {
    /// The dice before the first event.
    pub(crate) fn new(key: Key, chain: Chain) -> Self {
        Self { key, chain, ply: 0, nonce: None }
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
        self.chain.luck(&self.key, self.ply, self.nonce.as_ref())
    }

    /// Whether the next outcome follows an action with a nonce of the roller.
    pub fn has_nonce(&self) -> bool {
        self.nonce.is_some()
    }

    /// What the game comes to if it ends here, with this result line or without one; version 1 has no digest.
    pub fn digest(&self, result: Option<&str>) -> Option<Digest> {
        self.chain.digest(result)
    }

    /// Whether a line may be written in one way only: from version 2 on.
    ///
    /// All of a line counts for the outcomes after it. Whoever could write it in several ways could choose among them.
    pub(crate) fn are_strict(&self) -> bool {
        matches!(self.chain, Chain::Second { .. })
    }

    fn push(&mut self, line: &str) {
        self.chain.push(line);
        self.ply += 1;
    }
}

#[cfg(test)]
mod tests {
    use wormery_core::Luck;

    use super::*;
    use crate::Secret;

    const ROLL: &str = r#"{"seat":0,"action":{"type":"roll"}}"#;

    fn dice(chain: Chain) -> Dice {
        let id = "a".parse().unwrap();
        Dice::new(Key::derive(&Secret::new([9; 32]), &id, []), chain)
    }

    fn first() -> Dice {
        dice(Chain::first(&"a".parse().unwrap()))
    }

    fn second(names: u8) -> Dice {
        dice(Chain::Second { head: [1; 32], names: [names; 32] })
    }

    fn draw(dice: &Dice) -> u32 {
        dice.luck().below(1 << 31)
    }

    #[test]
    fn without_a_nonce_every_byte_of_the_record_counts() {
        for make in [first, || second(0)] {
            let (mut dice, mut other) = (make(), make());
            assert_eq!(draw(&dice), draw(&other));
            dice.push_action(ROLL, None);
            other.push_action(&ROLL.replace(":0", ": 0"), None);
            assert_ne!(draw(&dice), draw(&other));
        }
    }

    #[test]
    fn in_version_1_with_a_nonce_only_the_nonce_and_the_ply_count() {
        let (mut dice, mut other, nonce) = (first(), first(), Nonce::new([1; 16]));
        dice.push_action(ROLL, Some(nonce));
        other.push_action("", Some(nonce));
        assert_eq!(draw(&dice), draw(&other));
        let before = draw(&dice);
        dice.push_outcome("{}");
        assert_ne!(draw(&dice), before);
        other.push_action("", Some(nonce));
        assert_eq!(draw(&dice), draw(&other), "the nonce lasts until the next action");
        other.push_action("", Some(Nonce::new([2; 16])));
        dice.push_outcome("{}");
        assert_ne!(draw(&dice), draw(&other));
    }

    #[test]
    fn in_version_2_every_line_counts_for_ever_and_the_ply_too() {
        let (mut dice, mut other, nonce) = (second(0), second(0), Nonce::new([1; 16]));
        dice.push_action("x", None);
        other.push_action("y", None);
        for _ in 0..3 {
            dice.push_action(ROLL, Some(nonce));
            other.push_action(ROLL, Some(nonce));
            assert_ne!(draw(&dice), draw(&other));
        }
        let later = Dice { ply: dice.ply + 1, ..dice.clone() };
        assert_ne!(draw(&dice), draw(&later));
    }

    #[test]
    fn names_count_for_the_digest_and_not_for_the_dice() {
        let (dice, other) = (second(0), second(1));
        assert_eq!(draw(&dice), draw(&other));
        assert_ne!(dice.digest(None), other.digest(None));
    }

    #[test]
    fn a_digest_tells_the_end_of_a_game_from_every_other() {
        let mut dice = second(0);
        let ends = [dice.digest(None), dice.digest(Some("")), dice.digest(Some("{}"))];
        dice.push_outcome("{}");
        let later = [dice.digest(None), dice.digest(Some("{}"))];
        let all = [&ends[..], &later].concat();
        assert!((0..all.len()).all(|place| all[place].is_some() && !all[..place].contains(&all[place])));
        assert_eq!(first().digest(None), None);
    }

    #[test]
    fn an_action_without_a_nonce_ends_the_one_before() {
        let mut dice = first();
        dice.push_action(ROLL, Some(Nonce::new([1; 16])));
        assert!(dice.has_nonce());
        dice.push_action(ROLL, None);
        assert!(!dice.has_nonce());
    }

    /// A server holds one of these for each table.
    #[test]
    fn dice_are_small() {
        assert!(size_of::<Dice>() <= 200, "{}", size_of::<Dice>());
    }
}
