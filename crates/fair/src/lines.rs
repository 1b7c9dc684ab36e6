use alloc::string::String;
use alloc::vec::Vec;
use core::fmt;

use serde::Serialize;
use wormery_core::{Config, Event, Game, Seat, Standing};
use wormery_record::{write_header, write_result, write_step};

use crate::meta::{HeaderMeta, StepMeta};
use crate::{Nonce, Proof};

/// The header line of a record with its proof, without a line feed.
///
/// Give [`Proof::sealed`] while the game runs, and [`Proof::with_digest`] when it is over.
pub fn header_line<G: Game>(
    config: &Config<G::Options>,
    players: &[impl AsRef<str>],
    proof: &Proof,
) -> String {
    let line = text(|out| write_header::<G>(out, config, players));
    with_meta(line, &HeaderMeta { fair: Some(proof.clone()) })
}

/// The result line of a record, without a line feed.
pub fn result_line(standing: &Standing) -> String {
    text(|out| write_result(out, standing))
}

/// The line of an event as it is stored and hashed.
pub(crate) fn step_line<G: Game>(seat: Option<Seat>, event: &Event<G>, nonce: Option<Nonce>) -> String {
    let line = text(|out| write_step(out, seat, event));
    if nonce.is_none() { line } else { with_meta(line, &StepMeta { nonce }) }
}

fn text<E: fmt::Debug>(write: impl FnOnce(&mut Vec<u8>) -> Result<(), E>) -> String {
    let mut out = Vec::new();
    write(&mut out).expect("memory takes everything");
    out.pop();
    String::from_utf8(out).expect("a record is text")
}

/// Adds `meta` to a line that is an object with at least one key.
fn with_meta(mut line: String, meta: &impl Serialize) -> String {
    line.pop();
    line += ",\"meta\":";
    line += &serde_json::to_string(meta).expect("a note has nothing that JSON cannot write");
    line.push('}');
    line
}
