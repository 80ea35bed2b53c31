//! The coast in letters.

use fjords::{
    Corners, Fjords, HexId, Kind, Laid, Phase, Piece, PieceKind, Place, Rune, SeatView, Terrain, View,
};
use fjords_board::FjordsBoard;
use lang::{Lang, Speaker};
use scene::{Board, Ink};
use tabletop::{Game, Seat, Viewer};

fn corners(letters: &str) -> [Terrain; 6] {
    let terrain: Vec<_> = letters.chars().filter_map(Terrain::from_letter).collect();
    Corners::new(terrain.try_into().expect("six letters")).expect("a lawful hex").terrain()
}

/// The start hexes: corners of neighbours must fall on each other, so that nothing is drawn twice.
#[test]
fn the_start_hexes_fit_together() {
    let hex = |(q, r), letters, piece| Laid {
        at: Place::new(q, r),
        corners: corners(letters),
        hex: HexId(0),
        rune: None,
        piece,
        by: None,
    };
    let piece = |seat, kind| Some(Piece { seat: Seat(seat), kind, home: false });
    let kind = |key: &str| Kind { key: key.into(), corners: corners(key), symbol: None };
    let seat = SeatView { vikings: 20, houses: 3, runes: vec![Rune::Journey], out: false, points: 0 };
    let fresh = Fjords::new(&"2p".parse().unwrap(), testkit::material::<Fjords>()).view(Viewer::Spectator);
    let view = View {
        seats: vec![seat],
        phase: Phase::Exploration,
        hexes: vec![
            hex((0, 0), "psppmm", None),
            hex((-1, 1), "mppppp", piece(0, PieceKind::House)),
            hex((0, 1), "pppppp", piece(1, PieceKind::Viking)),
        ],
        open: vec![Place::new(1, 0)],
        row: vec![HexId(1), HexId(0)],
        bag: vec![(HexId(0), 2), (HexId(1), 3)],
        kinds: vec![kind("pppsss"), kind("mmmmmm")].leak(),
        ..fresh
    };
    let speaker = Speaker::new(Lang::En, &scene::lang::<FjordsBoard>());
    let text = FjordsBoard::letters(&view, &speaker.at_table(&["A", "B"]), Ink::PLAIN).unwrap();
    let expected = "\
··········...
·····^^^·n0e0··~~~
······|·········|··n0e1
·····^^^·······...
...·s1w1··...·s1e0··...
·|···[a]···|···(b)···|
...·······...·······...
·····...·······...

...·plain···^^^·mountain···~~~·sea

mmmmmm  pppsss   (5 hexes in the bag)

A: (a)×20  [a]×3  Journey  = 0
";
    assert_eq!(text, expected.replace('·', " "));
}
