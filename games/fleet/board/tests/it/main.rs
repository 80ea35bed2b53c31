//! Fleet's sheet: whole random games, looked at before every decision.

use std::collections::{BTreeMap, BTreeSet};

use fleet::{
    Action, Ask, Bonus, CaptainView, Deed, Event, Face, Fleet, Measure, Printed, Section, SheetView,
    SilverCard, Stage, View,
};
use fleet_board::FleetBoard;
use fleet_board::gives;
use lang::{Lang, Speaker};
use scene::{Board, Body, Eye, Ink, Scene};
use tabletop::{Game, Message, Seat, Table, Turn, Viewer, Words};

use testkit::{Plainly, values};

/// Alone, few and many, with and without cards.
const SETUPS: [&str; 5] = ["1p", "2p", "3p captains trophies", "4p", "4p captains"];

/// Shows decisions of random games, of the common kinds every fourth.
fn decisions(seeds: std::ops::Range<u64>, mut look: impl FnMut(&Table<Fleet>, &View, Seat, &[Action])) {
    let mut number = 0;
    all_decisions(seeds, |table, view, seat, legal| {
        number += 1;
        if number % 4 == 0 || !matches!(view.ask, Ask::Take | Ask::Use | Ask::Star) {
            look(table, view, seat, legal);
        }
    });
}

/// Shows every decision of random games.
fn all_decisions(seeds: std::ops::Range<u64>, mut look: impl FnMut(&Table<Fleet>, &View, Seat, &[Action])) {
    for (setup, seed) in SETUPS.into_iter().flat_map(|setup| seeds.clone().map(move |seed| (setup, seed))) {
        let whole: Table<Fleet> = testkit::random_game(setup, seed);
        let mut table = whole.after(0);
        for &step in whole.steps() {
            if let Turn::Seats(seats) = table.turn() {
                let seat = seats.lowest().expect("somebody is asked");
                let mut legal = Vec::new();
                table.state().legal(seat, &mut legal);
                let view = table.view(Viewer::Seat(seat));
                look(&table, &view, seat, &legal);
            }
            table.step(step).expect("a step of the game itself");
        }
    }
}

fn scene_of(view: &View, seat: Seat, legal: &[Action], words: &dyn Words) -> Scene {
    FleetBoard::scene(view, &Eye { viewer: Viewer::Seat(seat), acting: Some(seat), legal, words })
}

/// All HTML of a scene.
fn text(scene: &Scene) -> String {
    let panels = scene.panels.iter().map(|panel| match &panel.body {
        Body::Sheet(text) => text.as_str(),
        Body::Chart(_) => panic!("Fleet has no chart"),
    });
    panels.chain(scene.seats.iter().map(|card| card.more.as_str())).chain(scene.banner.as_deref()).collect()
}

#[test]
fn every_action_can_be_pointed_at_and_is_told_from_every_other() {
    decisions(1..3, |_, view, seat, legal| {
        let scene = scene_of(view, seat, legal, &Plainly);
        let page = text(&scene);
        let buttons = scene.dock.buttons.iter().map(|button| button.target.as_str());
        let there: BTreeSet<&str> = values(&page, "data-t").into_iter().chain(buttons).collect();
        let mut said = BTreeMap::new();
        for &action in legal {
            let path = FleetBoard::path(view, action);
            assert!(path.iter().all(|target| there.contains(target.as_str())), "{action}: {path:?}");
            let names: Vec<&str> = path.iter().map(String::as_str).collect();
            assert_eq!(FleetBoard::attempts(view, seat, &names), [action]);
            assert_eq!(said.insert(path, action), None, "{action} is said like another");
        }
    });
}

