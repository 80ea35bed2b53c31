//! The Fishing Phase, told. A line tells how the viewer's own fish were handed out; opened, it is a table of all players
//! (rows) and the five steps (columns) that one can go through step by step. It lies open while somebody must choose.

use ::nusfjord::{Phase, Shortage};
use tabletop::{Message, Seat};

use super::{
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
    let knobs: String = (1..=6)
        .map(|step| {
            let checked = if step == 6 { " checked" } else { "" };
            let name = if step == 6 {
                sheet.t("nusfjord-sheet-to-the-end")
            } else {
                format!("{step}. {}", sheet.t(STEPS[step - 1]))
            };
            format!("<label><input class=\"vh\" type=\"radio\" name=\"nf-step\" id=\"nf-step-{step}\"{checked}><span>{name}</span></label>")
        })
        .collect();
    let heads: String = STEPS
        .iter()
        .enumerate()
        .map(|(i, &id)| {
            format!("<th scope=\"col\" class=\"s{}\"><i>{}</i><b>{}</b></th>", i + 1, i + 1, sheet.t(id))
        })
        .collect();
    let rows: String = sheet.seats().map(|seat| row(sheet, seat)).collect();
    format!(
        "<details class=\"nf-neat nf-told{}\" id=\"{id}\"{}><summary><b>{}</b> {}</summary>\
         <div class=\"nf-steps\" role=\"radiogroup\" aria-label=\"{}\">{knobs}</div>\
         <div class=\"nf-scroll\"><table class=\"nf-ft\"><thead><tr><td></td>{heads}<th scope=\"col\" class=\"s6\"><b>{}</b></th></tr></thead><tbody>{rows}</tbody></table></div></details>",
        if fresh { " fresh" } else { "" },
        if view.phase == Phase::Fishing { " open" } else { "" },
        sheet.t("nusfjord-sheet-boats"),
        summary(sheet),
        sheet.t("nusfjord-sheet-steps"),
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
            format!("<td class=\"s{} {class}\"><span class=\"nf-fi\">{signs}<b>{fish}</b></span><small>{note}</small>{rest}</td>", i + 1)
        })
        .collect();
    let gained = sheet.say(&Message::new("nusfjord-sheet-gain").with("fish", haul.collected + haul.paid));
    format!(
        "<tr><th scope=\"row\">{}<b>{}</b><small>{}</small></th>{cells}<td class=\"s6 end\">{gained}</td></tr>",
        shield(seat.0, 22),
        sheet.player(seat),
        sheet.say(&Message::new("nusfjord-sheet-catch").with("catch", haul.catch))
    )
}
