-- The servers that run just now, each with a name of its own, and when it said so last by the clock of the
-- database. One that is silent for long is buried: its row goes.
CREATE TABLE nodes (
    id   TEXT PRIMARY KEY,
    seen BIGINT NOT NULL
);

-- From which of them somebody looks, and since when.
CREATE TABLE presence (
    "table" TEXT NOT NULL REFERENCES tables (id),
    seat    BIGINT NOT NULL,
    node    TEXT NOT NULL,
    since   BIGINT NOT NULL,
    PRIMARY KEY ("table", seat, node)
);
CREATE INDEX presence_node ON presence (node);

-- Which of them led the table to the position at which it stands: it goes on with it, as long as it runs.
-- And how often somebody came or went.
ALTER TABLE tables ADD COLUMN node TEXT;
ALTER TABLE tables ADD COLUMN comings BIGINT NOT NULL DEFAULT 0;

-- What is new, the numbers of a table tell.
DROP INDEX tables_changed;
ALTER TABLE tables DROP COLUMN changed;
