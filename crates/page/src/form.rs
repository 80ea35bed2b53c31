//! The form for a new table as data: what a person chose, read from the fields a browser sends.

use tabletop::{Info, MAX_SEATS, OptKind};

/// Who shall sit in a seat of a new table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SeatKind {
    /// Whoever sends the form.
    Me,
    /// Somebody who shares the screen.
    Guest,
    /// Whoever follows the invite link.
    Open,
    /// A bot.
    Bot,
}

impl SeatKind {
    /// All kinds, in the order of the form.
    pub const ALL: [SeatKind; 4] = [SeatKind::Me, SeatKind::Guest, SeatKind::Open, SeatKind::Bot];

    /// The value of the form field.
    pub fn key(self) -> &'static str {
        match self {
            SeatKind::Me => "me",
            SeatKind::Guest => "guest",
            SeatKind::Open => "open",
            SeatKind::Bot => "bot",
        }
    }
}

/// The clocks that the form offers, as tables keep them.
pub const CLOCKS: [&str; 8] =
    ["none", "600+20", "1200+20", "1800+20", "turn:60", "turn:86400", "turn:259200", "turn:604800"];

/// What was chosen for one seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SeatChoice {
    /// Who shall sit there.
    pub kind: SeatKind,
    /// The name of a guest.
    pub name: String,
    /// The level of a bot.
    pub level: String,
}

/// For how many players something can be chosen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fit {
    /// The option.
    pub key: &'static str,
    /// Its value; nothing for a switch.
    pub value: Option<&'static str>,
    /// These numbers of players.
    pub players: Vec<u8>,
}

impl Fit {
    /// What a game can be opened with at all, but not by any number of players; `opens` says whether a setup can be.
    pub fn of(info: &Info, opens: impl Fn(&str) -> bool) -> Vec<Fit> {
        let choices = info.options.iter().flat_map(|opt| match opt.kind {
            OptKind::Switch => vec![(opt.key, None)],
            OptKind::One(of) | OptKind::Any { of, .. } => {
                of.iter().map(|&value| (opt.key, Some(value))).collect()
            }
        });
        let fit = |(key, value): (&'static str, Option<&'static str>)| {
            let word = value.map_or_else(|| key.to_owned(), |value| format!("{key}={value}"));
            let players: Vec<u8> =
                info.seats.clone().filter(|players| opens(&format!("{players}p {word}"))).collect();
            // What never goes alone may go together with something else.
            let some = !players.is_empty() && players.len() < info.seats.clone().count();
            some.then_some(Fit { key, value, players })
        };
        choices.filter_map(fit).collect()
    }
}

/// What stands in the form for a new table.
///
/// Fields: `name` (the sender's own, if not known yet), `players`, `option-<key>` (once per chosen value, `on` for a
/// switch), `seat-a` … with a kind, `name-a` …, `level-a` …, `public`. `preset=<key>:<name>` asks for the form again
/// with that preset chosen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewTableForm {
    /// The sender's name, if it is asked for.
    pub name: String,
    /// How many play.
    pub players: u8,
    /// Beside each option of the game the chosen values; `on` for a switch.
    pub chosen: Vec<(&'static str, Vec<String>)>,
    /// One choice for every seat the game can have; the first `players` count.
    pub seats: Vec<SeatChoice>,
    /// The clock, one of [`CLOCKS`].
    pub clock: &'static str,
    /// Whoever runs out of time has lost; otherwise a bot takes over.
    pub lose: bool,
    /// The game counts for ratings.
    pub rated: bool,
    /// If all agree, steps may be taken back although luck has shown something since.
    pub beyond_luck: bool,
    /// Anybody may find the table in the lobby.
    pub public: bool,
    /// A preset was asked for: show the form again instead of opening the table.
    pub again: bool,
}

