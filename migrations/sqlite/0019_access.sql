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
