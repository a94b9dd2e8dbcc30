-- People: what a key is good for, who has left, how somebody comes in, and how they prove who they are.

-- Words such as analyses:read; null: whatever its owner may. A process of the version before does not know them.
ALTER TABLE api_keys ADD COLUMN scopes TEXT;

-- The table is built anew, because roles grow by a word that its check refuses. Rows of other tables that refer to a user
-- are without one in between, and the constraint is looked at when all of this is done.
PRAGMA defer_foreign_keys = ON;
CREATE TABLE users_before AS SELECT * FROM users;
DROP TABLE users;
CREATE TABLE users (
    id               TEXT PRIMARY KEY,
    team_id          TEXT NOT NULL REFERENCES teams (id),
    role             TEXT NOT NULL,
    email_index      BLOB NOT NULL UNIQUE,
    sealed_email     BLOB NOT NULL,
    sealed_name      BLOB NOT NULL,
    password_hash    TEXT NOT NULL,
    created_at       TEXT NOT NULL,
    uploads_per_hour INTEGER,
    uploads_at_once  INTEGER,
    -- While it is set, the person has no token and gets none.
    disabled_at      TEXT
);
INSERT INTO users (id, team_id, role, email_index, sealed_email, sealed_name, password_hash, created_at, uploads_per_hour,
    uploads_at_once)
SELECT id, team_id, role, email_index, sealed_email, sealed_name, password_hash, created_at, uploads_per_hour,
    uploads_at_once FROM users_before;
DROP TABLE users_before;
CREATE INDEX users_by_team ON users (team_id, id);

-- What a team asks of its people. No row: nothing beyond what holds for all.
CREATE TABLE team_settings (
    team_id               TEXT PRIMARY KEY REFERENCES teams (id),
    four_eyes             BOOLEAN NOT NULL,
    reviewers_only        BOOLEAN NOT NULL,
    require_second_factor BOOLEAN NOT NULL,
    longest_key_days      BIGINT,
    changed_by            TEXT NOT NULL REFERENCES users (id),
    changed_at            TEXT NOT NULL
);

-- One-time links by which somebody becomes a member. Only a keyed hash of the link's token is kept.
CREATE TABLE invitations (
    id           TEXT PRIMARY KEY,
    team_id      TEXT NOT NULL REFERENCES teams (id),
    role         TEXT NOT NULL,
    email_index  BLOB NOT NULL,
    sealed_email BLOB NOT NULL,
    token_hash   BLOB NOT NULL UNIQUE,
    created_by   TEXT NOT NULL REFERENCES users (id),
    created_at   TEXT NOT NULL,
    expires_at   TEXT NOT NULL,
    revoked_at   TEXT,
    accepted_at  TEXT,
    accepted_by  TEXT REFERENCES users (id)
);
CREATE INDEX invitations_by_team ON invitations (team_id, id);
CREATE INDEX invitations_by_expiry ON invitations (expires_at);

-- One-time links by which a member sets a new password.
CREATE TABLE password_resets (
    id         TEXT PRIMARY KEY,
    team_id    TEXT NOT NULL REFERENCES teams (id),
    user_id    TEXT NOT NULL REFERENCES users (id),
    token_hash BLOB NOT NULL UNIQUE,
    created_by TEXT NOT NULL REFERENCES users (id),
    created_at TEXT NOT NULL,
    expires_at TEXT NOT NULL,
    -- Used, or made void by a later one.
    ended_at   TEXT
);
CREATE INDEX password_resets_by_user ON password_resets (user_id);
CREATE INDEX password_resets_by_expiry ON password_resets (expires_at);

-- The second factor of a person: codes of an app that change with the time (RFC 6238).
CREATE TABLE second_factors (
    -- The person.
    id            TEXT PRIMARY KEY REFERENCES users (id),
    team_id       TEXT NOT NULL REFERENCES teams (id),
    sealed_secret BLOB NOT NULL,
    created_at    TEXT NOT NULL,
    -- Null until a first code has shown that the app has the secret.
    confirmed_at  TEXT,
    -- The time step of the last code that was taken: it and earlier ones are refused.
    last_step     BIGINT NOT NULL
);

-- For whoever has lost the app. Each works once, and is deleted then.
CREATE TABLE recovery_codes (
    user_id   TEXT NOT NULL REFERENCES users (id),
    code_hash BLOB NOT NULL,
    PRIMARY KEY (user_id, code_hash)
);
