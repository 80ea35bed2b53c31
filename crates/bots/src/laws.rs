//! What must hold of every game's [`Knowledge`]: called by the tests of bot crates. Each of these panics where it does
//! not hold.

use std::sync::atomic::AtomicBool;

use dealer::Quick;
use tabletop::{Dealer, Game, Seat, Seen, Turn, Viewer};

use crate::{
    Budget, Kind, Knowledge, Limits, MaterialOf, Player, SetupOf, Weights, Worth,
    arena::{self, Entrant, Match},
    learn::{Plan, Progress, learn},
    learned::{self, Learned},
    mix, net,
    search::Mind,
    weights::{read, write},
};

/// The material of a game's default edition, read and kept for the whole test.
pub fn material<G: Game>() -> &'static G::Material {
    Box::leak(Box::new(G::load(G::INFO.material).expect("the default edition is whole")))
}

/// Plays a random game and shows every state, the last one included.
pub fn random_game<G: Game>(
    setup: &str,
    material: &'static G::Material,
    seed: u64,
    mut look: impl FnMut(&G),
) -> G {
    let setup = setup.parse().unwrap_or_else(|why| panic!("{setup}: {why}"));
    let mut state = G::new(&setup, material);
    let mut dealer = Quick::new(seed);
    let mut legal = Vec::new();
    loop {
        look(&state);
        match state.turn() {
            Turn::Over => return state,
            Turn::Chance => state.reveal_unchecked(state.outcome(dealer.pick(state.weight())), &mut ()),
            Turn::Seats(seats) => {
                let seat = seats.lowest().expect("a turn of seats has one");
                legal.clear();
                state.legal(seat, &mut legal);
                state.act_unchecked(seat, legal[dealer.pick(legal.len() as u32) as usize], &mut ());
            }
        }
    }
}

/// When a game is over, the evaluation says what the rules count.
pub fn ends_are_judged_by_points<K: Knowledge>(setups: &[&str]) {
    let material = material::<K::Game>();
    for setup in setups {
        for seed in 0..3 {
            let last = random_game::<K::Game>(setup, material, seed, |_| ());
            let worth = K::evaluate(&last, K::Weights::tuned());
            for seat in (0..last.seats()).map(Seat) {
                assert_eq!(worth[seat.index()], last.points(seat) as f32, "{setup}, seed {seed}");
            }
        }
    }
}

/// Weights are complete and written as they are read, and a wrong file is refused with its reason.
pub fn weights_are_complete<K: Knowledge>() {
    let tuned = K::Weights::tuned();
    let again: K::Weights = read(&write(tuned)).expect("what was written can be read");
    let close = tuned.values().into_iter().zip(again.values()).all(|(a, b)| (a - b).abs() < 1e-3);
    assert!(close, "{}", write(tuned));
    let error = |text: &str| read::<K::Weights>(text).err();
    let first = <K::Weights as Weights>::NAMES[0];
    assert_eq!(error(""), Some(format!("`{first}` is missing")));
    assert_eq!(error("nonsense = 1"), Some("there is no weight `nonsense`".into()));
    assert_eq!(error(&format!("{first} = a # lot")), Some("` a` is no number".into()));
}

/// The table of what was learned is complete and written as it is read, and a wrong one is refused with its reason.
pub fn learned_values_are_complete<K: Knowledge>() {
    let values: &'static Learned = K::learned().expect("something was learned");
    let table = values.table();
    assert_eq!(table.len(), values.size());
    assert!(table.iter().filter(|&&number| number != 0.0).count() > table.len() / 4);
    assert_eq!(learned::read(values.groups, &learned::write(values.groups, table)), Ok(table.to_vec()));
    assert_eq!(learned::read(values.groups, "# nothing yet"), Ok(vec![0.0; values.size()]));
    let (first, size) = values.groups[0];
    let error = |text: &str| learned::read(values.groups, text).err();
    assert_eq!(error("1 2 3"), Some(format!("`{first}:` should stand where `1` stands")));
    assert_eq!(error(&format!("{first}: 1")), Some(format!("`{first}` should have {size} numbers")));
    assert_eq!(error(&format!("{} 7", values.text)), Some("`7` follows the last number".into()));
}

