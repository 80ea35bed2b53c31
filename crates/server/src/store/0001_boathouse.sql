CREATE TABLE visitors (
    id      TEXT PRIMARY KEY,
    name    TEXT NOT NULL,
    created INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE sessions (
    token_hash BLOB PRIMARY KEY,
    visitor    TEXT NOT NULL REFERENCES visitors (id),
    created    INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE tables (
    id           TEXT PRIMARY KEY,
    name         TEXT NOT NULL,
    game         TEXT NOT NULL,
    setup        TEXT NOT NULL,
    rules        INTEGER NOT NULL,
    edition      TEXT NOT NULL,
    edition_hash TEXT NOT NULL,
    seed         BLOB NOT NULL,
    host         TEXT NOT NULL REFERENCES visitors (id),
    public       INTEGER NOT NULL,
    invite       TEXT NOT NULL UNIQUE,
    created      INTEGER NOT NULL,
    begun        INTEGER,
    ended        INTEGER,
    turn         TEXT NOT NULL,
    rematch      TEXT REFERENCES tables (id)
) STRICT, WITHOUT ROWID;

CREATE INDEX tables_listed ON tables (created) WHERE public = 1 AND ended IS NULL;
CREATE INDEX tables_running ON tables (begun) WHERE begun IS NOT NULL AND ended IS NULL;

CREATE TABLE seats (
    table_id TEXT NOT NULL REFERENCES tables (id),
    seat     INTEGER NOT NULL,
    visitor  TEXT REFERENCES visitors (id),
    level    TEXT,
    name     TEXT NOT NULL,
    PRIMARY KEY (table_id, seat),
    CHECK (visitor IS NULL OR level IS NULL)
) STRICT, WITHOUT ROWID;

CREATE INDEX seats_of_visitor ON seats (visitor) WHERE visitor IS NOT NULL;

-- Entries are appended and never changed; an undo is an entry of its own.
CREATE TABLE journal (
    table_id TEXT NOT NULL REFERENCES tables (id),
    seq      INTEGER NOT NULL,
    kind     TEXT NOT NULL CHECK (kind IN ('step', 'undo')),
    who      TEXT NOT NULL,
    text     TEXT NOT NULL,
    at       INTEGER NOT NULL,
    PRIMARY KEY (table_id, seq)
) STRICT, WITHOUT ROWID;

PRAGMA user_version = 1;
