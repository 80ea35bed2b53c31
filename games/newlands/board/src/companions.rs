//! Companions on the land, and what they would bring.

use newlands::{
    Place, Reason, Step, Terrain, View,
    view::{CompanionView, ScoringView},
};
use tabletop::{Message, Say, Seat, Words};

use crate::{NewLandsBoard, board, country::SquareCountry, names, regions::Regions};
use scene::{
    Board,
    art::pieces::Figure,
    chart::point::{Point, point},
    markup::said,
};

const WIDTH: f64 = 42.0;

/// What stands on this terrain.
pub fn figure(terrain: Terrain) -> Figure {
    match terrain {
        Terrain::Grassland => Figure::Explorer,
        Terrain::Mountain => Figure::Brigand,
        Terrain::Sea => Figure::Navigator,
    }
}

/// A companion of the player with shield `key`.
pub fn companion(key: &str, terrain: Terrain, at: Point) -> String {
    figure(terrain).standing(key, at, WIDTH)
}

/// The same as a picture of its own, named after its place.
pub fn portrait(key: &str, terrain: Terrain, at: Place) -> String {
    let figure = figure(terrain).standing(key, point(22.0, 28.0), 44.0);
    let place = at.label();
    format!("<svg class=\"figure\" viewBox=\"0 0 44 52\" role=\"img\" aria-label=\"{place}\">{figure}</svg>")
}

/// All companions on the land, from north to south; once the game is over, with what they earned at the end.
pub fn layer(view: &View, country: &SquareCountry, words: &dyn Words) -> String {
    let regions = Regions { view, country };
    let mut standing: Vec<(Point, String)> =
        view.companions.iter().map(|companion| standing(view, &regions, companion, words)).collect();
    standing.sort_by(|a, b| a.0.y.total_cmp(&b.0.y));
    standing.into_iter().map(|(_, drawing)| drawing).collect()
}

fn standing(view: &View, regions: &Regions<'_>, one: &CompanionView, words: &dyn Words) -> (Point, String) {
    let at = regions.standing(one.at, one.piece);
    let name = said(words, &names::companion(one));
    let paid = if view.step == Step::Over {
        board::pill(at + point(0.0, 38.0), &format!("+{}", one.at_the_end.points))
    } else {
        String::new()
    };
    let drawing = companion(NewLandsBoard::colour(view, one.seat), one.piece.terrain(), at);
    let place = one.at;
    let svg = format!(
        "<g id=\"co-{place}-{}\" class=\"piece\" role=\"img\" aria-label=\"{name}\"><title>{name}</title>{drawing}{paid}</g>",
        one.seat
    );
    (at, svg)
}

/// What would be different for the companions of `seat`: those whose worth changes, and one that is newly set.
pub fn changes(before: &View, after: &View, seat: Seat) -> Vec<Message> {
    let own = after.companions.iter().filter(|companion| companion.seat == seat);
    own.filter_map(|then| {
        let now = before.companions.iter().find(|now| now.seat == seat && now.at == then.at);
        match now {
            Some(now)
                if (now.now.points, now.at_the_end.points) == (then.now.points, then.at_the_end.points) =>
            {
                None
            }
            Some(now) => Some(
                names::of_companion("newlands-change-worth", then)
                    .with("before", now.now.points)
                    .with("after", then.now.points)
                    .with("end-before", now.at_the_end.points)
                    .with("end-after", then.at_the_end.points),
            ),
            None => Some(
                names::of_companion("newlands-change-set", then)
                    .with("now", then.now.points)
                    .with("end", then.at_the_end.points),
            ),
        }
    })
    .collect()
}

/// The sums of a score line, one for each companion that scored where the line counted.
pub fn sums(view: &View, seat: Seat, reason: &str) -> Vec<Message> {
    let own = view.scored.iter().filter(|scoring| scoring.seat == seat);
    own.filter(|scoring| reason_of(scoring).say().id == reason)
        .map(|scoring| {
            Message::new("newlands-scored")
                .with("place", scoring.at.label())
                .with("sum", scoring.worth.sum.say())
        })
        .collect()
}

fn reason_of(scoring: &ScoringView) -> Reason {
    let terrain = scoring.piece.terrain();
    if scoring.last { Reason::Final(terrain) } else { Reason::TakenBack(terrain) }
}