/// The path of a choice names that choice and no other, legal or not, at every decision of many games.
#[test]
fn every_path_names_one_action() {
    let mut asked = BTreeSet::new();
    all_decisions(30..36, |_, view, seat, legal| {
        let mut said = BTreeMap::new();
        for &action in legal {
            let path = FleetBoard::path(view, action);
            let names: Vec<&str> = path.iter().map(String::as_str).collect();
            assert_eq!(FleetBoard::attempts(view, seat, &names), [action], "{path:?}");
            assert!(
                path[0].ends_with(action.to_string().split(' ').next_back().unwrap_or_default()),
                "{path:?}"
            );
            assert_eq!(said.insert(path, action), None, "{action} is said like another");
        }
        asked.insert(format!("{:?}", view.ask));
    });
    for ask in ["Take", "Use", "Star", "Choice(Cod)", "Bonus", "Oyster"] {
        assert!(asked.contains(ask), "{ask} in {asked:?}");
    }
}

/// A place that is marked as closed must not be a place where one may go.
#[test]
fn nothing_legal_is_shown_as_closed() {
    decisions(3..5, |_, view, seat, legal| {
        let page = text(&scene_of(view, seat, legal, &Plainly));
        let closed: BTreeSet<&str> = page
            .split("<button ")
            .filter_map(|rest| rest.split('>').next())
            .filter(|tag| tag.contains("aria-disabled"))
            .flat_map(|tag| values(tag, "data-t"))
            .collect();
        for &action in legal {
            assert!(!closed.contains(FleetBoard::path(view, action)[0].as_str()), "{action}");
        }
    });
}

#[test]
fn every_button_has_a_name_and_ids_are_unique() {
    decisions(5..6, |_, view, seat, legal| {
        let page = text(&scene_of(view, seat, legal, &Plainly)) + &FleetBoard::cover();
        for tag in page.split("<button ").skip(1) {
            let (tag, rest) = tag.split_once('>').expect("a tag is closed");
            let inside = rest.split("</button>").next().unwrap_or_default();
            let spoken = format!(">{inside}").split('<').any(|part| part.split('>').nth(1) > Some(""));
            assert!(tag.contains("aria-label=") || spoken || inside.contains("aria-label="), "{tag}");
        }
        let drawn = page.clone() + &scene::art::sprite(&[FleetBoard::ASSETS]);
        let ids = values(&drawn, "id");
        let different: BTreeSet<_> = ids.iter().collect();
        assert_eq!(ids.len(), different.len());
        let used = page.split("href=\"#").skip(1).filter_map(|rest| rest.split('"').next());
        for symbol in used {
            assert!(different.contains(&symbol), "#{symbol} is used but nowhere drawn");
        }
        assert!(!page.contains("NaN"));
    });
}

/// Coins, stars, fish and boats that the sheet promises are those that the rules give.
#[test]
fn the_sheet_promises_what_the_rules_give() {
    let mut compared = [0; 4];
    decisions(6..14, |table, view, seat, legal| {
        // What follows the swordfish and the oyster boats is paid later, and belongs to no single choice.
        if view.stage == Stage::Swordfish || view.ask == Ask::Oyster {
            return;
        }
        for &action in legal.iter().filter(|action| !matches!(action.deed(), Deed::Bonus(_))) {
            let promised = gives(view, seat, action.deed());
            let mut events = Vec::new();
            table.state().clone().act_unchecked(seat, action, &mut events);
            let own = events.iter().take_while(|event| !is_later(event));
            let (mut coins, mut stars, mut fish, mut boats) = (0, 0, None, 0);
            for event in own {
                match *event {
                    Event::CoinsMarked { seat: whose, coins: marked, stars: reached, .. }
                        if whose == seat =>
                    {
                        (coins, stars) = (coins + marked, stars + reached);
                    }
                    Event::Fished { fish: caught, .. } => fish = Some(caught),
                    Event::Launched { .. } => boats += 1,
                    Event::Salvaged { .. } => stars += 1,
                    _ => {}
                }
            }
            if action.deed() == Deed::ShrimpStar {
                continue;
            }
            assert_eq!((promised.coins, promised.stars), (coins, stars), "{action}: {events:?}");
            assert_eq!(promised.launch.is_some(), boats == 1, "{action}: {events:?}");
            assert_eq!(promised.fish.is_some(), fish.is_some(), "{action}: {events:?}");
            // Oyster boats decide about their second fish afterwards.
            let oysters = view.seats[seat.index()].sections[Section::Oyster.index()].boats.len() as u8;
            let (most, least) = (promised.fish.unwrap_or(0), fish.unwrap_or(0));
            assert!(most >= least && most <= least + oysters, "{action}: {most} and {least}");
            compared[usize::from(coins > 0) + usize::from(stars > 0) * 2] += 1;
        }
    });
    assert!(compared[0] > 1000 && compared[1] > 1000 && compared[3] > 100, "{compared:?}");
}

