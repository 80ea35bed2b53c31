-- Finished games as they were told and drawn when they ended, packed: readable by any later program, whatever has become of
-- their rules.
CREATE TABLE archives (
    table_id TEXT PRIMARY KEY REFERENCES tables (id),
    kept     BLOB NOT NULL,
    at       INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
