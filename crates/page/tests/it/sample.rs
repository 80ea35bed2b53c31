//! A game that nobody plays, and pages about it.

use std::{collections::BTreeMap, sync::LazyLock};

use lang::{Lang, Speaker};
use page::*;
use scene::{
    Body, Button, CardText, Chart, Dock, Layer, Layout, Note, Panel, Pick, Scene, Score, ScoreItem, SeatCard,
    Stage, Stock,
};
use tabletop::{GameKind, Info, Message, Opt, OptKind, Seat};

pub const LEVELS: &[&str] = &["deckhand", "mate", "skipper", "pilot"];

pub const INFO: Info = Info {
    key: "toy",
    seats: 2..=4,
    kind: GameKind::PLAIN,
    minutes: 20,
    rules_revision: 1,
    max_steps: 9,
    options: &[
        Opt { key: "epic", kind: OptKind::Switch },
        Opt { key: "deck", kind: OptKind::One(&["herring", "cod"]) },
        Opt {
            key: "runes",
            kind: OptKind::Any {
                of: &["strength", "water", "home"],
                presets: &[("first", &["strength", "home"])],
            },
        },
    ],
    material: &[],
    lang: &[],
};

const TOY: &str = "
toy-name = Toy
toy-tagline = A game that nobody plays.
toy-option-epic = Epic
toy-option-deck = Deck
toy-option-deck-herring = Herring
toy-option-deck-cod = Cod
toy-option-runes = Runes
toy-option-runes-strength = Strength
toy-option-runes-water = Water
toy-option-runes-home = Home
toy-option-runes-first = First game
toy-word = word
";

/// A speaker of the page's words and of the toy's.
pub fn speaker(lang: Lang) -> Speaker {
    let mut sources: Vec<(&str, &str)> = page::LANG.to_vec();
    sources.push((lang.code(), TOY));
    Speaker::new(lang, &sources)
}

/// The files of a house without games.
pub fn files() -> &'static Files {
    static FILES: LazyLock<Files> = LazyLock::new(|| Files::new(&[]));
    &FILES
}

pub fn frame<'a>(speaker: &'a Speaker, visitor: Option<&'a str>) -> Frame<'a> {
    Frame {
        files: files(),
        lang: speaker.lang().code(),
        words: speaker,
        theme: Some(Theme::Dark),
        visitor,
        notice: None,
        path: "/here?step=3",
    }
}

pub fn seats(names: [&str; 3]) -> Vec<SeatLine> {
    let sitters = [Sitter::You, Sitter::Person { online: false }, Sitter::Bot("skipper")];
    let line = |((name, sitter), colour): ((&str, Sitter), &'static str)| SeatLine {
        name: name.into(),
        sitter,
        colour,
    };
    names.into_iter().zip(sitters).zip(["p1", "p2", "p3"]).map(line).collect()
}

fn word() -> Message {
    Message::new("toy-word")
}

/// A scene with everything a scene can have; `land` is one of its layers.
pub fn scene(land: &str) -> Scene {
    let layer = |id, svg: &str| Layer { id, svg: svg.into() };
    let layers =
        vec![layer("land", land), layer("targets", "<g class=\"legal hidden\" data-t=\"cell-a1\"></g>")];
    let chart = Chart { view_box: [0.0, -10.0, 100.0, 50.0], label: "A & B".into(), layers };
    let pick = |target: &str, closed: bool| Pick {
        target: target.into(),
        art: "<svg></svg>".into(),
        title: word(),
        notes: vec![Note { icon: Some("sea"), text: word() }],
        closed: closed.then(word),
    };
    let button = |target: &str| Button { target: target.into(), icon: "flag", label: word(), closed: None };
    let card = |colour| SeatCard {
        colour,
        stock: vec![Stock { icon: "house", count: 2, label: word() }],
        points: 7,
        points_label: None,
        doing: Some(word()),
        more: String::new(),
        purse: String::new(),
    };
    Scene {
        phase: Some(word()),
        progress: Some((3, 9)),
        panels: vec![
            Panel { id: "board", title: word(), icon: "hex", body: Body::Chart(chart) },
            Panel {
                id: "market",
                title: word(),
                icon: "book",
                body: Body::Sheet("<p id=\"prospect\">market</p><ol id=\"chain\"></ol>".into()),
            },
        ],
        seats: ["p1", "p2", "p3"].map(card).into(),
        dock: Dock {
            heading: Some(word()),
            questions: vec![("row-", word())],
            facts: vec![word()],
            stages: vec![(Stage::Done, word()), (Stage::Now, word()), (Stage::Later, word())],
            picks: vec![pick("row-0", false), pick("row-1", true)],
            buttons: vec![button("do-pass")],
            confirm: Some(word()),
            confirm_for: vec![("cell-", word())],
        },
        notice: Some(word()),
        layout: Layout::Tables,
        banner: Some("<b>round 3</b>".into()),
        verdict: Vec::new(),
    }
}

