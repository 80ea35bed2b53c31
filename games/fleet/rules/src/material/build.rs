//! From the text of the files to a checked edition.

use std::collections::BTreeMap;

use tabletop::{MaterialError, MaterialFile};

use super::{
    Bonus, CaptainCard, FLEET, Kind, LONGEST, Material, STARS, START, START_BOXES, SilverCard,
    file::{self, CARDS, CardsText, SHEET, SheetText},
};
use crate::{
    Face, Measure, Section,
    section::{BOAT_FACES, BOATS, CRAFTS, FACES, SECTIONS},
};

type Checked<T> = Result<T, MaterialError>;

/// Reads both files.
pub(super) fn build(files: &[MaterialFile<'_>]) -> Checked<Material> {
    let sheet: SheetText = file::read(files, SHEET)?;
    let cards: CardsText = file::read(files, CARDS)?;
    let provenances = [
        ("rounds", &sheet.rounds.provenance),
        ("pool", &sheet.pool.provenance),
        ("dice", &sheet.dice.provenance),
        ("coins", &sheet.coins.provenance),
        ("coin_track", &sheet.coin_track.provenance),
        ("market", &sheet.market.provenance),
        ("licences", &sheet.licences.provenance),
        ("crab", &sheet.crab.provenance),
        ("buildings", &sheet.buildings.provenance),
        ("solo", &sheet.solo.provenance),
    ];
    provenances.into_iter().try_for_each(|(entry, said)| file::provenance(SHEET, entry, &[said]))?;
    let trophies = [&cards.trophies.provenance, &cards.trophies.cards_provenance];
    file::provenance(CARDS, "trophies", &trophies)?;
    let mut made = blank();
    numbers(&sheet, &mut made)?;
    faces(&sheet, &mut made)?;
    coin_track(&sheet, &mut made)?;
    sections(&sheet, &mut made)?;
    licences(&sheet, &mut made)?;
    crab(&sheet, &mut made)?;
    deck(&cards, &mut made)?;
    Ok(made)
}

fn wrong<T>(file: &str, entry: &str, reason: impl std::fmt::Display) -> Checked<T> {
    Err(MaterialError::new(file, entry, reason))
}

fn blank() -> Material {
    Material {
        rounds: 0,
        solo_rounds: 0,
        boat_dice: 0,
        town_dice: 0,
        faces: [0; FACES],
        income: 0,
        three_coins: 0,
        die_as_coin: 0,
        second_licence: 0,
        coin_boxes: 0,
        stars: Vec::new(),
        stars_up_to: [0; 256],
        market: [0; 256],
        lengths: [0; SECTIONS],
        kinds: [[Kind::Plain; LONGEST]; SECTIONS],
        circles: [0; SECTIONS],
        boats: [0; CRAFTS],
        boat_vp: [[0; FLEET]; CRAFTS],
        holds: [[0; 4]; CRAFTS],
        catches: [0; CRAFTS],
        top_licence_vp: [0; BOATS],
        shrimp_marks: [1, 0, 0, 0],
        shrimp_stars: [0; 4],
        cod_coins: [0; 4],
        lobster: [[0; 64]; 4],
        swordfish_stars: [0; 4],
        swordfish_coins: [0; 4],
        crab_vp: 0,
        crab_bonuses: Vec::new(),
        crab_choices: 0,
        building_vp: [0; SECTIONS],
        box_vp: [0; SECTIONS],
        salvage_uses: 0,
        tackle_coins: 0,
        cannery_coins: 0,
        smokehouse_coins: 0,
        buffet_vp: [0; 6],
        picked_crosses: 0,
        shared_crosses: 0,
        joker_crosses: 0,
        ranks: [0; 4],
        captains: Vec::new(),
        trophy_vp: 0,
        gold: Vec::new(),
        silver: Vec::new(),
    }
}

fn numbers(sheet: &SheetText, made: &mut Material) -> Checked<()> {
    made.rounds = sheet.rounds.players;
    made.solo_rounds = sheet.rounds.solo;
    if !(1..=40).contains(&made.rounds) || !(1..=40).contains(&made.solo_rounds) {
        return wrong(SHEET, "rounds", "a game lasts 1 to 40 rounds");
    }
    (made.boat_dice, made.town_dice) = (sheet.pool.boat_dice, sheet.pool.town_dice);
    if made.boat_dice < 5 || made.town_dice < 4 {
        return wrong(SHEET, "pool", "four players need 5 boat dice and 4 town dice");
    }
    let coins = &sheet.coins;
    made.income = coins.income;
    made.three_coins = coins.three_coins;
    made.die_as_coin = coins.die_as_coin;
    made.second_licence = coins.second_licence;
    let buildings = &sheet.buildings;
    made.salvage_uses = buildings.salvage_uses;
    made.tackle_coins = buildings.tackle_coins;
    made.cannery_coins = buildings.cannery_coins;
    made.smokehouse_coins = buildings.smokehouse_coins;
    made.buffet_vp = buildings.buffet_vp;
    let paid = [coins.income, coins.three_coins, coins.die_as_coin, coins.second_licence];
    let paid = paid.into_iter().chain([made.tackle_coins, made.cannery_coins, made.smokehouse_coins]);
    if paid.max() > Some(5) {
        return wrong(SHEET, "coins", "no more than 5 coins at a time");
    }
    let solo = &sheet.solo;
    made.picked_crosses = solo.picked_crosses;
    made.shared_crosses = solo.shared_crosses;
    made.joker_crosses = solo.joker_crosses;
    made.ranks = solo.ranks;
    if !solo.ranks.is_sorted_by(|high, low| high > low) {
        return wrong(SHEET, "solo", "the ranks must fall");
    }
    Ok(())
}

fn faces(sheet: &SheetText, made: &mut Material) -> Checked<()> {
    for (boat_die, shown) in [(true, &sheet.dice.boat), (false, &sheet.dice.town)] {
        for (word, &copies) in shown {
            match Face::from_word(word) {
                Some(face) if face.is_of_boat_die() == boat_die => made.faces[face.index()] = copies,
                _ => return wrong(SHEET, "dice", format!("`{word}` is no face of this die")),
            }
        }
    }
    // Solo and start rolls need a boat to come up; a die without faces cannot be rolled.
    if made.faces[..BOATS].iter().all(|&copies| copies == 0)
        || made.faces[BOAT_FACES..].iter().all(|&copies| copies == 0)
    {
        return wrong(SHEET, "dice", "a die needs faces");
    }
    Ok(())
}

fn coin_track(sheet: &SheetText, made: &mut Material) -> Checked<()> {
    let track = &sheet.coin_track;
    if !(1..=200).contains(&track.boxes) {
        return wrong(SHEET, "coin_track", "the track has 1 to 200 boxes");
    }
    let fits = track.stars.len() <= STARS && track.stars.iter().all(|star| (1..=track.boxes).contains(star));
    if !fits || !track.stars.is_sorted_by(|one, other| one < other) {
        return wrong(SHEET, "coin_track", "the stars are at most 32 boxes of the track in ascending order");
    }
    made.coin_boxes = track.boxes;
    made.stars = track.stars.clone();
    for (boxes, count) in made.stars_up_to.iter_mut().enumerate() {
        *count = track.stars.iter().filter(|&&star| usize::from(star) <= boxes).count() as u8;
    }
    let table = &sheet.market.table;
    if table.first().is_none_or(|row| row.0 != 0) || !table.is_sorted_by(|one, other| one.0 < other.0) {
        return wrong(SHEET, "market", "the table begins with 0 fish and rises");
    }
    if table.iter().any(|row| row.1 > 9) {
        return wrong(SHEET, "market", "no more than 9 coins");
    }
    for (fish, coins) in made.market.iter_mut().enumerate() {
        let row = table.iter().rev().find(|row| usize::from(row.0) <= fish);
        *coins = row.map_or(0, |row| row.1);
    }
    Ok(())
}

/// Every section of a part of the sheet, and no other.
fn each<'a, T>(entries: &'a BTreeMap<String, T>, sections: &[Section]) -> Checked<Vec<(Section, &'a T)>> {
    if let Some(word) = entries.keys().find(|word| !sections.iter().any(|it| it.word() == word.as_str())) {
        return wrong(SHEET, word, "there is no such section here");
    }
    let found = sections.iter().map(|&section| match entries.get(section.word()) {
        Some(entry) => Ok((section, entry)),
        None => wrong(SHEET, section.word(), "the section is missing"),
    });
    found.collect()
}

