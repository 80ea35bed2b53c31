-- What whoever runs the server has ordered: whom to keep out, who may ask for more, what to tell everybody, what to close.
CREATE TABLE orders (
    kind  TEXT NOT NULL,
    about TEXT NOT NULL,
    said  TEXT NOT NULL,
    at    INTEGER NOT NULL,
    until INTEGER,
    PRIMARY KEY (kind, about)
) STRICT, WITHOUT ROWID;

-- Records of finished games whose journals were let go.
CREATE TABLE records (
    table_id TEXT PRIMARY KEY REFERENCES tables (id),
    packed   BLOB NOT NULL,
    at       INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
