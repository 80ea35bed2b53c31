//! The pages of the boathouse: plain models in, HTML out. Everything here works without script; the one script
//! (`assets/script/`, served as one module) makes it quick. No rules, no storage, no network.
//!
//! Words of the page itself stand in `lang/*.ftl` under ids that begin with `ui-`.

mod admin;
mod analysis;
mod archive;
mod asset;
mod chart;
mod coach;
mod curtain;
mod dock;
mod form;
mod gallery;
mod graph;
mod handbook;
mod history;
mod invitation;
mod leaves;
mod lobby;
mod me;
pub mod model;
mod new_table;
mod onward;
mod outcome;
mod own_bots;
mod parts;
mod patch;
mod people;
mod profile;
mod puzzles;
mod rail;
mod result;
mod scores;
mod shell;
mod stills;
mod study;
mod table;
mod talk;
mod telling;
mod tournaments;
mod waiting;
mod words;

pub use admin::{Admin, AdminOrder, AdminTable, AdminVisitor, Report, admin, admin_door};
pub use archive::{ArchivedGame, ArchivedLine, ArchivedPlayer, EndInWords, archived};
pub use asset::{Asset, Files};
pub use coach::coached;
pub use gallery::cards;
pub use handbook::{aid, excerpt, handbook};
pub use history::{Played, PlayedFilter, PlayedGame, PointSources, Tally};
pub use invitation::{Invitation, Standing, invitation};
pub use leaves::{error, name_form, rules};
pub use lobby::{lobby, turns};
pub use me::{Along, Device, LogIn, Me, MePart, SeatLink, along_here, log_in, me, recover};
pub use model::*;
pub use new_table::new_table;
pub use onward::{BringRecord, bring_record};
pub use own_bots::own_bots;
pub use patch::{Patch, standing_twice};
pub use people::{Again, AskKind, AskLine, ClockFace, MOST_WATCHERS, People};
pub use profile::{HeadToHead, LeaderLine, Leaders, Profile, ProfileRating, leaders, own_games, profile};
pub use puzzles::{PuzzleAnswered, PuzzleCandidate, PuzzleLine, PuzzleList, puzzle_answered, puzzles};
pub use result::result;
pub use shell::own_settings;
pub use stills::Still;
pub use study::{LessonCard, LessonPage, Way};
pub use table::{table, table_around, table_fragment};
pub use talk::{PHRASES, Talk, TalkLine, TalkText};
pub use tournaments::{
    EntrantLine, GameEnd, NextGame, PairLine, StandLine, TournamentFacts, TournamentList, TournamentPage,
    TournamentStage, tournament, tournaments,
};
pub use waiting::{waiting_fragment, waiting_room};

/// The longest name of a player, in characters.
pub const LONGEST_NAME: usize = 40;

/// The words of the page: language code and Fluent source.
pub const LANG: &[(&str, &str)] = &[
    ("en", include_str!("../lang/study.en.ftl")),
    ("ru", include_str!("../lang/study.ru.ftl")),
    ("uk", include_str!("../lang/study.uk.ftl")),
    ("en", include_str!("../lang/en.ftl")),
    ("en", include_str!("../lang/fit.en.ftl")),
    ("ru", include_str!("../lang/ru.ftl")),
    ("ru", include_str!("../lang/fit.ru.ftl")),
    ("uk", include_str!("../lang/uk.ftl")),
    ("uk", include_str!("../lang/fit.uk.ftl")),
    ("en", include_str!("../lang/admin.en.ftl")),
    ("ru", include_str!("../lang/admin.ru.ftl")),
    ("uk", include_str!("../lang/admin.uk.ftl")),
    ("en", include_str!("../lang/place.en.ftl")),
    ("ru", include_str!("../lang/place.ru.ftl")),
    ("uk", include_str!("../lang/place.uk.ftl")),
    ("en", include_str!("../lang/onward.en.ftl")),
    ("ru", include_str!("../lang/onward.ru.ftl")),
    ("uk", include_str!("../lang/onward.uk.ftl")),
    ("en", include_str!("../lang/tournament.en.ftl")),
    ("ru", include_str!("../lang/tournament.ru.ftl")),
    ("uk", include_str!("../lang/tournament.uk.ftl")),
    ("en", include_str!("../lang/archive.en.ftl")),
    ("ru", include_str!("../lang/archive.ru.ftl")),
    ("uk", include_str!("../lang/archive.uk.ftl")),
    ("en", include_str!("../lang/hands.en.ftl")),
    ("ru", include_str!("../lang/hands.ru.ftl")),
    ("uk", include_str!("../lang/hands.uk.ftl")),
];
