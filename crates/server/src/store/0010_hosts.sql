-- Whoever opens a table is asked how many they hold already.
CREATE INDEX tables_of_host ON tables (host, created) WHERE ended IS NULL;
