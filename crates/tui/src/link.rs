use wormery_core::{Game, Viewer};
use wormery_table::{Frame, Ply};

/// A way to a table, near or far: frames come in, actions go out.
///
/// A screen takes the next news when it has shown the last one long enough.
pub trait Link<G: Game> {
    /// What came next, if anything has.
    fn next(&mut self) -> Option<News<G>>;

    /// Sends what the seat at the keyboard chose at this ply; if it is refused, the news say why.
    fn act(&mut self, ply: Ply, action: G::Action);

    /// Where the game is written down, for those who leave.
    fn saved_as(&self) -> Option<String> {
        None
    }
}

/// What a table tells.
#[derive(Clone, Debug)]
pub enum News<G: Game> {
    /// Something happened.
    Frame {
        /// Who may look at it, and for whom the legal actions are.
        viewer: Viewer,
        /// What the viewer gets.
        frame: Frame<G>,
    },
    /// An action was refused, for this reason.
    Refused(String),
    /// Something the people at the keyboard should know.
    Notice(String),
}
