-- What statements of one team may have in common, as keyed hashes: `about` is what a mark speaks of, `says` what its
-- statement says of it. Two statements that say different things of the same contradict one another. They go with their
-- analysis by themselves: a process of the version before, which knows nothing of them, erases it as well.
CREATE TABLE statement_marks (
    team_id     TEXT NOT NULL REFERENCES teams (id),
    analysis_id TEXT NOT NULL REFERENCES analyses (id) ON DELETE CASCADE,
    about       BYTEA NOT NULL,
    says        BYTEA NOT NULL,
    PRIMARY KEY (team_id, about, analysis_id)
);
CREATE INDEX statement_marks_by_analysis ON statement_marks (analysis_id);
CREATE POLICY wall ON statement_marks
    USING (COALESCE(current_setting('lending.team', TRUE), '') = '' OR team_id = current_setting('lending.team', TRUE))
    WITH CHECK (COALESCE(current_setting('lending.team', TRUE), '') = '' OR team_id = current_setting('lending.team', TRUE));
ALTER TABLE statement_marks ENABLE ROW LEVEL SECURITY;
ALTER TABLE statement_marks FORCE ROW LEVEL SECURITY;
