//! Who somebody is on several devices: accounts, sessions, links for one use.

use super::{Answer, Person, VisitorId};

/// What is kept of an account.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Account {
    /// Whose.
    pub visitor: VisitorId,
    /// The name one logs in with, in the form in which names are compared.
    pub login: String,
    /// The password as argon2id tells it.
    pub password: String,
    /// The hash of the recovery words.
    pub words: [u8; 32],
    /// When it was opened, in milliseconds since 1970.
    pub created: i64,
}

/// A session as its owner sees it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SessionRow {
    /// The hash of its token.
    pub token_hash: [u8; 32],
    /// Where it was opened, such as `Firefox, Linux`; empty if nobody knows.
    pub device: String,
    /// When it was opened, in milliseconds since 1970.
    pub created: i64,
    /// When it was last used, more or less.
    pub seen: i64,
}

/// What everybody may know of somebody.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Known {
    /// Who, and the name they have now.
    pub person: Person,
    /// The name one logs in with, if there is an account.
    pub login: Option<String>,
}

/// The part of the store that knows people on several devices.
pub trait Accounts {
    /// The account of a visitor.
    fn account_of<'a>(&'a self, visitor: &'a VisitorId) -> Answer<'a, Option<Account>>;

    /// The account of this login name.
    fn account_by_login<'a>(&'a self, login: &'a str) -> Answer<'a, Option<Account>>;

    /// Who these are now; in no order, and without those whom nobody knows.
    fn known<'a>(&'a self, visitors: &'a [VisitorId]) -> Answer<'a, Vec<Known>>;

    /// Opens an account; says no if the name is taken, the visitor has one, or is a program.
    fn open_account<'a>(&'a self, account: &'a Account) -> Answer<'a, bool>;

    /// Writes down another password, and other recovery words if they are given.
    fn set_password<'a>(
        &'a self,
        visitor: &'a VisitorId,
        password: &'a str,
        words: Option<&'a [u8; 32]>,
    ) -> Answer<'a, ()>;

    /// Opens one more session of a visitor.
    fn add_session<'a>(
        &'a self,
        visitor: &'a VisitorId,
        token_hash: &'a [u8; 32],
        device: &'a str,
        at: i64,
    ) -> Answer<'a, ()>;

    /// The sessions of a visitor, the last used first.
    fn sessions_of<'a>(&'a self, visitor: &'a VisitorId) -> Answer<'a, Vec<SessionRow>>;

    /// Ends these sessions of a visitor; says how many there were.
    fn end_sessions<'a>(&'a self, visitor: &'a VisitorId, token_hashes: &'a [[u8; 32]]) -> Answer<'a, usize>;

    /// Notes that a session was used.
    fn touch_session<'a>(&'a self, token_hash: &'a [u8; 32], at: i64) -> Answer<'a, ()>;

    /// Writes down a link that brings a visitor to another device.
    fn offer_link<'a>(
        &'a self,
        code_hash: &'a [u8; 32],
        visitor: &'a VisitorId,
        until: i64,
    ) -> Answer<'a, ()>;

    /// Whom a link brings along, if it is still valid.
    fn link<'a>(&'a self, code_hash: &'a [u8; 32], now: i64) -> Answer<'a, Option<Person>>;

    /// The same, and the link is used up.
    fn take_link<'a>(&'a self, code_hash: &'a [u8; 32], now: i64) -> Answer<'a, Option<Person>>;

    /// Counts one more attempt of `who` in a stretch of time; says how many there were with it.
    fn count_attempt<'a>(&'a self, who: &'a [u8; 32], window: i64) -> Answer<'a, u32>;

    /// Gives everything a guest has to somebody else; says which tables that changes.
    fn adopt<'a>(&'a self, guest: &'a VisitorId, heir: &'a VisitorId) -> Answer<'a, Vec<String>>;

    /// Forgets who a visitor was: account, sessions, programs' tokens, names at tables. Seats at tables that have not begun
    /// are free again. Says which tables that changes.
    fn forget_visitor<'a>(&'a self, visitor: &'a VisitorId, nobody: &'a str) -> Answer<'a, Vec<String>>;
}
