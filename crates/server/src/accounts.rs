//! Accounts: a guest who wants to be known on several devices, or again after a lost one. No e-mail: a name, a password,
//! and twelve words instead of a letter.

use argon2::{Argon2, PasswordHasher, PasswordVerifier};
use axum::http::StatusCode;
use bip39::Mnemonic;
use dealer::{sha256, to_hex};
use tabletop::{Message, Say};

use crate::{
    app::App,
    clock,
    limits::{What, network},
    live::{Command, Doing, Stage},
    names,
    problem::Problem,
    random,
    reader::{Reader, Welcome},
    store::{Account, Person, SessionRow, VisitorId},
    work::{For, Work},
};

/// What a password must have at least, and may have at most, in characters.
pub const PASSWORD: std::ops::RangeInclusive<usize> = 8..=200;
/// How long a link to another device is valid, in milliseconds.
pub const LINK_MILLIS: i64 = 10 * 60 * 1000;
/// The stretch of time in which attempts are counted, in milliseconds, and how many are allowed in it.
const WINDOW: i64 = 10 * 60 * 1000;
const ATTEMPTS: u32 = 10;
/// Everybody together: so few that nobody guesses the short code of a link, so many that nobody can lock all others out.
const ATTEMPTS_OF_ALL: u32 = 60_000;
/// Of one login name, whoever tries: more than anybody can use up for its owner from one place.
const ATTEMPTS_OF_NAME: u32 = 40 * ATTEMPTS;
/// Hashing a password takes 19 MiB; so many are hashed at once, always on the same threads, and the others wait.
const HASHING: usize = 2;
/// So many passwords of one visitor may wait.
const WAITING: usize = 4;
/// What those are called who are gone. The same in all languages: it stands in the records of games.
const NOBODY: &str = "N. N.";

/// Why something about an account did not go.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum AccountError {
    /// No such name, or another password; nobody is told which.
    #[error("wrong name or password")]
    Wrong,
    /// Too many attempts.
    #[error("too many attempts")]
    TooMany,
    /// Somebody else has this name.
    #[error("name taken")]
    Taken,
    /// Too short, or longer than anybody types.
    #[error("password too short or too long")]
    Password,
    /// This needs an account.
    #[error("no account")]
    NoAccount,
    /// There is an account already.
    #[error("there is an account")]
    Already,
    /// The link was used, is too old or was never given.
    #[error("wrong link")]
    Link,
    /// There is no such session.
    #[error("no such session")]
    Session,
    /// What should be deleted was not named.
    #[error("the name is another")]
    OtherName,
}

impl AccountError {
    /// The status and the code by which programs know the problem.
    pub fn kind(self) -> (StatusCode, &'static str) {
        match self {
            AccountError::Wrong => (StatusCode::FORBIDDEN, "wrong-login"),
            AccountError::TooMany => (StatusCode::TOO_MANY_REQUESTS, "too-many-attempts"),
            AccountError::Taken => (StatusCode::CONFLICT, "login-taken"),
            AccountError::Password => (StatusCode::UNPROCESSABLE_ENTITY, "password"),
            AccountError::NoAccount => (StatusCode::CONFLICT, "no-account"),
            AccountError::Already => (StatusCode::CONFLICT, "has-account"),
            AccountError::Link => (StatusCode::NOT_FOUND, "wrong-link"),
            AccountError::Session => (StatusCode::NOT_FOUND, "unknown-session"),
            AccountError::OtherName => (StatusCode::UNPROCESSABLE_ENTITY, "other-name"),
        }
    }
}

impl Say for AccountError {
    fn say(&self) -> Message {
        match self {
            AccountError::Wrong => Message::new("ui-problem-login"),
            AccountError::TooMany => Message::new("ui-problem-attempts"),
            AccountError::Taken => Message::new("ui-problem-login-taken"),
            AccountError::Password => Message::new("ui-problem-password").with("least", *PASSWORD.start()),
            AccountError::NoAccount => Message::new("ui-problem-no-account"),
            AccountError::Already => Message::new("ui-problem-has-account"),
            AccountError::Link => Message::new("ui-problem-link"),
            AccountError::Session => Message::new("ui-problem-session"),
            AccountError::OtherName => Message::new("ui-problem-other-name"),
        }
    }
}

/// The form in which login names are compared: case does not count.
fn login_of(name: &str) -> Result<String, Problem> {
    Ok(names::clean(name)?.to_lowercase())
}

/// Counts an attempt; whoever has tried too often waits, whether or not they are right.
async fn count(app: &App, who: &str, most: u32) -> Result<(), Problem> {
    let window = clock::now() / WINDOW;
    let count = app.store().count_attempt(&sha256(who.as_bytes()), window).await?;
    if count > most { Err(AccountError::TooMany.into()) } else { Ok(()) }
}

