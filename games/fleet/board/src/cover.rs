//! The game's card in the lobby, and its short course.

use fleet::{BoatView, Face};
use tabletop::Message;

use crate::signs::{boat, cross, cube};

/// A corner of the sheet with two dice upon it.
pub fn cover() -> String {
    let afloat = |fish, vp| BoatView { launched: true, fish, hold: 4, vp };
    let ashore = BoatView { launched: false, fish: 0, hold: 4, vp: 2 };
    let placed = |drawn: String, x: u32, y: u32, width: u32, height: u32| {
        drawn.replacen(
            "<svg ",
            &format!("<svg x=\"{x}\" y=\"{y}\" width=\"{width}\" height=\"{height}\" "),
            1,
        )
    };
    let row = |y: u32, sign: &str, marked: u32| {
        let boxes: String = (0..6)
            .map(|at| {
                let x = 66 + at * 30;
                let ring = matches!(at, 1 | 2 | 4);
                let shape = if ring {
                    format!("<circle class=\"cv-box\" cx=\"{}\" cy=\"{}\" r=\"12\"/>", x + 12, y + 12)
                } else {
                    format!(
                        "<rect class=\"cv-box\" x=\"{x}\" y=\"{y}\" width=\"24\" height=\"24\" rx=\"3\"/>"
                    )
                };
                let mark = if at < marked {
                    placed(cross((y + at) as usize), x - 2, y - 2, 28, 28)
                } else {
                    String::new()
                };
                shape + &mark
            })
            .collect();
        format!(
            "<use class=\"cv-sign\" href=\"#fl-{sign}\" x=\"16\" y=\"{}\" width=\"38\" height=\"38\"/>{boxes}",
            y - 8
        )
    };
    let boats = [(afloat(3, 1), 66), (afloat(1, 1), 134), (ashore, 202)];
    let fleet: String =
        boats.into_iter().map(|(it, x)| placed(boat(&it, it.hold, ""), x, 150, 62, 44)).collect();
    let coins: String = (0..8)
        .map(|at| {
            let x = 16 + at * 32;
            if at % 4 == 3 {
                format!(
                    "<rect class=\"cv-star\" x=\"{x}\" y=\"210\" width=\"28\" height=\"24\" rx=\"4\"/><use class=\"cv-gold\" \
                     href=\"#fl-star\" x=\"{}\" y=\"213\" width=\"18\" height=\"18\"/>",
                    x + 5
                )
            } else {
                let coin = format!("<rect class=\"cv-box\" x=\"{x}\" y=\"210\" width=\"28\" height=\"24\" rx=\"12\"/>");
                if at < 2 { coin + &placed(cross(90 + at as usize), x, 208, 28, 28) } else { coin }
            }
        })
        .collect();
    let dice = [(Face::Cod, 272, 30), (Face::Harbour, 296, 122)];
    let dice: String = dice.into_iter().map(|(face, x, y)| placed(cube(face), x, y, 84, 84)).collect();
    let fleet = fleet.replace("role=\"img\" aria-label=\"\"", "aria-hidden=\"true\"");
    format!(
        "<svg class=\"fl-cover\" viewBox=\"0 0 380 250\" preserveAspectRatio=\"xMidYMid slice\" aria-hidden=\"true\">\
         <rect class=\"cv-paper\" width=\"380\" height=\"250\"/>{}{}{}{fleet}{coins}{dice}</svg>",
        row(28, "shrimp", 4),
        row(68, "cod", 5),
        row(108, "lobster", 2),
    )
}

/// How to play, in five chapters.
pub fn primer() -> Vec<(Message, Message)> {
    [
        ("fleet-primer-1-title", "fleet-primer-1-text"),
        ("fleet-primer-2-title", "fleet-primer-2-text"),
        ("fleet-primer-3-title", "fleet-primer-3-text"),
        ("fleet-primer-4-title", "fleet-primer-4-text"),
        ("fleet-primer-5-title", "fleet-primer-5-text"),
    ]
    .map(|(title, text)| (Message::new(title), Message::new(text)))
    .into()
}
