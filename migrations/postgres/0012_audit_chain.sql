-- Entries of the audit are linked into chains, one for each team and one for the deployment: whoever changes, removes or
-- moves an entry afterwards changes a hash that later ones depend on.

ALTER TABLE audit ADD COLUMN own_request_id TEXT;
ALTER TABLE audit ADD COLUMN purpose TEXT;
ALTER TABLE audit ADD COLUMN detail TEXT;

-- What is not linked yet. A trigger writes it, so that entries of an older version are linked as well.
CREATE TABLE audit_unlinked (
    audit_id TEXT PRIMARY KEY,
    chain    TEXT NOT NULL
);
CREATE INDEX audit_unlinked_by_chain ON audit_unlinked (chain, audit_id);

CREATE FUNCTION audit_waits_for_its_link() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    INSERT INTO audit_unlinked (audit_id, chain) VALUES (NEW.id, COALESCE(NEW.team_id, 'deployment'));
    RETURN NULL;
END $$;
CREATE TRIGGER audit_waits_for_its_link AFTER INSERT ON audit
    FOR EACH ROW EXECUTE FUNCTION audit_waits_for_its_link();

INSERT INTO audit_unlinked (audit_id, chain) SELECT id, COALESCE(team_id, 'deployment') FROM audit;

CREATE TABLE audit_heads (
    chain     TEXT NOT NULL,
    batch     BIGINT NOT NULL,
    previous  BYTEA NOT NULL,
    hash      BYTEA NOT NULL,
    signature BYTEA NOT NULL,
    entries   BIGINT NOT NULL,
    closed_at TIMESTAMPTZ NOT NULL,
    PRIMARY KEY (chain, batch)
);

CREATE TABLE audit_links (
    chain    TEXT NOT NULL,
    batch    BIGINT NOT NULL,
    position BIGINT NOT NULL,
    audit_id TEXT NOT NULL UNIQUE,
    hash     BYTEA NOT NULL,
    PRIMARY KEY (chain, batch, position)
);

CREATE TRIGGER audit_heads_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON audit_heads
    FOR EACH STATEMENT EXECUTE FUNCTION audit_is_append_only();
CREATE TRIGGER audit_links_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON audit_links
    FOR EACH STATEMENT EXECUTE FUNCTION audit_is_append_only();
