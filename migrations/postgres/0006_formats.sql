-- What is stored says in which format it is, so that a later version can read it and an earlier one can tell that it cannot.
-- Everything that exists has the first format.
ALTER TABLE analysis_results ADD COLUMN report_format BIGINT NOT NULL DEFAULT 1;
ALTER TABLE analysis_results ADD COLUMN reading_format BIGINT NOT NULL DEFAULT 1;
ALTER TABLE jobs ADD COLUMN format BIGINT NOT NULL DEFAULT 1;

-- A file that could not be removed is tried again later and later, and keeps no other file from being removed.
ALTER TABLE stray_files ADD COLUMN attempts BIGINT NOT NULL DEFAULT 0;

-- The key of a creation that came to nothing is found by what it created.
CREATE INDEX idempotency_by_resource ON idempotency (team_id, route, resource_id);

-- These words grow. A newer version writes new ones while processes of this version are still running, and they read what
-- they do not know.
ALTER TABLE users DROP CONSTRAINT IF EXISTS users_role_check;
ALTER TABLE products DROP CONSTRAINT IF EXISTS products_status_check;
ALTER TABLE analyses DROP CONSTRAINT IF EXISTS analyses_status_check;
ALTER TABLE analyses DROP CONSTRAINT IF EXISTS analyses_decision_check;
ALTER TABLE analyses DROP CONSTRAINT IF EXISTS analyses_policy_outcome_check;
ALTER TABLE analyses DROP CONSTRAINT IF EXISTS analyses_review_outcome_check;
ALTER TABLE credit_checks DROP CONSTRAINT IF EXISTS credit_checks_status_check;
ALTER TABLE credit_checks DROP CONSTRAINT IF EXISTS credit_checks_billing_check;
ALTER TABLE credit_checks DROP CONSTRAINT IF EXISTS credit_checks_score_status_check;
