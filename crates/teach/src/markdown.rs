//! Markdown to HTML, with three kinds of links of our own: `term:row`, `#anchor` and `card:12`, and pictures `sign:nf-wood`.

use std::collections::BTreeMap;

use pulldown_cmark::{CowStr, Event, LinkType, Options, Parser, Tag, TagEnd, html};
use scene::escape;

use crate::anchor;

/// What a piece of Markdown became.
#[derive(Default)]
pub struct Rendered {
    pub html: String,
    pub terms: Vec<String>,
    pub links: Vec<String>,
    /// Things that cannot stand in a text.
    pub wrong: Option<String>,
}

/// Renders `text`. `numbers` are the numbers of paragraphs by anchor: an empty link says its paragraph's number.
pub fn render(text: &str, numbers: &BTreeMap<String, String>) -> Rendered {
    let mut out = Rendered::default();
    let mut events: Vec<Event<'_>> = Vec::new();
    let mut empty: Option<String> = None;
    let mut in_sign = false;
    for event in Parser::new_ext(text, Options::ENABLE_TABLES) {
        if in_sign {
            // The words of a sign are read out, its drawing is seen.
            match event {
                Event::End(TagEnd::Image) => {
                    events.push(Event::InlineHtml("</svg>".into()));
                    in_sign = false;
                }
                Event::Text(said) => {
                    events.push(Event::InlineHtml(format!("<title>{}</title>", escape(&said)).into()));
                }
                _ => {}
            }
            continue;
        }
        if empty.is_some() && !matches!(event, Event::End(TagEnd::Link)) {
            empty = None;
        }
        match event {
            Event::Start(Tag::Link { link_type, dest_url, title, id }) => {
                let dest_url = if let Some(term) = dest_url.strip_prefix("term:") {
                    out.terms.push(term.to_owned());
                    events.push(Event::InlineHtml(
                        format!("<a class=\"term\" href=\"#term-{0}\" data-term=\"{0}\">", escape(term))
                            .into(),
                    ));
                    continue;
                } else if let Some(name) = dest_url.strip_prefix('#') {
                    let name = anchor(name);
                    out.links.push(name.clone());
                    empty = Some(name.clone());
                    CowStr::from(format!("#{name}"))
                } else if let Some(card) = dest_url.strip_prefix("card:") {
                    CowStr::from(format!("cards#card-{card}"))
                } else {
                    out.wrong =
                        Some(format!("a link may lead to `term:`, `card:` or `#`, not to `{dest_url}`"));
                    dest_url
                };
                let link_type = if link_type == LinkType::Autolink { LinkType::Inline } else { link_type };
                events.push(Event::Start(Tag::Link { link_type, dest_url, title, id }));
            }
            Event::End(TagEnd::Link) => {
                if let Some(anchor) = empty.take() {
                    let number = numbers.get(&anchor).cloned().unwrap_or_default();
                    events.push(Event::Text(number.into()));
                }
                events.push(Event::InlineHtml("</a>".into()));
            }
            Event::Start(Tag::Image { dest_url, .. }) => {
                let Some(sign) = dest_url.strip_prefix("sign:") else {
                    out.wrong = Some(format!("a picture must be a `sign:`, not `{dest_url}`"));
                    continue;
                };
                // Line icons of the page stand on a grid of 24, signs of games on one of 32.
                let (class, grid) = if sign.starts_with("i-") { ("ic", 24) } else { ("sg", 32) };
                let open = format!(
                    "<svg class=\"{class}\" width=\"20\" height=\"20\" viewBox=\"0 0 {grid} {grid}\" role=\"img\"><use href=\"#{}\"/>",
                    escape(sign)
                );
                events.push(Event::InlineHtml(open.into()));
                in_sign = true;
            }
            Event::Html(code) | Event::InlineHtml(code) => {
                out.wrong = Some(format!("HTML cannot stand in a text: `{}`", code.trim()));
            }
            other => events.push(other),
        }
    }
    html::push_html(&mut out.html, events.into_iter());
    out
}

/// The same without the paragraph around it, for captions.
pub fn inline(text: &str, numbers: &BTreeMap<String, String>) -> Rendered {
    let mut out = render(text, numbers);
    let html = out.html.trim();
    let bare = html.strip_prefix("<p>").and_then(|html| html.strip_suffix("</p>"));
    out.html = bare.filter(|html| !html.contains("<p>")).unwrap_or(html).to_owned();
    out
}
