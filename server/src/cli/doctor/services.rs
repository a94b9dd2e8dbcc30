//! The database and Redis.

use chrono::TimeDelta;
use lending_base::{Clock, Settings};
use lending_store::diagnosis::{
    self, MigrationState, PostgresFacts, SecretState, Trouble, ask_postgres, ask_redis, look_into_database,
    without_password,
};
use lending_store::workers::WORKER_FRESH;

use super::Findings;
use crate::readiness::HARMFUL_SKEW;

/// The version that tests run on.
const TESTED_POSTGRES: u32 = 15;
/// Beyond this, clocks are worth a look; beyond [`HARMFUL_SKEW`], locks and tokens end at the wrong time.
const NOTABLE_SKEW: TimeDelta = TimeDelta::seconds(2);

pub(super) async fn look_at_database(settings: &Settings, clock: &Clock, findings: &mut Findings) {
    match &settings.database_url {
        Some(url) => {
            let place = without_password(url);
            match ask_postgres(url, clock).await {
                Ok(facts) => look_at_postgres(settings, &place, &facts, findings).await,
                Err(trouble) => {
                    let (found, remedy) = of_database(&trouble);
                    findings.fail("database", format!("{place}: {found}"), remedy);
                    return;
                }
            }
        }
        None if lending_store::has_database(&settings.data_dir) => {
            match diagnosis::quick_check(settings).await {
                Ok(said) if said == "ok" => findings.ok("database", "SQLite, whole"),
                Ok(said) => findings.fail("database", format!("SQLite says: {said}"), "restore a backup"),
                Err(error) => {
                    findings.fail(
                        "database",
                        error.to_string(),
                        "see that this user may read and write the data folder",
                    );
                    return;
                }
            }
        }
        None => {
            findings.ok(
                "database",
                format!("none in {} yet; the first start makes it", settings.data_dir.display()),
            );
            return;
        }
    }
    match look_into_database(settings).await {
        Ok((migrations, secret)) => {
            look_at_migrations(migrations, findings);
            look_at_secret(&secret, findings);
            if secret != SecretState::Unused {
                look_at_workers(settings, clock, findings).await;
            }
        }
        Err(error) => findings.fail("migrations", error.to_string(), "see the finding about the database"),
    }
}

fn of_database(trouble: &Trouble) -> (String, &'static str) {
    match trouble {
        Trouble::ConnectionRefused => (
            "connection refused: nothing listens there".to_owned(),
            "start Postgres, or correct host and port of DATABASE_URL",
        ),
        Trouble::NotFound => {
            ("no such host or socket".to_owned(), "correct the host of DATABASE_URL, or the name service")
        }
        Trouble::NoAnswer => (
            "no answer within 5 seconds".to_owned(),
            "look at firewalls and security groups between here and there",
        ),
        Trouble::PasswordRefused => {
            ("password refused".to_owned(), "correct user and password of DATABASE_URL")
        }
        Trouble::NoSuchDatabase => {
            ("there is no such database".to_owned(), "create it, empty: `createdb`; a start makes its tables")
        }
        Trouble::TooManyConnections => (
            "too many connections".to_owned(),
            "raise max_connections, or lower LENDING_DATABASE_CONNECTIONS of every process",
        ),
        Trouble::UntrustedCertificate(said) => (
            format!("its certificate is not trusted: {said}"),
            "have sslrootcert in DATABASE_URL name the file of the authority that signed it; the host has to be a name on it",
        ),
        Trouble::SharedSessions => (
            "a connection pooler in between lends sessions by the transaction or the statement".to_owned(),
            "let it keep sessions (PgBouncer: pool_mode = session): no process starts otherwise",
        ),
        Trouble::Other(said) => (said.clone(), "Postgres' own log says more"),
    }
}

async fn look_at_postgres(settings: &Settings, place: &str, facts: &PostgresFacts, findings: &mut Findings) {
    let found = format!("{place}, Postgres {}", facts.major);
    if facts.major < TESTED_POSTGRES {
        let remedy = format!("upgrade Postgres: the service is tested on {TESTED_POSTGRES}");
        findings.warn("database", found, remedy);
    } else {
        findings.ok("database", found);
    }
    let free = facts.most_connections - facts.connections;
    let found = format!("{} of {} connections are in use", facts.connections, facts.most_connections);
    if free < i64::from(settings.database_connections) {
        findings.warn(
            "connections",
            format!("{found}: one more process may not get its {}", settings.database_connections),
            "raise max_connections, or lower LENDING_DATABASE_CONNECTIONS of every process",
        );
    } else {
        findings.ok("connections", found);
    }
    if !facts.unsafe_settings.is_empty() {
        findings.fail(
            "durability",
            format!("{} on the server: an acknowledged write may be lost", facts.unsafe_settings.join(", ")),
            "turn them on",
        );
    }
    look_at_grants(facts, findings);
    let skew = facts.ahead.abs();
    let found = format!("the database's clock is {} ms off this process's", facts.ahead.num_milliseconds());
    if skew > HARMFUL_SKEW {
        findings.fail(
            "clock",
            found,
            "synchronise both (chrony, systemd-timesyncd): locks and tokens end at wrong times",
        );
    } else if skew > NOTABLE_SKEW {
        findings.warn("clock", found, "synchronise both (chrony, systemd-timesyncd)");
    } else {
        findings.ok("clock", found);
    }
    match diagnosis::try_pg_dump(facts.major).await {
        Ok(major) => findings.ok("backup", format!("pg_dump {major}")),
        Err(error) => {
            findings.warn("backup", error.to_string(), "`lending-server backup` needs it on this machine");
        }
    }
}

