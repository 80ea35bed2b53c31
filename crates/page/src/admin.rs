//! The page of whoever runs the server: what people complain of, tables, visitors, and the orders in force.

use maud::{Markup, html};
use tabletop::Message;

use crate::{
    me::ago,
    model::Frame,
    parts::{complaint, icon},
    shell,
};

/// Something that somebody complained of.
#[derive(Clone, Debug)]
pub struct Report {
    /// The table.
    pub table: String,
    /// The number of what was said.
    pub n: u32,
    /// Who said it, under which name.
    pub visitor: String,
    pub name: String,
    pub text: String,
    /// How long ago, in milliseconds.
    pub ago: i64,
}

/// A table as hosts see it.
#[derive(Clone, Debug)]
pub struct AdminTable {
    pub id: String,
    pub name: String,
    /// The name of the game, and who sits there.
    pub about: String,
    /// How far it has come: `open`, `playing`, `over`.
    pub stage: &'static str,
    /// Who opened it.
    pub host: String,
    /// How long ago it was opened, in milliseconds.
    pub ago: i64,
}

/// A visitor as hosts see them.
#[derive(Clone, Debug)]
pub struct AdminVisitor {
    pub id: String,
    pub name: String,
    /// The name they log in with.
    pub login: Option<String>,
    /// Is it somebody's program?
    pub program: bool,
    pub tables: u32,
    /// How long ago they were seen, in milliseconds.
    pub ago: Option<i64>,
}

/// An order in force.
#[derive(Clone, Debug)]
pub struct AdminOrder {
    pub kind: String,
    pub about: String,
    pub said: String,
    /// In how many milliseconds it ends; nothing if never.
    pub left: Option<i64>,
}

/// The page of whoever runs the server.
#[derive(Default)]
pub struct Admin {
    pub reports: Vec<Report>,
    pub tables: Vec<AdminTable>,
    pub visitors: Vec<AdminVisitor>,
    pub orders: Vec<AdminOrder>,
    /// What was wrong with the last order.
    pub error: Option<String>,
}

/// The form for the token.
pub fn admin_door(frame: &Frame<'_>, error: Option<&str>) -> Markup {
    let title = frame.t("ui-admin");
    let main = html! {
        section.paper.own-bots {
            h1 { (title) }
            p.muted { (frame.t("ui-admin-door")) }
            pre { "naust admin token" }
            form method="post" action="/admin/enter" {
                (complaint(error))
                label for="admin-token" { (frame.t("ui-admin-token")) }
                div.copy {
                    input #admin-token .text type="password" name="token" required autocomplete="off";
                    button.btn.primary type="submit" { (icon("lock", 20)) (frame.t("ui-admin-enter")) }
                }
            }
        }
    };
    shell::sheet(frame, &title, "form", &main)
}

/// The page itself.
pub fn admin(frame: &Frame<'_>, model: &Admin) -> Markup {
    let title = frame.t("ui-admin");
    let main = html! {
        section.paper.prof {
            h1 { (title) }
            span.grow {}
            form method="post" action="/admin/leave" { button.btn type="submit" { (frame.t("ui-log-out")) } }
        }
        (complaint(model.error.as_deref()))
        section #announce aria-labelledby="announce-title" {
            div.sec { h2 #announce-title { (frame.t("ui-admin-announce")) } }
            form.block.pad.fields method="post" action="/admin/order" {
                input type="hidden" name="kind" value="announce";
                label for="announcement" { (frame.t("ui-admin-announce-more")) }
                textarea #announcement .text name="said" rows="2" maxlength="500" required {}
                div.send { (hours(frame)) button.btn type="submit" { (frame.t("ui-admin-announce-send")) } }
            }
        }
        section #orders aria-labelledby="orders-title" {
            div.sec { h2 #orders-title { (frame.t("ui-admin-orders")) } }
            (orders(frame, model))
            form.block.pad.fields method="post" action="/admin/order" {
                input type="hidden" name="kind" value="bar-network";
                label for="network" { (frame.t("ui-admin-network")) }
                input #network .text name="about" placeholder="192.0.2.0/24" required autocomplete="off";
                div.send { (hours(frame)) button.btn.bad type="submit" { (frame.t("ui-admin-bar")) } }
            }
        }
        section #reports aria-labelledby="reports-title" {
            div.sec { h2 #reports-title { (frame.t("ui-admin-reports")) } }
            (reports(frame, model))
        }
        section #tables aria-labelledby="tables-title" {
            div.sec { h2 #tables-title { (frame.t("ui-admin-tables")) } }
            (tables(frame, model))
        }
        section #visitors aria-labelledby="visitors-title" {
            div.sec { h2 #visitors-title { (frame.t("ui-admin-visitors")) } }
            (visitors(frame, model))
        }
    };
    shell::sheet(frame, &title, "admin", &main)
}