/// Does this belong to what comes after the action's own effects?
fn is_later(event: &Event) -> bool {
    matches!(
        event,
        Event::IncomeTaken { .. }
            | Event::FishingBegan
            | Event::LastDie { .. }
            | Event::CaptainTook { .. }
            | Event::CaptainPassed { .. }
            | Event::BoxesCrossed { .. }
            | Event::StarsLapsed { .. }
    )
}

#[test]
fn the_ghost_shows_the_coins_that_would_be_marked() {
    decisions(14..16, |_, view, seat, legal| {
        for &action in legal {
            let ghost = FleetBoard::ghost(view, seat, action, &Plainly);
            let coins = gives(view, seat, action.deed()).coins;
            assert_eq!(ghost.matches("nx").count(), coins.into(), "{action}");
        }
    });
}

/// Points of the categories are the score; the page shows them beside each player.
#[test]
fn the_parts_of_a_score_are_all_shown() {
    decisions(16..18, |_, view, seat, legal| {
        let scene = scene_of(view, seat, legal, &Plainly);
        for (card, sheet) in scene.seats.iter().zip(&view.seats) {
            let numbers = card.more.split("</meter>").skip(1).filter_map(|rest| rest.split('<').next());
            let shown: i32 = numbers.map(|number| number.parse::<i32>().expect("a number of points")).sum();
            assert_eq!((card.points, shown), (sheet.points, sheet.points));
        }
    });
}

/// Whoever only looks on sees the same table, with nothing to decide.
#[test]
fn somebody_who_watches_gets_no_question() {
    decisions(18..19, |_, view, _, _| {
        for viewer in [Viewer::Spectator, Viewer::Omniscient] {
            let scene = FleetBoard::scene(view, &Eye { viewer, acting: None, legal: &[], words: &Plainly });
            assert!(scene.dock.buttons.is_empty() && scene.dock.confirm.is_none());
            assert!(!text(&scene).contains("fl-opt"));
        }
    });
}

/// Every star that waits is in the queue with its source, and its box stands out on the coin track.
#[test]
fn pending_stars_say_where_they_come_from() {
    let english = Speaker::new(Lang::En, &scene::lang::<FleetBoard>());
    let words = english.at_table(&["Tove", "Elin", "Jakob", "Olena"]);
    let mut of_track = 0;
    decisions(1..4, |_, view, seat, legal| {
        let page = text(&scene_of(view, seat, legal, &words));
        let own = &view.seats[seat.index()];
        assert_eq!(view.waiting.len(), usize::from(own.pending_stars));
        assert_eq!(page.contains("fl-run"), !view.chain.is_empty());
        for star in &view.waiting {
            let earned = star.link.and_then(|link| view.chain.get(usize::from(link)));
            assert!(earned.is_some_and(|link| link.stars > 0), "{star:?} of {:?}", view.chain);
            let Some(at) = star.coin_box else { continue };
            assert!(view.stars.contains(&at) && at <= own.coins && !own.blocked.contains(&at), "{at}");
            assert!(page.contains(&format!("Star on coin {at}<")), "{at}");
            of_track += 1;
        }
        let lit = view.waiting.iter().filter(|star| star.coin_box.is_some()).count();
        assert_eq!(page.matches(" pd\"").count(), lit);
    });
    assert!(of_track > 20, "{of_track}");
}

