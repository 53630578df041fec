-- Who may come: what lets sit down and look on, and whether the name of a table is enough to look on.
-- The links to older tables have nothing but that name.
ALTER TABLE tables ADD COLUMN invitation TEXT NOT NULL DEFAULT '';
ALTER TABLE tables ADD COLUMN spectator TEXT NOT NULL DEFAULT '';
ALTER TABLE tables ADD COLUMN private INTEGER NOT NULL DEFAULT 0;
UPDATE tables SET invitation = id, spectator = lower(hex(randomblob(16)));

-- What opens a seat, one for each browser.
CREATE TABLE tokens (
    "table" TEXT NOT NULL REFERENCES tables (id),
    seat    INTEGER NOT NULL,
    token   TEXT NOT NULL,
    at      INTEGER NOT NULL,
    PRIMARY KEY ("table", token)
) STRICT;
INSERT INTO tokens ("table", seat, token, at) SELECT "table", seat, token, 0 FROM seats;

-- Seats of a rematch: each is opened by what opens a seat of the table before.
CREATE TABLE kept_seats (
    "table"     TEXT NOT NULL REFERENCES tables (id),
    seat        INTEGER NOT NULL,
    before      TEXT NOT NULL REFERENCES tables (id),
    seat_before INTEGER NOT NULL,
    PRIMARY KEY ("table", seat)
) STRICT;
INSERT INTO kept_seats ("table", seat, before, seat_before)
    SELECT kept."table", kept.seat, kept.before, tokens.seat
    FROM kept JOIN tokens ON tokens."table" = kept.before AND tokens.token = kept.token;
DROP TABLE kept;
ALTER TABLE seats DROP COLUMN token;

-- Codes that open a seat once, on another device.
CREATE TABLE codes (
    "table" TEXT NOT NULL REFERENCES tables (id),
    seat    INTEGER NOT NULL,
    code    TEXT NOT NULL,
    until   INTEGER NOT NULL,
    used    INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY ("table", code)
) STRICT;