/// Something is noted of every seat in every position, and all of it within the table of what was learned.
pub fn features_have_their_places<K: Knowledge>(setups: &[&str]) {
    let size = K::learned().expect("something was learned").size();
    let material = material::<K::Game>();
    for setup in setups {
        random_game::<K::Game>(setup, material, 1, |state| {
            let mut noted = Worth::default();
            K::features(state, &mut |seat, feature, much| {
                assert!(feature < size && much.is_finite(), "{setup}: feature {feature}, {much}");
                noted[seat.index()] += 1.0;
            });
            K::entities(state, &mut |seat, net, inputs| {
                assert!(net + net::size(inputs.len()) <= size, "{setup}: a network at {net}");
                assert!(inputs.iter().all(|input| input.is_finite()), "{setup}: {inputs:?}");
                noted[seat.index()] += 1.0;
            });
            let seen = noted.iter().filter(|&&noted| noted > 0.0).count();
            assert_eq!(seen, state.seats().into(), "{setup}: something is to be seen of every seat");
        });
    }
}

/// Plays random games of at most `decisions`; at every `nth` decision each bot is asked twice, the second time with other
/// secrets behind the same view, and must choose the same. Gives the number of decisions at which the secrets did differ.
pub fn choices_ignore_secrets<K: Knowledge>(
    setup: &str,
    material: &'static MaterialOf<K>,
    games: u64,
    (nth, decisions): (u32, u32),
) -> u32 {
    let setup = setup.parse().unwrap_or_else(|why| panic!("{setup}: {why}"));
    let stop = AtomicBool::new(false);
    let mut different = 0;
    for game in 0..games {
        let mut dealer = Quick::new(game);
        let mut state = K::Game::new(&setup, material);
        let mut decision = 0;
        while decision < decisions {
            match state.turn() {
                Turn::Over => break,
                Turn::Chance => state.reveal_unchecked(state.outcome(dealer.pick(state.weight())), &mut ()),
                Turn::Seats(seats) => {
                    let seat = seats.iter().last().expect("a turn of seats has one");
                    decision += 1;
                    let legal = Seen::new(&state, seat).legal();
                    let action = legal[dealer.pick(legal.len() as u32) as usize];
                    if decision % nth == 0 {
                        let other = state.determinize(seat, &mut dealer);
                        assert_eq!(other.view(Viewer::Seat(seat)), state.view(Viewer::Seat(seat)));
                        different += u32::from(other != state);
                        for kind in Kind::ALL {
                            let ask = |state| {
                                let limits = Limits::new(Budget::Playouts(40), mix(game, 1), &stop);
                                let mut bot = Player::from(kind).bot::<K>(Mind::default());
                                bot.choose(&Seen::new(state, seat), &limits)
                            };
                            assert_eq!(ask(&state), ask(&other), "{} peeked", kind.name());
                        }
                    }
                    state.act_unchecked(seat, action, &mut ());
                }
            }
        }
    }
    different
}

/// Learns from `table` on, or from nothing. Gives what was learned and how it went.
pub fn learned<K: Knowledge>(
    setups: &[&str],
    table: Option<Vec<f32>>,
    plan: &Plan,
) -> (Vec<f32>, Vec<Progress>) {
    let values: &Learned = K::learned().expect("something was learned");
    let parse = |setup: &&str| setup.parse().unwrap_or_else(|why| panic!("{setup}: {why}"));
    let setups: Vec<SetupOf<K>> = setups.iter().map(parse).collect();
    let table = table.unwrap_or_else(|| vec![0.0; values.size()]);
    let mut reports = Vec::new();
    let watch = |progress: &Progress| reports.push(*progress);
    let table = learn::<K>(&setups, material::<K::Game>(), values, table, plan, watch);
    assert_eq!(table.len(), values.size());
    (table, reports)
}

/// The share of games that the first of these players wins.
pub fn win_rate<K: Knowledge>(setup: &str, players: &[Kind], games: u32, playouts: u32) -> f64 {
    let entrant = |&kind: &Kind| Entrant::player::<K>(kind.into(), Mind::default());
    let entrants: Vec<_> = players.iter().map(entrant).collect();
    let terms = Match { games, seed: 1, budget: Budget::Playouts(playouts), progress: &|_| () };
    let setup = setup.parse().unwrap_or_else(|why| panic!("{setup}: {why}"));
    arena::play(&setup, material::<K::Game>(), &entrants, &terms).seats[0].win_rate
}

/// Each of these setups is played to its end, by these kinds of players in turn.
pub fn setups_are_played<K: Knowledge>(setups: &[&str], players: &[Kind]) {
    for setup in setups {
        let parsed: <K::Game as Game>::Setup = setup.parse().unwrap_or_else(|why| panic!("{setup}: {why}"));
        let seats = usize::from(tabletop::Setup::seats(&parsed));
        let players: Vec<_> = players.iter().copied().cycle().take(seats).collect();
        let rate = win_rate::<K>(setup, &players, 1, 12);
        assert!((0.0..=1.0).contains(&rate), "{setup}");
    }
}
