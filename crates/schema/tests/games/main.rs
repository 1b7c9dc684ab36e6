//! The schemas against reality: what tables send in random games fits them, and what is a little wrong does not.

mod changes;
mod fits;
mod refuses;
mod samples;
mod shape;
#[path = "../support/validator.rs"]
mod validator;
