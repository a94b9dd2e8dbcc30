-- Accounts at an OpenID provider that people sign in with. Issuer and subject are kept as one keyed hash: they are only
-- ever compared.

CREATE TABLE openid_identities (
    -- The person: each has at most one.
    id             TEXT PRIMARY KEY REFERENCES users (id),
    team_id        TEXT NOT NULL REFERENCES teams (id),
    identity_index BYTEA NOT NULL UNIQUE,
    linked_at      TIMESTAMPTZ NOT NULL
);

-- Whether a second factor was proved elsewhere for this session.
ALTER TABLE login_tokens ADD COLUMN second_factor_elsewhere BOOLEAN NOT NULL DEFAULT FALSE;

-- What an analysis was asked with, the hash of its file and why a person has to look are sealed under its own key. The plain
-- columns beside them are of the version before, and say no more than that of what is taken in from now on. A file that came
-- before is found by a keyed hash.
ALTER TABLE analyses ADD COLUMN submission BYTEA;
ALTER TABLE analyses ADD COLUMN reasons BYTEA;
ALTER TABLE analyses ADD COLUMN file_index BYTEA;
CREATE INDEX analyses_by_file_index ON analyses (team_id, file_index, id);

-- Who owns the schema may be another than who uses it. What only an owner can do and the service needs is done for it here:
-- writing a table of keys anew, so that its old pages go, and with them the keys that were deleted. (Not VACUUM, which no
-- function may run.)
CREATE FUNCTION rewrite_keys(keys TEXT) RETURNS void LANGUAGE plpgsql SECURITY DEFINER AS $$
BEGIN
    CASE keys
        WHEN 'content_keys' THEN CLUSTER content_keys USING content_keys_pkey;
        WHEN 'keyring' THEN CLUSTER keyring USING keyring_pkey;
    END CASE;
END $$;
REVOKE ALL ON FUNCTION rewrite_keys(TEXT) FROM PUBLIC;

-- Gives a role what the service needs, and takes from it what it must not have: it reads and writes rows, adds to what is
-- append-only, and changes no table. `lending-server migrate --grant-to ROLE` calls it; to be called again after every
-- migration, for new tables.
CREATE FUNCTION grant_runtime(runtime NAME) RETURNS void LANGUAGE plpgsql AS $$
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
END $$;

REVOKE ALL ON FUNCTION grant_runtime(NAME) FROM PUBLIC;

-- Both look for names in the schema they stand in, whatever the caller's path.
DO $$
BEGIN
    EXECUTE format('ALTER FUNCTION rewrite_keys(TEXT) SET search_path = %I, pg_temp', current_schema());
    EXECUTE format('ALTER FUNCTION grant_runtime(NAME) SET search_path = %I, pg_temp', current_schema());
END $$;
