-- Credit checks: what a team may spend on them, who consented to each, what came of it, and what it cost.

-- What a pull costs the team and what it may spend in a day; null: what everybody pays and may.
ALTER TABLE teams ADD COLUMN bureau_price_paise BIGINT;
ALTER TABLE teams ADD COLUMN bureau_daily_cap_paise BIGINT;

-- What a person agreed to before a bureau was asked about them. It never changes: only its seal is renewed when keys are.
CREATE TABLE consents (
    id             TEXT PRIMARY KEY,
    team_id        TEXT NOT NULL REFERENCES teams (id),
    -- Of the text that was put before the person.
    text_version   TEXT NOT NULL,
    purpose        TEXT NOT NULL,
    -- Whom it is about: name and mobile, as one JSON text.
    sealed_subject BLOB NOT NULL,
    -- Who says that it was given, with which token, from where.
    given_by       TEXT NOT NULL REFERENCES users (id),
    token_id       TEXT NOT NULL,
    ip             TEXT NOT NULL,
    request_id     TEXT,
    given_at       TEXT NOT NULL,
    UNIQUE (id, team_id)
);

CREATE TRIGGER consents_immutable BEFORE UPDATE OF
    id, team_id, text_version, purpose, given_by, token_id, ip, request_id, given_at ON consents
BEGIN
    SELECT RAISE(ABORT, 'a consent is immutable');
END;
CREATE TRIGGER consents_kept BEFORE DELETE ON consents
BEGIN
    SELECT RAISE(ABORT, 'a consent is immutable');
END;

CREATE TABLE credit_checks (
    -- Also the reference that the bureau is given: by it the outcome can be asked for later.
    id                 TEXT PRIMARY KEY,
    team_id            TEXT NOT NULL REFERENCES teams (id),
    -- Nobody is asked about anybody without a consent of its own; whom the check is about stands there.
    consent_id         TEXT NOT NULL UNIQUE,
    -- The analysis it is made for: one pull each, however often the analysis is run. It may be erased; the check stays.
    analysis_id        TEXT UNIQUE,
    -- 'intended' before anything is sent, 'asked' from the moment before sending: from then on a crash leaves an outcome
    -- that nobody knows.
    status             TEXT NOT NULL CHECK (status IN ('intended', 'asked', 'completed', 'needs_review', 'failed')),
    -- Why it failed or needs review.
    problem            TEXT,
    provider           TEXT NOT NULL,
    billing            TEXT NOT NULL CHECK (billing IN ('open', 'charged', 'reused', 'not_charged')),
    price_paise        BIGINT NOT NULL CHECK (price_paise >= 0),
    -- The day in India against whose cap the price is held.
    spend_day          TEXT NOT NULL,
    score_status       TEXT CHECK (score_status IN ('scored', 'no_history', 'no_hit')),
    -- Score and derogatory marks, as one JSON text.
    sealed_findings    BLOB,
    sealed_content_key BLOB NOT NULL,
    -- Both compressed, under the check's own key: the report in our form, and what the bureau sent, for support.
    report             BLOB,
    answer             BLOB,
    -- The check whose report this one shows: itself, or the earlier one that it reuses.
    report_of          TEXT REFERENCES credit_checks (id),
    -- The same person is found by this keyed hash of name and mobile.
    person_index       BLOB NOT NULL,
    -- Of the process that asks, until when it is believed in.
    run_token          TEXT,
    asked_until        TEXT,
    requested_by       TEXT NOT NULL REFERENCES users (id),
    request_id         TEXT,
    created_at         TEXT NOT NULL,
    settled_at         TEXT,
    FOREIGN KEY (consent_id, team_id) REFERENCES consents (id, team_id),
    UNIQUE (id, team_id)
);
CREATE INDEX credit_checks_by_team ON credit_checks (team_id, id);
CREATE INDEX credit_checks_by_person ON credit_checks (team_id, person_index, id);
-- What is under way, or was left by a process that died.
CREATE INDEX credit_checks_unsettled ON credit_checks (status, created_at) WHERE status IN ('intended', 'asked');

-- Whole words of a name, and whole mobile numbers, as keyed hashes: findable, and readable by nobody.
CREATE TABLE credit_check_words (
    team_id    TEXT NOT NULL,
    word_index BLOB NOT NULL,
    check_id   TEXT NOT NULL REFERENCES credit_checks (id),
    PRIMARY KEY (team_id, word_index, check_id)
);

-- What each day has cost a team or may still cost it: kept beside the ledger so that the cap is one guarded statement.
CREATE TABLE bureau_days (
    team_id    TEXT NOT NULL REFERENCES teams (id),
    day        TEXT NOT NULL,
    held_paise BIGINT NOT NULL CHECK (held_paise >= 0),
    PRIMARY KEY (team_id, day)
);

-- What was charged: one row for a pull, written in the transaction that stores its report.
CREATE TABLE ledger (
    id           TEXT PRIMARY KEY,
    team_id      TEXT NOT NULL REFERENCES teams (id),
    check_id     TEXT NOT NULL UNIQUE,
    user_id      TEXT NOT NULL REFERENCES users (id),
    amount_paise BIGINT NOT NULL CHECK (amount_paise >= 0),
    charged_at   TEXT NOT NULL,
    FOREIGN KEY (check_id, team_id) REFERENCES credit_checks (id, team_id)
);
CREATE INDEX ledger_by_team ON ledger (team_id, charged_at);

CREATE TRIGGER ledger_no_update BEFORE UPDATE ON ledger
BEGIN
    SELECT RAISE(ABORT, 'the ledger is append-only');
END;
CREATE TRIGGER ledger_no_delete BEFORE DELETE ON ledger
BEGIN
    SELECT RAISE(ABORT, 'the ledger is append-only');
END;

-- How many analyses were submitted in a month, in India's calendar: erasing one does not take it back.
CREATE TABLE usage_months (
    team_id  TEXT NOT NULL REFERENCES teams (id),
    month    TEXT NOT NULL,
    analyses BIGINT NOT NULL,
    PRIMARY KEY (team_id, month)
);
INSERT INTO usage_months (team_id, month, analyses)
    SELECT team_id, strftime('%Y-%m', created_at, '+330 minutes'), count(*)
    FROM analyses GROUP BY 1, 2;