/// For how long an order holds.
fn hours(frame: &Frame<'_>) -> Markup {
    html! {
        select.text name="hours" aria-label=(frame.t("ui-admin-how-long")) {
            option value="" { (frame.t("ui-admin-for-ever")) }
            @for hours in [1i64, 24, 168] {
                option value=(hours) { (frame.say(&Message::new("ui-admin-hours").with("count", hours))) }
            }
        }
    }
}

/// A button that gives an order about one thing.
fn order(frame: &Frame<'_>, kind: &str, about: &str, word: &'static str, whose: &str) -> Markup {
    html! {
        form method="post" action="/admin/order" {
            input type="hidden" name="kind" value=(kind);
            input type="hidden" name="about" value=(about);
            button.btn.small type="submit" { (frame.t(word)) span.vh { ": " (whose) } }
        }
    }
}

fn in_words(kind: &str) -> &'static str {
    match kind {
        "announce" => "ui-admin-order-announce",
        "bar" => "ui-admin-order-bar",
        "bar-network" => "ui-admin-order-bar-network",
        "quota" => "ui-admin-order-quota",
        "hush" => "ui-admin-order-hush",
        _ => "ui-admin-order-close",
    }
}

fn stage(key: &str) -> &'static str {
    match key {
        "open" => "ui-admin-open",
        "playing" => "ui-admin-playing",
        _ => "ui-admin-over",
    }
}

fn orders(frame: &Frame<'_>, model: &Admin) -> Markup {
    html! {
        @if model.orders.is_empty() { p.empty { (frame.t("ui-admin-orders-none")) } } @else {
            ul.list.deeds {
                @for one in &model.orders {
                    li {
                        div.what {
                            h3 { (frame.t(in_words(&one.kind))) " " (one.about) }
                            span.cap {
                                (one.said)
                                @if let Some(left) = one.left {
                                    @if !one.said.is_empty() { " · " }
                                    (frame.say(&Message::new("ui-admin-left").with("count", left.max(0) / 3_600_000 + 1)))
                                }
                            }
                        }
                        form method="post" action="/admin/order" {
                            input type="hidden" name="lift" value=(one.kind);
                            input type="hidden" name="about" value=(one.about);
                            button.btn.small type="submit" { (frame.t("ui-admin-lift")) span.vh { ": " (one.about) } }
                        }
                    }
                }
            }
        }
    }
}

fn reports(frame: &Frame<'_>, model: &Admin) -> Markup {
    html! {
        @if model.reports.is_empty() { p.empty { (frame.t("ui-admin-reports-none")) } } @else {
            ul.list.deeds {
                @for report in &model.reports {
                    li {
                        div.what {
                            h3 { (report.text) }
                            span.cap { (report.name) " · " (ago(frame, report.ago)) " · " a href={ "/t/" (report.table) } { (report.table) } }
                        }
                        div.send {
                            (order(frame, "hush", &format!("{} {}", report.table, report.n), "ui-admin-hush", &report.text))
                            (order(frame, "bar", &report.visitor, "ui-admin-bar", &report.name))
                        }
                    }
                }
            }
        }
    }
}

fn tables(frame: &Frame<'_>, model: &Admin) -> Markup {
    html! {
        @if model.tables.is_empty() { p.empty { (frame.t("ui-admin-tables-none")) } } @else {
            ul.list.deeds {
                @for table in &model.tables {
                    li {
                        div.what {
                            h3 { a href={ "/t/" (table.id) } { (table.name) } }
                            span.cap {
                                (table.about) " · " (frame.t(stage(table.stage))) " · " (ago(frame, table.ago))
                                " · " code { (table.host) }
                            }
                        }
                        @if table.stage != "over" { (order(frame, "close", &table.id, "ui-admin-close", &table.name)) }
                    }
                }
            }
        }
    }
}

fn visitors(frame: &Frame<'_>, model: &Admin) -> Markup {
    html! {
        @if model.visitors.is_empty() { p.empty { (frame.t("ui-admin-visitors-none")) } } @else {
            ul.list.deeds {
                @for one in &model.visitors {
                    li {
                        div.what {
                            h3 { (one.name) @if let Some(login) = &one.login { " (" (login) ")" } }
                            span.cap {
                                @if one.program { (frame.t("ui-sitter-program")) " · " }
                                (frame.say(&Message::new("ui-admin-sits").with("count", i64::from(one.tables))))
                                @if let Some(seen) = one.ago { " · " (ago(frame, seen)) }
                                " · " code { (one.id) }
                            }
                        }
                        div.send {
                            form method="post" action="/admin/order" {
                                input type="hidden" name="kind" value="quota";
                                input type="hidden" name="about" value=(one.id);
                                input.text type="number" name="said" min="1" max="1000" value="1" aria-label=(frame.t("ui-admin-quota-more"));
                                button.btn.small type="submit" { (frame.t("ui-admin-quota")) span.vh { ": " (one.name) } }
                            }
                            (order(frame, "bar", &one.id, "ui-admin-bar", &one.name))
                        }
                    }
                }
            }
        }
    }
}
