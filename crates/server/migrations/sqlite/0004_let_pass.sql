-- What passes by itself for who sits there: standing answers, as JSON.
ALTER TABLE seats ADD COLUMN let_pass TEXT NOT NULL DEFAULT '[]';
