use std::collections::HashMap;

/// Names the headings of a document as GitHub and mdBook do: `#the-first-minute`.
#[derive(Default)]
pub(crate) struct Anchors(HashMap<String, usize>);

impl Anchors {
    /// The anchor of the next heading; one that was there gets a number.
    pub(crate) fn next(&mut self, heading: &str) -> String {
        let anchor = slug(heading);
        let count = self.0.entry(anchor.clone()).or_default();
        *count += 1;
        if *count == 1 { anchor } else { format!("{anchor}-{}", *count - 1) }
    }
}

fn slug(heading: &str) -> String {
    let kept = heading.trim().chars().filter_map(|letter| match letter {
        ' ' => Some('-'),
        '-' | '_' => Some(letter),
        letter => letter.is_alphanumeric().then_some(letter),
    });
    kept.flat_map(char::to_lowercase).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn headings_are_named_as_github_does() {
        let mut anchors = Anchors::default();
        assert_eq!(anchors.next("Games side by side, from Python"), "games-side-by-side-from-python");
        assert_eq!(anchors.next("What `--nats` does"), "what---nats-does");
        assert_eq!(anchors.next("Frames"), "frames");
        assert_eq!(anchors.next("Frames"), "frames-1");
    }
}
