-- Teams, their people, their tokens, their products, and the record of who did what.
-- Columns named sealed_* hold personal data, encrypted under the team's data key and bound to their row.

CREATE TABLE teams (
    id              TEXT PRIMARY KEY,
    name            TEXT NOT NULL,
    -- Counted here so that the limit on active products is one guarded statement.
    active_products BIGINT NOT NULL DEFAULT 0,
    created_at      TIMESTAMPTZ NOT NULL
);

CREATE TABLE entitlements (
    team_id     TEXT NOT NULL REFERENCES teams (id),
    name        TEXT NOT NULL,
    granted_at  TIMESTAMPTZ NOT NULL,
    PRIMARY KEY (team_id, name)
);

-- Every key of the deployment, wrapped under the master key that LENDING_SECRET yields.
CREATE TABLE keyring (
    id          BYTEA PRIMARY KEY,
    -- One active key per slot: 'deployment/token_hash', 'deployment/blind_index', 'team/<id>'. Null once retired.
    slot        TEXT UNIQUE,
    purpose     TEXT NOT NULL,
    team_id     TEXT REFERENCES teams (id),
    wrapped     BYTEA NOT NULL,
    master_id   TEXT NOT NULL,
    created_at  TIMESTAMPTZ NOT NULL,
    retired_at  TIMESTAMPTZ
);

CREATE TABLE users (
    id            TEXT PRIMARY KEY,
    team_id       TEXT NOT NULL REFERENCES teams (id),
    role          TEXT NOT NULL CHECK (role IN ('owner', 'member', 'viewer')),
    email_index   BYTEA NOT NULL UNIQUE,
    sealed_email  BYTEA NOT NULL,
    sealed_name   BYTEA NOT NULL,
    password_hash TEXT NOT NULL,
    created_at    TIMESTAMPTZ NOT NULL
);
CREATE INDEX users_by_team ON users (team_id, id);

CREATE TABLE api_keys (
    id           TEXT PRIMARY KEY,
    team_id      TEXT NOT NULL REFERENCES teams (id),
    user_id      TEXT NOT NULL REFERENCES users (id),
    name         TEXT NOT NULL,
    token_hash   BYTEA NOT NULL UNIQUE,
    last_four    TEXT NOT NULL,
    created_at   TIMESTAMPTZ NOT NULL,
    last_used_at TIMESTAMPTZ,
    expires_at   TIMESTAMPTZ,
    revoked_at   TIMESTAMPTZ
);
CREATE INDEX api_keys_by_team ON api_keys (team_id, id);
CREATE INDEX api_keys_by_user ON api_keys (user_id);

CREATE TABLE login_tokens (
    id                 TEXT PRIMARY KEY,
    team_id            TEXT NOT NULL REFERENCES teams (id),
    user_id            TEXT NOT NULL REFERENCES users (id),
    sealed_device_name BYTEA,
    token_hash         BYTEA NOT NULL UNIQUE,
    created_at         TIMESTAMPTZ NOT NULL,
    expires_at         TIMESTAMPTZ NOT NULL,
    revoked_at         TIMESTAMPTZ
);
CREATE INDEX login_tokens_by_expiry ON login_tokens (expires_at);
CREATE INDEX login_tokens_by_user ON login_tokens (user_id);

-- Failed sign-ins per email, whether or not an account has it: no row tells that one exists.
CREATE TABLE sign_in_failures (
    email_index     BYTEA PRIMARY KEY,
    -- When the last few happened, in milliseconds: a lock needs them all within a quarter of an hour.
    failed_at_ms    JSONB NOT NULL,
    locks           BIGINT NOT NULL,
    locked_until    TIMESTAMPTZ,
    forget_at       TIMESTAMPTZ NOT NULL
);
CREATE INDEX sign_in_failures_by_forget_at ON sign_in_failures (forget_at);

CREATE TABLE products (
    id          TEXT PRIMARY KEY,
    team_id     TEXT NOT NULL REFERENCES teams (id),
    status      TEXT NOT NULL CHECK (status IN ('active', 'archived')),
    version     BIGINT NOT NULL,
    created_at  TIMESTAMPTZ NOT NULL,
    updated_at  TIMESTAMPTZ NOT NULL
);
CREATE INDEX products_by_team ON products (team_id, status, id);

-- A product's terms as they were at each version: an analysis keeps the version it was scored under.
CREATE TABLE product_versions (
    product_id  TEXT NOT NULL REFERENCES products (id),
    version     BIGINT NOT NULL,
    terms       JSONB NOT NULL,
    created_at  TIMESTAMPTZ NOT NULL,
    PRIMARY KEY (product_id, version)
);

-- What a POST with an Idempotency-Key created. Keys are kept as keyed hashes: they may carry personal data.
CREATE TABLE idempotency (
    team_id     TEXT NOT NULL REFERENCES teams (id),
    route       TEXT NOT NULL,
    key_hash    BYTEA NOT NULL,
    fingerprint BYTEA NOT NULL,
    resource_id TEXT NOT NULL,
    expires_at  TIMESTAMPTZ NOT NULL,
    PRIMARY KEY (team_id, route, key_hash)
);
CREATE INDEX idempotency_by_expiry ON idempotency (expires_at);

CREATE TABLE audit (
    id          TEXT PRIMARY KEY,
    at          TIMESTAMPTZ NOT NULL,
    team_id     TEXT,
    actor       TEXT NOT NULL,
    token_id    TEXT,
    action      TEXT NOT NULL,
    subject     TEXT,
    ip          TEXT,
    request_id  TEXT
);
CREATE INDEX audit_by_team ON audit (team_id, id);

CREATE FUNCTION audit_is_append_only() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    RAISE EXCEPTION 'the audit table is append-only';
END $$;
CREATE TRIGGER audit_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON audit
    FOR EACH STATEMENT EXECUTE FUNCTION audit_is_append_only();

CREATE TABLE workers (
    id           TEXT PRIMARY KEY,
    started_at   TIMESTAMPTZ NOT NULL,
    last_seen_at TIMESTAMPTZ NOT NULL
);
