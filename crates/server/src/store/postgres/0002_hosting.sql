CREATE TABLE orders (
    kind    text NOT NULL,
    about   text NOT NULL,
    said    text NOT NULL,
    at      bigint NOT NULL,
    "until" bigint,
    PRIMARY KEY (kind, about)
);

CREATE TABLE records (
    table_id text PRIMARY KEY REFERENCES tables (id),
    packed   bytea NOT NULL,
    at       bigint NOT NULL
);
