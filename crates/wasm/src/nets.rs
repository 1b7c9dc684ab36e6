//! Nets that a page loads when they are needed.

use wormery_bots::{NetFile, Roster};
use wormery_core::Config;
use wormery_games::{GameId, with_game};

use crate::call::Refusal;

/// Takes in a net: its name, a line break, the bytes of its file; false if it is none of ours.
pub(crate) fn install(named: &[u8]) -> bool {
    let Some(end) = named.iter().position(|byte| *byte == b'\n') else { return false };
    let (name, bytes) = (&named[..end], &named[end + 1..]);
    all().any(|net| net.name.as_bytes() == name && net.install(bytes))
}

fn all() -> impl Iterator<Item = &'static NetFile> {
    GameId::ALL.iter().flat_map(|game| with_game!(*game, G => G::NETS)).copied()
}

/// Refuses by the name of the net, if a table has none yet: the page loads it and asks again.
pub(crate) fn make_sure<G: Roster>(config: &Config<G::Options>) -> Result<(), Refusal> {
    match G::net(config) {
        Some(net) if net.get().is_none() => Err(Refusal::Net(net.name)),
        _ => Ok(()),
    }
}
