-- A second wall between teams: whoever says whose rows they want (`lending.team`, see store/src/wall.rs) is shown no others
-- and can write no others, also by a statement that forgot its `team_id`. Whoever says nothing sees all: what works across
-- teams, and a process of the version before. Forced, because the service may own its schema.
DO $$
DECLARE
    walled RECORD;
    mine TEXT;
    says_nothing CONSTANT TEXT := $sql$COALESCE(current_setting('lending.team', TRUE), '') = ''$sql$;
BEGIN
    FOR walled IN
        SELECT c.relname, 'team_id = current_setting(''lending.team'', TRUE)'
            -- What is the deployment's own is nobody's.
            || CASE WHEN a.attnotnull THEN '' ELSE ' OR team_id IS NULL' END AS mine
        FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid AND a.attname = 'team_id' AND NOT a.attisdropped
        WHERE c.relnamespace = current_schema()::regnamespace AND c.relkind = 'r'
            -- How many wait before one's own is asked of everybody's.
            AND c.relname NOT IN ('jobs', 'job_turns')
        UNION ALL SELECT 'teams', 'id = current_setting(''lending.team'', TRUE)'
        -- These are seen as far as what they belong to is.
        UNION ALL SELECT 'product_versions', 'EXISTS (SELECT 1 FROM products p WHERE p.id = product_id)'
        UNION ALL SELECT 'recovery_codes', 'EXISTS (SELECT 1 FROM users u WHERE u.id = user_id)'
        UNION ALL SELECT chained, 'chain = current_setting(''lending.team'', TRUE)'
            FROM unnest(ARRAY['audit_heads', 'audit_links', 'audit_prunings']) AS chained
        UNION ALL SELECT 'audit_unlinked', 'chain IN (current_setting(''lending.team'', TRUE), ''deployment'')'
    LOOP
        mine := format('%s OR %s', says_nothing, walled.mine);
        EXECUTE format('CREATE POLICY wall ON %I USING (%s) WITH CHECK (%s)', walled.relname, mine, mine);
        EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', walled.relname);
        EXECUTE format('ALTER TABLE %I FORCE ROW LEVEL SECURITY', walled.relname);
    END LOOP;
END $$;
