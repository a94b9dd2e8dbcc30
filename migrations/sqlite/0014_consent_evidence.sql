-- What shows that a person agreed, where the caller has it: the text they saw, when, from where, and what they signed.
-- Sealed under the key of the check, and gone with it.
ALTER TABLE consents ADD COLUMN evidence BLOB;

-- It may go; nothing may take its place.
CREATE TRIGGER consents_evidence_immutable BEFORE UPDATE OF evidence ON consents
    WHEN NEW.evidence IS NOT NULL AND NEW.evidence IS NOT OLD.evidence
BEGIN
    SELECT RAISE(ABORT, 'a consent is immutable');
END;

-- A person may take a consent back. That it was given stays true, so it is written beside.
CREATE TABLE consent_withdrawals (
    consent_id   TEXT PRIMARY KEY,
    team_id      TEXT NOT NULL,
    withdrawn_at TEXT NOT NULL,
    -- Who wrote it down for them.
    recorded_by  TEXT NOT NULL REFERENCES users (id),
    FOREIGN KEY (consent_id, team_id) REFERENCES consents (id, team_id)
);
CREATE TRIGGER consent_withdrawals_immutable BEFORE UPDATE ON consent_withdrawals
BEGIN
    SELECT RAISE(ABORT, 'a withdrawal is immutable');
END;
CREATE TRIGGER consent_withdrawals_kept BEFORE DELETE ON consent_withdrawals
BEGIN
    SELECT RAISE(ABORT, 'a withdrawal is immutable');
END;
