-- A player whose decisions come from a program belongs to the person who let it in. Its token is a session like any
-- other: only the hash is kept, and taking the session away revokes the token.
ALTER TABLE visitors ADD COLUMN owner TEXT REFERENCES visitors (id);

CREATE INDEX visitors_of_owner ON visitors (owner) WHERE owner IS NOT NULL;

PRAGMA user_version = 2;