/// Alone one learns on the result page which rank the points made, and what the next one takes.
#[test]
fn a_rank_says_what_it_takes() {
    let whole: Table<Fleet> = testkit::random_game("1p", 3);
    let english = Speaker::new(Lang::En, &scene::lang::<FleetBoard>());
    let words = english.at_table(&["Olena"]);
    let verdict = |points| {
        let mut view = whole.view(Viewer::Seat(Seat(0)));
        view.seats[0].points = points;
        let eye = Eye { viewer: Viewer::Seat(Seat(0)), acting: None, legal: &[], words: &words };
        let scene = FleetBoard::scene(&view, &eye);
        scene.verdict.iter().map(|said| words.say(said)).collect::<Vec<_>>().join(" ")
    };
    assert_eq!(
        verdict(78),
        "O Captain! My Captain! 78 points. This rank takes 75 to 84 points. 7 more points would have made you “Sea dog”."
    );
    assert_eq!(verdict(85), "Sea dog 85 points. The highest rank: 85 points or more.");
    assert_eq!(
        verdict(49),
        "Landlubber 49 points. The first rank: less than 50 points. 1 more point would have made you “Sailor”."
    );
}

/// The picture for a file shows every mark, and needs nothing that a file has not.
#[test]
fn a_picture_shows_every_mark() {
    for (setup, seed) in [("1p", 1), ("3p captains trophies", 2), ("4p", 3)] {
        let whole: Table<Fleet> = testkit::random_game(setup, seed);
        let view = whole.view(Viewer::Spectator);
        let chart = FleetBoard::picture(&view, &Plainly).expect("Fleet has a picture");
        let marks: usize = view
            .seats
            .iter()
            .map(|own| {
                let boxes = own.sections.iter().flat_map(|own| &own.boxes).filter(|it| it.marked).count();
                let blocked = own.blocked.iter().filter(|&&at| at <= own.coins).count();
                let used = own.hexes.len() + usize::from(own.salvaged);
                boxes + usize::from(own.coins) - blocked + used
            })
            .sum();
        let drawn: usize = chart.layers.iter().map(|layer| layer.svg.matches("class=\"fl-x\"").count()).sum();
        assert_eq!(drawn, marks, "{setup}");
        for theme in [picture::Theme::Day, picture::Theme::Night] {
            let svg = picture::svg(&chart, &FleetBoard::ASSETS, theme);
            for word in ["var(", "color-mix", "data-t", "NaN"] {
                assert!(!svg.contains(word), "{theme:?} contains {word}");
            }
        }
    }
}

