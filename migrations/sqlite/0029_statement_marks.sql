-- What statements of one team may have in common, as keyed hashes: `about` is what a mark speaks of, `says` what its
-- statement says of it. Two statements that say different things of the same contradict one another. They go with their
-- analysis by themselves: a process of the version before, which knows nothing of them, erases it as well.
CREATE TABLE statement_marks (
    team_id     TEXT NOT NULL REFERENCES teams (id),
    analysis_id TEXT NOT NULL REFERENCES analyses (id) ON DELETE CASCADE,
    about       BLOB NOT NULL,
    says        BLOB NOT NULL,
    PRIMARY KEY (team_id, about, analysis_id)
) WITHOUT ROWID;
CREATE INDEX statement_marks_by_analysis ON statement_marks (analysis_id);