/// A card of each group, and one that stands under none; two share a number.
pub fn cards() -> Vec<CardText> {
    let card = |number, name, group: Option<&'static str>| CardText {
        number,
        name: Message::new(name),
        group: group.map(Message::new),
        facts: vec![word(), word()],
        text: vec![Message::new("toy-tagline"), word()],
        art: "<svg></svg>".into(),
        sorts: vec![word()],
    };
    let (herring, cod) = (Some("toy-option-deck-herring"), Some("toy-option-deck-cod"));
    vec![
        card(Some(7), "toy-option-runes-strength", herring),
        card(Some(8), "toy-option-runes-water", cod),
        card(Some(8), "toy-option-runes-home", herring),
        card(None, "toy-option-runes-first", None),
    ]
}

pub fn choice(seat: u8, action: &str, path: &[&str]) -> Choice {
    Choice {
        seat: Seat(seat),
        action: action.into(),
        label: format!("Do {action}"),
        path: path.iter().map(|&target| target.into()).collect(),
    }
}

pub fn score(total: i32, place: u8) -> Score {
    let item = |points, targets: &[&str]| ScoreItem {
        reason: word(),
        count: points,
        points,
        targets: targets.iter().map(|&target| target.into()).collect(),
        sums: vec![word()],
    };
    Score { total, place, items: vec![item(total, &["cell-a1"])] }
}

/// A table in the middle of the game; the reader is to move.
pub fn table<'a>(scene: &'a Scene, names: [&str; 3]) -> TableModel<'a> {
    let log = |step, actor, text: &str| LogLine {
        step,
        actor,
        decided: true,
        texts: vec![text.into()],
        places: vec!["cell-a1".into()],
    };
    TableModel {
        id: "t1",
        name: "Skrei 27",
        info: &INFO,
        setup: "3p runes=home",
        scene,
        seats: seats(names),
        turn: vec![Seat(0)],
        acting: Some(Seat(0)),
        moves: vec![
            choice(0, "lay 0 a1", &["row-0", "cell-a1"]),
            choice(0, "lay 0/1 a1", &["row-0", "cell-a1"]),
            choice(0, "pass", &["do-pass"]),
        ],
        seq: 41,
        steps: 40,
        shown: None,
        curtain: None,
        passed: false,
        judged: None,
        undo: Some(Seat(0)),
        log: vec![log(1, None, "Luck spoke."), log(2, Some(Seat(1)), &format!("{} moved.", names[1]))],
        scores: vec![score(7, 2), score(9, 1), score(5, 3)],
        state: State::Playing,
        cards: true,
        record: true,
        may_go_on: true,
        may_ask: true,
        people: people(),
        advice: None,
        lesson: None,
    }
}

/// The end of a game that was looked at again.
pub fn result_model<'a>(scene: &'a Scene, names: [&str; 3]) -> ResultModel<'a> {
    ResultModel {
        id: "t1",
        name: "Skrei 27",
        info: &INFO,
        setup: "3p",
        scene,
        seats: seats(names),
        scores: vec![score(7, 2), score(9, 1), score(5, 3)],
        course: vec![vec![0, 3, 7], vec![0, 9, 9], vec![0, 1, 5]],
        seq: 99,
        again: Some(page::Again { sequel: true, others: true, ..page::Again::default() }),
        honours: Some(word()),
        analysis: Looking::Done(analysis(names)),
        may_analyse: true,
        you: Some(Seat(0)),
        may_retry: true,
        known: vec![
            KnownPlayer { login: Some("a".into()), rating: Some((1500, 1488)) },
            KnownPlayer::default(),
            KnownPlayer::default(),
        ],
        tournament: Some("cup1".into()),
        pictures: BTreeMap::from([(3, ["", "Wait", "Build"].map(still).to_vec())]),
    }
}

