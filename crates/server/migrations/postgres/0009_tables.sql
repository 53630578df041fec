-- The schema as SQLite has it after nine migrations; from here on both go in step. Why each column is
-- there, those migrations say.
CREATE TABLE tables (
    id         TEXT PRIMARY KEY,
    game       TEXT NOT NULL,
    nonce      TEXT NOT NULL,
    commitment TEXT NOT NULL,
    content    TEXT NOT NULL,
    created    BIGINT NOT NULL,
    seats      TEXT NOT NULL,
    state      TEXT NOT NULL CHECK (state IN ('open', 'running', 'finished')),
    rematch    TEXT REFERENCES tables (id),
    rules      BIGINT NOT NULL DEFAULT 1,
    outcome    TEXT,
    origin     TEXT NOT NULL DEFAULT '',
    invitation TEXT NOT NULL DEFAULT '',
    spectator  TEXT NOT NULL DEFAULT '',
    private    BIGINT NOT NULL DEFAULT 0,
    clock      TEXT,
    clocks     TEXT,
    moved      BIGINT,
    due        BIGINT,
    chat_open  BIGINT NOT NULL DEFAULT 0
);
CREATE INDEX tables_due ON tables (due) WHERE due IS NOT NULL;

CREATE TABLE seats (
    "table"  TEXT NOT NULL REFERENCES tables (id),
    seat     BIGINT NOT NULL,
    name     TEXT NOT NULL,
    let_pass TEXT NOT NULL DEFAULT '[]',
    seen     BIGINT,
    deputy   TEXT,
    gone     BIGINT NOT NULL DEFAULT 0,
    PRIMARY KEY ("table", seat)
);

CREATE TABLE entries (
    "table"  TEXT NOT NULL REFERENCES tables (id),
    n        BIGINT NOT NULL,
    entry    TEXT NOT NULL,
    by_clock BIGINT NOT NULL DEFAULT 0,
    PRIMARY KEY ("table", n)
);

CREATE TABLE tokens (
    "table" TEXT NOT NULL REFERENCES tables (id),
    seat    BIGINT NOT NULL,
    token   TEXT NOT NULL,
    at      BIGINT NOT NULL,
    PRIMARY KEY ("table", token)
);

CREATE TABLE kept_seats (
    "table"     TEXT NOT NULL REFERENCES tables (id),
    seat        BIGINT NOT NULL,
    before      TEXT NOT NULL REFERENCES tables (id),
    seat_before BIGINT NOT NULL,
    PRIMARY KEY ("table", seat)
);

CREATE TABLE codes (
    "table" TEXT NOT NULL REFERENCES tables (id),
    seat    BIGINT NOT NULL,
    code    TEXT NOT NULL,
    until   BIGINT NOT NULL,
    used    BIGINT NOT NULL DEFAULT 0,
    PRIMARY KEY ("table", code)
);

CREATE TABLE chat (
    "table" TEXT NOT NULL REFERENCES tables (id),
    n       BIGINT NOT NULL,
    at      BIGINT NOT NULL,
    seat    BIGINT NOT NULL,
    name    TEXT NOT NULL,
    kind    TEXT NOT NULL CHECK (kind IN ('text', 'reaction')),
    text    TEXT NOT NULL,
    PRIMARY KEY ("table", n)
);

CREATE TABLE probe (
    id    BIGINT PRIMARY KEY CHECK (id = 1),
    times BIGINT NOT NULL
);

CREATE TABLE dropped (
    "table" TEXT NOT NULL REFERENCES tables (id),
    n       BIGINT NOT NULL,
    entry   TEXT NOT NULL
);
