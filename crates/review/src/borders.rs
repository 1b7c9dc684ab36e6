//! Every number from which on a judgement has another word. Nobody else compares one: what follows from them is told as a
//! word. docs/review.md has the same table, and a test holds it to this one.

/// A number from which on something is said, as docs/review.md has it.
#[derive(Clone, Copy, Debug)]
pub struct Border {
    /// What the code calls it.
    pub name: &'static str,
    /// The number.
    pub value: f64,
    /// What is counted.
    pub unit: &'static str,
    /// What is said from there on.
    pub says: &'static str,
}

macro_rules! borders {
    ($($name:ident = $value:literal $unit:literal: $says:literal;)+) => {
        $(
            #[doc = $says]
            pub(crate) const $name: f64 = $value;
        )+

        /// All of them, in the order of docs/review.md.
        pub const BORDERS: &[Border] =
            &[$(Border { name: stringify!($name), value: $value, unit: $unit, says: $says }),+];
    };
}

borders! {
    DOUBTFUL = 0.01 "wins": "A choice that costs so much is doubtful, `?!`: the coach calls it weaker. Below it is good, or about as good.";
    MISTAKE = 0.03 "wins": "A choice that costs so much is a mistake, `?`: the coach calls it weaker.";
    BLUNDER = 0.08 "wins": "A choice that costs so much is a blunder, `??`: the coach calls it weak.";
    CLEARLY_SAFER = 0.03 "turns": "A turn that fails less often by so much is clearly safer.";
    CLEARLY_MORE = 0.1 "worms": "A turn that brings so much more on average clearly brings more.";
}
