-- As before, but that the age of what goes is told by the entries themselves. When a batch was closed is written by whoever
-- closes it; the id of an entry begins with its own time, and nobody can change that.
CREATE OR REPLACE FUNCTION prune_audit(pruned_chain TEXT, up_to BIGINT) RETURNS BIGINT LANGUAGE plpgsql SECURITY DEFINER AS $$
DECLARE
    gone BIGINT;
    oldest TEXT;
    youngest TEXT;
BEGIN
    SELECT min(audit_id), max(audit_id) INTO oldest, youngest FROM audit_links
        WHERE chain = pruned_chain AND batch <= up_to;
    IF youngest >= audit_id_at(now() - INTERVAL '90 days')
        OR EXISTS (SELECT 1 FROM audit_heads WHERE chain = pruned_chain AND batch <= up_to
            AND closed_at > now() - INTERVAL '90 days') THEN
        RAISE EXCEPTION 'nothing of the last 90 days is pruned from the audit';
    END IF;
    PERFORM set_config('lending.pruning', 'on', true);
    DELETE FROM audit e USING audit_links l WHERE l.audit_id = e.id AND l.chain = pruned_chain AND l.batch <= up_to
        AND e.id BETWEEN oldest AND youngest;
    DELETE FROM audit_links WHERE chain = pruned_chain AND batch <= up_to;
    DELETE FROM audit_heads WHERE chain = pruned_chain AND batch <= up_to;
    GET DIAGNOSTICS gone = ROW_COUNT;
    PERFORM set_config('lending.pruning', 'off', true);
    RETURN gone;
END $$;

-- It looks for names in the schema it stands in, whatever the caller's path. Owner and grants are as before.
DO $$
BEGIN
    EXECUTE format('ALTER FUNCTION prune_audit(TEXT, BIGINT) SET search_path = %I, pg_temp', current_schema());
END $$;
