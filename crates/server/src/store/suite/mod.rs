//! What every store must do. Each behaviour is one function that is given an empty store; `behaviours!` makes it a test
//! of every store there is. What is true of one store alone is tested beside that store and says why.

mod accounts;
mod hosting;
mod journals;
mod outcomes;
mod people;
mod seats;
mod tables;
mod talk;
mod tournaments;

use dealer::{Seed, sha256};
use tabletop::Seat;

use super::{
    NewTable, Person, Postgres, Purpose, SeatKind, SeatRow, Sqlite, Standing, Store, StoredEdition, TableRow,
    VisitorId,
};

macro_rules! behaviours {
    ($($module:ident: $($behaviour:ident)+;)+) => {
        mod sqlite {
            $($(#[tokio::test]
            async fn $behaviour() {
                let folder = tempfile::tempdir().expect("a folder");
                let store = super::Sqlite::open(folder.path()).expect("a store");
                super::$module::$behaviour(&store).await;
            })+)+
        }
        mod postgres {
            $($(#[tokio::test]
            async fn $behaviour() {
                let store = super::empty_postgres().await;
                super::$module::$behaviour(&store).await;
            })+)+
        }
    };
}

behaviours! {
    people:
        a_token_leads_to_its_visitor_alone
        a_visitor_takes_another_name
        programs_belong_to_people_and_are_revoked_by_them;
    accounts:
        a_login_belongs_to_one_person
        sessions_are_listed_and_ended_by_their_owner
        a_link_is_taken_once_and_in_time
        attempts_are_counted_together
        a_guest_gives_everything_to_an_account
        who_is_forgotten_leaves_games_without_a_name;
    tables:
        a_table_is_read_as_it_was_written
        what_does_not_exist_is_not_found
        a_request_opens_one_table
        requests_at_the_same_time_open_one_table
        a_table_has_one_rematch
        rematches_asked_for_at_the_same_time_are_one
        an_edition_stays_as_it_was_first_written
        the_lobby_lists_public_tables_that_are_not_over
        own_tables_come_with_those_that_go_on_first
        tables_with_bots_are_those_that_go_on
        tables_held_are_those_of_one_host_that_are_not_over
        the_lobby_lists_a_few_tables_of_each_host
        an_analysis_is_replaced;
    seats:
        a_table_begins_with_its_last_seat
        a_seat_is_taken_once
        who_gets_up_leaves_the_seat_open
        the_last_two_seats_are_taken_at_the_same_time
        nobody_leaves_a_table_as_it_begins;
    journals:
        entries_are_read_as_they_were_written
        of_two_appends_with_one_number_one_wins
        an_append_that_lost_changes_nothing
        the_tail_is_read_and_heads_are_compared
        what_changes_beside_the_journal_is_seen_in_the_head
        many_writers_leave_no_gap_and_no_fork
        the_standing_goes_with_the_step
        a_rank_goes_with_the_step_that_earned_it
        what_has_ended_is_kept_once
        tables_are_found_when_a_clock_runs_out;
    talk:
        what_is_said_is_numbered_in_order
        those_who_speak_at_once_are_all_heard
        what_is_marked_or_taken_away_is_known
        mutes_are_those_of_people_at_the_table
        what_somebody_said_is_found_and_forgotten;
    outcomes:
        results_are_kept_once
        ratings_are_written_all_or_none
        of_two_games_that_end_at_once_one_is_counted_first
        the_best_lead_and_guests_do_not
        the_first_answer_to_a_puzzle_counts
        a_table_gets_another_purpose;
    hosting:
        an_order_takes_the_place_of_the_one_before
        visitors_are_listed_by_when_they_were_seen
        reports_are_what_nobody_has_taken_away
        stale_tables_are_told_apart
        a_table_that_has_not_begun_is_removed_and_no_other
        a_record_takes_the_place_of_a_journal
        what_is_not_used_is_forgotten;
    tournaments:
        a_tournament_is_read_as_it_was_written
        of_two_who_change_a_tournament_one_wins
        people_are_known_by_the_names_they_have_now
        who_mutes_a_speaker_is_known_at_the_table
        each_turn_is_called_once_and_with_its_step
        a_call_is_taken_by_one_and_done_with_once;
}

/// A store in a database of its own.
async fn empty_postgres() -> Postgres {
    let database = testbed::shared_postgres().new_database().expect("a database");
    Postgres::connect(&database).await.expect("a store")
}

/// The hash of somebody's token.
pub fn token(name: &str) -> [u8; 32] {
    sha256(name.as_bytes())
}

fn person(name: &str) -> Person {
    Person { id: VisitorId(format!("id of {name}")), name: name.into() }
}

/// Somebody whom the store knows, with the session of `token(name)`.
pub async fn known(store: &dyn Store, name: &str) -> Person {
    let person = person(name);
    store.add_visitor(&person, &token(name), "", 1).await.expect("somebody new");
    person
}

pub fn sits(person: &Person) -> (SeatKind, &str) {
    (SeatKind::Person(person.id.clone()), &person.name)
}

pub const OPEN: (SeatKind, &str) = (SeatKind::Open, "");

pub fn bot() -> (SeatKind, &'static str) {
    (SeatKind::Bot("mate".into()), "Astrid")
}

/// A table that was opened at the moment `created`. It has begun if nobody is missing.
pub fn table(id: &str, host: &Person, created: i64, seats: &[(SeatKind, &str)]) -> NewTable {
    let edition = StoredEdition {
        hash: "e1".into(),
        game: "chess".into(),
        name: "ours".into(),
        files: r#"{"a.toml":"x = 1\n"}"#.into(),
    };
    let full = seats.iter().all(|(kind, _)| *kind != SeatKind::Open);
    let row = TableRow {
        id: id.into(),
        number: 0,
        name: "Måke 7".into(),
        game: edition.game.clone(),
        setup: "2p tide=høy".into(),
        rules: 65_535,
        edition: edition.name.clone(),
        edition_hash: edition.hash.clone(),
        seed: Seed(token(id)),
        host: host.id.clone(),
        terms: "clock=turn:60 timeout=lose".parse().expect("terms"),
        public: true,
        invite: format!("invite to {id}"),
        created,
        begun: full.then_some(created),
        standing: Standing::default(),
        rematch: None,
        purpose: Purpose::Puzzle { id: "a1b2c3d4".into(), from: 3 },
    };
    let seats = (0..).map(Seat).zip(seats).map(|(seat, (kind, name))| SeatRow {
        seat,
        kind: kind.clone(),
        name: (*name).into(),
        program: false,
    });
    NewTable { row, seats: seats.collect(), edition, request: None }
}

/// A table that the store has.
pub async fn opened(store: &dyn Store, new: &NewTable) -> TableRow {
    let id = store.create(new, None).await.expect("a table");
    assert_eq!(id, new.row.id);
    read(store, &id).await.0
}

pub async fn read(store: &dyn Store, id: &str) -> (TableRow, Vec<SeatRow>) {
    store.table(id).await.expect("a store that answers").expect("a table that exists")
}
