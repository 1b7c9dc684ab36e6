/// Which of the actions to choose from get the next playout.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Attention {
    /// Those that look best: who plays wants the best one, and no more than that.
    Best,
    /// All alike: who advises wants to know about every one of them.
    Alike,
}