/// Counts an attempt at something that belongs to `login`. From one place few are allowed; from all together so many that
/// nobody keeps the owner out from a place of their own.
pub async fn count_at(app: &App, reader: &Reader, what: &str, login: &str) -> Result<(), Problem> {
    app.gate().pass(What::Logins, reader)?;
    count(app, "log in", ATTEMPTS_OF_ALL).await?;
    let place = reader.address.map(network).map(|place| place.to_string()).unwrap_or_default();
    count(app, &format!("{what} {login} from {place}"), ATTEMPTS).await?;
    count(app, &format!("{what} {login}"), ATTEMPTS_OF_NAME).await
}

/// Threads that hash passwords: each keeps its memory to itself, so that it does not grow with those who try.
pub fn hashing() -> Work {
    Work::new("password", HASHING, WAITING)
}

async fn hash(app: &App, reader: &Reader, password: &str) -> Result<String, Problem> {
    if !PASSWORD.contains(&password.chars().count()) {
        return Err(AccountError::Password.into());
    }
    let password = password.to_owned();
    let work = move || Argon2::default().hash_password(password.as_bytes()).map(|hash| hash.to_string());
    app.passwords().run(&For::reader(reader), work).await?.map_err(|error| {
        tracing::error!(%error, "a password could not be hashed");
        Problem::Internal
    })
}

/// Does the password fit? Where there is no account the answer takes as long.
async fn fits(
    app: &App,
    reader: &Reader,
    account: Option<&Account>,
    password: &str,
) -> Result<bool, Problem> {
    let known = account.map(|account| account.password.clone());
    let password = password.to_owned();
    let work = move || match known {
        Some(known) => Argon2::default().verify_password(password.as_bytes(), known.as_str()).is_ok(),
        None => {
            let hash = Argon2::default().hash_password(password.as_bytes());
            std::hint::black_box(hash).is_err()
        }
    };
    app.passwords().run(&For::reader(reader), work).await
}

/// Twelve words, and the hash under which they are kept: they carry 128 bits, so a quick hash is enough.
fn new_words() -> (Vec<&'static str>, [u8; 32]) {
    let mnemonic = Mnemonic::from_entropy(&random::bytes::<16>()).expect("16 bytes make twelve words");
    let words: Vec<_> = mnemonic.words().collect();
    let hash = sha256(words.join(" ").as_bytes());
    (words, hash)
}

/// The account of the reader, who must have one.
async fn own(app: &App, reader: &Reader) -> Result<Account, Problem> {
    let account = app.store().account_of(&reader.person()?.id).await?;
    account.ok_or_else(|| AccountError::NoAccount.into())
}

/// Keeps the reader's name; the answer is the twelve words, told only now.
pub async fn open(
    app: &App,
    reader: &Reader,
    login: &str,
    password: &str,
) -> Result<Vec<&'static str>, Problem> {
    let person = reader.person()?;
    let login = login_of(login)?;
    if app.store().account_of(&person.id).await?.is_some() {
        return Err(AccountError::Already.into());
    }
    count(app, &format!("open {}", person.id.0), ATTEMPTS).await?;
    let (told, words) = new_words();
    let password = hash(app, reader, password).await?;
    let account = Account { visitor: person.id.clone(), login, password, words, created: clock::now() };
    if app.store().open_account(&account).await? { Ok(told) } else { Err(AccountError::Taken.into()) }
}

/// Opens a session of an account. A guest of this device may bring their tables along.
pub async fn log_in(
    app: &App,
    reader: &Reader,
    login: &str,
    password: &str,
    bring: bool,
) -> Result<Welcome, Problem> {
    // A name that nobody can have is answered like one that nobody has.
    let login = login_of(login).unwrap_or_default();
    count_at(app, reader, "log in", &login).await?;
    let account = app.store().account_by_login(&login).await?;
    if !fits(app, reader, account.as_ref(), password).await? {
        return Err(AccountError::Wrong.into());
    }
    let account = account.ok_or(AccountError::Wrong)?;
    let welcome = welcome(app, reader, &account.visitor).await?;
    if bring {
        adopt(app, reader, &account.visitor).await?;
    }
    Ok(welcome)
}

/// Brings what a guest has to an account. Who has an account of their own brings nothing.
async fn adopt(app: &App, reader: &Reader, heir: &VisitorId) -> Result<(), Problem> {
    let Some(guest) = reader.person.as_ref().filter(|guest| guest.id != *heir) else { return Ok(()) };
    if app.store().account_of(&guest.id).await?.is_some() {
        return Ok(());
    }
    let tables = app.store().adopt(&guest.id, heir).await?;
    if let Some(session) = reader.session {
        end(app, &guest.id, &[session]).await?;
    }
    tell_tables(app, &tables).await;
    Ok(())
}

