CREATE TABLE visitors (
    id      text PRIMARY KEY,
    name    text NOT NULL,
    created bigint NOT NULL,
    owner   text REFERENCES visitors (id)
);
CREATE INDEX visitors_of_owner ON visitors (owner) WHERE owner IS NOT NULL;

CREATE TABLE sessions (
    token_hash bytea PRIMARY KEY,
    visitor    text NOT NULL REFERENCES visitors (id),
    created    bigint NOT NULL,
    seen       bigint NOT NULL,
    device     text NOT NULL
);
CREATE INDEX sessions_of_visitor ON sessions (visitor);

CREATE TABLE accounts (
    visitor  text PRIMARY KEY REFERENCES visitors (id),
    login    text NOT NULL UNIQUE,
    password text NOT NULL,
    words    bytea NOT NULL,
    created  bigint NOT NULL
);

CREATE TABLE seat_links (
    code_hash bytea PRIMARY KEY,
    visitor   text NOT NULL REFERENCES visitors (id),
    until     bigint NOT NULL
);
CREATE INDEX seat_links_of_visitor ON seat_links (visitor);

CREATE TABLE attempts (
    who      bytea NOT NULL,
    "window" bigint NOT NULL,
    count    integer NOT NULL,
    PRIMARY KEY (who, "window")
);

CREATE TABLE editions (
    hash  text PRIMARY KEY,
    game  text NOT NULL,
    name  text NOT NULL,
    files text NOT NULL
);

-- The number is made by whoever opens the table: the month in the high bits, random below. `head` is the number of journal
-- entries; an append moves it on from the value it expects, or loses. Steps change columns that no index knows, so that
-- rows are updated in place; hence the room that is left on each page.
CREATE TABLE tables (
    number       bigint PRIMARY KEY,
    created      bigint NOT NULL,
    begun        bigint,
    ended        bigint,
    head         integer NOT NULL DEFAULT 0,
    rules        integer NOT NULL,
    public       boolean NOT NULL,
    id           text NOT NULL UNIQUE,
    name         text NOT NULL,
    game         text NOT NULL,
    setup        text NOT NULL,
    edition      text NOT NULL,
    edition_hash text NOT NULL,
    seed         bytea NOT NULL,
    host         text NOT NULL REFERENCES visitors (id),
    invite       text NOT NULL UNIQUE,
    turn         text NOT NULL,
    rematch      text REFERENCES tables (id) DEFERRABLE,
    purpose      text NOT NULL,
    terms        text NOT NULL,
    stand_in     boolean NOT NULL DEFAULT false,
    due          bigint,
    -- What the index knows changes once a minute at most, so that most steps leave it alone.
    due_minute   bigint GENERATED ALWAYS AS (due / 60000) STORED
) WITH (fillfactor = 80);
CREATE INDEX tables_due ON tables (due_minute) WHERE due_minute IS NOT NULL;
CREATE INDEX tables_listed ON tables (created) WHERE public AND ended IS NULL;
CREATE INDEX tables_running ON tables (begun) WHERE begun IS NOT NULL AND ended IS NULL;
CREATE INDEX tables_of_host ON tables (host, created);
CREATE INDEX tables_by_rematch ON tables (rematch) WHERE rematch IS NOT NULL;

CREATE TABLE seats (
    table_id text NOT NULL REFERENCES tables (id),
    seat     smallint NOT NULL,
    visitor  text REFERENCES visitors (id),
    level    text,
    name     text NOT NULL,
    PRIMARY KEY (table_id, seat),
    CHECK (visitor IS NULL OR level IS NULL)
);
CREATE INDEX seats_of_visitor ON seats (visitor) WHERE visitor IS NOT NULL;

-- Entries are appended and never changed. `append` is the writer's own random number, the same for all entries of one
-- append: after a broken connection it tells whether the append was its own.
CREATE TABLE journal (
    table_number bigint NOT NULL,
    at           bigint NOT NULL,
    append       bigint NOT NULL,
    digest       bigint,
    seq          integer NOT NULL,
    kind         "char" NOT NULL CHECK (kind IN ('s', 'u', 'd')),
    who          "char" NOT NULL,
    key          text,
    text         text NOT NULL,
    PRIMARY KEY (table_number, seq)
);

CREATE TABLE analyses (
    table_id text PRIMARY KEY REFERENCES tables (id),
    found    text NOT NULL,
    at       bigint NOT NULL
);

CREATE TABLE ranks (
    table_id text PRIMARY KEY REFERENCES tables (id),
    visitor  text NOT NULL REFERENCES visitors (id),
    game     text NOT NULL,
    before   smallint NOT NULL,
    rank     smallint NOT NULL,
    at       bigint NOT NULL
);
CREATE INDEX ranks_of_visitor ON ranks (visitor, game, at);

CREATE TABLE openings (
    visitor  text NOT NULL REFERENCES visitors (id),
    key      text NOT NULL,
    digest   bigint NOT NULL,
    table_id text NOT NULL REFERENCES tables (id),
    PRIMARY KEY (visitor, key)
);

CREATE TABLE archives (
    table_id text PRIMARY KEY REFERENCES tables (id),
    kept     bytea NOT NULL,
    at       bigint NOT NULL
);

CREATE TABLE puzzle_answers (
    visitor  text NOT NULL REFERENCES visitors (id),
    game     text NOT NULL,
    puzzle   text NOT NULL,
    table_id text NOT NULL REFERENCES tables (id),
    is_right boolean NOT NULL,
    at       bigint NOT NULL,
    PRIMARY KEY (visitor, puzzle)
);

CREATE TABLE talk (
    table_number bigint NOT NULL REFERENCES tables (number),
    n            integer NOT NULL,
    at           bigint NOT NULL,
    visitor      text NOT NULL REFERENCES visitors (id),
    name         text NOT NULL,
    seat         smallint,
    phrase       boolean NOT NULL,
    text         text NOT NULL,
    reported     boolean NOT NULL DEFAULT false,
    removed      boolean NOT NULL DEFAULT false,
    PRIMARY KEY (table_number, n)
);
CREATE INDEX talk_of_visitor ON talk (visitor);

CREATE TABLE mutes (
    visitor text NOT NULL REFERENCES visitors (id),
    muted   text NOT NULL REFERENCES visitors (id),
    PRIMARY KEY (visitor, muted)
);

CREATE TABLE results (
    table_id text NOT NULL REFERENCES tables (id),
    seat     smallint NOT NULL,
    visitor  text REFERENCES visitors (id),
    level    text,
    place    smallint NOT NULL,
    points   integer NOT NULL,
    PRIMARY KEY (table_id, seat)
);
CREATE INDEX results_of_visitor ON results (visitor) WHERE visitor IS NOT NULL;

-- `n` counts a player's rated games, so that of two that end at the same time one is counted after the other.
CREATE TABLE ratings (
    game        text NOT NULL,
    who         text NOT NULL,
    n           integer NOT NULL,
    table_id    text NOT NULL REFERENCES tables (id),
    at          bigint NOT NULL,
    rating      double precision NOT NULL,
    uncertainty double precision NOT NULL,
    PRIMARY KEY (game, who, n)
);
CREATE UNIQUE INDEX ratings_of_table ON ratings (table_id, who);
