//! Pictures of decisions: of what could be done at a puzzle, and of the line that follows.

use catalog::{Catalog, compared, followed};
use lang::{Lang, Speaker};
use tabletop::Seat;

#[test]
fn what_is_done_is_seen_on_pictures_of_the_same_part() {
    let catalog = Catalog::load(None).unwrap();
    let sources = [catalog.words(), lang::LANG.into()].concat();
    let speaker = Speaker::new(Lang::En, &sources);
    for game in catalog.games() {
        let key = game.info().key;
        let (mut all, mut lit) = (0, 0);
        for puzzle in game.puzzles().iter().step_by(13) {
            let at = format!("{key} {}", puzzle.id);
            let before = puzzle.table(game).unwrap();
            let names: Vec<String> = (0..before.seats()).map(|seat| format!("P{seat}")).collect();
            let words = speaker.at_table(&names);
            let seat = puzzle.decider();
            let actions = [puzzle.answer.action.as_str(), puzzle.others[0].action.as_str(), "nonsense"];
            let pictures = compared("x", before.as_ref(), seat, &actions, &words);
            let [Some(position), Some(answer), Some(other), None] = &pictures[..] else {
                panic!("{at}: {:?}", pictures.iter().map(Option::is_some).collect::<Vec<_>>());
            };
            for still in [position, answer, other] {
                assert!(still.html.len() > 300, "{at}: {}", still.html);
                assert!(!still.html.contains('⟨') && !still.brought.contains('⟨'), "{at}: a word is missing");
            }
            // The picture says what was done: it is marked, or something looks different.
            let marked = |html: &str| html.contains("t-lit") || html.contains("data-lit");
            assert!(marked(&answer.html) || answer.html != position.html, "{at}: nothing happens");
            assert!(!marked(&position.html), "{at}: the position gives the answer away");
            let frame = |html: &str| html.split("viewBox=").nth(1).map(|rest| rest[..24].to_owned());
            if answer.html.starts_with("<svg class=\"board\"")
                && position.html.starts_with("<svg class=\"board\"")
            {
                assert_eq!(frame(&answer.html), frame(&other.html), "{at}: the cut differs");
            }
            (all, lit) = (all + 1, lit + usize::from(marked(&answer.html)));
            let line: Vec<_> =
                puzzle.line.iter().map(|(seat, action)| (Seat(*seat), action.clone())).collect();
            let steps = followed("y", before.as_ref(), seat, &line, &words);
            assert!(steps.len() > 1 && steps.len() <= line.len() + 1, "{at}: {}", steps.len());
        }
        // Some decisions are no place: to pass, to bet cards, to keep what one has.
        assert!(3 * lit > all, "{key}: marked {lit} of {all}");
    }
}
