CREATE TABLE tables (
    id         TEXT PRIMARY KEY NOT NULL,
    game       TEXT NOT NULL,
    setup      TEXT NOT NULL,
    seed       TEXT NOT NULL,
    nonce      TEXT NOT NULL,
    commitment TEXT NOT NULL,
    content    TEXT NOT NULL,
    created    INTEGER NOT NULL,
    seats      TEXT NOT NULL,
    state      TEXT NOT NULL CHECK (state IN ('open', 'running', 'finished')),
    rematch    TEXT REFERENCES tables (id)
) STRICT;

CREATE TABLE seats (
    "table" TEXT NOT NULL REFERENCES tables (id),
    seat    INTEGER NOT NULL,
    token   TEXT NOT NULL,
    name    TEXT NOT NULL,
    PRIMARY KEY ("table", seat)
) STRICT;

CREATE TABLE entries (
    "table" TEXT NOT NULL REFERENCES tables (id),
    n       INTEGER NOT NULL,
    entry   TEXT NOT NULL,
    PRIMARY KEY ("table", n)
) STRICT;