fn sections(sheet: &SheetText, made: &mut Material) -> Checked<()> {
    for (section, text) in each(&sheet.boats, crate::Group::Boats.sections())? {
        let (at, word) = (section.index(), section.word());
        let said = [
            &text.boxes_provenance,
            &text.vp_provenance,
            &text.catch_provenance,
            &text.hold_provenance,
            &text.top_licence_vp_provenance,
        ];
        file::provenance(SHEET, word, &said)?;
        boxes(section, &text.boxes, "LB?", made)?;
        if text.vp.is_empty() || text.vp.len() > FLEET {
            return wrong(SHEET, word, format!("1 to {FLEET} boats"));
        }
        made.boats[at] = text.vp.len() as u8;
        made.boat_vp[at][..text.vp.len()].copy_from_slice(&text.vp);
        if !text.hold.is_sorted() || text.hold[0] == 0 || text.hold[2] > 12 {
            return wrong(SHEET, word, "boats hold 1 to 12 fish, and not fewer with a higher licence");
        }
        let [one, two, three] = text.hold;
        made.holds[at] = [one, one, two, three];
        if !(1..=2).contains(&text.catch) || (text.catch == 2) != (section == Section::Oyster) {
            return wrong(SHEET, word, "oyster boats catch 2, all others 1");
        }
        made.catches[at] = text.catch;
        made.top_licence_vp[at] = text.top_licence_vp;
        if made.lengths[at] < START_BOXES as u8 {
            return wrong(SHEET, word, "three boxes are marked at the start");
        }
    }
    for (section, text) in each(&sheet.harbour, crate::Group::Harbour.sections())? {
        let (at, word) = (section.index(), section.word());
        file::provenance(SHEET, word, &[&text.boxes_provenance, &text.boat_provenance])?;
        let allowed = match section {
            Section::Crab => "LB",
            Section::Yacht => "F",
            _ => "B",
        };
        boxes(section, &text.boxes, allowed, made)?;
        let boats = text.boxes.chars().filter(|&kind| kind == 'B').count();
        if boats > FLEET || text.hold > 12 || section == Section::Barge && boats > 1 {
            return wrong(SHEET, word, format!("at most {FLEET} boats, one barge, 12 fish each"));
        }
        if section == Section::Crab && text.boxes.chars().filter(|&kind| kind == 'L').count() != 1 {
            return wrong(SHEET, word, "there is one crab licence");
        }
        made.boats[at] = boats as u8;
        made.boat_vp[at] = [text.vp; FLEET];
        made.holds[at] = [text.hold; 4];
        made.catches[at] = u8::from(section != Section::Barge && text.hold > 0);
    }
    for (section, text) in each(&sheet.wharf, crate::Group::Wharf.sections())? {
        file::provenance(SHEET, section.word(), &[&text.provenance])?;
        if !(1..=LONGEST as u8).contains(&text.boxes) {
            return wrong(SHEET, section.word(), format!("a building has 1 to {LONGEST} boxes"));
        }
        made.lengths[section.index()] = text.boxes;
        made.building_vp[section.index()] = text.vp;
        made.box_vp[section.index()] = text.box_vp;
    }
    Ok(())
}

