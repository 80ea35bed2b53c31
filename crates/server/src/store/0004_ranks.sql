-- What finished series made of people. The newest entry of a game is a person's rank in it.
CREATE TABLE ranks (
    table_id TEXT PRIMARY KEY REFERENCES tables (id),
    visitor  TEXT NOT NULL REFERENCES visitors (id),
    game     TEXT NOT NULL,
    before   INTEGER NOT NULL,
    rank     INTEGER NOT NULL,
    at       INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE INDEX ranks_of_visitor ON ranks (visitor, game, at);
CREATE INDEX tables_by_rematch ON tables (rematch) WHERE rematch IS NOT NULL;

PRAGMA user_version = 4;
