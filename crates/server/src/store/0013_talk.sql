-- What people say at a table: players among themselves, watchers among themselves. A phrase is kept by its key, so that
-- everybody reads it in their own language.
CREATE TABLE talk (
    table_number INTEGER NOT NULL,
    n            INTEGER NOT NULL,
    at           INTEGER NOT NULL,
    visitor      TEXT NOT NULL REFERENCES visitors (id),
    name         TEXT NOT NULL,
    seat         INTEGER,
    phrase       INTEGER NOT NULL,
    text         TEXT NOT NULL,
    reported     INTEGER NOT NULL DEFAULT 0,
    removed      INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (table_number, n)
) STRICT, WITHOUT ROWID;
CREATE INDEX talk_of_visitor ON talk (visitor);

CREATE TABLE mutes (
    visitor TEXT NOT NULL REFERENCES visitors (id),
    muted   TEXT NOT NULL REFERENCES visitors (id),
    PRIMARY KEY (visitor, muted)
) STRICT, WITHOUT ROWID;
