-- What is known of the end of a record, so that one that is missing or was changed is noticed: how many
-- entries there are, and the hash of the position to which the last ones lead. Of older tables nothing.
ALTER TABLE tables ADD COLUMN length INTEGER;
ALTER TABLE entries ADD COLUMN leads_to TEXT;
