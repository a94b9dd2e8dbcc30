-- Writes a table of keys anew with the rows that are there now and no others. CLUSTER also kept what an older snapshot still
-- saw, so a session that had begun before an erasure left the key in the new pages. Altering a column, to what it was, keeps
-- nothing for anybody: whoever has an older snapshot and reads the table only now finds it empty. So those who copy the
-- database take a lock that holds this back (`lending-server backup`); one who reads the table in a transaction holds it up,
-- and it is tried again. It never looks through the wall between teams, as a copy of the rows would.
CREATE OR REPLACE FUNCTION rewrite_keys(keys TEXT) RETURNS void LANGUAGE plpgsql SECURITY DEFINER AS $$
BEGIN
    -- Shorter than anybody notices who waits behind it.
    PERFORM set_config('lock_timeout', '2s', true);
    CASE keys
        -- What is computed makes Postgres write the table; a column alone would be taken as it is.
        WHEN 'content_keys' THEN
            ALTER TABLE content_keys ALTER COLUMN sealed_key TYPE BYTEA USING sealed_key || ''::BYTEA;
        WHEN 'keyring' THEN
            ALTER TABLE keyring ALTER COLUMN wrapped TYPE BYTEA USING wrapped || ''::BYTEA;
    END CASE;
END $$;

-- It looks for names in the schema it stands in, whatever the caller's path. Owner and grants are as before.
DO $$
BEGIN
    EXECUTE format('ALTER FUNCTION rewrite_keys(TEXT) SET search_path = %I, pg_temp', current_schema());
END $$;
