-- Faults of the storage: which deployment this is, whether writes work, and what happened to an analysis on its way.

-- The id of the deployment, which the place of files carries as a mark: one row, made at the first start.
CREATE TABLE deployment (
    only_row        BIGINT PRIMARY KEY CHECK (only_row = 1),
    id              TEXT NOT NULL,
    created_at      TIMESTAMPTZ NOT NULL,
    -- When files were marked for the first time: what was there before is adopted then, and only then.
    files_marked_at TIMESTAMPTZ
);

-- Written to see whether writes work. Nobody reads it.
CREATE TABLE canary (
    only_row   BIGINT PRIMARY KEY CHECK (only_row = 1),
    written_at TIMESTAMPTZ NOT NULL
);

-- How often in a row the storage kept a job from being done. That costs no attempt.
ALTER TABLE jobs ADD COLUMN give_backs BIGINT NOT NULL DEFAULT 0;

-- What happened to an analysis, written with each change. It names things by id and carries no personal data. A process of
-- the version before erases analyses without knowing of it.
CREATE TABLE analysis_timeline (
    analysis_id TEXT NOT NULL REFERENCES analyses (id) ON DELETE CASCADE,
    team_id     TEXT NOT NULL,
    -- From 1, in the order in which it happened.
    number      BIGINT NOT NULL,
    at          TIMESTAMPTZ NOT NULL,
    what        TEXT NOT NULL,
    -- Why, as a word.
    reason      TEXT,
    attempt     BIGINT,
    worker_id   TEXT,
    user_id     TEXT,
    PRIMARY KEY (analysis_id, number)
);
-- Of analyses from before, what their records know.
INSERT INTO analysis_timeline (analysis_id, team_id, number, at, what, user_id)
    SELECT id, team_id, 1, created_at, 'accepted', created_by FROM analyses;
INSERT INTO analysis_timeline (analysis_id, team_id, number, at, what, reason)
    SELECT id, team_id, 2, completed_at, CASE WHEN status = 'failed' THEN 'failed' ELSE 'decided' END, failure_code
    FROM analyses WHERE completed_at IS NOT NULL;
INSERT INTO analysis_timeline (analysis_id, team_id, number, at, what, reason, user_id)
    SELECT id, team_id, 3, reviewed_at, 'reviewed', review_outcome, reviewed_by FROM analyses WHERE reviewed_at IS NOT NULL;
