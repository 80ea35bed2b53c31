-- What a request with a key asked for, as a hash: the same key with other content is refused.
ALTER TABLE journal ADD COLUMN digest INTEGER;

-- Tables that were opened by requests with a key: sent twice, a request opens one table.
CREATE TABLE openings (
    visitor  TEXT NOT NULL REFERENCES visitors (id),
    key      TEXT NOT NULL,
    digest   INTEGER NOT NULL,
    table_id TEXT NOT NULL REFERENCES tables (id),
    PRIMARY KEY (visitor, key)
) STRICT, WITHOUT ROWID;
