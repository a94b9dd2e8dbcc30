-- How statements of a team were made, as keyed hashes: bank and layout under two names, whose account it is, the programs
-- that made the file and its fonts. A statement that was accepted tells how the next one of its layout is made. `family` is
-- a name from our own list of programs, for the sentence that says so, and says nothing of anybody. They go with their
-- analysis by themselves: a process of the version before, which knows nothing of them, erases it as well.
CREATE TABLE statement_makers (
    team_id     TEXT NOT NULL REFERENCES teams (id),
    analysis_id TEXT NOT NULL REFERENCES analyses (id) ON DELETE CASCADE,
    layout      BLOB NOT NULL,
    account     BLOB NOT NULL,
    programs    BLOB NOT NULL,
    fonts       BLOB NOT NULL,
    family      TEXT,
    -- No check of the document warned of anything: what was approved without a person counts as accepted only then.
    is_clean    BOOLEAN NOT NULL,
    PRIMARY KEY (team_id, layout, analysis_id)
) WITHOUT ROWID;
CREATE INDEX statement_makers_by_analysis ON statement_makers (analysis_id);
