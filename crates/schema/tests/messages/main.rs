//! The schemas of messages against messages: those made by the types, and those in docs/protocol.md.

mod examples;
mod samples;
#[path = "../support/validator.rs"]
mod validator;