/// The picture shows the whole table: every hex and tick, the market, the crab bonuses and the cards with their owners.
#[test]
fn a_picture_shows_the_whole_table() {
    let english = Speaker::new(Lang::En, &scene::lang::<FleetBoard>());
    let words = english.at_table(&["Tove", "Elin", "Jakob", "Olena"]);
    let picture = |whole: &Table<Fleet>| {
        let chart = FleetBoard::picture(&whole.view(Viewer::Spectator), &words).expect("Fleet has a picture");
        chart.layers.iter().map(|layer| layer.svg.as_str()).collect::<String>()
    };
    let cards: Table<Fleet> = testkit::random_game("3p captains trophies", 2);
    let (view, svg) = (cards.view(Viewer::Spectator), picture(&cards));
    let used: usize = view.seats.iter().map(|own| own.hexes.len() + usize::from(own.salvaged)).sum();
    assert!(used > 1, "{used}");
    assert_eq!(svg.matches("class=\"fp-hex mk\"").count(), used);
    assert_eq!(
        svg.matches("class=\"fp-hex").count(),
        3 * (5 + 3),
        "five hexes and three ticks on each sheet"
    );
    assert_eq!(svg.matches("class=\"fp-step").count(), 3 * 4);
    assert_eq!(svg.matches("class=\"fp-step now").count(), 3, "what the market pays now, on each sheet");
    assert_eq!(svg.matches("fp-bonus").count(), 5);
    assert_eq!(svg.matches("fp-card").count(), 2 + 3, "two trophies, three captains");
    assert!(svg.contains("Silver: 5 points for the first with "), "{svg}");
    assert!(svg.contains(", at most 8<"), "the captains' bonuses");
    let alone: Table<Fleet> = testkit::random_game("1p", 1);
    let (view, svg) = (alone.view(Viewer::Spectator), picture(&alone));
    let captain = |svg: &str| svg.matches("href=\"#fl-captain\"").count();
    assert_eq!(captain(&svg), 1 + 3, "his line and his three tokens");
    assert!(svg.contains(">The Captain’s tokens: "), "{svg}");
    assert!(svg.contains(&format!("crossed out {} star", view.seats[0].blocked.len())), "{svg}");
}

/// Anybody can read every card, in every language, and in the log of a game in which it is dealt, opened or won.
#[test]
fn every_card_can_be_read() {
    let material = testkit::material::<Fleet>();
    let cards = FleetBoard::cards(material);
    assert_eq!(cards.len(), 5 + 5 + 5);
    let all = scene::lang::<FleetBoard>();
    for language in Lang::ALL {
        let speaker = Speaker::new(language, &all);
        let mut names = BTreeSet::new();
        for card in &cards {
            let parts = card.facts.iter().chain(&card.text).chain(&card.group).chain([&card.name]);
            let said: Vec<String> = parts.map(|part| speaker.say(part)).collect();
            assert!(said.iter().all(|said| !said.contains(['⟨', '{'])), "{said:?} in {language}");
            assert!(!card.text.is_empty() && card.art.starts_with("<svg "));
            assert!(names.insert(speaker.say(&card.name)), "{said:?} has another's name in {language}");
        }
    }
    let english = Speaker::new(Lang::En, &all);
    let text = |name: &str| {
        let card = cards.iter().find(|card| english.say(&card.name) == name).expect("the card is there");
        card.text.iter().map(|part| english.say(part)).collect::<Vec<_>>().join(" ")
    };
    assert_eq!(
        text("Captain: Lobster"),
        "At the start mark the first three boxes of Lobster, then one box each of Inuit and Cannery. \
         At the end 1 point for each of your full boats, at most 8."
    );
    assert_eq!(
        text("Silver trophy: level 3 licences"),
        "It goes at once to the first who has 1 level 3 licence; all who get there in the same step score."
    );
    assert!(text("Captain: Cod").ends_with("At the end 1 point for every 2 launched boats, at most 8."));
}

/// A game that is over says who won: on the sheet and in the dock.
#[test]
fn the_winner_is_named() {
    let english = Speaker::new(Lang::En, &scene::lang::<FleetBoard>());
    let words = english.at_table(&["Tove", "Elin"]);
    let whole: Table<Fleet> = testkit::random_game("2p", 4);
    let mut view = whole.view(Viewer::Spectator);
    for (results, said) in [
        ([(90, 40), (91, 40)], "The game is over. Winning with 91 points: Elin."),
        ([(90, 41), (90, 40)], "The game is over. Winning with 90 points: Tove."),
        ([(90, 40), (90, 40)], "The game is over. Winning with 90 points: Tove and Elin."),
    ] {
        for (own, (points, fish)) in view.seats.iter_mut().zip(results) {
            (own.points, own.fish) = (points, fish);
        }
        let eye = Eye { viewer: Viewer::Spectator, acting: None, legal: &[], words: &words };
        let scene = FleetBoard::scene(&view, &eye);
        assert_eq!(scene.dock.heading.as_ref().map(|heading| words.say(heading)).as_deref(), Some(said));
        assert!(text(&scene).contains(said));
    }
}

