-- What /health writes, to see whether anything can be written.
CREATE TABLE probe (
    id INTEGER PRIMARY KEY CHECK (id = 1),
    times INTEGER NOT NULL
) STRICT;