fn boxes(section: Section, text: &str, circles: &str, made: &mut Material) -> Checked<()> {
    let count = text.chars().count();
    if !(1..=LONGEST).contains(&count) {
        return wrong(SHEET, section.word(), format!("a section has 1 to {LONGEST} boxes"));
    }
    for (at, letter) in text.chars().enumerate() {
        let kind = match letter {
            '.' => Kind::Plain,
            'L' if circles.contains(letter) => Kind::Licence,
            'B' if circles.contains(letter) => Kind::Boat,
            '?' if circles.contains(letter) => Kind::Choice,
            'F' if circles.contains(letter) => Kind::Fishing,
            _ => return wrong(SHEET, section.word(), format!("`{letter}` is no box of this section")),
        };
        made.kinds[section.index()][at] = kind;
        made.circles[section.index()] |= u16::from(kind != Kind::Plain) << at;
    }
    made.lengths[section.index()] = count as u8;
    Ok(())
}

fn licences(sheet: &SheetText, made: &mut Material) -> Checked<()> {
    let text = &sheet.licences;
    let from_first = |levels: [u8; 3], none: u8| [none, levels[0], levels[1], levels[2]];
    made.shrimp_marks = from_first(text.shrimp_marks, 1);
    made.shrimp_stars = from_first(text.shrimp_stars, 0);
    made.cod_coins = from_first(text.cod_coins, 0);
    made.swordfish_stars = from_first(text.swordfish_stars, 0);
    made.swordfish_coins = from_first(text.swordfish_coins, 0);
    let tables =
        [made.shrimp_marks, made.shrimp_stars, made.cod_coins, made.swordfish_stars, made.swordfish_coins];
    if tables.iter().flatten().any(|&number| number > 5) || text.shrimp_marks.contains(&0) {
        return wrong(SHEET, "licences", "numbers up to 5, and at least one mark of a shrimp die");
    }
    for (level, rows) in text.lobster.iter().enumerate() {
        if rows.iter().any(|row| row.1 > 5) {
            return wrong(SHEET, "licences", "lobster pays up to 5 coins");
        }
        for (boats, coins) in made.lobster[level + 1].iter_mut().enumerate() {
            let paid = rows.iter().filter(|row| usize::from(row.0) <= boats).map(|row| row.1);
            *coins = paid.max().unwrap_or(0);
        }
    }
    Ok(())
}

