-- What is older than the deployment keeps leaves the audit by whole batches, and the chain is closed over it: a signed note of
-- the last head that went. Nothing goes that no note covers.

CREATE TABLE audit_prunings (
    chain     TEXT NOT NULL,
    -- The last batch that went, and its head.
    batch     BIGINT NOT NULL,
    hash      BYTEA NOT NULL,
    -- How many entries have gone since the chain began.
    entries   BIGINT NOT NULL,
    pruned_at TIMESTAMPTZ NOT NULL,
    signature BYTEA NOT NULL,
    PRIMARY KEY (chain, batch)
);
CREATE TRIGGER audit_prunings_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON audit_prunings
    FOR EACH STATEMENT EXECUTE FUNCTION audit_is_append_only();

-- As before, but for whoever says that they prune: and of those each row is looked at.
CREATE FUNCTION audit_is_only_pruned() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    IF TG_OP = 'DELETE' AND current_setting('lending.pruning', true) = 'on' THEN
        RETURN NULL;
    END IF;
    RAISE EXCEPTION 'the audit table is append-only';
END $$;
CREATE FUNCTION audit_goes_where_noted() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
    is_noted BOOLEAN;
BEGIN
    IF TG_TABLE_NAME = 'audit' THEN
        SELECT EXISTS (SELECT 1 FROM audit_links l JOIN audit_prunings p ON p.chain = l.chain AND p.batch >= l.batch
            WHERE l.audit_id = to_jsonb(OLD) ->> 'id') INTO is_noted;
    ELSE
        SELECT EXISTS (SELECT 1 FROM audit_prunings p WHERE p.chain = to_jsonb(OLD) ->> 'chain'
            AND p.batch >= (to_jsonb(OLD) ->> 'batch')::BIGINT) INTO is_noted;
    END IF;
    IF NOT is_noted THEN
        RAISE EXCEPTION 'the audit table is append-only: this was not pruned';
    END IF;
    RETURN OLD;
END $$;

DROP TRIGGER audit_append_only ON audit;
CREATE TRIGGER audit_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON audit
    FOR EACH STATEMENT EXECUTE FUNCTION audit_is_only_pruned();
CREATE TRIGGER audit_goes_where_noted BEFORE DELETE ON audit
    FOR EACH ROW EXECUTE FUNCTION audit_goes_where_noted();
DROP TRIGGER audit_heads_append_only ON audit_heads;
CREATE TRIGGER audit_heads_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON audit_heads
    FOR EACH STATEMENT EXECUTE FUNCTION audit_is_only_pruned();
CREATE TRIGGER audit_heads_go_where_noted BEFORE DELETE ON audit_heads
    FOR EACH ROW EXECUTE FUNCTION audit_goes_where_noted();
DROP TRIGGER audit_links_append_only ON audit_links;
CREATE TRIGGER audit_links_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON audit_links
    FOR EACH STATEMENT EXECUTE FUNCTION audit_is_only_pruned();
CREATE TRIGGER audit_links_go_where_noted BEFORE DELETE ON audit_links
    FOR EACH ROW EXECUTE FUNCTION audit_goes_where_noted();

-- Done for a role that owns nothing, and so may not delete from the audit by itself: what a note covers, and nothing of the last
-- 90 days by the database's own clock, whoever has come by the role's password. Says how many batches went.
CREATE FUNCTION prune_audit(pruned_chain TEXT, up_to BIGINT) RETURNS BIGINT LANGUAGE plpgsql SECURITY DEFINER AS $$
DECLARE
    gone BIGINT;
BEGIN
    IF EXISTS (SELECT 1 FROM audit_heads WHERE chain = pruned_chain AND batch <= up_to
        AND closed_at > now() - INTERVAL '90 days') THEN
        RAISE EXCEPTION 'nothing of the last 90 days is pruned from the audit';
    END IF;
    PERFORM set_config('lending.pruning', 'on', true);
    DELETE FROM audit e USING audit_links l WHERE l.audit_id = e.id AND l.chain = pruned_chain AND l.batch <= up_to;
    DELETE FROM audit_links WHERE chain = pruned_chain AND batch <= up_to;
    DELETE FROM audit_heads WHERE chain = pruned_chain AND batch <= up_to;
    GET DIAGNOSTICS gone = ROW_COUNT;
    PERFORM set_config('lending.pruning', 'off', true);
    RETURN gone;
END $$;
REVOKE ALL ON FUNCTION prune_audit(TEXT, BIGINT) FROM PUBLIC;

-- As before, and pruning.
CREATE OR REPLACE FUNCTION grant_runtime(runtime NAME) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
    owned RECORD;
BEGIN
    IF pg_has_role(runtime, current_user, 'MEMBER') THEN
        RAISE EXCEPTION 'the role % owns the schema or is a superuser: nothing can be kept from it', runtime;
    END IF;
    EXECUTE format('GRANT USAGE ON SCHEMA %I TO %I', current_schema(), runtime);
    EXECUTE format('REVOKE CREATE ON SCHEMA %I FROM %I', current_schema(), runtime);
    FOR owned IN
        SELECT c.oid, c.relname, c.relname = '_sqlx_migrations' AS is_read_only,
            -- A trigger that refuses every update and deletion, whatever the row.
            EXISTS (SELECT 1 FROM pg_trigger t WHERE t.tgrelid = c.oid AND NOT t.tgisinternal
                AND t.tgtype & 1 = 0 AND t.tgtype & 24 = 24) AS is_append_only
        FROM pg_class c
        WHERE c.relnamespace = current_schema()::regnamespace AND c.relkind = 'r'
    LOOP
        EXECUTE format('REVOKE ALL ON %I.%I FROM %I', current_schema(), owned.relname, runtime);
        EXECUTE format('GRANT %s ON %I.%I TO %I',
            CASE WHEN owned.is_read_only THEN 'SELECT'
                WHEN owned.is_append_only THEN 'SELECT, INSERT'
                ELSE 'SELECT, INSERT, UPDATE, DELETE' END,
            current_schema(), owned.relname, runtime);
    END LOOP;
    -- A restored schema has lost this.
    EXECUTE format('REVOKE ALL ON FUNCTION %I.rewrite_keys(TEXT) FROM PUBLIC', current_schema());
    EXECUTE format('GRANT EXECUTE ON FUNCTION %I.rewrite_keys(TEXT) TO %I', current_schema(), runtime);
    EXECUTE format('REVOKE ALL ON FUNCTION %I.prune_audit(TEXT, BIGINT) FROM PUBLIC', current_schema());
    EXECUTE format('GRANT EXECUTE ON FUNCTION %I.prune_audit(TEXT, BIGINT) TO %I', current_schema(), runtime);
END $$;

-- They look for names in the schema they stand in, whatever the caller's path.
DO $$
BEGIN
    EXECUTE format('ALTER FUNCTION prune_audit(TEXT, BIGINT) SET search_path = %I, pg_temp', current_schema());
    EXECUTE format('ALTER FUNCTION grant_runtime(NAME) SET search_path = %I, pg_temp', current_schema());
END $$;
