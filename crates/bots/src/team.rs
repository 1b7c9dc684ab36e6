use wormery_core::Game;

/// Bots of one level at many tables, which think about their turns side by side.
///
/// They choose what the [`Bot`](crate::Bot) of the level chooses.
pub trait Team<G: Game>: Send {
    /// How many turns are thought about at once.
    fn width(&self) -> usize;

    /// Thinks about turns that begin, as the seats see them whose turns they are; at most [`Team::width`] of them.
    ///
    /// What was thought of turns before is forgotten.
    fn begin(&mut self, turns: &[G::View]);

    /// The action to take in the turn that has this place among those that were begun; `legal` as for a bot.
    fn choose(&mut self, place: usize, view: &G::View, legal: &[G::Action]) -> G::Action;
}
