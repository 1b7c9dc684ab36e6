//! Following a game from afar: typed views from what a client is sent.
//!
//! A server sends frames as JSON. A client that wants to think about them, a bot, a coach or a screen, needs the views
//! that the rules know. Where everything that happens is public, a [`Follower`] plays the game again from what was
//! seen; where there are secrets, it reads the view itself. It never knows more than the frames tell.

mod follower;
mod frame;
mod open;
mod secret;
#[cfg(test)]
mod tests;

pub use follower::{CannotFollow, Follow, Follower};
pub use frame::SentFrame;
pub use open::OpenFollower;
pub use secret::SecretFollower;
