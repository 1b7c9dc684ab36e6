/// The seats for whose persons a bot plays, a bit for each.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Away(u8);

impl Away {
    pub(crate) fn has(self, seat: usize) -> bool {
        self.0 & Self::bit(seat) != 0
    }

    pub(crate) fn insert(&mut self, seat: usize) {
        self.0 |= Self::bit(seat);
    }

    /// Takes a seat out; whether it was in.
    pub(crate) fn remove(&mut self, seat: usize) -> bool {
        let was_in = self.has(seat);
        self.0 &= !Self::bit(seat);
        was_in
    }

    fn bit(seat: usize) -> u8 {
        debug_assert!(seat < 8, "no game has more than seven seats");
        1 << seat
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_seat_comes_and_goes_alone() {
        let mut away = Away::default();
        away.insert(0);
        away.insert(6);
        assert!(away.has(0) && !away.has(5) && away.has(6));
        assert!(away.remove(6) && !away.remove(6) && away.has(0));
    }
}
