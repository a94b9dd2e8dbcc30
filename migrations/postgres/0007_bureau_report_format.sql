-- A bureau's report says in which format it is kept, as reports and readings of statements do. Everything that exists has
-- the first format.
ALTER TABLE credit_checks ADD COLUMN report_format BIGINT NOT NULL DEFAULT 1;
