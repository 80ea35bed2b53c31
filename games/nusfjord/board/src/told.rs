//! The Fishing Phase, told. A line tells how the viewer's own fish were handed out; opened, it is a table of all players
//! (rows) and the five steps (columns) that one can go through step by step. It lies open while somebody must choose.

use nusfjord::{Phase, Shortage};
use tabletop::{Message, Seat};

use scene::telling;

use crate::{
    council::STEPS,
    sheet::Sheet,
    signs::{shield, sign},
};

/// What the boats brought; nothing before the first Fishing Phase.
pub fn told(sheet: &Sheet<'_>) -> String {
    let view = sheet.view;
    if sheet.seats().all(|seat| sheet.harbor(seat).haul.catch == 0) || view.phase == Phase::Over {
        return String::new();
    }
    let fresh = view.phase == Phase::Fishing || sheet.harbor(sheet.me).workers == 3;
    // The reader may close or open it; a new round has a story of its own.
    let id = format!("nf-told-{}{}", view.round, if fresh { "" } else { "-past" });
    // While somebody must choose, the story is still being made.
    let (knobs, tale) = if view.phase == Phase::Fishing {
        (String::new(), String::new())
    } else {
        let knobs = telling::knobs(sheet.eye.words, &sheet.t("nusfjord-sheet-steps"));
        (knobs.into_string(), format!(" tale\" data-tale=\"{}\" data-known=\"6", view.round))
    };
    let heads: String = STEPS
        .iter()
        .enumerate()
        .map(|(i, &id)| {
            format!("<th scope=\"col\" data-told=\"{0}\"><i>{0}</i><b>{1}</b></th>", i + 1, sheet.t(id))
        })
        .collect();
    let rows: String = sheet.seats().map(|seat| row(sheet, seat)).collect();
    format!(
        "<details class=\"nf-neat nf-told{}\" id=\"{id}\"{}><summary><b>{}</b> {}</summary>{knobs}\
         <table class=\"nf-ft{tale}\"><thead><tr><td></td>{heads}<th scope=\"col\" data-told=\"6\"><b>{}</b></th></tr></thead><tbody>{rows}</tbody></table></details>",
        if fresh { " fresh" } else { "" },
        if view.phase == Phase::Fishing { " open" } else { "" },
        sheet.t("nusfjord-sheet-boats"),
        summary(sheet),
        sheet.t("nusfjord-sheet-gained")
    )
}

/// The viewer's fishing in one line that comes step by step.
fn summary(sheet: &Sheet<'_>) -> String {
    let haul = sheet.harbor(sheet.me).haul;
    let given = [haul.elders, haul.new_shares + haul.elsewhere, haul.home, haul.reserve, haul.surplus];
    let steps: String = (1..)
        .zip(STEPS)
        .zip(given)
        .map(|((step, id), fish)| {
            let class = if fish == 0 { " nil" } else { "" };
            format!("<span class=\"s{step}{class}\">{} <b>{fish}</b></span>", sheet.t(id))
        })
        .collect();
    let gained = Message::new("nusfjord-sheet-gain").with("fish", haul.collected + haul.paid);
    format!(
        "<span class=\"nf-chips\"><span class=\"s0\">{}</span>{steps}<span class=\"s6\"><b>{}</b></span></span>",
        sheet
            .say(&Message::new("nusfjord-sheet-boats-note").with("seat", sheet.me).with("catch", haul.catch)),
        sheet.say(&gained)
    )
}

fn row(sheet: &Sheet<'_>, seat: Seat) -> String {
    let own = sheet.harbor(seat);
    let haul = own.haul;
    let given = [haul.elders, haul.new_shares + haul.elsewhere, haul.home, haul.reserve, haul.surplus];
    // A player who must choose has come no further.
    let reached = match own.shortage {
        Shortage::None => 5,
        Shortage::Elders => 0,
        Shortage::Shares => 1,
    };
    let mut left = haul.catch;
    let cells: String = given
        .iter()
        .enumerate()
        .map(|(i, &fish)| {
            left = left.saturating_sub(fish);
            let class = match i.cmp(&reached) {
                std::cmp::Ordering::Less => "done",
                std::cmp::Ordering::Equal => "now",
                std::cmp::Ordering::Greater => "todo",
            };
            let signs = sign("fish").repeat(fish.min(12).into());
            let note = match i {
                0 if haul.paid > 0 => sheet.say(&Message::new("nusfjord-sheet-paid").with("fish", haul.paid)),
                1 if haul.new_shares > 0 => {
                    sheet.say(&Message::new("nusfjord-sheet-lost").with("fish", haul.new_shares))
                }
                _ => String::new(),
            };
            let rest = if i < 4 && i < reached {
                format!("<em>{}</em>", sheet.say(&Message::new("nusfjord-sheet-left").with("fish", left)))
            } else {
                String::new()
            };
            format!("<td class=\"{class}\" data-told=\"{}\" data-label=\"{}\"><span class=\"nf-fi\">{signs}<b>{fish}</b></span><small>{note}</small>{rest}</td>", i + 1, sheet.t(STEPS[i]))
        })
        .collect();
    let gained = sheet.say(&Message::new("nusfjord-sheet-gain").with("fish", haul.collected + haul.paid));
    format!(
        "<tr><th scope=\"row\">{}<b>{}</b><small>{}</small></th>{cells}<td class=\"end\" data-told=\"6\">{gained}</td></tr>",
        shield(seat.0, 22),
        sheet.player(seat),
        sheet.say(&Message::new("nusfjord-sheet-catch").with("catch", haul.catch))
    )
}
