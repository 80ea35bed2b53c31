//! Below a harbour: the next fishing in its five steps, the council and the shares.

use nusfjord::Shortage;
use tabletop::{Message, Seat};

use crate::{
    sheet::{Sheet, Spot, core},
    signs::{shield, sign},
};

/// The names of the five steps, the same in forecast, story and log.
pub const STEPS: [&str; 5] = [
    "nusfjord-step-elders",
    "nusfjord-step-elsewhere",
    "nusfjord-step-home",
    "nusfjord-step-reserve",
    "nusfjord-step-surplus",
];

/// What the next Fishing Phase would bring.
pub fn forecast(sheet: &Sheet<'_>, seat: Seat) -> String {
    let own = sheet.harbor(seat);
    let cast = own.forecast;
    if sheet.view.round >= sheet.view.rounds && own.shortage == Shortage::None {
        return String::new();
    }
    let after = u16::from(cast.reserve) + own.stock.reserve_fish;
    let notes = [
        String::new(),
        String::new(),
        sheet.t("nusfjord-sheet-comes-back"),
        format!("{} → {after}", own.stock.reserve_fish),
        String::new(),
    ];
    let steps: String = STEPS
        .iter()
        .zip([cast.elders, cast.elsewhere, cast.home, cast.reserve, cast.surplus])
        .zip(notes)
        .map(|((&id, fish), note)| {
            let class = if fish == 0 { " class=\"nil\"" } else { "" };
            let note = if fish == 0 { String::new() } else { note };
            format!("<li{class}><b>{fish}</b><span>{}<small>{note}</small></span></li>", sheet.t(id))
        })
        .collect();
    format!(
        "<div class=\"nf-box\"><div class=\"nf-hd\"><h2>{}</h2><span class=\"nf-note\">{}</span></div><ol class=\"nf-fc\">{steps}</ol></div>",
        sheet.t("nusfjord-sheet-next-fishing"),
        sheet.say(&Message::new("nusfjord-sheet-next-fishing-note").with("catch", cast.catch))
    )
}

/// The elders of a council; one's own are action places too.
pub fn council(sheet: &Sheet<'_>, seat: Seat) -> String {
    let own = sheet.harbor(seat);
    let mine = seat == sheet.me && sheet.view.eye.is_none_or(|eye| eye == seat);
    let elders: String = own
        .council
        .iter()
        .map(|place| {
            let name = sheet.name(place.elder.name());
            let does = place.text.text.iter().map(|text| sheet.say(&core(text))).collect::<Vec<_>>().join(" ");
            let fish: String = (0..3)
                .map(|i| format!("<i class=\"{}\">{}</i>", if i < place.fish { "f" } else { "" }, sign("fish")))
                .collect();
            let said = sheet.say(&Message::new("nusfjord-sheet-elder-fish").with("fish", place.fish));
            let worker = place.worker.map_or_else(String::new, |worker| shield(worker, 18));
            let content = format!(
                "<span class=\"nf-eli\">{}</span><b>{name}{worker}</b><span class=\"nf-eld\">{fish}</span><small>{does}</small>",
                sign("elder")
            );
            let label = format!("{name}. {does}. {said}");
            if mine {
                let target = format!("council-{}", place.elder.key());
                let closed = place.worker.is_some() && !sheet.legal(&target);
                format!("<li>{}</li>", Spot { target: &target, class: "nf-el", label: &label, closed }.html(&content))
            } else {
                format!("<li><div class=\"nf-el\">{content}</div></li>")
            }
        })
        .collect();
    format!(
        "<div class=\"nf-box\"><div class=\"nf-hd\"><h2>{}</h2><span class=\"nf-note\">{}</span></div><ul class=\"nf-co spots\">{elders}</ul></div>",
        sheet.t("nusfjord-sheet-council"),
        sheet.say(&Message::new("nusfjord-sheet-council-note").with("elders", own.council.len()))
    )
}

/// Where a player's shares are, and whose shares the player holds.
pub fn shares(sheet: &Sheet<'_>, seat: Seat) -> String {
    let own = sheet.harbor(seat);
    let certificate = |colour: u8, class: &str, text: String| {
        let place = match class {
            "" | "held" => format!(" data-place=\"{}-shares\"", seat.letter()),
            "un" => format!(" data-place=\"{}-unissued\"", seat.letter()),
            _ => String::new(),
        };
        format!("<span class=\"nf-cert {class}\"{place}>{}<small>{text}</small></span>", shield(colour, 18))
    };
    let at = |text: String, count: u8, class: &'static str| {
        (0..count).map(move |_| certificate(seat.0, class, text.clone())).collect::<String>()
    };
    let mut html = at(sheet.t("nusfjord-sheet-share-home"), own.shares[seat.index()], "");
    for other in sheet.seats().filter(|&other| other != seat) {
        html += &at(sheet.player(other), sheet.harbor(other).shares[seat.index()], "out");
    }
    html += &at(sheet.t("nusfjord-sheet-share-new"), sheet.view.new_shares[seat.index()], "out");
    html += &at(sheet.t("nusfjord-sheet-share-unissued"), own.unissued, "un");
    for other in sheet.seats().filter(|&other| other != seat) {
        for _ in 0..own.shares[other.index()] {
            let whose = sheet.say(&Message::new("nusfjord-sheet-share-held").with("seat", other));
            html += &certificate(other.0, "held", whose);
        }
    }
    format!(
        "<div class=\"nf-box\"><div class=\"nf-hd\"><h2>{}</h2><span class=\"nf-note\">{}</span></div><div class=\"nf-certs\">{html}</div></div>",
        sheet.t("nusfjord-sheet-shares"),
        sheet.t("nusfjord-sheet-shares-note")
    )
}
