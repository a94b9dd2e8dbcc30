-- What shows that a person agreed, where the caller has it: the text they saw, when, from where, and what they signed.
-- Sealed under the key of the check, and gone with it.
ALTER TABLE consents ADD COLUMN evidence BYTEA;

-- It may go; nothing may take its place.
CREATE OR REPLACE FUNCTION consents_are_immutable() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    IF TG_OP = 'UPDATE' THEN
        IF to_jsonb(NEW) - 'sealed_subject' - 'subject' - 'subject_hash' - 'evidence'
            = to_jsonb(OLD) - 'sealed_subject' - 'subject' - 'subject_hash' - 'evidence'
            AND (NEW.evidence IS NULL OR NEW.evidence = OLD.evidence) THEN
            RETURN NEW;
        END IF;
    END IF;
    RAISE EXCEPTION 'a consent is immutable';
END $$;

-- A person may take a consent back. That it was given stays true, so it is written beside.
CREATE TABLE consent_withdrawals (
    consent_id   TEXT PRIMARY KEY,
    team_id      TEXT NOT NULL,
    withdrawn_at TIMESTAMPTZ NOT NULL,
    -- Who wrote it down for them.
    recorded_by  TEXT NOT NULL REFERENCES users (id),
    FOREIGN KEY (consent_id, team_id) REFERENCES consents (id, team_id)
);
CREATE FUNCTION withdrawals_are_immutable() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    RAISE EXCEPTION 'a withdrawal is immutable';
END $$;
CREATE TRIGGER consent_withdrawals_immutable BEFORE UPDATE OR DELETE OR TRUNCATE ON consent_withdrawals
    FOR EACH STATEMENT EXECUTE FUNCTION withdrawals_are_immutable();
