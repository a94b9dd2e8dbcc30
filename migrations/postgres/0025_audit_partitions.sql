-- The audit lies in partitions, one for each month, so that what is pruned gives its space back at once: a month of which no
-- entry is left is dropped, and nobody waits for a vacuum. Ids of entries begin with their time (`aud_` and a ULID), so
-- months are ranges of ids: the primary key stays the id alone, and whoever looks for an id looks into one partition. What
-- no month covers lies in `audit_default`, so no entry is ever refused for want of a month.
--
-- The table that is there becomes the first partition: it is looked through once, and locked meanwhile.

-- What no id of an earlier millisecond reaches: the first ULID of that moment. Digits sort before capitals in every collation,
-- and all ids begin alike, so the order of the database is the order of time.
CREATE FUNCTION audit_id_at(moment TIMESTAMPTZ) RETURNS TEXT LANGUAGE sql STABLE AS $$
    SELECT 'aud_' || string_agg(
        substr('0123456789ABCDEFGHJKMNPQRSTVWXYZ', ((at.ms >> (5 * place)) & 31)::INT + 1, 1), '' ORDER BY place DESC)
        || repeat('0', 16)
    FROM (SELECT floor(extract(epoch FROM moment) * 1000)::BIGINT AS ms) at, generate_series(0, 9) place
$$;
-- As it is at the beginning of a day, which is that of UTC as months are.
CREATE FUNCTION audit_id_on(day DATE) RETURNS TEXT LANGUAGE sql STABLE AS $$
    SELECT audit_id_at(day::TIMESTAMP AT TIME ZONE 'UTC')
$$;

-- Guards a table of entries, the whole or a part. A part is called by its own name only by somebody who is up to something,
-- and by pg_dump, which reads parts one by one. So it refuses what the whole refuses, shows behind the wall between teams what
-- the whole shows there, and can be read by whoever may read the whole. Nothing is added to it but through the whole.
CREATE FUNCTION guard_audit(part REGCLASS) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
    mine CONSTANT TEXT := $sql$COALESCE(current_setting('lending.team', TRUE), '') = ''
        OR team_id = current_setting('lending.team', TRUE) OR team_id IS NULL$sql$;
    granted RECORD;