impl NewTableForm {
    /// The form before anything is typed: the reader against a bot of the second level (the first, if there is
    /// only one), with open options.
    pub fn fresh(info: &Info, levels: &[&'static str]) -> NewTableForm {
        let level = levels.get(1).or(levels.first()).copied().unwrap_or_default();
        let seat = |index: u8| SeatChoice {
            kind: if index == 0 { SeatKind::Me } else { SeatKind::Bot },
            name: String::new(),
            level: level.into(),
        };
        let chosen = info.options.iter().map(|opt| {
            let values = match opt.kind {
                OptKind::One(of) => of.first().map(|&value| value.to_owned()).into_iter().collect(),
                OptKind::Switch | OptKind::Any { .. } => Vec::new(),
            };
            (opt.key, values)
        });
        NewTableForm {
            name: String::new(),
            players: (*info.seats.start()).max(2).min(*info.seats.end()),
            chosen: chosen.collect(),
            seats: (0..*info.seats.end()).map(seat).collect(),
            clock: CLOCKS[0],
            lose: false,
            rated: false,
            beyond_luck: false,
            public: false,
            again: false,
        }
    }

    /// Reads the fields a browser sent. Fields that are missing or make no sense keep what an untouched form has;
    /// whether the options go together is for the game's setup to say.
    pub fn parse(info: &Info, levels: &[&'static str], fields: &[(String, String)]) -> NewTableForm {
        let mut form = NewTableForm::fresh(info, levels);
        let all =
            |name: String| fields.iter().filter(move |(key, _)| *key == name).map(|(_, value)| value.clone());
        let first = |name: &str| fields.iter().find(|(key, _)| key == name).map(|(_, value)| value.as_str());
        if first("players").is_none() {
            return form;
        }
        form.name = first("name").unwrap_or_default().trim().to_owned();
        if let Some(players) = first("players").and_then(|text| text.parse().ok()) {
            form.players = players;
        }
        form.public = first("public").is_some();
        if let Some(clock) = CLOCKS.into_iter().find(|clock| first("clock") == Some(clock)) {
            form.clock = clock;
        }
        form.lose = first("time-out") == Some("lose");
        form.beyond_luck = first("beyond-luck").is_some();
        form.rated = first("rated").is_some();
        for (key, values) in &mut form.chosen {
            let sent: Vec<String> = all(format!("option-{key}")).collect();
            let fixed = info.options.iter().any(|opt| opt.key == *key && matches!(opt.kind, OptKind::One(_)));
            if !fixed || !sent.is_empty() {
                *values = sent;
            }
        }
        for (seat, letter) in form.seats.iter_mut().zip('a'..).take(MAX_SEATS) {
            let kind = first(&format!("seat-{letter}"));
            if let Some(kind) = SeatKind::ALL.into_iter().find(|k| Some(k.key()) == kind) {
                seat.kind = kind;
            }
            if let Some(name) = first(&format!("name-{letter}")) {
                seat.name = name.trim().to_owned();
            }
            if let Some(level) = first(&format!("level-{letter}")) {
                seat.level = level.to_owned();
            }
        }
        if let Some((key, name)) = first("preset").and_then(|preset| preset.split_once(':')) {
            form.choose_preset(info, key, name);
        }
        form
    }

    fn choose_preset(&mut self, info: &Info, key: &str, name: &str) {
        self.again = true;
        for opt in info.options.iter().filter(|opt| opt.key == key) {
            let OptKind::Any { presets, .. } = opt.kind else { continue };
            let Some((_, values)) = presets.iter().find(|preset| preset.0 == name) else { continue };
            if let Some((_, chosen)) = self.chosen.iter_mut().find(|(k, _)| *k == key) {
                *chosen = values.iter().map(|&value| value.to_owned()).collect();
            }
        }
    }

    /// Lets go of what does not fit so many players: the form does not offer it.
    pub fn keep_what_fits(&mut self, fits: &[Fit]) {
        let players = self.players;
        let fit = |key: &str, value: &str| {
            fits.iter()
                .filter(|fit| fit.key == key && fit.value.is_none_or(|known| known == value))
                .all(|fit| fit.players.contains(&players))
        };
        for (key, values) in &mut self.chosen {
            values.retain(|value| fit(key, value));
        }
    }

    /// Chooses all options anew: those of `setup`, a setup text without the number of players, and else as in an untouched form.
    pub fn choose(&mut self, info: &Info, setup: &str) {
        self.again = true;
        self.chosen = NewTableForm::chosen_by(info, setup);
    }

    /// Each option with its values in a setup text without the number of players.
    pub fn chosen_by(info: &Info, setup: &str) -> Vec<(&'static str, Vec<String>)> {
        let mut all = NewTableForm::fresh(info, &[]).chosen;
        for word in setup.split_whitespace() {
            let (key, values) = word.split_once('=').unwrap_or((word, "on"));
            if let Some((_, chosen)) = all.iter_mut().find(|(known, _)| *known == key) {
                *chosen = values.split(',').map(str::to_owned).collect();
            }
        }
        all
    }

    /// The choices as a setup text, `3p runes=strength,water`, for the game to read and judge.
    pub fn setup(&self, info: &Info) -> String {
        let mut text = format!("{}p", self.players);
        for (key, values) in self.chosen.iter().filter(|(_, values)| !values.is_empty()) {
            let switch = info.options.iter().any(|opt| opt.key == *key && opt.kind == OptKind::Switch);
            text += &if switch { format!(" {key}") } else { format!(" {key}={}", values.join(",")) };
        }
        text
    }

    /// What is agreed on beside the game, as tables keep it.
    pub fn terms(&self) -> String {
        let time_out = if self.lose { "lose" } else { "bot:mate" };
        let luck = if self.beyond_luck { " undo=luck" } else { "" };
        let rated = if self.rated { " rated=yes" } else { "" };
        format!("clock={} timeout={time_out}{luck}{rated}", self.clock)
    }

    /// The choices for the seats that are played.
    pub fn played(&self) -> &[SeatChoice] {
        &self.seats[..self.seats.len().min(self.players as usize)]
    }
}
