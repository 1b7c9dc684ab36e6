//! What went wrong, in the reader's language.

use std::error::Error;

use wormery_fair::{BadProof, VerifyError};
use wormery_record::{BadLine, Unreadable};
use wormery_tui::cause_words;
use wormery_words::say;

use crate::reader::language;

/// An error with all its causes.
pub(crate) fn trouble(error: &anyhow::Error) -> String {
    error.chain().map(words).collect::<Vec<_>>().join(": ")
}

/// An error without its causes; what only this program meets is said here.
fn words(cause: &(dyn Error + 'static)) -> String {
    let told = None
        .or_else(|| cause.downcast_ref().map(line_words))
        .or_else(|| cause.downcast_ref().map(unreadable_words))
        .or_else(|| cause.downcast_ref().map(verify_words));
    told.unwrap_or_else(|| cause_words(language(), cause))
}

/// A line of a record that is wrong; what is wrong with it is about the format, and is said as the format names it.
pub(crate) fn line_words(bad: &BadLine) -> String {
    say!(language(), tr_line, line = bad.line, why = &bad.error)
}

/// Why a record cannot be read.
pub(crate) fn unreadable_words(why: &Unreadable) -> String {
    match why {
        Unreadable::Io(error) => error.to_string(),
        Unreadable::NotUtf8 => say!(language(), tr_not_text),
    }
}

/// Why the luck of a record is not proven.
pub(crate) fn verify_words(why: &VerifyError) -> String {
    match why {
        VerifyError::NoProof => say!(language(), tr_no_proof),
        VerifyError::NoSecret => say!(language(), tr_no_secret),
        VerifyError::NotOver => say!(language(), tr_not_over),
        VerifyError::BadProof(bad) => say!(language(), tr_line, line = 1, why = proof_words(*bad)),
        VerifyError::Dice { line } => {
            say!(language(), tr_line, line = *line, why = say!(language(), tr_other_dice))
        }
        VerifyError::NoDigest => say!(language(), tr_no_digest),
        VerifyError::Digest => say!(language(), tr_other_digest),
        VerifyError::Other => say!(language(), tr_other_record),
        VerifyError::BadLine(bad) => line_words(bad),
    }
}

fn proof_words(bad: BadProof) -> String {
    match bad {
        BadProof::NoSecret => say!(language(), tr_no_secret),
        BadProof::Commitment => say!(language(), tr_other_secret),
        BadProof::Entropy(seat) => say!(language(), tr_other_entropy, seat = seat.index() + 1),
        BadProof::Name(seat) => say!(language(), tr_other_name, seat = seat.index() + 1),
        BadProof::Seats { in_proof, in_game } => say!(language(), tr_other_seats, in_proof, in_game),
    }
}
