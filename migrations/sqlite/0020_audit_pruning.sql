-- What is older than the deployment keeps leaves the audit by whole batches, and the chain is closed over it: a signed note of
-- the last head that went. Nothing goes that no note covers.

CREATE TABLE audit_prunings (
    chain     TEXT NOT NULL,
    -- The last batch that went, and its head.
    batch     BIGINT NOT NULL,
    hash      BLOB NOT NULL,
    -- How many entries have gone since the chain began.
    entries   BIGINT NOT NULL,
    pruned_at TEXT NOT NULL,
    signature BLOB NOT NULL,
    PRIMARY KEY (chain, batch)
);
CREATE TRIGGER audit_prunings_no_update BEFORE UPDATE ON audit_prunings
BEGIN
    SELECT RAISE(ABORT, 'the chain of the audit is append-only');
END;
CREATE TRIGGER audit_prunings_no_delete BEFORE DELETE ON audit_prunings
BEGIN
    SELECT RAISE(ABORT, 'the chain of the audit is append-only');
END;

DROP TRIGGER audit_no_delete;
CREATE TRIGGER audit_no_delete BEFORE DELETE ON audit
WHEN NOT EXISTS (SELECT 1 FROM audit_links l JOIN audit_prunings p ON p.chain = l.chain AND p.batch >= l.batch
    WHERE l.audit_id = OLD.id)
BEGIN
    SELECT RAISE(ABORT, 'the audit table is append-only');
END;
DROP TRIGGER audit_links_no_delete;
CREATE TRIGGER audit_links_no_delete BEFORE DELETE ON audit_links
WHEN NOT EXISTS (SELECT 1 FROM audit_prunings p WHERE p.chain = OLD.chain AND p.batch >= OLD.batch)
BEGIN
    SELECT RAISE(ABORT, 'the chain of the audit is append-only');
END;
DROP TRIGGER audit_heads_no_delete;
CREATE TRIGGER audit_heads_no_delete BEFORE DELETE ON audit_heads
WHEN NOT EXISTS (SELECT 1 FROM audit_prunings p WHERE p.chain = OLD.chain AND p.batch >= OLD.batch)
BEGIN
    SELECT RAISE(ABORT, 'the chain of the audit is append-only');
END;
