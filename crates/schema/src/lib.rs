//! JSON Schema, OpenAPI and TypeScript of everything that crosses a wire.
//!
//! A [`Bundle`] collects schemas under unique names, [`games`] is the bundle of all games, [`messages`] adds what a
//! server and its clients say, and [`typescript`] turns a finished bundle into declarations. [`openapi`] describes the
//! HTTP interface with it. The schemas themselves live next to the types, behind the feature
//! `schema` of each crate: derived where the writing is derived, by hand where it is by hand.
//!
//! Whoever has more to say goes on from `games()`:
//!
//! ```
//! # use wormery_schema::{games, typescript};
//! #[derive(schemars::JsonSchema)]
//! struct Hello {
//!     name: String,
//! }
//!
//! let bundle = games().add_written::<Hello>("Hello").finish()?;
//! assert!(typescript(&bundle)?.contains("export interface Hello"));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod bundle;
mod descriptions;
mod facts;
mod games;
mod messages;
mod openapi;
mod optional;
mod refs;
mod typescript;

pub use bundle::{Bundle, Clash};
pub use descriptions::descriptions;
pub use facts::facts;
pub use games::{definitions, games};
pub use messages::{messages, page, protocol};
pub use openapi::openapi;
pub use typescript::{NotUnderstood, typescript};
