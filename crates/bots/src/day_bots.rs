/// The bots of today's game in one version: the same for everybody, and frozen.
///
/// Their answers are part of the game, as its luck is. A level whose answers change needs a new version here, and the old
/// answers stay as they were under another name: `crates/today/tests/golden.rs` fails otherwise.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct DayBots {
    /// What records call this version.
    pub version: &'static str,
    /// The levels of the seats after the first, without net or clock.
    pub levels: &'static [&'static str],
}
