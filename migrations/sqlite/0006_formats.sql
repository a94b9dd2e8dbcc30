-- What is stored says in which format it is, so that a later version can read it and an earlier one can tell that it cannot.
-- Everything that exists has the first format.
ALTER TABLE analysis_results ADD COLUMN report_format BIGINT NOT NULL DEFAULT 1;
ALTER TABLE analysis_results ADD COLUMN reading_format BIGINT NOT NULL DEFAULT 1;
ALTER TABLE jobs ADD COLUMN format BIGINT NOT NULL DEFAULT 1;

-- A file that could not be removed is tried again later and later, and keeps no other file from being removed.
ALTER TABLE stray_files ADD COLUMN attempts BIGINT NOT NULL DEFAULT 0;

-- The key of a creation that came to nothing is found by what it created.
CREATE INDEX idempotency_by_resource ON idempotency (team_id, route, resource_id);

-- Postgres drops the checks of words that grow here. SQLite cannot drop one without building its table anew, and does not
-- need to: one process has the whole database, so no older one is running when a newer version writes a new word. The
-- migration that brings a new word builds the table anew.