/// Two decisions, the first of them a slip by which the game turned.
fn analysis(names: [&str; 3]) -> Analysis {
    let moment = |step, seat, better: &[&str], wins: [f32; 3]| Moment {
        step,
        seat: Seat(seat),
        played: format!("{} passes", names[usize::from(seat)]),
        is_best: better.is_empty(),
        line: if better.is_empty() {
            vec!["Sail".into(), "Land".into()]
        } else {
            better.iter().map(|&word| word.into()).collect()
        },
        slip: !better.is_empty(),
        lost: 0.1,
        points: vec![7.5, 9.0, 5.0],
        wins: wins.into(),
    };
    Analysis {
        moments: vec![moment(4, 0, &["Build", "Sail"], [0.6, 0.3, 0.1]), moment(7, 1, &[], [0.2, 0.7, 0.1])],
        end: vec![0.0, 1.0, 0.0],
        turns: vec![
            Turn { step: 4, seat: Seat(0), cause: Cause::Decision, from: 0.6, to: 0.2 },
            Turn { step: 7, seat: Seat(1), cause: Cause::Lead, from: 0.7, to: 1.0 },
        ],
    }
}

fn played(names: [&str; 3]) -> Played<'static> {
    let game = |id: &str, finished| PlayedGame {
        id: id.into(),
        info: &INFO,
        setup: "2p".into(),
        days: 3,
        finished,
        change: Some(-12),
    };
    let end = Finished {
        place: 1,
        shared: false,
        alone: false,
        against: vec![names[1].into()],
        points: vec![22, 19],
    };
    Played {
        path: "/me/games",
        infos: vec![&INFO],
        filter: PlayedFilter { against: Some("people"), ..PlayedFilter::default() },
        games: vec![game("g1", Some(end)), game("g2", None)],
        tallies: vec![Tally { info: &INFO, seats: 2, games: 3, firsts: 1, points: 20.5 }],
        sources: vec![PointSources { info: &INFO, sources: vec![(names[2].into(), 7.5)] }],
    }
}

fn cup_facts(name: &str, stage: TournamentStage) -> TournamentFacts<'_> {
    TournamentFacts {
        id: "cup1",
        name,
        info: &INFO,
        setup: "2p",
        clock: "1200+20".into(),
        rated: true,
        system: "swiss",
        rounds: 3,
        round: if stage == TournamentStage::Open { 0 } else { 2 },
        minutes: 0,
        left: 90_000,
        stage,
        players: 4,
        you: true,
    }
}

fn cups(names: [&str; 3], account: bool) -> TournamentList<'_> {
    TournamentList {
        tournaments: vec![
            cup_facts(names[0], TournamentStage::Running),
            TournamentFacts { id: "cup2", ..cup_facts(names[1], TournamentStage::Cancelled) },
            TournamentFacts { id: "cup3", system: "arena", ..cup_facts(names[2], TournamentStage::Open) },
        ],
        games: vec![&INFO],
        levels: LEVELS,
        account,
        error: Some("wrong".into()),
        typed: names[2],
    }
}

