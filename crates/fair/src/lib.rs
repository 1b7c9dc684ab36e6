//! Dice that anyone can check.
//!
//! The host commits to a [`Secret`] before anybody has sent anything, the seats add [`Entropy`] of their own,
//! and each command that makes chance act carries a [`Nonce`] of the roller. From these every outcome of a game
//! follows: [`Dice`] answers with a [`Stream`] for each, a [`FairTable`] plays a game with them and hands out the
//! lines of the record, and [`verify`] recomputes everything once the secret is published in the record's
//! [`Proof`]. Every line is part of a chain that ends in a [`Digest`]: whoever keeps it knows another record for what
//! it is. The protocol is described in `docs/fair-dice.md`, in enough detail to check it in any language.
//!
//! This crate has no generator and no clock: entropy comes in as arguments. It is `no_std` itself; the readers
//! of records and the table beneath it use the standard library.

#![no_std]

extern crate alloc;

mod bytes;
mod chain;
mod dice;
mod fair_table;
mod hex;
mod key;
mod lines;
mod meta;
mod opening;
mod proof;
mod seat_proof;
mod stream;
mod table_id;
mod verify;

pub use bytes::{Commitment, Digest, Entropy, EntropyHash, Key, NameHash, Nonce, Salt, Secret};
pub use dice::Dice;
pub use fair_table::{FairProposal, FairTable};
pub use hex::BadHex;
pub use lines::{header_line, result_line};
pub use opening::Opening;
pub use proof::{BadProof, Proof};
pub use seat_proof::{NameProof, SeatProof, Sent, Sitting, WITHDRAWN};
pub use stream::Stream;
pub use table_id::{BadTableId, TableId};
pub use verify::{Verified, VerifyError, verify, verify_so_far};
