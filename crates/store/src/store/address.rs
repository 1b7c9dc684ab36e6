//! Where the database is.

use std::path::PathBuf;

use crate::StoreError;

/// A database address that has been understood.
#[derive(Debug, PartialEq, Eq)]
pub(super) enum Address<'a> {
    File(PathBuf),
    Server(&'a str),
}

impl<'a> Address<'a> {
    /// Tells a file from a server. A password in the address never gets into an error.
    pub(super) fn parse(url: &'a str) -> Result<Self, StoreError> {
        if url.starts_with("postgres://") || url.starts_with("postgresql://") {
            return Ok(Self::Server(url));
        }
        let file = url.strip_prefix("sqlite:").map_or(url, |rest| rest.strip_prefix("//").unwrap_or(rest));
        // A database in memory would be another one for each connection, and gone after a fault.
        if file.is_empty() || file.contains("://") || file == ":memory:" {
            return Err(StoreError::Address);
        }
        Ok(Self::File(PathBuf::from(file)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_path_is_a_file_with_or_without_the_scheme() {
        for url in ["data/a.db", "sqlite:data/a.db", "sqlite://data/a.db"] {
            assert_eq!(Address::parse(url), Ok(Address::File("data/a.db".into())), "{url}");
        }
        assert_eq!(Address::parse("sqlite:///data/a.db"), Ok(Address::File("/data/a.db".into())));
    }

    #[test]
    fn postgres_is_a_server() {
        for url in ["postgres://a@b/c", "postgresql://a@b/c"] {
            assert_eq!(Address::parse(url), Ok(Address::Server(url)), "{url}");
        }
    }

    #[test]
    fn nothing_memory_and_other_databases_are_refused() {
        for url in ["", "sqlite:", "sqlite::memory:", ":memory:", "mysql://a:secret@b/c"] {
            assert_eq!(Address::parse(url), Err(StoreError::Address), "{url}");
        }
    }
}
