-- How strong somebody is in a game, after each rated game: who is a visitor, or `bot:` and a level. The number counts a player's
-- rated games, so that of two that end at the same time one is counted after the other.
CREATE TABLE ratings (
    game        TEXT NOT NULL,
    who         TEXT NOT NULL,
    n           INTEGER NOT NULL,
    table_id    TEXT NOT NULL REFERENCES tables (id),
    at          INTEGER NOT NULL,
    rating      REAL NOT NULL,
    uncertainty REAL NOT NULL,
    PRIMARY KEY (game, who, n)
) STRICT, WITHOUT ROWID;
CREATE UNIQUE INDEX ratings_of_table ON ratings (table_id, who);
