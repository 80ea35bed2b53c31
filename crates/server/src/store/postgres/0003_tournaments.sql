-- Tournaments, each a document that is replaced version by version; `due` says when something is to be done about it.
CREATE TABLE tournaments (
    id      text PRIMARY KEY,
    created bigint NOT NULL,
    due     bigint,
    version bigint NOT NULL,
    text    text NOT NULL
);
CREATE INDEX tournaments_due ON tournaments (due) WHERE due IS NOT NULL;

-- Where people want to be told that a table waits for them, and the calls that are still to be made. A call is written with the
-- step that makes it due. Its number says nothing: it is the same for every attempt.
CREATE TABLE hooks (
    visitor text PRIMARY KEY REFERENCES visitors (id),
    url     text NOT NULL,
    secret  text NOT NULL
);

CREATE TABLE calls (
    n        bigint PRIMARY KEY DEFAULT floor(random() * 9007199254740991)::bigint,
    visitor  text NOT NULL REFERENCES visitors (id),
    table_id text NOT NULL REFERENCES tables (id),
    seq      integer NOT NULL,
    due      bigint NOT NULL,
    tries    integer NOT NULL DEFAULT 0,
    UNIQUE (visitor, table_id, seq)
);
CREATE INDEX calls_due ON calls (due);