/// A tournament of three people and a bot.
fn cup(names: [&str; 3], stage: TournamentStage) -> TournamentPage<'_> {
    let entrant = |n: usize| EntrantLine {
        name: names.get(n).copied().unwrap_or("Astrid").into(),
        login: (n < 3).then(|| "a".into()),
        level: (n == 3).then_some("mate"),
        rating: 1500,
        left: n == 2,
        you: n == 0,
        here: n == 1,
    };
    let pair = |first, second, end| PairLine { first, second, table: second.map(|_| "t1".into()), end };
    let stand = |place: usize, n| StandLine {
        place,
        n,
        points: 3,
        opponents: 1,
        games: vec![Some(2), Some(1), None],
    };
    let open = stage == TournamentStage::Open;
    let pairs = vec![pair(0, Some(1), GameEnd::NotYet), pair(3, None, GameEnd::First)];
    TournamentPage {
        facts: cup_facts("Sunday", stage),
        cover: "<svg></svg>",
        host: names[0].into(),
        most: 64,
        fill: Some("mate"),
        entrants: (0..4).map(entrant).collect(),
        shown: 2,
        pairs: if open { Vec::new() } else { pairs },
        standings: (0..4).map(|n| stand(n + 1, n)).collect(),
        next: (stage == TournamentStage::Running).then_some(NextGame {
            round: 2,
            table: "t1",
            you: 0,
            other: 1,
            first: true,
        }),
        pause: None,
        yours: true,
        open,
        account: true,
    }
}

