-- Under which version of its rules a table's entries were hashed, and how its game ended: a table of
-- older rules is replayed by its choices, and must come to the same end.
ALTER TABLE tables ADD COLUMN rules INTEGER NOT NULL DEFAULT 1;
ALTER TABLE tables ADD COLUMN outcome TEXT;
