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

CREATE TRIGGER audit_waits_for_its_link AFTER INSERT ON audit
BEGIN
    INSERT INTO audit_unlinked (audit_id, chain) VALUES (NEW.id, COALESCE(NEW.team_id, 'deployment'));
END;

INSERT INTO audit_unlinked (audit_id, chain) SELECT id, COALESCE(team_id, 'deployment') FROM audit;

CREATE TABLE audit_heads (
    chain     TEXT NOT NULL,
    batch     BIGINT NOT NULL,
    previous  BLOB NOT NULL,
    hash      BLOB NOT NULL,
    signature BLOB NOT NULL,
    entries   BIGINT NOT NULL,
    closed_at TEXT NOT NULL,
    PRIMARY KEY (chain, batch)
);

CREATE TABLE audit_links (
    chain    TEXT NOT NULL,
    batch    BIGINT NOT NULL,
    position BIGINT NOT NULL,
    audit_id TEXT NOT NULL UNIQUE,
    hash     BLOB NOT NULL,
    PRIMARY KEY (chain, batch, position)
);

CREATE TRIGGER audit_heads_no_update BEFORE UPDATE ON audit_heads
BEGIN
    SELECT RAISE(ABORT, 'the chain of the audit is append-only');
END;
CREATE TRIGGER audit_heads_no_delete BEFORE DELETE ON audit_heads
BEGIN
    SELECT RAISE(ABORT, 'the chain of the audit is append-only');
END;
CREATE TRIGGER audit_links_no_update BEFORE UPDATE ON audit_links
BEGIN
    SELECT RAISE(ABORT, 'the chain of the audit is append-only');
END;
CREATE TRIGGER audit_links_no_delete BEFORE DELETE ON audit_links
BEGIN
    SELECT RAISE(ABORT, 'the chain of the audit is append-only');
END;