/// Every page there is, by name.
pub fn all_pages(speaker: &Speaker, names: [&str; 3]) -> Vec<(&'static str, String)> {
    let frame = frame(speaker, Some(names[0]));
    let guest = self::frame(speaker, None);
    let scene = scene("<path d=\"M0 0\"/>");
    let cover = "<svg></svg>";
    let line = |id: &str, state, your_turn| TableLine {
        id: id.into(),
        name: "Skrei".into(),
        info: &INFO,
        setup: "2p epic deck=cod".into(),
        seats: seats(names),
        state,
        your_turn,
        waits_for: vec![names[1].into()],
        clock: "1200+20".into(),
        left: Some(754_000),
        finished: Some(Finished {
            place: 2,
            shared: false,
            alone: false,
            against: vec![names[1].into()],
            points: vec![22, 19],
        }),
        strength: Some(1530),
    };
    let mut open = line("t2", State::Open, false);
    open.seats[1].sitter = Sitter::Open;
    let lobby = Lobby {
        games: vec![GameCard { info: &INFO, cover, guided: true }],
        open: vec![open, line("t3", State::Playing, false)],
        mine: vec![
            line("t4", State::Over, false),
            line("t5", State::Playing, true),
            line("t6", State::Open, false),
        ],
        ranks: vec![(&INFO, 3)],
        filter: Some(&INFO),
        clock: Some("slow"),
        level: false,
        has_level: true,
        start: Start { last: Some(&INFO), levels: LEVELS },
    };
    let mut waiting_seats = seats(names);
    waiting_seats[2].sitter = Sitter::Open;
    let waiting = Waiting {
        id: "t1",
        name: "Skrei 27",
        info: &INFO,
        setup: "3p",
        seq: 0,
        seats: waiting_seats,
        invite: Some("http://localhost/join/abc".into()),
        may_sit: true,
        may_start: true,
        may_leave: true,
        public: false,
    };
    let form = NewTableForm::fresh(&INFO, LEVELS);
    let new = NewTable {
        info: &INFO,
        cover,
        form,
        fits: Vec::new(),
        levels: LEVELS,
        begin: vec![("usual", String::new())],
        signs: Default::default(),
        error: Some("wrong".into()),
    };
    let judged = Judged { text: "<b>".into(), slip: true, better: vec!["cell".into()], ghost: "<g/>".into() };
    let back = TableModel {
        shown: Some(3),
        acting: None,
        moves: vec![],
        undo: None,
        judged: Some(judged),
        ..table(&scene, names)
    };
    let over =
        TableModel { state: State::Over, turn: vec![], acting: None, moves: vec![], ..table(&scene, names) };
    let curtain = TableModel {
        curtain: Some(Seat(0)),
        passed: true,
        acting: None,
        moves: vec![],
        undo: None,
        ..table(&scene, names)
    };
    let result = result_model(&scene, names);
    let running = ResultModel { analysis: Looking::Running(3, 9), ..result_model(&scene, names) };
    let unasked = ResultModel { analysis: Looking::NotYet, ..result_model(&scene, names) };
    let rules =
        Rules { info: &INFO, cover, primer: vec![(word(), word())], reconstructed: vec![word()], cards: 2 };
    let book = teach::Book::read("en.md", TEXT).unwrap();
    let drawing = teach::Drawing { html: "<p data-pin=\"1\">drawn</p>".into(), pinned: true };
    let drawings =
        BTreeMap::from([("one".to_owned(), vec![drawing.clone()]), ("two".to_owned(), vec![drawing; 2])]);
    let handbook =
        Handbook { info: &INFO, cover, book: &book, drawings: &drawings, cards: 2, guided: true, puzzles: 3 };
    let aid = Aid { info: &INFO, aid: &book, drawings: &drawings };
    let gallery = Cards { info: &INFO, cards: cards(), reconstructed: vec![word()] };
    let name =
        NameForm { action: "/join/abc", back: "/t/t1", why: None, error: None, typed: names[0].into() };
    let seat_lines = |free: bool| {
        let sitter = if free { Sitter::Open } else { Sitter::Person { online: true } };
        let line = |name: &str, sitter| SeatLine { name: name.into(), sitter, colour: "p1" };
        vec![line(names[0], Sitter::Person { online: true }), line(names[1], sitter)]
    };
    let invited = Invitation {
        action: "/join/abc",
        id: "t1",
        name: "Skrei 27",
        info: &INFO,
        cover,
        setup: "2p",
        host: Some(names[0]),
        seats: seat_lines(true),
        standing: Standing::Free,
        seat: None,
        error: Some("wrong".into()),
        typed: names[2].into(),
    };
    let full =
        Invitation { seats: seat_lines(false), standing: Standing::Full, host: None, ..invited.clone() };
    let own_bots = OwnBots {
        bots: vec![("b1".into(), names[0].into()), ("b2".into(), names[1].into())],
        fresh: Some((names[0].into(), "0123".into())),
        origin: "http://localhost",
        error: Some("wrong".into()),
        typed: names[2].into(),
    };
    let turns = Turns {
        tables: vec![line("t7", State::Playing, true)],
        account: true,
        hook: Some((names[1].into(), "secret".into())),
        error: None,
    };
    let uncalled = Turns { tables: vec![], account: true, hook: None, error: Some("wrong".into()) };
    let leader = |level| LeaderLine {
        name: names[0].into(),
        login: "a".into(),
        level,
        rating: 1500,
        uncertainty: 90,
        games: 3,
        you: true,
    };
    let leaders =
        Leaders { infos: vec![&INFO], info: &INFO, lines: vec![leader(None), leader(Some("mate"))] };
    let rating = |games| ProfileRating {
        info: &INFO,
        rating: 1500,
        uncertainty: 90,
        games,
        settled: 10,
        course: vec![1500, 1520],
    };
    let profile = Profile {
        name: names[0],
        since: 0,
        ratings: vec![rating(3), rating(12)],
        together: Some(HeadToHead { before: 1, level: 2, behind: 3 }),
        own: true,
        played: played(names),
    };
    let me = me_pages(&frame, names);
    let mut pages = vec![
        ("own bots", page::own_bots(&frame, &own_bots).into_string()),
        ("lobby", page::lobby(&frame, &lobby).into_string()),
        (
            "record",
            page::bring_record(&guest, &BringRecord { error: Some("wrong".into()), typed: names[0] })
                .into_string(),
        ),
        ("tournaments", page::tournaments(&frame, &cups(names, true)).into_string()),
        ("tournaments of a guest", page::tournaments(&guest, &cups(names, false)).into_string()),
        ("tournament announced", page::tournament(&frame, &cup(names, TournamentStage::Open)).into_string()),
        ("tournament", page::tournament(&frame, &cup(names, TournamentStage::Running)).into_string()),
        ("tournament over", page::tournament(&frame, &cup(names, TournamentStage::Over)).into_string()),
        ("turns", page::turns(&frame, &turns).into_string()),
        ("turns without a call", page::turns(&frame, &uncalled).into_string()),
        ("leaders", page::leaders(&frame, &leaders).into_string()),
        ("own games", page::own_games(&frame, &played(names)).into_string()),
        ("profile", page::profile(&frame, &profile).into_string()),
        ("new table", page::new_table(&guest, &new).into_string()),
        ("waiting room", waiting_room(&frame, &waiting).into_string()),
        ("table", page::table(&frame, &table(&scene, names)).into_string()),
        ("replay", page::table(&frame, &back).into_string()),
        ("over", page::table(&frame, &over).into_string()),
        ("curtain", page::table(&frame, &curtain).into_string()),
        ("result", page::result(&frame, &result).into_string()),
        ("result, not looked at", page::result(&frame, &unasked).into_string()),
        ("result, being looked at", page::result(&frame, &running).into_string()),
        ("rules", page::rules(&frame, &rules).into_string()),
        ("handbook", page::handbook(&frame, &handbook).into_string()),
        ("aid", page::aid(&frame, &aid).into_string()),
        ("cards", page::cards(&frame, &gallery).into_string()),
        ("invitation", page::invitation(&guest, &invited).into_string()),
        ("invitation, full", page::invitation(&frame, &full).into_string()),
        ("name", name_form(&guest, &name).into_string()),
        ("error", page::error(&frame, 404, "Nothing <here>").into_string()),
    ];
    pages.extend(me);
    pages.extend(lessons(&frame, &scene, names));
    pages
}

