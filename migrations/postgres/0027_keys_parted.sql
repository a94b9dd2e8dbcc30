-- The table of keys lies in 16 parts, by a hash of the id: after an erasure the part alone is written anew that the erased key
-- lay in, and a sixteenth of the keys is locked for that moment. With millions of keys the whole took longer than a statement may,
-- and kept every report waiting meanwhile.
--
-- The table that is there is copied and dropped, with all its old pages. It is locked until then.

-- Which parts the keys of these ids lie in, or lay.
CREATE FUNCTION content_key_parts(ids TEXT[]) RETURNS SETOF TEXT LANGUAGE sql STABLE AS $$
    SELECT DISTINCT 'content_keys_' || lpad(part::TEXT, 2, '0') FROM unnest(ids) AS owner, generate_series(0, 15) part
    WHERE satisfies_hash_partition('content_keys'::REGCLASS, 16, part, owner)
$$;

ALTER TABLE content_keys RENAME TO content_keys_before;
ALTER INDEX content_keys_pkey RENAME TO content_keys_before_pkey;
CREATE TABLE content_keys (
    -- The analysis or the credit check; see store/src/content_keys.rs.
    id         TEXT PRIMARY KEY,
    team_id    TEXT NOT NULL REFERENCES teams (id),
    sealed_key BYTEA NOT NULL
) PARTITION BY HASH (id);

DO $$
DECLARE
    mine CONSTANT TEXT := $sql$COALESCE(current_setting('lending.team', TRUE), '') = ''
        OR team_id = current_setting('lending.team', TRUE)$sql$;
    guarded TEXT;
    granted RECORD;
BEGIN
    FOR part IN 0 .. 15 LOOP
        EXECUTE format('CREATE TABLE %I PARTITION OF content_keys FOR VALUES WITH (MODULUS 16, REMAINDER %s)',
            'content_keys_' || lpad(part::TEXT, 2, '0'), part);
    END LOOP;
    FOR guarded IN
        SELECT 'content_keys' UNION ALL
        SELECT inhrelid::REGCLASS::TEXT FROM pg_inherits WHERE inhparent = 'content_keys'::REGCLASS
    LOOP
        EXECUTE format('CREATE POLICY wall ON %s USING (%s) WITH CHECK (%s)', guarded, mine, mine);
        EXECUTE format('ALTER TABLE %s ENABLE ROW LEVEL SECURITY', guarded);
        EXECUTE format('ALTER TABLE %s FORCE ROW LEVEL SECURITY', guarded);
        -- What default privileges gave.
        FOR granted IN
            SELECT DISTINCT COALESCE(quote_ident(pg_get_userbyid(NULLIF(a.grantee, 0))), 'PUBLIC') AS role
            FROM pg_class c, aclexplode(c.relacl) a WHERE c.oid = guarded::REGCLASS AND a.grantee <> c.relowner
        LOOP
            EXECUTE format('REVOKE ALL ON %s FROM %s', guarded, granted.role);
        END LOOP;
        -- Processes that run use the new table as they did the former; of its parts they do nothing but read, as backups do.
        FOR granted IN
            SELECT a.privilege_type AS privilege,
                COALESCE(quote_ident(pg_get_userbyid(NULLIF(a.grantee, 0))), 'PUBLIC') AS role
            FROM pg_class c, aclexplode(c.relacl) a
            WHERE c.oid = 'content_keys_before'::REGCLASS AND a.grantee <> c.relowner
                AND (guarded = 'content_keys' OR a.privilege_type = 'SELECT')
        LOOP
            EXECUTE format('GRANT %s ON %s TO %s', granted.privilege, guarded, granted.role);
        END LOOP;
    END LOOP;
END $$;

INSERT INTO content_keys (id, team_id, sealed_key) SELECT id, team_id, sealed_key FROM content_keys_before;
DROP TABLE content_keys_before;

-- As before, and one part of the keys by its name. A column of a part cannot be altered by itself; what makes Postgres write
-- a part anew, with the rows that are there now and none for whoever has an older snapshot, is to take it out of the
-- write-ahead log and back. Nobody sees it in between: both happen in one transaction.
CREATE OR REPLACE FUNCTION rewrite_keys(keys TEXT) RETURNS void LANGUAGE plpgsql SECURITY DEFINER AS $$
DECLARE
    part TEXT;
BEGIN
    -- Shorter than anybody notices who waits behind it.
    PERFORM set_config('lock_timeout', '2s', true);
    IF keys = 'keyring' THEN
        -- What is computed makes Postgres write the table; a column alone would be taken as it is.
        ALTER TABLE keyring ALTER COLUMN wrapped TYPE BYTEA USING wrapped || ''::BYTEA;
        RETURN;
    END IF;
    -- A process of the version before asks for the whole.
    FOR part IN
        SELECT c.relname FROM pg_inherits i JOIN pg_class c ON c.oid = i.inhrelid
        WHERE i.inhparent = 'content_keys'::REGCLASS AND keys IN (c.relname, 'content_keys') ORDER BY 1
    LOOP
        EXECUTE format('ALTER TABLE %I SET UNLOGGED', part);
        EXECUTE format('ALTER TABLE %I SET LOGGED', part);
    END LOOP;
    IF NOT FOUND THEN
        RAISE EXCEPTION '% is no table of keys', keys;
    END IF;
END $$;

-- They look for names in the schema they stand in, whatever the caller's path. Owner and grants are as before.
DO $$
DECLARE
    pinned TEXT;
BEGIN
    FOREACH pinned IN ARRAY ARRAY['content_key_parts(TEXT[])', 'rewrite_keys(TEXT)'] LOOP
        EXECUTE format('ALTER FUNCTION %s SET search_path = %I, pg_temp', pinned, current_schema());
    END LOOP;
END $$;
