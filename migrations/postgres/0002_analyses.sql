-- Analyses, what they found, and the work that is still to do.
-- What an analysis holds of a person is encrypted: small things in sealed_* columns, the statement, the reading and the
-- report under a key of the analysis' own, which is itself sealed. Erasing the key erases them, wherever copies lie.

-- The number of the next reference: APP-000001 and on.
ALTER TABLE teams ADD COLUMN next_ref BIGINT NOT NULL DEFAULT 1;

CREATE TABLE analyses (
    id                 TEXT PRIMARY KEY,
    team_id            TEXT NOT NULL REFERENCES teams (id),
    ref                TEXT COLLATE "C" NOT NULL,
    -- Grows with every change, so that a reader can tell whether anything did.
    revision           BIGINT NOT NULL DEFAULT 1,
    status             TEXT NOT NULL CHECK (status IN ('queued', 'processing', 'completed', 'failed')),
    stage              TEXT,
    progress           BIGINT NOT NULL DEFAULT 0,
    decision           TEXT CHECK (decision IN ('approve', 'review', 'decline')),
    policy_outcome     TEXT CHECK (policy_outcome IN ('approve', 'review', 'decline')),
    review_reasons     JSONB NOT NULL,
    failure_code       TEXT,
    failure_message    TEXT,
    product_id         TEXT,
    product_version    BIGINT,
    -- The applicant's name and mobile, the file's name and the caller's metadata, as one JSON text.
    sealed_particulars BYTEA NOT NULL,
    sealed_content_key BYTEA NOT NULL,
    inputs             JSONB NOT NULL,
    -- Whether the bureau is to be asked: name, mobile and consent were all given.
    bureau_requested   BOOLEAN NOT NULL,
    file_size          BIGINT NOT NULL,
    file_sha256        TEXT NOT NULL,
    file_pages         BIGINT,
    duplicate_of       TEXT,
    created_by         TEXT NOT NULL REFERENCES users (id),
    created_at         TIMESTAMPTZ NOT NULL,
    started_at         TIMESTAMPTZ,
    completed_at       TIMESTAMPTZ,
    review_id          TEXT,
    review_outcome     TEXT CHECK (review_outcome IN ('approve', 'decline')),
    sealed_review_note BYTEA,
    reviewed_by        TEXT REFERENCES users (id),
    reviewed_at        TIMESTAMPTZ,
    FOREIGN KEY (product_id, product_version) REFERENCES product_versions (product_id, version)
);
CREATE UNIQUE INDEX analyses_by_ref ON analyses (team_id, ref);
CREATE INDEX analyses_by_team ON analyses (team_id, id);
CREATE INDEX analyses_by_status ON analyses (team_id, status, id);
CREATE INDEX analyses_by_decision ON analyses (team_id, decision, id);
CREATE INDEX analyses_by_product ON analyses (team_id, product_id, id);
CREATE INDEX analyses_by_file ON analyses (team_id, file_sha256, id);

-- Whole words of an applicant's name as keyed hashes: findable, and readable by nobody.
CREATE TABLE analysis_words (
    team_id     TEXT NOT NULL,
    word_index  BYTEA NOT NULL,
    analysis_id TEXT NOT NULL REFERENCES analyses (id),
    PRIMARY KEY (team_id, word_index, analysis_id)
);
CREATE INDEX analysis_words_by_analysis ON analysis_words (analysis_id);

-- Both are JSON, compressed, under the analysis' own key.
CREATE TABLE analysis_results (
    id      TEXT PRIMARY KEY REFERENCES analyses (id),
    team_id TEXT NOT NULL,
    report  BYTEA NOT NULL,
    -- What was read of the statement, so that it can be decided about again without the file.
    reading BYTEA NOT NULL
);

-- Work that is still to do: one row for an analysis that has not ended.
CREATE TABLE jobs (
    -- The analysis.
    id              TEXT PRIMARY KEY REFERENCES analyses (id),
    team_id         TEXT NOT NULL REFERENCES teams (id),
    -- When anybody may take it: at once, after the pause between two attempts, or when the lease of a run has passed.
    due_at          TIMESTAMPTZ NOT NULL,
    -- Counted before a run starts, so that one that kills its worker counts as well.
    attempt         BIGINT NOT NULL DEFAULT 0,
    -- Of the run that has it; only that run may write.
    run_token       TEXT,
    worker_id       TEXT,
    -- The request that asked for it, for the log.
    request_id      TEXT,
    sealed_password BYTEA,
    created_at      TIMESTAMPTZ NOT NULL
);
CREATE INDEX jobs_by_turn ON jobs (team_id, due_at, id);
CREATE INDEX jobs_by_due ON jobs (due_at);

-- When a team's work was last taken, so that teams take turns.
CREATE TABLE job_turns (
    team_id   TEXT PRIMARY KEY REFERENCES teams (id),
    last_turn TIMESTAMPTZ NOT NULL
);

-- Files that are to be removed, unless somebody claims them first: a file is noted here before it is written, and the
-- note goes in the transaction that makes its analysis.
CREATE TABLE stray_files (
    path         TEXT PRIMARY KEY,
    remove_after TIMESTAMPTZ NOT NULL
);
CREATE INDEX stray_files_by_time ON stray_files (remove_after);