/// Numbers of crab bonuses and trophies stand in the right form, and one of a thing is not called several.
#[test]
fn one_thing_is_one() {
    let all = scene::lang::<FleetBoard>();
    let said = |message: &Message| Lang::ALL.map(|language| Speaker::new(language, &all).say(message));
    let choice = |points: u8, per: u8| {
        said(&Message::new("fleet-choice-bonus").with("points", points).with("per", per).with("now", 4u8))
    };
    assert_eq!(
        choice(2, 1),
        ["2 points each, now 4", "по 2 очка за штуку, сейчас 4", "по 2 очки за штуку, зараз 4"]
    );
    assert_eq!(choice(1, 6)[0], "1 point for every 6, now 4");
    let mini = |coins: u8| said(&Message::new("fleet-label-mini").with("coins", coins).with("fish", 1u8));
    assert_eq!((&mini(1)[0][..], &mini(2)[0][..]), ("1 coin · 1 fish", "2 coins · 1 fish"));
    let silver = |least| said(&fleet::Measure::Masteries.count(least));
    assert_eq!(silver(1), ["1 level 3 licence", "1 лицензия 3-го уровня", "1 ліцензія 3-го рівня"]);
    assert_eq!(silver(2), ["2 level 3 licences", "2 лицензии 3-го уровня", "2 ліцензії 3-го рівня"]);
}

/// One word for one thing, in messages, rules, player aid and guided game: what was once said otherwise is said nowhere.
#[test]
fn one_word_for_one_thing() {
    let messages = [FleetBoard::ASSETS.lang, Fleet::INFO.lang].concat();
    let teach = std::path::Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../teach"));
    for (language, second) in [
        ("en", &[" vp ", " pt ", " pts ", "has taken every circle"][..]),
        ("ru", &[" лодка для устриц", " лодки для устриц", " круги ", " занял ", "личная"]),
        (
            "uk",
            &[
                "ліцензія на креветок",
                " устричн",
                " кола ",
                "зайняв",
                "позначк",
                "повні човни",
                "повних човнів",
                "ідновлен",
            ],
        ),
    ] {
        testkit::shuns(&messages, teach, language, second);
    }
    // The Captain is a player, a captain is a card.
    for (_, text) in &messages {
        assert!(!text.contains("етон капитана") && !text.contains("етон капітана"));
    }
}

fn said(scene: &Scene, words: &dyn Words) -> String {
    let dock = &scene.dock;
    let titles = scene.panels.iter().map(|panel| &panel.title);
    let messages = titles
        .chain(&scene.phase)
        .chain(&scene.notice)
        .chain(&dock.heading)
        .chain(&dock.confirm)
        .chain(&dock.facts)
        .chain(&scene.verdict)
        .chain(dock.stages.iter().map(|(_, name)| name))
        .chain(dock.buttons.iter().map(|button| &button.label))
        .chain(scene.seats.iter().filter_map(|card| card.doing.as_ref()));
    messages.map(|message: &Message| words.say(message) + "\n").collect::<String>() + &text(scene)
}

#[test]
fn everything_is_said_in_all_three_languages() {
    let all: Vec<_> = scene::lang::<FleetBoard>();
    let speakers = Lang::ALL.map(|language| Speaker::new(language, &all));
    decisions(19..21, |_, view, seat, legal| {
        for speaker in &speakers {
            let page = said(&scene_of(view, seat, legal, speaker), speaker);
            let missing = page.split('⟨').nth(1).and_then(|rest| rest.split('⟩').next());
            assert_eq!(missing, None, "in {}", speaker.lang());
            let gap = page.split('{').nth(1).map(|rest| rest.chars().take(40).collect::<String>());
            assert_eq!(gap, None, "an argument is missing in {}", speaker.lang());
        }
    });
}

