//! Filled woodcut signs: the things of the game. Bodies in the current colour, cuts in the colour of the paper.

/// Keys and shapes in a box of 32 by 32.
pub const SIGNS: [(&str, &str); 14] = [
    (
        "salmon",
        r#"<path d="M1.5 19.5c3-9.5 13.5-15 23-10.5L31 4c-.9 4-.6 8 1 12.5l-6.5-3.4C20.5 21 11.5 24.5 5.5 22.5L2.8 24l.4-2.7z" transform="translate(-.8 1)"/><path d="M13 8l2.5-4.5L19.5 7zM16 20.3l3 4.2 1.5-6z"/><circle cx="7" cy="18.5" r="1.2" class="cutf"/><path d="M10.5 14q2.5 3.5 1 8" class="cut"/><path d="M14.5 12.5h.01M17.5 11.5h.01M20.5 11.3h.01M15.5 15.5h.01M18.7 14.7h.01M21.7 13.8h.01" class="cut" style="stroke-width:1.9"/>"#,
    ),
    (
        "flounder",
        r#"<path d="M2 17C6 6 19 4.5 25 14l6-4v13l-6-4C19 28.5 6 27.5 2 17z"/><path d="M6.5 17C9.5 10.5 18 9.5 22.5 15.5M6.5 18.5c3.5 5.5 11.5 6 16-.5" class="cut"/><circle cx="9" cy="14.2" r="1.3" class="cutf"/><circle cx="12.6" cy="12.6" r="1.3" class="cutf"/><path d="M14 16.5h.01M17 18.5h.01M18 14.8h.01M14 20.5h.01M11 18h.01" class="cut" style="stroke-width:2"/>"#,
    ),
    (
        "herring",
        r#"<path d="M2 11C8 6.5 16 6.5 23 9.6l6-3.6-1.6 5 1.6 5-6-3.6C16 15.5 8 15.5 2 11z"/><path d="M4 21.5c6-4.5 13-4.5 19-1.4l6-3.6-1.6 5 1.6 5-6-3.6c-6 3.1-13 3.1-19-1.4z"/><circle cx="6.6" cy="10.5" r="1" class="cutf"/><circle cx="8.6" cy="21" r="1" class="cutf"/><path d="M10 8.7q1.2 2.3 0 4.6M13 11h8M12 19.2q1.2 2.3 0 4.6M15 21.5h6" class="cut"/>"#,
    ),
    (
        "cod",
        r#"<path d="M2 17.5C7 10.5 15 10 22 14.8L29.5 10.5c-1.5 4-1.3 8.5.3 12L22 19.2C15 24 7 24 2 17.5z"/><path d="M7.5 12L11 7l3 4zM14.5 11L17.5 7l2.5 5.2zM20.6 13L23 9.8l1.4 4.4zM11 22.3l2.5 4 2-4.6z"/><path d="M4.2 20l-.8 3.5" class="lnc" style="stroke-width:1.5"/><circle cx="7.3" cy="16" r="1.2" class="cutf"/><path d="M11 13.5q2 4 0 8M14 17.4h7" class="cut"/>"#,
    ),
    (
        "seal",
        r#"<path d="M3.5 26C6 23 7 20.5 6.6 17.6 4 16.7 2.8 15.2 3.3 14 4.8 9.4 9 7.3 12.3 9.4c3 1.9 4.2 5.8 7 8.3 2.9 2.6 6.4 3.3 8.7 2.4l3-2.6c.2 3.4-.6 5.2-2.1 6.3 1.5.8 2 2 1.5 3.2l-5-1.2c-6 1.8-15.4 1.8-21.9.2z"/><circle cx="8" cy="12.6" r="1.2" class="cutf"/><path d="M4.8 15.5h3.5M5.5 17.2l3-.8M11.5 20c.2 2.3-.8 3.8-2.5 4.8" class="cut"/>"#,
    ),
    (
        "salt",
        r#"<path d="M10 9C6 13 3.5 18 4.5 24c.6 3.5 3.5 5 11.5 5s10.9-1.5 11.5-5c1-6-1.5-11-5.5-15z"/><path d="M11.5 8h9L23 3.5c-2 .8-3.3.8-4.6 0-1.5.9-3.3.9-4.8 0-1.3.8-2.6.8-4.6 0z"/><path d="M10.5 8.7h11M9 15c1.2-1.5 2-2.5 3-3.5M7.5 20.5c.1-1.5.5-3 1-4" class="cut"/>"#,
    ),
    (
        "church",
        r#"<path d="M15.2 1h1.6v2h1.7v1.4h-1.7V6c2.2 1.8 3.2 3.3 3.2 5 0 1.2-.6 2-1.5 2.6L21 20h6v9H5v-9h6l2.5-6.4C12.6 13 12 12.2 12 11c0-1.7 1-3.2 3.2-5V4.4h-1.7V3h1.7z"/><path d="M11 20h10M14 29v-5h4v5M8 23h2v2.5H8zM22 23h2v2.5h-2z" class="cut"/>"#,
    ),
    (
        "storm",
        r#"<path d="M8 18a6 6 0 0 1-.5-12A8 8 0 0 1 22.6 5.5 6.3 6.3 0 0 1 24.5 18z"/><path d="M17.5 15L12 23h4l-2.5 7L22 20.5h-4.5l3-5.5z" class="cute"/><path d="M7 21l-2 4M24 21l-2 4M10 25l-1.5 3M27 24l-2 4" class="lnc" style="stroke-width:1.6"/>"#,
    ),
    (
        "fair",
        r#"<circle cx="16" cy="16" r="6.5"/><path d="M16 2v5M16 25v5M2 16h5M25 16h5M6 6l3.5 3.5M22.5 22.5L26 26M26 6l-3.5 3.5M9.5 22.5L6 26" class="lnc" style="stroke-width:2.2"/>"#,
    ),
    (
        "dock",
        r#"<path d="M2 20h28v3H2zM5 23h3v7H5zM14.5 23h3v7h-3zM24 23h3v7h-3z"/><path d="M20.5 3.5a5.5 5.5 0 0 0-6.8 7L6 18h6l4.7-4.5a5.5 5.5 0 0 0 7-6.8l-3.2 3.2-2.6-.6-.6-2.6z"/>"#,
    ),
    (
        "news",
        r#"<path d="M4 5h20v20c0 2 1 3 2.5 3H7c-2 0-3-1-3-3zM25.5 9H29v16.5c0 1.5-.8 2.5-1.8 2.5s-1.7-1-1.7-2.5z"/><path d="M8 9.5h12M8 14h5M16 14h4M8 18h5M16 18h4M8 22h12" class="cut"/>"#,
    ),
    (
        "seal-wax",
        r#"<path d="M16 2l3.5 2 4-.3 1.7 3.6 3.4 2.2-.6 4 1.5 3.7-2.8 2.9-.6 4-3.9 1-2.6 3-3.9-1-3.7 1.6-2.8-2.9-4-.5-.8-4L1.6 16.5 3.5 13l-.3-4L7 7.3 9.2 4l4 .5z"/><circle cx="16" cy="16" r="8" class="cut"/><path d="M16 10.5v11M12.5 13h7M12 18a4 4 0 0 0 8 0" class="cut" style="stroke-width:1.7"/>"#,
    ),
    (
        "lock",
        r#"<path d="M7 14h18v14H7z"/><path d="M11 14v-4a5 5 0 0 1 10 0v4" class="lnc" style="stroke-width:3"/><path d="M16 19v4" class="cut" style="stroke-width:2.4"/>"#,
    ),
    ("check", r#"<path d="M5 17l7.5 7.5L27 8.5" class="lnc" style="stroke-width:4.2"/>"#),
];

/// The signs as symbols `pom-<key>`.
pub fn definitions() -> String {
    SIGNS
        .iter()
        .map(|(key, shapes)| {
            format!("<symbol id=\"pom-{key}\" viewBox=\"0 0 32 32\"><g fill=\"currentColor\">{shapes}</g></symbol>")
        })
        .collect()
}

/// A sign on the chart, `width` wide, its middle at `x`, `y`.
pub fn on_chart(key: &str, x: f64, y: f64, width: f64) -> String {
    let (left, top) = (scene::chart::path::num(x - width / 2.0), scene::chart::path::num(y - width / 2.0));
    format!("<use href=\"#pom-{key}\" x=\"{left}\" y=\"{top}\" width=\"{width}\" height=\"{width}\"/>")
}

/// A sign in a line of text or on a card; the word stands beside it.
pub fn sign(key: &str, size: u8) -> maud::Markup {
    maud::html! {
        svg.sign width=(size) height=(size) viewBox="0 0 32 32" aria-hidden="true" { use href={ "#pom-" (key) }; }
    }
}

/// A sign as a whole `<svg>` that needs no definitions beside it.
pub fn alone(key: &str, size: u8) -> String {
    let shapes = SIGNS.iter().find(|(known, _)| *known == key).map_or("", |(_, shapes)| shapes);
    format!(
        "<svg class=\"sign\" width=\"{size}\" height=\"{size}\" viewBox=\"0 0 32 32\" aria-hidden=\"true\">\
         <g fill=\"currentColor\">{shapes}</g></svg>"
    )
}

/// A player's shield beside a name.
pub fn shield(colour: &str, size: u8) -> maud::PreEscaped<String> {
    maud::PreEscaped(scene::art::shields::inline(colour, size))
}
