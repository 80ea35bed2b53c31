//! The ladder as one page that needs nothing else: ratings with their intervals, and who beat whom.

use std::fmt::Write as _;

use scene::escape;

use crate::command::ladder::{Met, Outcomes, Rated};

const STYLE: &str = "body{font:16px/1.5 Georgia,serif;max-width:56rem;margin:2rem auto;padding:0 1rem;color:#1d2a33;\
background:#f7f1e3}h1{font-size:1.9rem;margin:0}table{border-collapse:collapse;width:100%;margin:1rem 0}\
th,td{padding:.4rem .6rem;border-bottom:1px solid #c9bfa6;text-align:right}th:first-child,td:first-child{text-align:left}\
td.self{color:#c9bfa6}svg{width:100%;height:auto;background:#fffaf0;border:1px solid #c9bfa6}small,p{color:#4b5a63}\
.scroll{overflow-x:auto}@media(prefers-color-scheme:dark){body{color:#e8e2d2;background:#16202a}\
svg{background:#1d2a35;border-color:#3c4b57}small,p{color:#a9b5bd}th,td{border-color:#3c4b57}\
text{fill:#e8e2d2}}";

/// The page.
pub fn html(outcomes: &Outcomes) -> String {
    let Outcomes { game, setup, seed, budget, .. } = outcomes;
    let title = format!("Ladder: {} {}", escape(game), escape(setup));
    let names = outcomes.ratings.iter().map(|rated| rated.player.as_str()).collect::<Vec<_>>().join(",");
    format!(
        "<!doctype html>\n<html lang=\"en\"><head><meta charset=\"utf-8\"><meta name=\"viewport\" \
         content=\"width=device-width\"><title>{title}</title><style>{STYLE}</style></head><body>\n<h1>{title}</h1>\n\
         <p>Everybody met everybody: seats rotated, the same luck for every seating. 400 points of rating mean winning \
         ten times as often as losing; the bars show where the true rating lies with 95 % confidence.</p>\n{}\n{}\n\
         <h2>Who beat whom</h2>\n<p>The share of victories of the player on the left.</p>\n{}\n\
         <p><small>Budget {} for those without one of their own. <code>naust ladder {} &quot;{}&quot; --players {} \
         --seed {seed}</code></small></p>\n</body></html>\n",
        chart(&outcomes.ratings),
        table(&outcomes.ratings),
        crosstable(outcomes),
        escape(budget),
        escape(game),
        escape(setup),
        escape(&names),
    )
}

/// One row for each player: a dot at the rating, a bar over the interval.
fn chart(ratings: &[Rated]) -> String {
    let low = ratings.iter().map(|rated| rated.low).fold(f64::INFINITY, f64::min);
    let high = ratings.iter().map(|rated| rated.high).fold(f64::NEG_INFINITY, f64::max);
    let (low, high) = ((low / 200.0).floor() * 200.0, (high / 200.0).ceil() * 200.0);
    let x = |rating: f64| 190.0 + 580.0 * (rating - low) / (high - low).max(1.0);
    let height = 40 + 34 * ratings.len();
    let mut svg =
        format!("<svg viewBox=\"0 0 800 {height}\" role=\"img\" aria-label=\"Ratings with intervals\">");
    let mut mark = low;
    while mark <= high {
        let at = x(mark);
        let _ = write!(
            svg,
            "<path d=\"M{at:.1} 10V{}\" stroke=\"#8a8f7a\" stroke-opacity=\".35\"/><text x=\"{at:.1}\" y=\"{}\" \
             font-size=\"12\" text-anchor=\"middle\">{mark:.0}</text>",
            height - 26,
            height - 10
        );
        mark += if high - low > 2000.0 { 400.0 } else { 200.0 };
    }
    for (row, rated) in ratings.iter().enumerate() {
        let y = 30 + 34 * row;
        let _ = write!(
            svg,
            "<text x=\"12\" y=\"{}\" font-size=\"15\">{}</text><path d=\"M{:.1} {y}H{:.1}\" stroke=\"#2f6f9f\" \
             stroke-width=\"7\" stroke-linecap=\"round\" stroke-opacity=\".45\"/><circle cx=\"{:.1}\" cy=\"{y}\" \
             r=\"6\" fill=\"#a64606\"/>",
            y + 5,
            escape(&rated.player),
            x(rated.low),
            x(rated.high),
            x(rated.rating)
        );
    }
    svg + "</svg>"
}

fn table(ratings: &[Rated]) -> String {
    let mut rows = String::new();
    for (place, rated) in (1..).zip(ratings) {
        let _ = write!(
            rows,
            "<tr><td>{place}. {}</td><td>{:.0}</td><td>{:.0} – {:.0}</td><td>{}</td><td>{:.1} %</td></tr>",
            escape(&rated.player),
            rated.rating,
            rated.low,
            rated.high,
            rated.games,
            rated.score * 100.0
        );
    }
    format!(
        "<div class=\"scroll\"><table><thead><tr><th>player</th><th>rating</th><th>95 % interval</th><th>games</th>\
         <th>score</th></tr></thead><tbody>{rows}</tbody></table></div>"
    )
}

fn crosstable(outcomes: &Outcomes) -> String {
    let names: Vec<_> = outcomes.ratings.iter().map(|rated| rated.player.as_str()).collect();
    let head: String = names.iter().map(|name| format!("<th>{}</th>", escape(name))).collect();
    let mut rows = String::new();
    for one in &names {
        let cells: String = names.iter().map(|other| cell(&outcomes.pairings, one, other)).collect();
        let _ = write!(rows, "<tr><td>{}</td>{cells}</tr>", escape(one));
    }
    format!(
        "<div class=\"scroll\"><table><thead><tr><th></th>{head}</tr></thead><tbody>{rows}</tbody></table></div>"
    )
}

fn cell(pairings: &[Met], one: &str, other: &str) -> String {
    let met = pairings.iter().find_map(|met| match (met.first.as_str(), met.second.as_str()) {
        pair if pair == (one, other) => Some((met.score, met.low, met.high)),
        pair if pair == (other, one) => Some((1.0 - met.score, 1.0 - met.high, 1.0 - met.low)),
        _ => None,
    });
    match met {
        Some((score, low, high)) => {
            let [score, low, high] = [score, low, high].map(|share| share * 100.0);
            format!("<td>{score:.1} %<br><small>{low:.0} – {high:.0}</small></td>")
        }
        None => "<td class=\"self\">–</td>".into(),
    }
}
