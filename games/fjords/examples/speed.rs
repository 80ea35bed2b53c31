//! Random play, measured.
use dealer::Quick;
use fjords::{Fjords, Setup};
use tabletop::{Dealer, Game, Turn};
#[allow(clippy::disallowed_types)]
fn main() {
    let text = std::env::args().nth(1).unwrap_or("2p".into());
    let material: &'static _ = Box::leak(Box::new(Fjords::load(Fjords::INFO.material).unwrap()));
    let setup: Setup = text.parse().unwrap();
    let start = Fjords::new(&setup, material);
    let mut actions = Vec::with_capacity(1024);
    let mut best = (0.0, 0.0, 0.0);
    for round in 0..8 {
        let mut dealer = Quick::new(round);
        let (mut games, mut decisions, mut chances, mut options, mut sum, mut lays, mut layopts, mut openc) =
            (0u64, 0u64, 0u64, 0u64, 0i64, 0u64, 0u64, 0u64);
        let clock = std::time::Instant::now();
        while clock.elapsed().as_millis() < 600 {
            for _ in 0..200 {
                let mut game = start.clone();
                loop {
                    match game.turn() {
                        Turn::Over => break,
                        Turn::Chance => {
                            let ticket = dealer.pick(game.weight());
                            let outcome = game.outcome(ticket);
                            game.reveal(outcome, &mut ());
                            chances += 1;
                        }
                        Turn::Seats(seats) => {
                            let seat = seats.lowest().unwrap();
                            actions.clear();
                            game.legal(seat, &mut actions);
                            let action = actions[dealer.pick(actions.len() as u32) as usize];
                            if std::env::args().len() > 5 {
                                lays += 1;
                                layopts += 1;
                                openc += 1
                            }
                            options += actions.len() as u64;
                            game.act(seat, action, &mut ());
                            decisions += 1;
                        }
                    }
                }
                sum += i64::from(game.points(tabletop::Seat(0)));
                games += 1;
            }
        }
        let s = clock.elapsed().as_secs_f64();
        let (g, d) = (games as f64 / s, decisions as f64 / s);
        if g > best.0 {
            best = (g, d, 0.0)
        }
        println!(
            "{g:.0} games/s, {d:.0} decisions/s, {:.1} dec/game {:.1} chance/game {:.1} options, mean {:.2} {lays}{layopts}{openc}",
            d / g,
            chances as f64 / games as f64,
            options as f64 / decisions as f64,
            sum as f64 / games as f64
        );
    }
    let mut v: Vec<Fjords> = vec![start.clone(); 16];
    let clock = std::time::Instant::now();
    let n = 2_000_000;
    for i in 0..n {
        v[i & 15] = std::hint::black_box(&start).clone();
        std::hint::black_box(&mut v);
    }
    println!(
        "best {:.0} games/s {:.0} decisions/s; clone {:.1} ns; {} bytes",
        best.0,
        best.1,
        clock.elapsed().as_nanos() as f64 / n as f64,
        std::mem::size_of::<Fjords>()
    );
}
