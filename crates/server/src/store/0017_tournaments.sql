-- Tournaments, each a document that is replaced version by version; `due` says when something is to be done about it.
CREATE TABLE tournaments (
    id      TEXT PRIMARY KEY,
    created INTEGER NOT NULL,
    due     INTEGER,
    version INTEGER NOT NULL,
    text    TEXT NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX tournaments_due ON tournaments (due) WHERE due IS NOT NULL;

-- Where people want to be told that a table waits for them, and the calls that are still to be made. A call is written with the
-- step that makes it due.
CREATE TABLE hooks (
    visitor TEXT PRIMARY KEY REFERENCES visitors (id),
    url     TEXT NOT NULL,
    secret  TEXT NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE calls (
    n        INTEGER PRIMARY KEY AUTOINCREMENT,
    visitor  TEXT NOT NULL REFERENCES visitors (id),
    table_id TEXT NOT NULL REFERENCES tables (id),
    seq      INTEGER NOT NULL,
    due      INTEGER NOT NULL,
    tries    INTEGER NOT NULL DEFAULT 0,
    UNIQUE (visitor, table_id, seq)
) STRICT;
CREATE INDEX calls_due ON calls (due);
