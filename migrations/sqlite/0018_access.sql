-- Accounts at an OpenID provider that people sign in with. Issuer and subject are kept as one keyed hash: they are only
-- ever compared.

CREATE TABLE openid_identities (
    -- The person: each has at most one.
    id             TEXT PRIMARY KEY REFERENCES users (id),
    team_id        TEXT NOT NULL REFERENCES teams (id),
    identity_index BLOB NOT NULL UNIQUE,
    linked_at      TEXT NOT NULL
);

-- Whether a second factor was proved elsewhere for this session.
ALTER TABLE login_tokens ADD COLUMN second_factor_elsewhere BOOLEAN NOT NULL DEFAULT FALSE;

-- What an analysis was asked with, the hash of its file and why a person has to look are sealed under its own key. The plain
-- columns beside them are of the version before, and say no more than that of what is taken in from now on. A file that came
-- before is found by a keyed hash.
ALTER TABLE analyses ADD COLUMN submission BLOB;
ALTER TABLE analyses ADD COLUMN reasons BLOB;
ALTER TABLE analyses ADD COLUMN file_index BLOB;
CREATE INDEX analyses_by_file_index ON analyses (team_id, file_index, id);
