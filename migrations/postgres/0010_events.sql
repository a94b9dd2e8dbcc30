-- Events: what happened to a team's analyses and checks, and whom they are told to.

-- How far each team's feed has come.
CREATE TABLE event_feeds (
    team_id       TEXT PRIMARY KEY REFERENCES teams (id),
    last_position BIGINT NOT NULL
);

-- Written in the transaction of what it tells of. It names things by id and carries no personal data.
CREATE TABLE events (
    id         TEXT PRIMARY KEY,
    team_id    TEXT NOT NULL REFERENCES teams (id),
    -- Its place in the team's feed, from 1. Given after the commit, to one event after another: whoever has read up to a
    -- place has missed nothing before it. Null until then; 0 for what is in no feed.
    position   BIGINT,
    type       TEXT NOT NULL,
    data       JSONB NOT NULL,
    -- Of an event that happens once only, such as a limit that is reached on a day.
    once_key   TEXT,
    created_at TIMESTAMPTZ NOT NULL
);
CREATE UNIQUE INDEX events_by_position ON events (team_id, position) WHERE position > 0;
CREATE INDEX events_without_position ON events (id) WHERE position IS NULL;
CREATE UNIQUE INDEX events_once ON events (team_id, once_key) WHERE once_key IS NOT NULL;
CREATE INDEX events_by_time ON events (created_at);

-- Where events are sent to.
CREATE TABLE webhook_endpoints (
    id                     TEXT PRIMARY KEY,
    team_id                TEXT NOT NULL REFERENCES teams (id),
    -- Sealed: an address may hold a token.
    sealed_url             BYTEA NOT NULL,
    description            TEXT,
    -- Empty: all.
    event_types            JSONB NOT NULL,
    sealed_secret          BYTEA NOT NULL,
    -- The secret before the last rotation signs as well until this time.
    sealed_previous_secret BYTEA,
    previous_secret_until  TIMESTAMPTZ,
    disabled_at            TIMESTAMPTZ,
    disabled_reason        TEXT,
    -- The first failure since something was accepted, and how many there were in a row.
    failing_since          TIMESTAMPTZ,
    failures               BIGINT NOT NULL DEFAULT 0,
    -- After several failures in a row nothing is sent until this time, and then one delivery for all.
    paused_until           TIMESTAMPTZ,
    -- When deliveries of it were last taken, so that endpoints take turns.
    last_turn              TIMESTAMPTZ,
    created_by             TEXT NOT NULL REFERENCES users (id),
    created_at             TIMESTAMPTZ NOT NULL,
    updated_at             TIMESTAMPTZ NOT NULL
);
CREATE INDEX webhook_endpoints_by_team ON webhook_endpoints (team_id, id);

-- One event on its way to one endpoint.
CREATE TABLE webhook_deliveries (
    id          TEXT PRIMARY KEY,
    team_id     TEXT NOT NULL REFERENCES teams (id),
    endpoint_id TEXT NOT NULL REFERENCES webhook_endpoints (id),
    event_id    TEXT NOT NULL,
    event_type  TEXT NOT NULL,
    -- Why it is sent: the event itself, a replay, a test.
    cause       TEXT NOT NULL,
    status      TEXT NOT NULL,
    -- Counted before a run starts.
    attempts    BIGINT NOT NULL DEFAULT 0,
    -- When anybody may take it: at once, after the pause between two attempts, or when the lease of a run has passed.
    -- Null when it has ended.
    due_at      TIMESTAMPTZ,
    -- The last attempt is made at this time.
    give_up_at  TIMESTAMPTZ NOT NULL,
    -- Of the run that has it; only that run may write.
    run_token   TEXT,
    created_at  TIMESTAMPTZ NOT NULL,
    ended_at    TIMESTAMPTZ
);
CREATE INDEX webhook_deliveries_by_endpoint ON webhook_deliveries (endpoint_id, id);
CREATE INDEX webhook_deliveries_by_turn ON webhook_deliveries (endpoint_id, due_at, id) WHERE due_at IS NOT NULL;
CREATE INDEX webhook_deliveries_by_due ON webhook_deliveries (due_at) WHERE due_at IS NOT NULL;
CREATE INDEX webhook_deliveries_by_event ON webhook_deliveries (event_id, endpoint_id);
CREATE INDEX webhook_deliveries_by_time ON webhook_deliveries (created_at);

-- What was answered, and how long it took.
CREATE TABLE webhook_attempts (
    -- The delivery and the number of the attempt.
    id            TEXT PRIMARY KEY,
    team_id       TEXT NOT NULL,
    delivery_id   TEXT NOT NULL REFERENCES webhook_deliveries (id),
    number        BIGINT NOT NULL,
    sent_at       TIMESTAMPTZ NOT NULL,
    duration_ms   BIGINT NOT NULL,
    answer_status BIGINT,
    -- Why it failed where there was no answer that could be accepted.
    problem       TEXT,
    -- The beginning of what was answered: others wrote it, and it may say anything.
    sealed_answer BYTEA
);
CREATE INDEX webhook_attempts_by_delivery ON webhook_attempts (delivery_id, number);
CREATE INDEX webhook_attempts_by_team ON webhook_attempts (team_id, id);
