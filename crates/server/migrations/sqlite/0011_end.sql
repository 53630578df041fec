-- The hash of the position to which the entries lead that were stored together with this one, the last of
-- them: what was changed behind it is noticed. Of older entries nothing.
ALTER TABLE entries ADD COLUMN leads_to TEXT;
