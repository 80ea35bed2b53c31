-- What an analysis of a finished game found. Only a cache: it can be computed again from the journal.
CREATE TABLE analyses (
    table_id TEXT PRIMARY KEY REFERENCES tables (id),
    found    TEXT NOT NULL,
    at       INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

PRAGMA user_version = 3;
