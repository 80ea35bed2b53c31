-- Who somebody is on several devices. A session says where it was opened and when it was last used; an account keeps a
-- password, as argon2id tells it, and the hash of twelve words that stand for a forgotten one.
ALTER TABLE sessions ADD COLUMN device TEXT NOT NULL DEFAULT '';
ALTER TABLE sessions ADD COLUMN seen INTEGER NOT NULL DEFAULT 0;
UPDATE sessions SET seen = created;
CREATE INDEX sessions_of_visitor ON sessions (visitor);

CREATE TABLE accounts (
    visitor  TEXT PRIMARY KEY REFERENCES visitors (id),
    login    TEXT NOT NULL UNIQUE,
    password TEXT NOT NULL,
    words    BLOB NOT NULL,
    created  INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

-- Links that bring somebody's tables to another device, each once and not for long.
CREATE TABLE seat_links (
    code_hash BLOB PRIMARY KEY,
    visitor   TEXT NOT NULL REFERENCES visitors (id),
    until     INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

-- How often something was tried that is throttled, by whom and in which stretch of time.
CREATE TABLE attempts (
    who    BLOB NOT NULL,
    window INTEGER NOT NULL,
    count  INTEGER NOT NULL,
    PRIMARY KEY (who, window)
) STRICT, WITHOUT ROWID;
