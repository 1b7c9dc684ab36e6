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
    REMARKABLE = 0.02 "wins": "A throw, a draw or a deal that moved so much is told as the greatest luck or bad luck.";
    EQUAL_TURNS = 0.005 "wins": "A turn that brought the winner so much less than the best one did not decide the game as well.";
    TOLD_EXACT = 0.005 "wins": "What chance moved so much is a throw or a deal to look at, where worth is known exactly.";
    TOLD_SAMPLED = 0.02 "wins": "The same where worth is sampled: less cannot be told from noise.";
    SOME_LUCK = 0.1 "wins": "So much luck is some luck, where it is counted in shares of the win.";
    MUCH_LUCK = 0.4 "wins": "So much luck is a lot.";
    SOME_SCORE = 0.5 "of the score": "So much luck is some luck, where it is counted in the unit of the score.";
    MUCH_SCORE = 1.5 "of the score": "So much luck is a lot.";
    CHOICES_LITTLE = 0.05 "wins": "All choices of a game that cost so much cost a little; below it nearly every choice was the best.";
    CHOICES_LOT = 0.1 "wins": "All choices of a game that cost so much cost a lot.";
    CHOICES_VERY = 0.2 "wins": "All choices of a game that cost so much cost very much: a habit is named.";
    APART_FAIL = 0.08 "turns": "A choice whose turn fails more or less often by so much is not called about as good, though it wins about as often.";
    APART_WORMS = 0.2 "worms": "The same where the turn brings so much more or less on average.";
    HABIT = 2.0 "choices": "What was done wrong so often in a game is a habit.";
    SAME_WORMS = 0.005 "worms": "A turn that brings so much more than every other is marked at a real table.";
    CLEARLY_SAFER = 0.03 "turns": "A turn that fails less often by so much is clearly safer.";
    CLOSE = 1.0 "above": "A card that is so little above the number of cards in its row is soon too low.";
    CLEARLY_MORE = 0.1 "worms": "A turn that brings so much more on average clearly brings more.";
}
