-- How many entries there are, and the number of what was said last; the number of everything else that
-- decides at a table, which each change of it counts. Whoever writes says which they know.
ALTER TABLE tables ADD COLUMN length INTEGER NOT NULL DEFAULT 0;
ALTER TABLE tables ADD COLUMN said INTEGER NOT NULL DEFAULT 0;
ALTER TABLE tables ADD COLUMN revision INTEGER NOT NULL DEFAULT 0;
UPDATE tables SET
    length = (SELECT COUNT(*) FROM entries WHERE "table" = id),
    said = (SELECT COALESCE(MAX(n), 0) FROM chat WHERE "table" = id);

-- Who has to decide, as far as it is known; when anything of the table changed; the question that stands
-- open, as JSON.
ALTER TABLE tables ADD COLUMN decides INTEGER;
ALTER TABLE tables ADD COLUMN changed INTEGER NOT NULL DEFAULT 0;
ALTER TABLE tables ADD COLUMN asked TEXT;

-- What tells the message that led to it from any other of its seat.
ALTER TABLE entries ADD COLUMN key TEXT;
ALTER TABLE chat ADD COLUMN key TEXT;
