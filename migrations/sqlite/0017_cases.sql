-- Who holds a case: a person of the team who may decide about it. Nobody, where it is null.
ALTER TABLE analyses ADD COLUMN assignee TEXT REFERENCES users (id);
CREATE INDEX analyses_by_assignee ON analyses (team_id, assignee, id);

-- Pages of statements that were painted, kept for whoever looks at them again: sealed under the key of their analysis, and
-- gone with its statement.
CREATE TABLE page_pictures (
    analysis_id TEXT NOT NULL REFERENCES analyses (id) ON DELETE CASCADE,
    team_id     TEXT NOT NULL,
    page        BIGINT NOT NULL,
    scale       BIGINT NOT NULL,
    picture     BLOB NOT NULL,
    PRIMARY KEY (analysis_id, page, scale)
);

-- What stands on the pages of a file that only its password opens: described while the password was at hand, because it is
-- not kept.
CREATE TABLE unlocked_pages (
    analysis_id TEXT PRIMARY KEY REFERENCES analyses (id) ON DELETE CASCADE,
    team_id     TEXT NOT NULL,
    pages       BLOB NOT NULL
);
