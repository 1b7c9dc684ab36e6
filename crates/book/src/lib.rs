//! The documents as pages: what `docs/SUMMARY.md` lists, as HTML whose links lead somewhere.
//!
//! A [`Summary`] is the table of contents, a [`Document`] one text with its anchors and links, and [`site`] makes the files
//! that a server shows: pages, their style sheet, and what they link to. No page has a script.

mod address;
mod anchor;
mod document;
mod layout;
mod link;
mod site;
mod summary;

pub use address::address;
pub use document::Document;
pub use link::Link;
pub use site::{File, Unwritten, packed, site};
pub use summary::{Chapter, Part, Summary};
