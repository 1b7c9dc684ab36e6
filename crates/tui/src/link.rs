use std::sync::mpsc::Receiver;
use std::time::Duration;

use wormery_core::{Game, Seat, Viewer};
use wormery_host::Aftermath;
use wormery_protocol::Problem;
use wormery_table::{Frame, Ply};
use wormery_words::Language;

use crate::Tale;

/// A way to a table, near or far: frames come in, actions go out.
///
/// A screen takes the next news when it has shown the last one long enough.
pub trait Link<G: Game> {
    /// What came next, if anything has; what is told besides the game is told in this language.
    fn next(&mut self, language: Language) -> Option<News<G>>;

    /// Sends what the seat at the keyboard chose at this ply; if it is refused, the news say why.
    fn act(&mut self, ply: Ply, action: G::Action);

    /// Whether the last decision of the people at the keyboard can be taken back.
    fn can_undo(&self) -> bool {
        false
    }

    /// Takes the last decision back, where that can be done.
    fn undo(&mut self) {}

    /// Somebody looks at the hand of a seat: what others decided cannot be taken back any more.
    fn look(&mut self, _: Seat) {}

    /// Where the game is written down, for those who leave.
    fn saved_as(&self) -> Option<String> {
        None
    }

    /// How many frames wait to be shown, at a table that does not wait for us.
    fn backlog(&self) -> usize {
        0
    }

    /// What is to be known about a table far away; `None` for one in this program.
    fn away(&self, _: Language) -> Option<Away> {
        None
    }

    /// Asks a table far away for something besides the game; if it is refused, the news say why.
    fn wish(&mut self, _: Wish) {}

    /// Begins to find out luck and skill of a game that is over; what is found comes in one or more parts.
    fn review(&mut self) -> Option<Receiver<Aftermath<G>>> {
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
    /// A decision was taken back: all after the ply of the frame has not happened.
    Undone {
        /// Who may look at it, and for whom the legal actions are.
        viewer: Viewer,
        /// What the viewer gets.
        frame: Frame<G>,
    },
    /// An action was refused.
    Refused(Box<Problem>),
    /// Something the people at the keyboard should know.
    Notice(String),
    /// Something that was said or happened besides the game.
    Aside(Tale),
}

/// What is to be known about a table far away, besides its game.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Away {
    /// How to come back.
    pub address: String,
    /// The players' names in seat order; who sits where can change.
    pub names: Vec<String>,
    /// For whom a bot plays until they come back.
    pub absent: Vec<bool>,
    /// Whether we play.
    pub presence: Presence,
    /// How long the one who is to act may still think.
    pub time_left: Option<Duration>,
    /// What is wrong with the connection.
    pub trouble: Option<String>,
    /// Whether there is no coming back.
    pub is_over: bool,
    /// Whether the next game is about to begin.
    pub is_starting: bool,
}

/// Whether we play at a table far away.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Presence {
    /// We have a seat.
    #[default]
    Seated,
    /// We watch.
    Watching,
    /// We watch, and a bot's seat could be ours.
    MaySit,
}

/// What somebody wants of a table far away.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Wish {
    /// Play again.
    Again,
    /// Take one's seat back from the bot.
    Back,
    /// Sit down where a bot plays.
    Sit,
}
