-- What people agree on beside the game: time, and what may be taken back. Empty: neither clock nor anything unusual.
ALTER TABLE tables ADD COLUMN terms TEXT NOT NULL DEFAULT '';

-- When the first clock of a table runs out, and whether a bot sits in for somebody: found without reading journals.
ALTER TABLE turns ADD COLUMN due INTEGER;
ALTER TABLE turns ADD COLUMN stand_in INTEGER NOT NULL DEFAULT 0;
CREATE INDEX turns_due ON turns (due) WHERE due IS NOT NULL;

-- A journal also tells what people did beside the game: gave up, ran out of time, asked something of the others.
CREATE TABLE entries (
    table_number INTEGER NOT NULL,
    seq          INTEGER NOT NULL,
    kind         TEXT NOT NULL CHECK (kind IN ('step', 'undo', 'deed')),
    who          TEXT NOT NULL,
    text         TEXT NOT NULL,
    at           INTEGER NOT NULL,
    key          TEXT,
    digest       INTEGER,
    PRIMARY KEY (table_number, seq)
) STRICT, WITHOUT ROWID;
INSERT INTO entries SELECT table_number, seq, kind, who, text, at, key, digest FROM journal;
DROP TABLE journal;
ALTER TABLE entries RENAME TO journal;