/// Lets tables look again who sits where.
async fn tell_tables(app: &App, tables: &[String]) {
    for id in tables.iter().filter(|id| app.tables().awake(id).is_some()) {
        if let Err(problem) = app.tables().ask(id, |answer| Command::LookAgain { answer }).await {
            tracing::warn!(table = id, %problem, "who sits there is not known yet");
        }
    }
}

async fn welcome(app: &App, reader: &Reader, visitor: &VisitorId) -> Result<Welcome, Problem> {
    let token = random::token();
    let hash = sha256(token.as_bytes());
    app.store().add_session(visitor, &hash, &reader.device, clock::now()).await?;
    let person = app.store().visitor_by_token(&hash).await?.ok_or(Problem::Internal)?;
    Ok(Welcome { person, token })
}

/// A new password and new words for somebody who has the old ones. Everybody who was logged in is logged out.
pub async fn recover(
    app: &App,
    reader: &Reader,
    login: &str,
    words: &str,
    password: &str,
) -> Result<(Welcome, Vec<&'static str>), Problem> {
    let login = login_of(login).unwrap_or_default();
    count_at(app, reader, "recover", &login).await?;
    let typed: Vec<_> = words.split_whitespace().map(str::to_lowercase).collect();
    let typed = sha256(typed.join(" ").as_bytes());
    let password = hash(app, reader, password).await?;
    let account = app.store().account_by_login(&login).await?;
    let account = account.filter(|account| account.words == typed).ok_or(AccountError::Wrong)?;
    let (told, words) = new_words();
    app.store().set_password(&account.visitor, &password, Some(&words)).await?;
    end_all_but(app, &account.visitor, None).await?;
    Ok((welcome(app, reader, &account.visitor).await?, told))
}

/// Changes the password; every other device is logged out.
pub async fn change_password(app: &App, reader: &Reader, old: &str, new: &str) -> Result<(), Problem> {
    let account = with_password(app, reader, old).await?;
    let password = hash(app, reader, new).await?;
    app.store().set_password(&account.visitor, &password, None).await?;
    end_all_but(app, &account.visitor, reader.session).await
}

/// Twelve other words instead of the ones that were told before.
pub async fn change_words(app: &App, reader: &Reader, password: &str) -> Result<Vec<&'static str>, Problem> {
    let account = with_password(app, reader, password).await?;
    let (told, words) = new_words();
    app.store().set_password(&account.visitor, &account.password, Some(&words)).await?;
    Ok(told)
}

async fn with_password(app: &App, reader: &Reader, password: &str) -> Result<Account, Problem> {
    let account = own(app, reader).await?;
    app.gate().pass(What::Logins, reader)?;
    count(app, &format!("password {}", account.visitor.0), ATTEMPTS).await?;
    if fits(app, reader, Some(&account), password).await? {
        Ok(account)
    } else {
        Err(AccountError::Wrong.into())
    }
}

/// The name by which a session is ended: part of a hash, so that it tells nothing of the token.
pub fn session_id(row: &SessionRow) -> String {
    to_hex(&row.token_hash[..8])
}

/// Ends the reader's session of this id; says whether it was the one the reader uses now.
pub async fn end_session(app: &App, reader: &Reader, id: &str) -> Result<bool, Problem> {
    let person = reader.person()?;
    let sessions = app.store().sessions_of(&person.id).await?;
    let row = sessions.iter().find(|row| session_id(row) == id).ok_or(AccountError::Session)?;
    end(app, &person.id, &[row.token_hash]).await?;
    Ok(reader.session == Some(row.token_hash))
}

/// Logs the reader out everywhere else.
pub async fn end_others(app: &App, reader: &Reader) -> Result<(), Problem> {
    end_all_but(app, &reader.person()?.id, reader.session).await
}

/// Logs the reader out here.
pub async fn log_out(app: &App, reader: &Reader) -> Result<(), Problem> {
    match (&reader.person, reader.session) {
        (Some(person), Some(session)) => end(app, &person.id, &[session]).await,
        _ => Ok(()),
    }
}

async fn end_all_but(app: &App, visitor: &VisitorId, kept: Option<[u8; 32]>) -> Result<(), Problem> {
    let sessions = app.store().sessions_of(visitor).await?;
    let others = sessions.iter().map(|row| row.token_hash).filter(|&hash| Some(hash) != kept);
    end(app, visitor, &others.collect::<Vec<_>>()).await
}

async fn end(app: &App, visitor: &VisitorId, hashes: &[[u8; 32]]) -> Result<(), Problem> {
    app.store().end_sessions(visitor, hashes).await?;
    app.revoke_sessions(visitor);
    Ok(())
}

