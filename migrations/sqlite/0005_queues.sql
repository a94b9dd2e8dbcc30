-- Work waits in queues by what it costs: text statements, and scans, whose characters must be recognised first.

ALTER TABLE jobs ADD COLUMN queue TEXT NOT NULL DEFAULT 'text';
-- Until when a job that was handed to Redis counts as being there. Null: nobody handed it over, or a run has it.
ALTER TABLE jobs ADD COLUMN handed_over_until TEXT;

DROP INDEX jobs_by_turn;
CREATE INDEX jobs_by_turn ON jobs (queue, team_id, due_at, id);
-- What is in flight is little, however much waits.
CREATE INDEX jobs_in_flight ON jobs (queue, team_id) WHERE run_token IS NOT NULL OR handed_over_until IS NOT NULL;

-- How much a worker does at once, so that no team is given all of it.
ALTER TABLE workers ADD COLUMN text_slots BIGINT NOT NULL DEFAULT 0;
ALTER TABLE workers ADD COLUMN scan_slots BIGINT NOT NULL DEFAULT 0;
