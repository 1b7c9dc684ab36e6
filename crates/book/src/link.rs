/// Where a link of a document leads, within the repository.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Link {
    /// The file, from the root of the repository.
    pub path: String,
    /// The place in it.
    pub anchor: Option<String>,
}

impl Link {
    /// What is written in a document; nothing if it leads elsewhere, or out of the repository.
    pub fn of(document: &str, written: &str) -> Option<Self> {
        if written.contains("://") || written.starts_with("mailto:") || written.starts_with('/') {
            return None;
        }
        let (path, anchor) = written.split_once('#').map_or((written, None), |(path, at)| (path, Some(at)));
        let anchor = anchor.map(str::to_owned);
        if path.is_empty() {
            return Some(Self { path: document.to_owned(), anchor });
        }
        let mut parts: Vec<&str> = document.split('/').collect();
        parts.pop();
        for part in path.split('/') {
            match part {
                "." | "" => {}
                ".." => drop(parts.pop()?),
                part => parts.push(part),
            }
        }
        Some(Self { path: parts.join("/"), anchor })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn path(document: &str, written: &str) -> Option<String> {
        Link::of(document, written).map(|link| link.path)
    }

    #[test]
    fn links_are_followed_from_their_document() {
        assert_eq!(path("docs/rules/a.md", "../records.md").as_deref(), Some("docs/records.md"));
        assert_eq!(path("docs/a.md", "./b.md").as_deref(), Some("docs/b.md"));
        assert_eq!(path("README.md", "docs").as_deref(), Some("docs"));
        assert_eq!(
            Link::of("docs/a.md", "#here"),
            Some(Link { path: "docs/a.md".into(), anchor: Some("here".into()) })
        );
    }

    #[test]
    fn what_leads_out_of_the_repository_is_no_link_of_ours() {
        assert_eq!(path("docs/a.md", "https://rustup.rs"), None);
        assert_eq!(path("docs/a.md", "../../etc/passwd"), None);
        assert_eq!(path("docs/a.md", "/etc/passwd"), None);
    }
}
