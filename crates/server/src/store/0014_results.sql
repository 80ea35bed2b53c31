-- How games ended, seat by seat: what lists and histories show without replaying journals, from which it can be made again.
CREATE TABLE results (
    table_id TEXT NOT NULL REFERENCES tables (id),
    seat     INTEGER NOT NULL,
    visitor  TEXT REFERENCES visitors (id),
    level    TEXT,
    place    INTEGER NOT NULL,
    points   INTEGER NOT NULL,
    PRIMARY KEY (table_id, seat)
) STRICT, WITHOUT ROWID;
CREATE INDEX results_of_visitor ON results (visitor) WHERE visitor IS NOT NULL;
