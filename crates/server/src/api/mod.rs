//! The interface for programs: JSON for everything the pages do.

mod account;
mod advice;
mod answers;
mod editions;
mod feed;
mod games;
mod look;
mod openapi;
mod play;
mod programs;
mod puzzles;
mod socket;
mod stream;
mod tournaments;

use axum::{Router, routing::MethodRouter};

use crate::app::App;
use openapi::Operation;

pub use account::everything_of;
pub use answers::{SeatAnswer, colour, has_open_record, lines, record_of};
pub use look::{preview_of, why_not};

/// A route together with its description, so that neither exists without the other.
type Described = (Operation, MethodRouter<App>);

fn described() -> Vec<Described> {
    [
        games::routes(),
        look::routes(),
        play::routes(),
        advice::routes(),
        programs::routes(),
        puzzles::routes(),
        account::routes(),
        stream::routes(),
        feed::routes(),
        socket::routes(),
        editions::routes(),
        tournaments::routes(),
        openapi::routes(),
    ]
    .concat()
}

/// All routes below `/api`.
pub fn routes() -> Router<App> {
    described()
        .into_iter()
        .fold(Router::new(), |router, (operation, handler)| router.route(operation.path, handler))
}