/// A code that brings the reader's tables to another device, once.
pub async fn offer_link(app: &App, reader: &Reader) -> Result<String, Problem> {
    let person = reader.person()?;
    let id = random::id();
    // Ten letters carry 50 bits: enough for ten minutes, and short enough to be typed.
    let code = format!("{}-{}", &id[..5], &id[5..10]);
    app.store().offer_link(&code_hash(&code), &person.id, clock::now() + LINK_MILLIS).await?;
    Ok(code)
}

/// Whom a code brings along. Looking takes no seat: previews of links look, too.
pub async fn look_at_link(app: &App, reader: &Reader, code: &str) -> Result<Person, Problem> {
    app.gate().pass(What::Logins, reader)?;
    count(app, "link", ATTEMPTS_OF_ALL).await?;
    app.store().link(&code_hash(code), clock::now()).await?.ok_or_else(|| AccountError::Link.into())
}

/// Opens a session of whoever made the code.
pub async fn take_link(app: &App, reader: &Reader, code: &str) -> Result<Welcome, Problem> {
    app.gate().pass(What::Logins, reader)?;
    count(app, "link", ATTEMPTS_OF_ALL).await?;
    let person = app.store().take_link(&code_hash(code), clock::now()).await?.ok_or(AccountError::Link)?;
    welcome(app, reader, &person.id).await
}

/// Codes are typed by hand: case, spaces and strokes do not count.
fn code_hash(code: &str) -> [u8; 32] {
    let letters: String = code.chars().filter(char::is_ascii_alphanumeric).collect();
    sha256(letters.to_lowercase().as_bytes())
}

/// Forgets the reader. The games stay, the name goes.
pub async fn delete(app: &App, reader: &Reader, name: &str) -> Result<(), Problem> {
    let person = reader.person()?;
    if name.trim() != person.name {
        return Err(AccountError::OtherName.into());
    }
    leave_tables(app, person).await?;
    let programs = app.store().programs_of(&person.id).await?;
    let tables = app.store().forget_visitor(&person.id, NOBODY).await?;
    for gone in programs.iter().map(|program| &program.player.id).chain([&person.id]) {
        app.revoke_sessions(gone);
    }
    tell_tables(app, &tables).await;
    app.context().ended.notify_one();
    Ok(())
}

/// Gives up wherever somebody still plays: nobody shall wait for who will not come back.
async fn leave_tables(app: &App, person: &Person) -> Result<(), Problem> {
    for (row, seats) in app.store().tables_of(&person.id, u32::MAX).await? {
        let own = seats.iter().filter(|seat| row.stage() == Stage::Playing && seat.kind.is(&person.id));
        for seat in own.map(|seat| seat.seat) {
            let (by, doing) = (person.id.clone(), Doing::Resign(Some(seat)));
            let command = |answer| Command::People { by: by.clone(), doing, answer };
            if let Err(problem) = app.tables().ask(&row.id, command).await {
                tracing::debug!(table = row.id, %problem, "nothing to give up");
            }
        }
    }
    Ok(())
}

/// Where a request comes from, in words that fit a list of devices.
pub fn device(agent: &str) -> String {
    let find = |known: &[(&str, &'static str)]| {
        known.iter().find(|(mark, _)| agent.contains(mark)).map(|&(_, name)| name)
    };
    let browser = find(&[
        ("Firefox/", "Firefox"),
        ("Edg/", "Edge"),
        ("OPR/", "Opera"),
        ("Chrome/", "Chrome"),
        ("Safari/", "Safari"),
    ]);
    let system = find(&[
        ("Android", "Android"),
        ("iPhone", "iPhone"),
        ("iPad", "iPad"),
        ("Windows", "Windows"),
        ("Mac OS X", "macOS"),
        ("Linux", "Linux"),
    ]);
    [browser, system].into_iter().flatten().collect::<Vec<_>>().join(", ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn devices_are_told_by_browser_and_system() {
        let phone = "Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36";
        assert_eq!(device(phone), "Chrome, Android");
        let laptop = "Mozilla/5.0 (X11; Linux x86_64; rv:133.0) Gecko/20100101 Firefox/133.0";
        assert_eq!(device(laptop), "Firefox, Linux");
        assert_eq!(device("python-requests/2.32 <script>"), "");
    }

    #[test]
    fn a_code_is_the_same_however_it_is_typed() {
        assert_eq!(code_hash("7qk4m-2xd01"), code_hash(" 7QK4M 2XD01 "));
        assert_ne!(code_hash("7qk4m-2xd01"), code_hash("7qk4m-2xd02"));
    }

    #[test]
    fn words_are_twelve_and_never_the_same() {
        let (one, hash) = new_words();
        let (other, _) = new_words();
        assert_eq!(one.len(), 12);
        assert_ne!(one, other);
        assert_eq!(hash, sha256(one.join(" ").as_bytes()));
    }
}
