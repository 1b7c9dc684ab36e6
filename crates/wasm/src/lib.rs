//! Tables, bots, coach, review and verification for the browser: JSON text in, JSON text out.
//!
//! A page loads the module in a worker and calls [`answer`] through the functions of `memory.rs`; no generated glue is
//! needed. A local table tells the same as a server, so that boards do not care where their table is. What is asked and
//! answered are the types of `wormery_protocol`. Nothing here asks a clock or a generator: seeds come from the page.

mod call;
mod deck;
mod handles;
mod local;
mod memory;
mod nets;
mod plan;
mod proof;
mod read;
mod records;
mod replay;
mod suppose;
mod tracker;

pub use call::answer;
pub use handles::Handles;
pub use memory::{wormery_alloc, wormery_call, wormery_free, wormery_net};
