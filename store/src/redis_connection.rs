//! A connection to Redis that gets over whatever kept it away, a wrong password included.
//!
//! `redis::aio::ConnectionManager` connects anew after a lost connection, but takes a refused password for the last word:
//! it would have to be restarted once the password is right.

use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use redis::aio::{ConnectionManager, ConnectionManagerConfig};
use redis::{ErrorKind, RedisError};

use crate::StoreError;
use lending_base::Secret;

/// Between two attempts to reach Redis.
const PAUSE: Duration = Duration::from_secs(1);
/// How rustls begins what it says of a certificate.
pub(crate) const UNTRUSTED: &str = "invalid peer certificate";

/// Why Redis cannot be used.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum RedisProblem {
    Unreachable,
    NoAnswerInTime,
    PasswordRefused,
    /// Its certificate is of nobody who is trusted here, or of another name or time.
    UntrustedCertificate,
    /// It answers, and keeps nothing: a replica, or one whose memory or disk is full.
    TakesNoWrites,
    Refused,
}

impl RedisProblem {
    pub fn of(error: &RedisError) -> Self {
        let is_password = error.kind() == ErrorKind::AuthenticationFailed
            || matches!(error.code(), Some("NOAUTH" | "WRONGPASS" | "NOPERM"));
        if is_password {
            Self::PasswordRefused
        } else if error.is_timeout() {
            Self::NoAnswerInTime
        } else if matches!(error.code(), Some("READONLY" | "OOM" | "MISCONF")) {
            Self::TakesNoWrites
        } else if error.to_string().contains(UNTRUSTED) {
            Self::UntrustedCertificate
        } else if error.is_io_error() {
            Self::Unreachable
        } else {
            Self::Refused
        }
    }

    /// For people: it names no address and no secret.
    pub fn sentence(self) -> &'static str {
        match self {
            Self::Unreachable => "it cannot be reached",
            Self::NoAnswerInTime => "it does not answer in time",
            Self::PasswordRefused => "it refuses the user name or the password of REDIS_URL",
            Self::UntrustedCertificate => {
                "its certificate is not one that this machine trusts for the host of REDIS_URL"
            }
            Self::TakesNoWrites => "it takes no writes",
            Self::Refused => "it refuses what it is asked",
        }
    }
}

/// Cheap to clone; all clones share one connection.
#[derive(Clone)]
pub struct RedisConnection {
    client: redis::Client,
    config: ConnectionManagerConfig,
    current: Arc<Mutex<ConnectionManager>>,
}

impl std::fmt::Debug for RedisConnection {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("RedisConnection")
    }
}

impl RedisConnection {
    /// Redis is not waited for. `patience` is how long it may take to connect, and to answer.
    pub fn open(url: &Secret, patience: Duration) -> Result<Self, StoreError> {
        let refuse = |_| StoreError::Refused("REDIS_URL is not a redis:// URL".to_owned());
        let client = redis::Client::open(url.expose()).map_err(refuse)?;
        let config = ConnectionManagerConfig::new()
            .set_connection_timeout(Some(patience))
            .set_response_timeout(Some(patience))
            .set_number_of_retries(1)
            .set_max_delay(PAUSE);
        let current =
            ConnectionManager::new_lazy_with_config(client.clone(), config.clone()).map_err(refuse)?;
        Ok(Self { client, config, current: Arc::new(Mutex::new(current)) })
    }

    pub fn client(&self) -> &redis::Client {
        &self.client
    }

    /// The present connection. It is made when it is first used.
    pub fn current(&self) -> ConnectionManager {
        self.current.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }

    /// Tells what is wrong, and sees to it that the next use tries anew.
    pub fn failed(&self, error: &RedisError) -> RedisProblem {
        // A lost connection is made again by itself. Whatever else was refused while it was made would be repeated for ever.
        if !error.is_io_error()
            && let Ok(fresh) =
                ConnectionManager::new_lazy_with_config(self.client.clone(), self.config.clone())
        {
            *self.current.lock().unwrap_or_else(PoisonError::into_inner) = fresh;
        }
        RedisProblem::of(error)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_refused_password_is_told_from_a_redis_that_is_away() {
        let refused = RedisError::from((ErrorKind::AuthenticationFailed, "Password authentication failed"));
        assert_eq!(RedisProblem::of(&refused), RedisProblem::PasswordRefused);
        let away = RedisError::from(std::io::Error::from(std::io::ErrorKind::ConnectionRefused));
        assert_eq!(RedisProblem::of(&away), RedisProblem::Unreachable);
        let stranger = std::io::Error::other("invalid peer certificate: UnknownIssuer");
        assert_eq!(RedisProblem::of(&RedisError::from(stranger)), RedisProblem::UntrustedCertificate);
    }
}
