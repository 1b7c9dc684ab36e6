use anyhow::Context;

/// The seed that was asked for, or a fresh one from the operating system.
pub(crate) fn given_or_fresh(given: Option<u64>) -> anyhow::Result<u64> {
    match given {
        Some(seed) => Ok(seed),
        None => getrandom::u64().context("ask the operating system for a random number"),
    }
}