#[test]
fn no_words_are_never_said_and_no_word_lacks() {
    let sources = [
        include_str!("../../src/lib.rs"),
        include_str!("../../src/cards.rs"),
        include_str!("../../src/coins.rs"),
        include_str!("../../src/cover.rs"),
        include_str!("../../src/dice.rs"),
        include_str!("../../src/dock.rs"),
        include_str!("../../src/gives.rs"),
        include_str!("../../src/letters.rs"),
        include_str!("../../src/others.rs"),
        include_str!("../../src/paper.rs"),
        include_str!("../../src/print.rs"),
        include_str!("../../src/rank.rs"),
        include_str!("../../src/running.rs"),
        include_str!("../../src/sea.rs"),
        include_str!("../../src/seats.rs"),
        include_str!("../../src/town.rs"),
        include_str!("../../src/waiting.rs"),
    ];
    let used: BTreeSet<&str> = sources
        .iter()
        .flat_map(|source| source.split('"'))
        .filter(|text| text.starts_with("fleet-"))
        .collect();
    let all: Vec<_> = scene::lang::<FleetBoard>();
    for language in Lang::ALL {
        let speaker = Speaker::new(language, &all);
        let unknown: Vec<_> = used.iter().filter(|id| !speaker.knows(id)).collect();
        assert!(unknown.is_empty(), "{language} lacks {unknown:?}");
        let next = format!("fleet-primer-{}-title", FleetBoard::primer().len() + 1);
        assert!(!speaker.knows(&next), "{next} is never shown");
    }
    let own = include_str!("../../lang/en.ftl").lines().filter_map(|line| line.split(" =").next());
    for id in own.filter(|id| id.starts_with("fleet-")) {
        assert!(used.contains(id), "nobody says {id}");
    }
}

/// In letters everything that somebody holds besides boxes stands there, and crossed out coin boxes are not counted.
#[test]
fn letters_tell_what_is_held_besides_boxes() {
    let fresh = testkit::random_game::<Fleet>("1p", 1).after(0).view(Viewer::Spectator);
    let bonus = Bonus { counts: Measure::Full, per: 1, vp: 1, most: 8 };
    let mut sheet = SheetView {
        coins: 9,
        blocked: vec![4, 8, 12],
        bonus: Some(Measure::Boats),
        captain: Some(CaptainView { boats: Section::Lobster, bonus }),
        hexes: vec![Face::Cod, Face::Oyster],
        salvaged: 1,
        silver: true,
        ..fresh.seats[0].clone()
    };
    for section in [Section::Salvage, Section::Buffet] {
        sheet.sections[section.index()].complete = true;
    }
    let view = View {
        stage: Stage::Over,
        seats: vec![sheet],
        coin_boxes: 12,
        stars: vec![4, 8, 12],
        gold: Some(Measure::Full),
        silver: Some(SilverCard { counts: Measure::Masteries, least: 1 }),
        printed: Printed { salvage_uses: 3, trophy_vp: 5, ..fresh.printed.clone() },
        ..fresh
    };
    let speaker = Speaker::new(Lang::En, &scene::lang::<FleetBoard>());
    let text = FleetBoard::letters(&view, &speaker.at_table(&["Olena"]), Ink::PLAIN).unwrap();
    for line in [
        "Coins 7 of 12",
        "Captain’s bonus: Lobster: 1 point for each of your full boats, at most 8",
        "Crab bonus: launched boats",
        "Salvage yard: X**",
        "Seafood buffet: Cod, Oysters",
        "Silver trophy: 5",
        "Gold: 5 points for the most (full boats)",
        "Silver: 5 points for the first with 1 level 3 licence",
    ] {
        assert!(text.contains(line), "no `{line}` in {text}");
    }
}
