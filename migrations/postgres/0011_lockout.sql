-- Failed sign-ins are counted for an address from each network by itself, so that nobody can lock somebody else out, and
-- for an address from everywhere, which locks it for networks that never signed in to it. Takes the place of
-- sign_in_failures, which only a process of the version before still uses.
CREATE TABLE sign_in_counts (
    email_index   BYTEA NOT NULL,
    -- A keyed hash; empty for all networks together.
    network_index BYTEA NOT NULL,
    -- When the last few happened, in milliseconds.
    failed_at_ms  JSONB NOT NULL,
    locks         BIGINT NOT NULL,
    locked_until  TIMESTAMPTZ,
    forget_at     TIMESTAMPTZ NOT NULL,
    PRIMARY KEY (email_index, network_index)
);
CREATE INDEX sign_in_counts_by_forget_at ON sign_in_counts (forget_at);

-- Networks from which somebody has signed in to an address.
CREATE TABLE known_networks (
    email_index   BYTEA NOT NULL,
    network_index BYTEA NOT NULL,
    forget_at     TIMESTAMPTZ NOT NULL,
    PRIMARY KEY (email_index, network_index)
);
CREATE INDEX known_networks_by_forget_at ON known_networks (forget_at);
