use crate::link::Link;

/// Where the table of contents is, in the repository.
pub(crate) const PATH: &str = "docs/SUMMARY.md";

/// The table of contents, in the form of mdBook.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Summary {
    /// Its parts, in their order; the first one may have no title.
    pub parts: Vec<Part>,
}

/// Documents for one kind of reader.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Part {
    /// For whom; nothing for what stands before the first title.
    pub title: Option<String>,
    /// Its documents.
    pub chapters: Vec<Chapter>,
}

/// A document in the table of contents.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Chapter {
    /// What it is called there.
    pub title: String,
    /// Its file, from the root of the repository.
    pub path: String,
    /// Whether it belongs to the one before it.
    pub is_inner: bool,
}

impl Summary {
    /// Reads the text of `docs/SUMMARY.md`.
    pub fn parse(text: &str) -> Self {
        let mut parts = vec![Part::default()];
        for line in text.lines().filter(|line| *line != "# Summary") {
            if let Some(title) = line.strip_prefix("# ") {
                parts.push(Part { title: Some(title.to_owned()), chapters: Vec::new() });
            } else if let (Some(chapter), Some(part)) = (chapter(line), parts.last_mut()) {
                part.chapters.push(chapter);
            }
        }
        parts.retain(|part| !part.chapters.is_empty());
        Self { parts }
    }

    /// All documents, in their order.
    pub fn chapters(&self) -> impl Iterator<Item = &Chapter> {
        self.parts.iter().flat_map(|part| &part.chapters)
    }
}

/// The chapter of a line like `- [Hosting](hosting.md)`.
fn chapter(line: &str) -> Option<Chapter> {
    let item = line.trim_start();
    let (title, target) = item.strip_prefix("- ").unwrap_or(item).strip_prefix('[')?.split_once("](")?;
    let Link { path, .. } = Link::of(PATH, target.strip_suffix(')')?)?;
    Some(Chapter { title: title.to_owned(), path, is_inner: line.starts_with(' ') })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn parts_and_chapters_are_read_in_their_order() {
        let text = "# Summary\n\n[First](README.md)\n\n# Hosts\n\n- [Hosting](hosting.md)\n  - [Map](../ARCHITECTURE.md)\n";
        let summary = Summary::parse(text);
        let titles: Vec<_> = summary.parts.iter().map(|part| part.title.as_deref()).collect();
        assert_eq!(titles, [None, Some("Hosts")]);
        let paths: Vec<_> = summary.chapters().map(|chapter| (&*chapter.path, chapter.is_inner)).collect();
        assert_eq!(paths, [("docs/README.md", false), ("docs/hosting.md", false), ("ARCHITECTURE.md", true)]);
    }
}
