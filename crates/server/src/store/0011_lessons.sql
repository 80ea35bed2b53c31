-- What a table is for: nothing for a game, `guide` for a guided first game, `puzzle <id> <steps>` for a position to be
-- solved, `free` for what goes on as a game after that.
ALTER TABLE tables ADD COLUMN purpose TEXT NOT NULL DEFAULT '';

-- The first answer of each visitor to each puzzle; ratings are computed from them.
CREATE TABLE puzzle_answers (
    visitor   TEXT NOT NULL REFERENCES visitors (id),
    game      TEXT NOT NULL,
    puzzle    TEXT NOT NULL,
    table_id  TEXT NOT NULL REFERENCES tables (id),
    is_right  INTEGER NOT NULL,
    at        INTEGER NOT NULL,
    PRIMARY KEY (visitor, puzzle)
) STRICT, WITHOUT ROWID;
