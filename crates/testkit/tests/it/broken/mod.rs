//! Games that are broken on purpose: the good game with one flaw each.

mod event;
mod flaws;
mod game;
mod text;

use tabletop::{Play, Record};
use testkit::{Law, contract};

use flaws::*;
use game::{Broken, Flaw};

/// The contract finds the flaw and names the law it breaks; the record it gives leads to where it was found.
#[track_caller]
fn breaks<F: Flaw>(law: Law) -> String {
    let violation = contract::<Broken<F>>("3p", 20).expect_err("the flaw is found");
    assert_eq!(violation.law, law, "{violation}");
    let play: Play = violation.record.parse().expect("the record of a violation is one");
    assert_eq!(play.lines.len(), violation.step);
    violation.to_string()
}

/// Without a flaw nothing is found, so what is found below is the flaw and not the dress it wears.
#[test]
fn the_wrapped_game_without_a_flaw_is_good() {
    assert_eq!(contract::<Broken<Flawless>>("3p", 20), Ok(()));
}

macro_rules! broken {
    ($($name:ident: $flaw:ident breaks $law:ident;)+) => {
        $(
            #[test]
            fn $name() {
                breaks::<$flaw>(Law::$law);
            }
        )+
    };
}

broken! {
    a_seat_that_sees_all_hands: LeakingView breaks ViewLeak;
    a_spectator_who_sees_all_hands: LeakingToSpectators breaks SpectatorLeak;
    luck_that_is_denied: DeniesLuck breaks Kind;
    secrets_that_are_denied: DeniesSecrets breaks Kind;
    simultaneous_decisions_that_are_denied: DeniesSimultaneous breaks Kind;
    a_solo_game_that_is_only_claimed: ClaimsSolo breaks Kind;
    simultaneous_decisions_that_are_only_claimed: OneAfterTheOther breaks Kind;
    an_act_that_opens_the_bids: OpeningAct breaks Peek;
    an_act_that_tells_the_bids: TellingAct breaks Peek;
    a_lost_component: LostComponent breaks Audit;
    a_legal_action_that_is_refused: LegalButRefused breaks LegalIsChecked;
    an_accepted_action_that_is_not_listed: AcceptedButUnlisted breaks CheckedIsLegal;
    a_ticket_of_the_wrong_outcome: WrongTicket breaks Tickets;
    a_weight_that_is_too_great: WrongWeight breaks Tickets;
    an_outcome_without_weight: Weightless breaks Outcomes;
    outcomes_in_descending_order: UnsortedOutcomes breaks Outcomes;
    outcomes_while_a_seat_decides: OutcomesAtAllTimes breaks Outcomes;
    actions_in_descending_order: UnsortedActions breaks LegalOrder;
    an_action_listed_twice: ListedTwice breaks LegalOrder;
    two_actions_written_alike: WrittenAlike breaks NotationUnique;
    an_action_in_capitals: WrittenInCapitals breaks NotationRoundTrip;
    an_action_that_reads_as_another: ReadAsAnother breaks NotationRoundTrip;
    a_state_that_remembers_other_games: RemembersOtherGames breaks Replay;
    events_that_tell_others_everything: TellsEverybody breaks EventLeak;
    events_that_tell_spectators_everything: TellsSpectators breaks EventLeak;
    an_event_only_for_spectators: OnlyForSpectators breaks EventLayers;
    an_event_hidden_from_the_omniscient: HiddenFromTheOmniscient breaks EventLayers;
    points_beside_the_score_sheet: WrongPoints breaks Scores;
    places_beside_the_score_sheet: WrongPlaces breaks Scores;
    a_seat_without_a_score_sheet: MissingSheet breaks Scores;
    a_standing_score_that_counts_hidden_planks: CountsHiddenPlanks breaks ScoreLeak;
    a_game_without_end: Endless breaks Ends;
    an_action_without_words: Wordless breaks Words;
    an_event_without_words: WordlessEvent breaks Words;
    a_language_left_out: LanguageLeftOut breaks Words;
    a_sentence_without_its_value: ValueLeftOut breaks WordValues;
    a_sample_that_is_the_truth: SamplesTheTruth breaks SampleFromKnowledge;
    a_sample_that_never_repeats: NeverRepeats breaks SampleRepeats;
    a_sample_that_loses_a_component: SampleLosesComponent breaks SamplePlays;
    words_that_depend_on_hidden_planks: TellsWhatOthersHold breaks ChoiceLeak;
    bids_that_depend_on_who_was_quicker: QuickestFirst breaks AnyOrder;
    a_check_that_panics: Panics breaks NoPanic;
    a_seat_that_owes_and_cannot_act: CannotAct breaks Decision;
    a_list_that_is_cleared: ClearsTheList breaks Appends;
    equal_states_with_different_hashes: HashesByAccident breaks Copies;
    a_setup_that_forgets_an_option: ForgetsAnOption breaks SetupRoundTrip;
}

/// The report has everything needed to see it happen: law, setup, seed, step, what was found, and the record.
#[test]
fn a_report_leads_to_the_place() {
    let report = breaks::<OpeningAct>(Law::Peek);
    for part in
        ["Peek", "acting shows the actor nothing new", "setup `3p`, seed 0, after step", "\nnaust 1\n"]
    {
        assert!(report.contains(part), "{part} is missing in:\n{report}");
    }
    let record = &report[report.find("naust 1").unwrap()..];
    let record = Record::<Broken<OpeningAct>>::read(&record.parse().unwrap()).unwrap();
    let table = record.replay(testkit::material::<Broken<OpeningAct>>()).unwrap();
    let whole = testkit::random_game::<Broken<OpeningAct>>("3p", 0);
    assert_eq!(table.steps(), &whole.steps()[..table.steps().len()]);
}

/// A panic says which step was being taken.
#[test]
fn a_panic_in_a_step_is_reported_with_the_step() {
    let violation = contract::<Broken<PanicsInAct>>("2p", 5).unwrap_err();
    assert_eq!(violation.law, Law::NoPanic);
    assert!(violation.detail.contains("the boat is leaking"), "{violation}");
    assert!(violation.detail.contains("Pass"), "{violation}");
}
