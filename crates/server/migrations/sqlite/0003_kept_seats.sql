-- Seats of a rematch, each kept for who shows the token of their seat at the table before.
CREATE TABLE kept (
    "table" TEXT NOT NULL REFERENCES tables (id),
    seat    INTEGER NOT NULL,
    token   TEXT NOT NULL,
    before  TEXT NOT NULL REFERENCES tables (id),
    PRIMARY KEY ("table", seat)
) STRICT;
