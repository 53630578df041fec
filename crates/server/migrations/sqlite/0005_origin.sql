-- Where a game began, as its record has it: what was agreed on and all its chance, or another game
-- as it stood at one of its positions.
ALTER TABLE tables ADD COLUMN origin TEXT NOT NULL DEFAULT '';
UPDATE tables SET origin = json_object('new', json_object('setup', json(setup), 'seed', seed));
ALTER TABLE tables DROP COLUMN setup;
ALTER TABLE tables DROP COLUMN seed;
