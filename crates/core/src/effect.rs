use alloc::vec::Vec;
use core::fmt;

use crate::Wire;

/// What an event brings about: a fact, neither a sentence nor a picture.
///
/// It is enough to show and to say what happened without a view. It is written as an object with a `type`, and with a
/// `why` where the same thing can have several reasons; seats are in fields called `seat`, `from`, `to` or `next`.
pub trait Effect: Wire + Clone + Eq + fmt::Debug + Send + Sync {
    /// The id of the rule behind it: "RW-18".
    fn rule(&self) -> &'static str;

    /// Whether it lays open what somebody did not know before: hands, points.
    ///
    /// What was seen cannot be unseen, so an action that brings it about cannot be taken back.
    fn lays_open(&self) -> bool {
        false
    }

    /// Whether a turn is over with it.
    fn ends_turn(&self) -> bool {
        false
    }
}

/// Where a game tells what happens.
pub trait Tell<E> {
    /// Takes the next effect; one that nobody wants to hear is never made.
    fn tell(&mut self, effect: impl FnOnce() -> E);
}

/// Nobody listens: searches pay nothing for what is told.
#[derive(Clone, Copy, Debug)]
pub struct Silent;

impl<E> Tell<E> for Silent {
    #[inline]
    fn tell(&mut self, _: impl FnOnce() -> E) {}
}

impl<E> Tell<E> for Vec<E> {
    fn tell(&mut self, effect: impl FnOnce() -> E) {
        self.push(effect());
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_list_hears_everything_in_order_and_silence_makes_nothing() {
        let mut heard: Vec<u8> = Vec::new();
        heard.tell(|| 1);
        heard.tell(|| 2);
        assert_eq!(heard, [1, 2]);
        Tell::<u8>::tell(&mut Silent, || panic!("nobody asked for it"));
    }
}