/// Tables at which something is taught, and puzzles.
fn lessons(frame: &Frame<'_>, scene: &Scene, names: [&str; 3]) -> Vec<(&'static str, String)> {
    let lesson = |advice: Option<&str>, ways| TableModel {
        lesson: Some(LessonCard {
            pages: ["First", "Then"]
                .map(|head| LessonPage {
                    head: head.into(),
                    text: "Why <so>".into(),
                    number: 1,
                    points: vec!["cell-a1".into()],
                })
                .to_vec(),
            advice: advice.map(str::to_owned),
            progress: Some((2, 9)),
            done: Some("Wood <came>".into()),
            other: Some("Less".into()),
            ways,
            ..LessonCard::default()
        }),
        ..table(scene, names)
    };
    let ways = vec![
        Way::Back,
        Way::PlayOn,
        Way::NewGame,
        Way::Go("ui-puzzles", "/rules/toy".into()),
        Way::Shown("/puzzles/toy/a1/show".into()),
        Way::Later("/puzzles".into()),
        Way::Puzzle("/puzzles/toy/a1".into()),
    ];
    let line = |number, hardness, solved| PuzzleLine {
        id: "a1",
        info: &INFO,
        cover: "<svg></svg>",
        number,
        setup: "2p".into(),
        title: Some(word()),
        stage: ["opening", "middle", "ending"][number % 3],
        hardness,
        solved,
    };
    let list = PuzzleList {
        games: vec![(&INFO, "<svg></svg>", 3, 1)],
        game: Some("toy"),
        show: "all",
        day: Some(line(1, 1, None)),
        left: Some((line(1, 1, None), "t1".into())),
        lines: vec![line(1, 2, None), line(2, 3, Some(true)), line(3, 4, Some(false))],
        rating: Some((1200, 80, 4)),
    };
    let empty = PuzzleList {
        lines: Vec::new(),
        day: None,
        left: None,
        rating: None,
        game: None,
        games: Vec::new(),
        show: "new",
    };
    let candidate =
        |said: &str, wins, yours| PuzzleCandidate { said: said.into(), points: 7.5, wins, chosen: 9, yours };
    let answered = |right: bool, known: bool| PuzzleAnswered {
        line: line(2, 2, Some(right)),
        table: "t1",
        noted: known,
        yours: "Sail".into(),
        candidates: vec![candidate("Build", 0.6, right), candidate("Sail", 0.4, !right && known)],
        pictures: ["", "Build", "Wait"].map(still).to_vec(),
        follows: ["", "Build", "Sail"].map(still).to_vec(),
        next: Some("/puzzles/toy/b2".into()),
        difficulty: 1400,
        rating: (1200, 1260),
    };
    vec![
        ("lesson", page::table(frame, &lesson(Some("lay a1"), Vec::new())).into_string()),
        ("lesson left", page::table(frame, &lesson(None, ways)).into_string()),
        ("puzzles", puzzles(frame, &list).into_string()),
        ("no puzzles", puzzles(frame, &empty).into_string()),
        ("puzzle solved", puzzle_answered(frame, &answered(true, true)).into_string()),
        ("puzzle missed", puzzle_answered(frame, &answered(false, true)).into_string()),
        ("puzzle missed by far", puzzle_answered(frame, &answered(false, false)).into_string()),
    ]
}

