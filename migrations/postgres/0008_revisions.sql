-- Corrections. Each makes a revision of the decision; the first revision is what the worker came to and stays where it is,
-- in analysis_results. Everything that exists has that one.
ALTER TABLE analyses ADD COLUMN report_revision BIGINT NOT NULL DEFAULT 1;

-- Both documents are JSON, compressed, under the analysis' own key.
CREATE TABLE analysis_revisions (
    analysis_id    TEXT NOT NULL REFERENCES analyses (id),
    team_id        TEXT NOT NULL,
    -- From 2.
    number         BIGINT NOT NULL,
    corrected_by   TEXT NOT NULL REFERENCES users (id),
    corrected_at   TIMESTAMPTZ NOT NULL,
    report         BYTEA NOT NULL,
    report_format  BIGINT NOT NULL,
    -- Why it was corrected, what is corrected in all, and what that changed.
    details        BYTEA NOT NULL,
    details_format BIGINT NOT NULL,
    PRIMARY KEY (analysis_id, number)
);

-- Payers that a team remembers as employers.
CREATE TABLE payers (
    id          TEXT PRIMARY KEY,
    team_id     TEXT NOT NULL REFERENCES teams (id),
    sealed_name BYTEA NOT NULL,
    -- Finds the same payer however the name is spelt.
    name_index  BYTEA NOT NULL,
    created_by  TEXT NOT NULL REFERENCES users (id),
    created_at  TIMESTAMPTZ NOT NULL
);
CREATE UNIQUE INDEX payers_by_name ON payers (team_id, name_index);
CREATE INDEX payers_by_team ON payers (team_id, id);

-- What a person approved: amount, time and conditions, as one JSON text.
ALTER TABLE analyses ADD COLUMN sealed_review_terms BYTEA;
