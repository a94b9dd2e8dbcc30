-- Erased means gone. What an analysis or a credit check holds of a person is sealed under a key of its own, and that key
-- stands here alone: a small table that can be rewritten as soon as a row has left it, so that no copy of a key outlives
-- its owner in the database's free pages.
CREATE TABLE content_keys (
    -- The analysis or the credit check.
    id         TEXT PRIMARY KEY,
    team_id    TEXT NOT NULL REFERENCES teams (id),
    sealed_key BLOB NOT NULL
);
INSERT INTO content_keys (id, team_id, sealed_key) SELECT id, team_id, sealed_content_key FROM analyses;
INSERT INTO content_keys (id, team_id, sealed_key) SELECT id, team_id, sealed_content_key FROM credit_checks;

-- Sealed under that key. Where they are null the row was written by the version before, which sealed them under the
-- team's key, beside.
ALTER TABLE analyses ADD COLUMN particulars BLOB;
ALTER TABLE analyses ADD COLUMN review_note BLOB;
ALTER TABLE analyses ADD COLUMN review_terms BLOB;
ALTER TABLE jobs ADD COLUMN password BLOB;
ALTER TABLE credit_checks ADD COLUMN findings BLOB;
ALTER TABLE consents ADD COLUMN subject BLOB;

-- While it is set, nothing of the analysis is erased.
ALTER TABLE analyses ADD COLUMN legal_hold_at TEXT;
ALTER TABLE analyses ADD COLUMN legal_hold_by TEXT REFERENCES users (id);
-- The statement alone was erased; the report stays.
ALTER TABLE analyses ADD COLUMN statement_erased_at TEXT;
-- The row stays because the ledger names it.
ALTER TABLE credit_checks ADD COLUMN erased_at TEXT;
-- Proves of a person who shows up again that this consent was theirs; says nothing about anybody else.
ALTER TABLE consents ADD COLUMN subject_hash BLOB;

-- Certificates: what was erased, when, by whom.
CREATE TABLE erasures (
    id           TEXT PRIMARY KEY,
    team_id      TEXT NOT NULL REFERENCES teams (id),
    kind         TEXT NOT NULL CHECK (kind IN ('analysis', 'statement', 'credit_check')),
    subject_id   TEXT NOT NULL,
    cause        TEXT NOT NULL CHECK (cause IN ('request', 'retention')),
    -- Null where retention did it.
    erased_by    TEXT REFERENCES users (id),
    request_id   TEXT,
    erased_at    TEXT NOT NULL,
    -- Hashes of what was there, none of which can be read back.
    hashes       TEXT NOT NULL,
    -- When the last copy of its key had left the database.
    purged_at    TEXT
);
CREATE INDEX erasures_by_team ON erasures (team_id, id);
CREATE INDEX erasures_by_subject ON erasures (team_id, subject_id);
CREATE INDEX erasures_unpurged ON erasures (erased_at) WHERE purged_at IS NULL;

-- For how many days a team keeps what; null: until somebody erases it.
CREATE TABLE retention (
    team_id           TEXT PRIMARY KEY REFERENCES teams (id),
    statement_days    BIGINT,
    report_days       BIGINT,
    credit_check_days BIGINT,
    changed_by        TEXT NOT NULL REFERENCES users (id),
    changed_at        TEXT NOT NULL
);
