-- When somebody's last window was closed; the machine that plays for them, and whether for good.
ALTER TABLE seats ADD COLUMN seen INTEGER;
ALTER TABLE seats ADD COLUMN deputy TEXT;
ALTER TABLE seats ADD COLUMN gone INTEGER NOT NULL DEFAULT 0;

-- How much time people have, and have left, as JSON; when something was done last; when the table wants
-- to go on by itself. All times are milliseconds since 1970.
ALTER TABLE tables ADD COLUMN clock TEXT;
ALTER TABLE tables ADD COLUMN clocks TEXT;
ALTER TABLE tables ADD COLUMN moved INTEGER;
ALTER TABLE tables ADD COLUMN due INTEGER;
ALTER TABLE entries ADD COLUMN by_clock INTEGER NOT NULL DEFAULT 0;
CREATE INDEX tables_due ON tables (due) WHERE due IS NOT NULL;
-- Of older tables nobody knows: each is looked at once.
UPDATE tables SET due = 0 WHERE state = 'running';

-- What people say to each other, and whether onlookers see it.
ALTER TABLE tables ADD COLUMN chat_open INTEGER NOT NULL DEFAULT 0;
CREATE TABLE chat (
    "table" TEXT NOT NULL REFERENCES tables (id),
    n       INTEGER NOT NULL,
    at      INTEGER NOT NULL,
    seat    INTEGER NOT NULL,
    name    TEXT NOT NULL,
    kind    TEXT NOT NULL CHECK (kind IN ('text', 'reaction')),
    text    TEXT NOT NULL,
    PRIMARY KEY ("table", n)
) STRICT;
