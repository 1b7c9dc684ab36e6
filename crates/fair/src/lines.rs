use alloc::string::String;
use alloc::vec::Vec;
use core::fmt::Write;

use wormery_core::{Config, Event, Game, Seat, Standing};
use wormery_record::{write_header, write_result, write_step};

use crate::{Nonce, Proof};

/// The header line of a record with its proof, without a line feed.
///
/// Give [`Proof::sealed`] while the game runs, and [`Proof::with_digest`] when it is over.
pub fn header_line<G: Game>(
    config: &Config<G::Options>,
    players: &[impl AsRef<str>],
    proof: &Proof,
) -> String {
    let mut out = Vec::new();
    let _ = write_header::<G>(&mut out, config, players);
    let mut line = text(out);
    line.pop();
    let fair = serde_json::to_string(proof).expect("a proof has nothing that JSON cannot write");
    line + ",\"meta\":{\"fair\":" + &fair + "}}"
}

/// The result line of a record, without a line feed.
pub fn result_line(standing: &Standing) -> String {
    let mut out = Vec::new();
    let _ = write_result(&mut out, standing);
    text(out)
}

/// The line of an event as it is stored and hashed.
pub(crate) fn step_line<G: Game>(seat: Option<Seat>, event: &Event<G>, nonce: Option<Nonce>) -> String {
    let mut out = Vec::new();
    let _ = write_step(&mut out, seat, event);
    with_nonce(text(out), nonce)
}

fn with_nonce(mut line: String, nonce: Option<Nonce>) -> String {
    if let Some(nonce) = nonce {
        line.pop();
        let _ = write!(line, ",\"meta\":{{\"nonce\":\"{nonce}\"}}}}");
    }
    line
}

/// What was written, without its line feed; memory takes everything.
fn text(mut out: Vec<u8>) -> String {
    out.pop();
    String::from_utf8(out).expect("a record is text")
}