/// Who the reader is.
fn me_pages(frame: &Frame<'_>, names: [&str; 3]) -> Vec<(&'static str, String)> {
    let device = |id: &str, here| Device { id: id.into(), name: "Firefox, Linux".into(), seen: 0, here };
    let model = |login, error| Me {
        name: names[0],
        login,
        devices: vec![device("d1", true), device("d2", false)],
        link: Some(SeatLink {
            address: "http://x/along/a".into(),
            code: "a".into(),
            dots: vec![vec![true; 2]; 2],
        }),
        words: Some(vec!["herring"; 12]),
        error: Some((error, "wrong".into())),
        typed: names[1],
        shortest: 8,
        now: 3_600_000,
    };
    let log_in = LogIn { error: Some("wrong".into()), typed: names[1], guest: Some(names[2]) };
    let along = |who, error| Along { code: "a", who, instead_of: Some(names[1]), error };
    vec![
        ("me", page::me(frame, &model(Some(names[0]), MePart::Delete)).into_string()),
        ("me, a guest", page::me(frame, &model(None, MePart::Account)).into_string()),
        ("log in", page::log_in(frame, &log_in).into_string()),
        ("recover", page::recover(frame, &log_in, 8).into_string()),
        ("along", along_here(frame, &along(Some(names[0]), None)).into_string()),
        ("along, by code", along_here(frame, &along(None, Some("wrong".into()))).into_string()),
    ]
}

/// A text with everything a text may have.
pub const TEXT: &str = "# How to play

A pitch.

- :i-hex: **One.** First.
- :nf-wood: **Two.** Second.
- :i-house: **Three.** Third.

## Laying {#laying}

{#laying-one XX-001}
A [word](term:word), and see [](#laying-two).
> [!overlooked] **Mind.** This.
> [!reconstructed] That.
> [!tip] And that.

### Inside {#inside}

{#laying-two XX-002..XX-003}
More, with a [card](card:1).

```figure one
A figure
1. **Here.** A place.
```

```steps two
An example
1. **First.** So.
2. **Then.** So.
```

## Glossary {#glossary}

{term word #laying-one}
**Word.** What it means.
";

/// Everything that people may ask of one another at once.
fn people() -> People {
    let (a, b) = (Seat(0), Seat(1));
    let clock = |until| ClockFace { left: 754_000, until, slow: false };
    let ask =
        |id, kind, mine| AskLine { id, by: b, kind, agreed: vec![b], open: vec![a], mine, to_answer: !mine };
    let said = |n, text| TalkLine {
        n,
        name: "<A>".into(),
        seat: Some(b),
        text,
        mine: n == 1,
        reported: true,
        may_remove: n != 1,
    };
    let talk = Talk {
        lines: vec![
            said(0, TalkText::Phrase("hello")),
            said(1, TalkText::Plain("<b>".into())),
            said(2, TalkText::Removed),
        ],
        muted: vec![(7, "<A>".into())],
        watching: false,
    };
    People {
        talk,
        clocks: vec![clock(Some(1)), clock(None), ClockFace { left: 90_000_000, until: None, slow: true }],
        asks: vec![
            ask(1, AskKind::Back(2), false),
            ask(2, AskKind::Pause, true),
            ask(3, AskKind::Stop, false),
            ask(4, AskKind::Bot(a), false),
        ],
        may_resign: Some(a),
        may_abort: true,
        may_ask: true,
        may_ask_back: true,
        paused: true,
        to_return: Some(a),
        replaced: vec![b],
        away: vec![b],
        again: None,
        watching: 2,
    }
}

fn still(done: &str) -> Still {
    Still { html: "<svg></svg>".into(), done: done.into(), brought: "Wood <came>".into() }
}
