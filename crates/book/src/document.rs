use std::ops::Range;

use pulldown_cmark::{CowStr, Event, HeadingLevel, Options, Parser, Tag, TagEnd, html};

use crate::anchor::Anchors;

/// A document: what it is called, the places that can be linked to, and where it links.
#[derive(Clone, Debug)]
pub struct Document<'a> {
    /// The text of its first heading.
    pub title: String,
    /// Its headings of the second level, each with its anchor.
    pub sections: Vec<(String, String)>,
    /// All its anchors.
    pub anchors: Vec<String>,
    /// Its links and pictures, as they are written.
    pub links: Vec<String>,
    events: Vec<Event<'a>>,
}

impl<'a> Document<'a> {
    /// Reads Markdown.
    pub fn parse(markdown: &'a str) -> Self {
        let events = Parser::new_ext(markdown, Options::ENABLE_TABLES).map(plain).collect();
        let mut document = Self {
            title: String::new(),
            sections: Vec::new(),
            anchors: Vec::new(),
            links: Vec::new(),
            events,
        };
        document.name_headings();
        document.gather();
        document
    }

    /// The text as HTML, with each link as `lead` has it; one that leads nowhere is plain text.
    pub fn html(&self, lead: impl Fn(&str) -> Option<String>) -> String {
        let mut open = Vec::new();
        let events = self.events.iter().filter_map(|event| turned(event, &lead, &mut open));
        let mut text = String::new();
        html::push_html(&mut text, events);
        text
    }

    /// Gives each heading its anchor.
    fn name_headings(&mut self) {
        let mut anchors = Anchors::default();
        for place in 0..self.events.len() {
            let Event::Start(Tag::Heading { level, .. }) = self.events[place] else { continue };
            let heading = self.text(place..self.events.len(), TagEnd::Heading(level));
            let anchor = anchors.next(&heading);
            if let Event::Start(Tag::Heading { id, .. }) = &mut self.events[place] {
                *id = Some(CowStr::from(anchor.clone()));
            }
            match level {
                HeadingLevel::H1 if self.title.is_empty() => self.title = heading,
                HeadingLevel::H2 => self.sections.push((anchor.clone(), heading)),
                _ => {}
            }
            self.anchors.push(anchor);
        }
    }

    /// The text up to an end.
    fn text(&self, events: Range<usize>, end: TagEnd) -> String {
        let inner = self.events[events].iter().take_while(|event| **event != Event::End(end));
        let texts = inner.filter_map(|event| match event {
            Event::Text(text) | Event::Code(text) => Some(&**text),
            Event::SoftBreak => Some(" "),
            _ => None,
        });
        texts.collect()
    }

    /// Notes links, pictures, and the anchors that are written as such.
    fn gather(&mut self) {
        for event in &self.events {
            match event {
                Event::Start(Tag::Link { dest_url, .. } | Tag::Image { dest_url, .. }) => {
                    self.links.push(dest_url.to_string());
                }
                Event::InlineHtml(text) => self.anchors.extend(anchor_in(text).map(str::to_owned)),
                _ => {}
            }
        }
    }
}

/// The name in `<a id="name">`, which is all the HTML that documents may have.
fn anchor_in(text: &str) -> Option<&str> {
    let name = text.strip_prefix("<a id=\"")?.strip_suffix("\">")?;
    name.bytes().all(|byte| byte.is_ascii_alphanumeric() || b"-_".contains(&byte)).then_some(name)
}