fn look_at_grants(facts: &PostgresFacts, findings: &mut Findings) {
    if !facts.closed_tables.is_empty() {
        findings.fail(
            "grants",
            format!("no full access to {}", facts.closed_tables.join(", ")),
            "run `lending-server migrate --grant-to ROLE` as the role that owns the schema",
        );
    } else if !facts.foreign_key_tables.is_empty() {
        findings.fail(
            "grants",
            format!("{} belong to another role and cannot be written anew", facts.foreign_key_tables.join(" and ")),
            "run `lending-server migrate --grant-to ROLE` as that role: else keys of erased people stay in old pages",
        );
    } else if facts.may_create {
        findings.ok("grants", "tables can be read, written and made");
    } else {
        findings.ok("grants", "tables can be read and written; another role brings the schema up to date");
    }
}

fn look_at_migrations(state: Option<MigrationState>, findings: &mut Findings) {
    let Some(state) = state else {
        findings.warn(
            "migrations",
            "the database has no tables yet",
            "start a server, or run `lending-server migrate`",
        );
        return;
    };
    if let Some(version) = state.failed {
        findings.fail(
            "migrations",
            format!("migration {version} was begun and has not ended"),
            "look for a process that is at it; where there is none, restore a backup",
        );
    } else if !state.missing.is_empty() {
        findings.fail(
            "migrations",
            format!("{} are missing", numbers(&state.missing)),
            "start a process of this version, or run `lending-server migrate`",
        );
    } else if state.newer.is_empty() {
        findings.ok("migrations", "up to date");
    } else {
        findings.ok("migrations", format!("newer than this program by {}", numbers(&state.newer)));
    }
}

fn numbers(versions: &[i64]) -> String {
    versions.iter().map(i64::to_string).collect::<Vec<_>>().join(", ")
}

fn look_at_secret(state: &SecretState, findings: &mut Findings) {
    match state {
        SecretState::Opens(keys) => findings.ok("secret", format!("opens all {keys} keys of the database")),
        SecretState::Unused => findings.ok("secret", "nothing is stored under any yet"),
        SecretState::Missing => findings.fail(
            "secret",
            "there is a database and no secret",
            "restore the file `secret` of the data folder, or set LENDING_SECRET",
        ),
        SecretState::Wrong(why) => findings.fail(
            "secret",
            why.clone(),
            "set the secret that the other processes have; after a change, the one before as LENDING_SECRET_PREVIOUS",
        ),
    }
}

async fn look_at_workers(settings: &Settings, clock: &Clock, findings: &mut Findings) {
    let remedy = if settings.is_embedded() { "start `lending-server`" } else { "start `lending-worker`" };
    match diagnosis::last_worker_age(settings, clock).await {
        Ok(Some(age)) if age < WORKER_FRESH => {
            findings.ok("worker", format!("heard of {} s ago", age.num_seconds()));
        }
        Ok(Some(age)) => {
            findings.warn("worker", format!("none has been heard of for {} s", age.num_seconds()), remedy);
        }
        Ok(None) => findings.warn("worker", "none is registered: nothing is analysed", remedy),
        Err(error) => findings.warn("worker", error.to_string(), "see the findings about the database"),
    }
}

pub(super) async fn look_at_redis(settings: &Settings, findings: &mut Findings) {
    let Some(url) = &settings.redis_url else {
        if !settings.is_embedded() {
            findings.warn(
                "redis",
                "not configured: each process counts limits for itself, and workers look for work every second",
                "set REDIS_URL where more than one server runs",
            );
        }
        return;
    };
    let place = without_password(url);
    match ask_redis(url).await {
        Err(trouble) => {
            let (found, remedy) = of_redis(&trouble);
            // The service goes on without it.
            findings.warn("redis", format!("{place}: {found}"), remedy);
        }
        Ok(facts) => {
            let kept = if facts.is_persistent { "kept on disk" } else { "in memory alone, which is enough" };
            let found = format!("{place}, Redis {}, {kept}", facts.version);
            if facts.is_replica {
                findings.warn(
                    "redis",
                    format!("{found}; it is a replica and takes no writes"),
                    "give REDIS_URL an address that leads to the master after a failover as well",
                );
            } else if facts.most_memory > 0 && facts.eviction != "noeviction" {
                findings.warn(
                    "redis",
                    format!("{found}; when memory is full it forgets keys ({})", facts.eviction),
                    "set maxmemory-policy to noeviction: forgotten counts let callers pass their limits",
                );
            } else {
                findings.ok("redis", found);
            }
        }
    }
}

fn of_redis(trouble: &Trouble) -> (String, &'static str) {
    match trouble {
        Trouble::ConnectionRefused => (
            "connection refused: nothing listens there".to_owned(),
            "start Redis, or correct host and port of REDIS_URL",
        ),
        Trouble::NotFound => {
            ("no such host".to_owned(), "correct the host of REDIS_URL, or the name service")
        }
        Trouble::NoAnswer => (
            "no answer within 5 seconds".to_owned(),
            "look at firewalls and security groups between here and there",
        ),
        Trouble::PasswordRefused => ("password refused".to_owned(), "correct user and password of REDIS_URL"),
        Trouble::UntrustedCertificate(said) => (
            format!("its certificate is not trusted: {said}"),
            "have SSL_CERT_FILE name the file of the authority that signed it; the host has to be a name on it",
        ),
        Trouble::NoSuchDatabase | Trouble::TooManyConnections | Trouble::SharedSessions => {
            ("it takes no more connections".to_owned(), "raise maxclients")
        }
        Trouble::Other(said) => (said.clone(), "Redis' own log says more"),
    }
}