fn bonus(file: &str, entry: &str, counts: &str, per: u8, vp: u8, most: u8) -> Checked<Bonus> {
    match Measure::from_word(counts) {
        Some(counts) if per > 0 => Ok(Bonus { counts, per, vp, most }),
        Some(_) => wrong(file, entry, "`per` must not be 0"),
        None => wrong(file, entry, format!("`{counts}` cannot be counted")),
    }
}

fn crab(sheet: &SheetText, made: &mut Material) -> Checked<()> {
    let text = &sheet.crab;
    made.crab_vp = text.licence_vp;
    for entry in &text.bonuses {
        file::provenance(SHEET, "crab", &[&entry.provenance])?;
        let bonus = bonus(SHEET, "crab", &entry.counts, entry.per, entry.vp, text.most)?;
        if made.crab_choices >> bonus.counts as u8 & 1 == 1 {
            return wrong(SHEET, "crab", format!("two bonuses count {}", entry.counts));
        }
        made.crab_choices |= 1 << bonus.counts as u8;
        made.crab_bonuses.push(bonus);
    }
    Ok(())
}

fn deck(cards: &CardsText, made: &mut Material) -> Checked<()> {
    let counted = |word: &str| match Measure::from_word(word) {
        Some(measure) => Ok(measure),
        None => wrong(CARDS, "trophies", format!("`{word}` cannot be counted")),
    };
    made.trophy_vp = cards.trophies.vp;
    made.gold = cards.trophies.gold.iter().map(|word| counted(word)).collect::<Checked<_>>()?;
    made.gold.sort_unstable();
    for card in &cards.trophies.silver {
        made.silver.push(SilverCard { counts: counted(&card.counts)?, least: card.least });
    }
    made.silver.sort_unstable_by_key(|card| card.counts);
    let distinct = made.gold.is_sorted_by(|one, other| one < other)
        && made.silver.is_sorted_by(|one, other| one.counts < other.counts);
    if !distinct || made.gold.is_empty() || made.silver.is_empty() {
        return wrong(CARDS, "trophies", "there are trophies, and no two of a kind count the same");
    }
    for card in &cards.captain {
        made.captains.push(captain(card, made)?);
    }
    made.captains.sort_unstable_by_key(|card| card.boats);
    if made.captains.len() < 4 || !made.captains.is_sorted_by(|one, other| one.boats < other.boats) {
        return wrong(CARDS, "captain", "four players need four cards, each of another boat type");
    }
    Ok(())
}

fn captain(card: &file::Captain, made: &Material) -> Checked<CaptainCard> {
    let entry = card.boats.as_str();
    file::provenance(CARDS, entry, &[&card.provenance])?;
    let boats = match Section::from_word(entry) {
        Some(section) if section.index() < BOATS => section,
        _ => return wrong(CARDS, entry, "this is no boat type"),
    };
    let mut marks = [boats; START];
    let mut len = START_BOXES;
    for word in &card.boxes {
        let section = match Section::from_word(word) {
            Some(section) if section.index() >= BOATS => section,
            _ => return wrong(CARDS, entry, format!("`{word}` is no harbour craft and no building")),
        };
        let before = marks[..len].iter().filter(|&&other| other == section).count();
        if len == START || before >= usize::from(made.lengths[section.index()]) {
            return wrong(CARDS, entry, "it marks too many boxes");
        }
        marks[len] = section;
        len += 1;
    }
    let bonus = bonus(CARDS, entry, &card.counts, card.per, card.vp, card.most)?;
    Ok(CaptainCard { boats, marks, len: len as u8, bonus })
}
