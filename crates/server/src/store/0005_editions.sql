-- The component data that tables are played with, as it was when they were opened: replacing the files of a program
-- never changes a table that exists.
CREATE TABLE editions (
    hash  TEXT PRIMARY KEY,
    game  TEXT NOT NULL,
    name  TEXT NOT NULL,
    files TEXT NOT NULL
) STRICT, WITHOUT ROWID;

-- A step is written under a small number instead of the table's long id, and whose turn it is changes with every step,
-- so it lies apart from what never changes.
ALTER TABLE tables ADD COLUMN number INTEGER;
UPDATE tables SET number = (SELECT COUNT(*) FROM tables AS earlier
    WHERE (earlier.created, earlier.id) <= (tables.created, tables.id));
CREATE UNIQUE INDEX tables_by_number ON tables (number);

CREATE TABLE turns (
    table_number INTEGER PRIMARY KEY,
    turn         TEXT NOT NULL
) STRICT;
INSERT INTO turns SELECT number, turn FROM tables;
ALTER TABLE tables DROP COLUMN turn;

-- Entries are appended and never changed; an undo is an entry of its own. The key is the client's own name for a
-- request: sent twice, it is carried out once.
CREATE TABLE entries (
    table_number INTEGER NOT NULL,
    seq          INTEGER NOT NULL,
    kind         TEXT NOT NULL CHECK (kind IN ('step', 'undo')),
    who          TEXT NOT NULL,
    text         TEXT NOT NULL,
    at           INTEGER NOT NULL,
    key          TEXT,
    PRIMARY KEY (table_number, seq)
) STRICT, WITHOUT ROWID;
INSERT INTO entries
    SELECT number, seq, kind, who, text, at, NULL FROM journal JOIN tables ON tables.id = table_id;
DROP TABLE journal;
ALTER TABLE entries RENAME TO journal;

PRAGMA user_version = 5;