/// An event without HTML but for anchors: comments vanish, the rest is text.
fn plain(event: Event<'_>) -> Event<'_> {
    match event {
        Event::InlineHtml(text) if anchor_in(&text).is_some() || &*text == "</a>" => Event::InlineHtml(text),
        Event::Html(text) | Event::InlineHtml(text) if is_comment(&text) => Event::Html(CowStr::from("")),
        Event::Html(text) | Event::InlineHtml(text) => Event::Text(text),
        event => event,
    }
}

fn is_comment(text: &str) -> bool {
    let text = text.trim();
    text.starts_with("<!--") && text.ends_with("-->")
}

/// An event as pages show it: links lead on, and what is wide scrolls in a box of its own.
fn turned<'a>(
    event: &Event<'a>,
    lead: &impl Fn(&str) -> Option<String>,
    open: &mut Vec<bool>,
) -> Option<Event<'a>> {
    let with = |mut tag: Tag<'a>| {
        let (Tag::Link { dest_url: to, .. } | Tag::Image { dest_url: to, .. }) = &mut tag else {
            return None;
        };
        *to = CowStr::from(lead(to)?);
        Some(Event::Start(tag))
    };
    match event {
        Event::Start(tag @ Tag::Link { .. }) => {
            let link = with(tag.clone());
            open.push(link.is_some());
            link
        }
        Event::End(TagEnd::Link) => open.pop().unwrap_or(false).then(|| event.clone()),
        Event::Start(tag @ Tag::Image { .. }) => with(tag.clone()).or_else(|| Some(event.clone())),
        // Styles within the text are forbidden: columns have no alignment of their own.
        Event::Start(Tag::Table(_)) => Some(raw("<div class=\"wide\" tabindex=\"0\"><table>")),
        Event::End(TagEnd::Table) => Some(raw("</tbody></table></div>\n")),
        Event::Start(Tag::CodeBlock(_)) => Some(raw("<pre tabindex=\"0\"><code>")),
        Event::End(TagEnd::CodeBlock) => Some(raw("</code></pre>\n")),
        event => Some(event.clone()),
    }
}

fn raw(html: &'static str) -> Event<'static> {
    Event::Html(CowStr::from(html))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn html(text: &str) -> String {
        Document::parse(text).html(|link| (!link.contains("nowhere")).then(|| format!("/docs/{link}")))
    }

    #[test]
    fn headings_are_named_and_listed() {
        let document = Document::parse("# The `title`\n\n## One\n\ntext\n\n## One\n");
        assert_eq!(document.title, "The title");
        assert_eq!(document.sections, [("one".into(), "One".into()), ("one-1".into(), "One".into())]);
        assert!(html("## One\n").contains("<h2 id=\"one\">"));
    }

    #[test]
    fn links_lead_on_or_are_text() {
        assert_eq!(html("[a](b)"), "<p><a href=\"/docs/b\">a</a></p>\n");
        assert_eq!(html("[a](nowhere) [c](d)"), "<p>a <a href=\"/docs/d\">c</a></p>\n");
        assert_eq!(Document::parse("[a](b) ![c](d)").links, ["b", "d"]);
    }

    #[test]
    fn html_is_text_but_for_anchors() {
        let text = "<a id=\"stale\"></a>`stale` <script>alert(1)</script> <a id=\"x\" onclick=\"y\">";
        let shown = html(text);
        assert!(shown.contains("<a id=\"stale\"></a><code>stale</code>"), "{shown}");
        assert!(
            shown.contains("&lt;script&gt;")
                && !shown.contains("<script")
                && !shown.contains("onclick=\"y\">")
        );
        assert_eq!(Document::parse(text).anchors, ["stale"]);
        assert_eq!(html("<!-- for tests -->\n\ntext\n"), "<p>text</p>\n");
    }

    #[test]
    fn what_is_wide_scrolls_by_itself_and_has_no_styles() {
        let shown = html("| a | b |\n|---|---:|\n| 1 | 2 |\n");
        assert!(shown.starts_with("<div class=\"wide\"") && shown.contains("<td>2</td>"), "{shown}");
        assert!(!shown.contains("style="));
        assert_eq!(html("```sh\na < b\n```\n"), "<pre tabindex=\"0\"><code>a &lt; b\n</code></pre>\n");
    }
}