BEGIN
    EXECUTE format('CREATE TRIGGER audit_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON %s
        FOR EACH STATEMENT EXECUTE FUNCTION audit_is_only_pruned()', part);
    EXECUTE format('CREATE POLICY wall ON %s USING (%s) WITH CHECK (%s)', part, mine, mine);
    EXECUTE format('ALTER TABLE %s ENABLE ROW LEVEL SECURITY', part);
    EXECUTE format('ALTER TABLE %s FORCE ROW LEVEL SECURITY', part);
    -- What default privileges gave as well.
    FOR granted IN
        SELECT DISTINCT COALESCE(quote_ident(pg_get_userbyid(NULLIF(a.grantee, 0))), 'PUBLIC') AS role
        FROM pg_class c, aclexplode(c.relacl) a WHERE c.oid = part AND a.grantee <> c.relowner
    LOOP
        EXECUTE format('REVOKE ALL ON %s FROM %s', part, granted.role);
    END LOOP;
    FOR granted IN
        SELECT DISTINCT COALESCE(quote_ident(pg_get_userbyid(NULLIF(a.grantee, 0))), 'PUBLIC') AS role
        FROM pg_class c, aclexplode(c.relacl) a
        WHERE c.oid = 'audit'::REGCLASS AND a.grantee <> c.relowner AND a.privilege_type = 'SELECT'
    LOOP
        EXECUTE format('GRANT SELECT ON %s TO %s', part, granted.role);
    END LOOP;
END $$;
REVOKE ALL ON FUNCTION guard_audit(REGCLASS) FROM PUBLIC;

-- Partitions of months: from which id on, and up to which. `first` is null where one takes everything before it.
CREATE FUNCTION audit_partitions() RETURNS TABLE (part REGCLASS, first TEXT, after TEXT) LANGUAGE sql STABLE AS $$
    SELECT c.oid::REGCLASS, substring(bounds FROM 'FROM \(''([^'']+)''\)'), substring(bounds FROM 'TO \(''([^'']+)''\)')
    FROM pg_inherits i JOIN pg_class c ON c.oid = i.inhrelid, pg_get_expr(c.relpartbound, c.oid) bounds
    WHERE i.inhparent = 'audit'::REGCLASS AND bounds <> 'DEFAULT'
$$;

-- Makes the partition of a month. False where there is one, where entries of it lie in the default one already (there they
-- stay: entries are not moved about), and where somebody reads the record for so long that it would keep others waiting.
CREATE FUNCTION make_audit_partition(month DATE) RETURNS BOOLEAN LANGUAGE plpgsql
    -- Shorter than anybody notices who waits behind it.
    SET lock_timeout = '1s' AS $$
DECLARE
    name CONSTANT TEXT := to_char(month, '"audit_"YYYY_MM');
    begins CONSTANT TEXT := audit_id_on(month);
    ends CONSTANT TEXT := audit_id_on((month + INTERVAL '1 month')::DATE);
BEGIN
    IF EXISTS (SELECT FROM audit_partitions() p
            WHERE COALESCE(p.first <= begins, TRUE) AND COALESCE(p.after > begins, TRUE))
        OR EXISTS (SELECT FROM audit_default e WHERE e.id >= begins AND e.id < ends) THEN
        RETURN FALSE;
    END IF;
    -- One of several who are at it at once; readers and writers go on.
    LOCK TABLE ONLY audit IN SHARE UPDATE EXCLUSIVE MODE;
    EXECUTE format('CREATE TABLE %I (LIKE audit INCLUDING DEFAULTS)', name);
    PERFORM guard_audit(name::REGCLASS);
    EXECUTE format('ALTER TABLE audit ATTACH PARTITION %I FOR VALUES FROM (%L) TO (%L)', name, begins, ends);
    RETURN TRUE;
EXCEPTION
    WHEN lock_not_available OR check_violation OR duplicate_table THEN RETURN FALSE;
END $$;
REVOKE ALL ON FUNCTION make_audit_partition(DATE) FROM PUBLIC;

-- Done for a role that owns nothing, as the owner: this month's partition and those of the three that come, by the
-- database's own clock. Says how many were made. Workers call it again and again, so a quarter of a year can go by without
-- any.
CREATE FUNCTION make_audit_partitions() RETURNS BIGINT LANGUAGE sql SECURITY DEFINER AS $$
    SELECT count(*) FILTER (WHERE make_audit_partition(
        (date_trunc('month', now() AT TIME ZONE 'UTC') + ahead * INTERVAL '1 month')::DATE))
    FROM generate_series(0, 3) ahead
$$;
REVOKE ALL ON FUNCTION make_audit_partitions() FROM PUBLIC;

-- The same for a month of which pruning has left nothing. Nothing younger than 90 days is looked at, for nothing of them is
-- pruned. One at a time, because the whole record is locked meanwhile; false where there is none, or where somebody reads.
CREATE FUNCTION drop_audit_partition() RETURNS BOOLEAN LANGUAGE plpgsql SECURITY DEFINER
    SET lock_timeout = '1s' AS $$
DECLARE
    old RECORD;
    is_used BOOLEAN;
BEGIN
    FOR old IN SELECT p.part FROM audit_partitions() p
        WHERE p.after <= audit_id_at(now() - INTERVAL '90 days') ORDER BY p.after
    LOOP
        -- A glance that keeps nobody waiting, and decides nothing: behind the wall it would not see all.
        EXECUTE format('SELECT EXISTS (SELECT FROM %s)', old.part) INTO is_used;
        CONTINUE WHEN is_used;
        BEGIN
            -- In the order in which readers take them: the whole, then the part.
            LOCK TABLE ONLY audit IN ACCESS EXCLUSIVE MODE;
            -- What no entry passes. Postgres holds every one there is against it, past every policy and snapshot: where there
            -- is one after all, nothing is dropped.
            EXECUTE format('ALTER TABLE %s ADD CONSTRAINT is_empty CHECK (FALSE)', old.part);
            EXECUTE format('DROP TABLE %s', old.part);
            RETURN TRUE;
        EXCEPTION
            WHEN check_violation THEN CONTINUE;
            WHEN lock_not_available OR undefined_table THEN RETURN FALSE;
        END;
    END LOOP;
    RETURN FALSE;
END $$;
REVOKE ALL ON FUNCTION drop_audit_partition() FROM PUBLIC;

-- As before, but that what goes of the audit is told by the name of its partition.
CREATE OR REPLACE FUNCTION audit_goes_where_noted() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
    is_noted BOOLEAN;
BEGIN
    IF TG_TABLE_NAME IN ('audit_heads', 'audit_links') THEN
        SELECT EXISTS (SELECT 1 FROM audit_prunings p WHERE p.chain = to_jsonb(OLD) ->> 'chain'
            AND p.batch >= (to_jsonb(OLD) ->> 'batch')::BIGINT) INTO is_noted;
    ELSE
        SELECT EXISTS (SELECT 1 FROM audit_links l JOIN audit_prunings p ON p.chain = l.chain AND p.batch >= l.batch
            WHERE l.audit_id = to_jsonb(OLD) ->> 'id') INTO is_noted;
    END IF;
    IF NOT is_noted THEN
        RAISE EXCEPTION 'the audit table is append-only: this was not pruned';
    END IF;
    RETURN OLD;
END $$;

-- As before, but that months which none of them can be of are not looked at.
CREATE OR REPLACE FUNCTION prune_audit(pruned_chain TEXT, up_to BIGINT) RETURNS BIGINT LANGUAGE plpgsql SECURITY DEFINER AS $$
DECLARE
    gone BIGINT;
    oldest TEXT;
    youngest TEXT;
BEGIN
    IF EXISTS (SELECT 1 FROM audit_heads WHERE chain = pruned_chain AND batch <= up_to
        AND closed_at > now() - INTERVAL '90 days') THEN
        RAISE EXCEPTION 'nothing of the last 90 days is pruned from the audit';
    END IF;
    SELECT min(audit_id), max(audit_id) INTO oldest, youngest FROM audit_links
        WHERE chain = pruned_chain AND batch <= up_to;
    PERFORM set_config('lending.pruning', 'on', true);
    DELETE FROM audit e USING audit_links l WHERE l.audit_id = e.id AND l.chain = pruned_chain AND l.batch <= up_to
        AND e.id BETWEEN oldest AND youngest;
    DELETE FROM audit_links WHERE chain = pruned_chain AND batch <= up_to;
    DELETE FROM audit_heads WHERE chain = pruned_chain AND batch <= up_to;
    GET DIAGNOSTICS gone = ROW_COUNT;
    PERFORM set_config('lending.pruning', 'off', true);
    RETURN gone;
END $$;

-- As before, and partitions: of them a role reads what it reads of the whole, and does nothing else with them.
CREATE OR REPLACE FUNCTION grant_runtime(runtime NAME) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
    owned RECORD;
    done_as_owner TEXT;
BEGIN
    IF pg_has_role(runtime, current_user, 'MEMBER') THEN
        RAISE EXCEPTION 'the role % owns the schema or is a superuser: nothing can be kept from it', runtime;
    END IF;
    EXECUTE format('GRANT USAGE ON SCHEMA %I TO %I', current_schema(), runtime);
    EXECUTE format('REVOKE CREATE ON SCHEMA %I FROM %I', current_schema(), runtime);
    FOR owned IN
        SELECT c.oid, c.relname, c.relname = '_sqlx_migrations' OR c.relispartition AS is_read_only,
            -- A trigger that refuses every update and deletion, whatever the row.
            EXISTS (SELECT 1 FROM pg_trigger t WHERE t.tgrelid = c.oid AND NOT t.tgisinternal
                AND t.tgtype & 1 = 0 AND t.tgtype & 24 = 24) AS is_append_only
        FROM pg_class c
        WHERE c.relnamespace = current_schema()::regnamespace AND c.relkind IN ('r', 'p')
    LOOP
        EXECUTE format('REVOKE ALL ON %I.%I FROM %I', current_schema(), owned.relname, runtime);
        EXECUTE format('GRANT %s ON %I.%I TO %I',
            CASE WHEN owned.is_read_only THEN 'SELECT'
                WHEN owned.is_append_only THEN 'SELECT, INSERT'
                ELSE 'SELECT, INSERT, UPDATE, DELETE' END,
            current_schema(), owned.relname, runtime);
    END LOOP;
    FOREACH done_as_owner IN ARRAY ARRAY['rewrite_keys(TEXT)', 'prune_audit(TEXT, BIGINT)', 'make_audit_partitions()',
        'drop_audit_partition()']
    LOOP
        -- A restored schema has lost this.
        EXECUTE format('REVOKE ALL ON FUNCTION %I.%s FROM PUBLIC', current_schema(), done_as_owner);
        EXECUTE format('GRANT EXECUTE ON FUNCTION %I.%s TO %I', current_schema(), done_as_owner, runtime);
    END LOOP;
END $$;

-- They look for names in the schema they stand in, whatever the caller's path.
DO $$
DECLARE
    pinned TEXT;
BEGIN
    FOREACH pinned IN ARRAY ARRAY['audit_id_at(TIMESTAMPTZ)', 'audit_id_on(DATE)', 'guard_audit(REGCLASS)',
        'audit_partitions()', 'make_audit_partition(DATE)', 'make_audit_partitions()', 'drop_audit_partition()',
        'prune_audit(TEXT, BIGINT)', 'grant_runtime(NAME)']
    LOOP
        EXECUTE format('ALTER FUNCTION %s SET search_path = %I, pg_temp', pinned, current_schema());
    END LOOP;
END $$;

-- The table that is there keeps all its entries, and takes those up to the end of this month, or of a later one where some
-- clock was ahead.
ALTER TABLE audit RENAME TO audit_first;
ALTER INDEX audit_pkey RENAME TO audit_first_pkey;
ALTER INDEX audit_by_team RENAME TO audit_first_by_team;
CREATE TABLE audit (LIKE audit_first INCLUDING DEFAULTS, PRIMARY KEY (id)) PARTITION BY RANGE (id);
CREATE INDEX audit_by_team ON audit (team_id, id);
SELECT guard_audit('audit');
-- Triggers of rows go on from the whole to every part; those of statements are each one's own.
DROP TRIGGER audit_waits_for_its_link ON audit_first;
DROP TRIGGER audit_goes_where_noted ON audit_first;
CREATE TRIGGER audit_waits_for_its_link AFTER INSERT ON audit
    FOR EACH ROW EXECUTE FUNCTION audit_waits_for_its_link();
CREATE TRIGGER audit_goes_where_noted BEFORE DELETE ON audit
    FOR EACH ROW EXECUTE FUNCTION audit_goes_where_noted();

DO $$
DECLARE
    granted RECORD;
    oldest TEXT;
    youngest TEXT;
    begins CONSTANT DATE := date_trunc('month', now() AT TIME ZONE 'UTC')::DATE;
    ends DATE := (begins + INTERVAL '1 month')::DATE;
    name TEXT;
BEGIN
    -- Processes that run use the new table as they did the former.
    FOR granted IN
        SELECT a.privilege_type AS privilege, COALESCE(quote_ident(pg_get_userbyid(NULLIF(a.grantee, 0))), 'PUBLIC') AS role
        FROM pg_class c, aclexplode(c.relacl) a WHERE c.oid = 'audit_first'::REGCLASS AND a.grantee <> c.relowner
    LOOP
        EXECUTE format('GRANT %s ON audit TO %s', granted.privilege, granted.role);
    END LOOP;
    SELECT min(id), max(id) INTO oldest, youngest FROM audit_first;
    WHILE audit_id_on(ends) <= youngest LOOP
        ends := (ends + INTERVAL '1 month')::DATE;
    END LOOP;
    name := to_char(ends - INTERVAL '1 month',
        CASE WHEN oldest IS NULL THEN '"audit_"YYYY_MM' ELSE '"audit_up_to_"YYYY_MM' END);
    DROP TRIGGER audit_append_only ON audit_first;
    DROP POLICY wall ON audit_first;
    EXECUTE format('ALTER TABLE audit_first RENAME TO %I', name);
    EXECUTE format('ALTER INDEX audit_first_pkey RENAME TO %I', name || '_pkey');
    EXECUTE format('ALTER INDEX audit_first_by_team RENAME TO %I', name || '_team_id_id_idx');
    PERFORM guard_audit(name::REGCLASS);
    EXECUTE format('ALTER TABLE audit ATTACH PARTITION %I FOR VALUES FROM (%s) TO (%L)', name,
        CASE WHEN oldest IS NULL THEN quote_literal(audit_id_on(begins)) ELSE 'MINVALUE' END, audit_id_on(ends));
END $$;

CREATE TABLE audit_default PARTITION OF audit DEFAULT;
SELECT guard_audit('audit_default');
SELECT make_audit_partitions();
