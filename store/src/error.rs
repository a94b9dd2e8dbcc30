//! What can go wrong between the service and its storage.

use std::sync::Arc;

/// A fault of the storage. Absence is never one: that is `Ok(None)`.
#[derive(Debug, thiserror::Error)]
pub enum StoreError {
    #[error("the database refused or could not be reached: {0}")]
    Database(sqlx::Error),
    #[error("the database schema could not be brought up to date: {0}")]
    Migration(sqlx::migrate::MigrateError),
    #[error("the data folder could not be used: {0}")]
    Files(std::io::Error),
    #[error("the place of uploaded files refused or could not be reached: {0}")]
    Objects(object_store::Error),
    /// A share that is not mounted, or another deployment's files.
    #[error("the place of uploaded files is not this deployment's: {0}")]
    WrongFiles(&'static str),
    /// The place of files is the right one, and the file is not there.
    #[error("the statement of an analysis is missing")]
    StatementMissing,
    /// The file is there and does not open: it was cut or changed.
    #[error("the statement of an analysis is damaged")]
    StatementCorrupt,
    #[error("a stored value could not be opened: {0}")]
    Sealing(&'static str),
    /// A process that was not started again since the secret was changed: the value is whole, and others open it.
    #[error(
        "LENDING_SECRET is not the one this database's keys were made with (nor is LENDING_SECRET_PREVIOUS)"
    )]
    OtherSecret,
    #[error("a stored value does not have its expected form: {0}")]
    Corrupt(&'static str),
    /// Only a newer version of the service can read it.
    #[error("{what} was stored in format {format} by a newer version of the service")]
    Newer { what: &'static str, format: i64 },
    /// Only a newer version of the service knows the word.
    #[error("{what} is a word of a newer version of the service")]
    NewerWord { what: &'static str },
    #[error(transparent)]
    Entropy(lending_base::NoEntropy),
    #[error("the work was interrupted while the process shut down")]
    Interrupted,
    /// More is being done than can be; it is worth trying again.
    #[error("{0}")]
    Busy(&'static str),
    #[error("the work panicked; its transaction was rolled back")]
    Panicked,
    /// What an operator asked for and cannot have, and why.
    #[error("{0}")]
    Refused(String),
    #[error(transparent)]
    Settings(lending_base::SettingsError),
    /// What was to be recorded together with it was not either.
    #[error("it could not be recorded: {0}")]
    Unrecorded(Arc<StoreError>),
}

/// By hand, because a derived source would be printed a second time by whoever prints the whole chain.
macro_rules! from_cause {
    ($($cause:ty => $variant:ident),*) => {$(
        impl From<$cause> for StoreError {
            fn from(cause: $cause) -> Self {
                Self::$variant(cause)
            }
        }
    )*};
}
from_cause!(
    sqlx::Error => Database,
    sqlx::migrate::MigrateError => Migration,
    std::io::Error => Files,
    object_store::Error => Objects,
    lending_base::NoEntropy => Entropy,
    lending_base::SettingsError => Settings
);

impl StoreError {
    /// Whether a newer version of the service stored it: this process cannot read it, others may.
    pub fn is_newer(&self) -> bool {
        matches!(self, Self::Newer { .. } | Self::NewerWord { .. })
    }

    /// Whether the same call may succeed a little later: the caller is told to come again instead of to give up.
    pub fn is_transient(&self) -> bool {
        self.is_storage_fault() || self.is_newer() || matches!(self, Self::Interrupted | Self::Busy(_))
    }

    /// Whether the database or the place of files is away, full, damaged or closed to us. It is nobody's file's fault, and
    /// passes when somebody mends it.
    pub fn is_storage_fault(&self) -> bool {
        match self {
            Self::WrongFiles(_) | Self::Files(_) | Self::OtherSecret => true,
            // A bucket's client has tried several times already.
            Self::Objects(error) => !matches!(error, object_store::Error::NotFound { .. }),
            Self::Unrecorded(cause) => cause.is_storage_fault(),
            Self::Database(error) => match error {
                sqlx::Error::Io(_)
                | sqlx::Error::PoolTimedOut
                | sqlx::Error::PoolClosed
                | sqlx::Error::WorkerCrashed
                | sqlx::Error::Protocol(_) => true,
                sqlx::Error::Database(refusal) => refusal.code().is_some_and(|code| passes(&code)),
                _ => false,
            },
            _ => false,
        }
    }

    /// Whether others were in the way: it says nothing about the storage itself.
    pub fn is_congestion(&self) -> bool {
        match self {
            Self::Busy(_) | Self::Interrupted | Self::Database(sqlx::Error::PoolTimedOut) => true,
            Self::Unrecorded(cause) => cause.is_congestion(),
            Self::Database(sqlx::Error::Database(refusal)) => {
                refusal.code().is_some_and(|code| is_in_the_way(&code))
            }
            _ => false,
        }
    }

    /// Whether there is no room left: nothing can be taken in until somebody makes some.
    pub fn is_storage_full(&self) -> bool {
        match self {
            Self::Database(sqlx::Error::Database(refusal)) => {
                // SQLite's 13, "database or disk is full", and Postgres' 53100, "disk full".
                refusal.code().is_some_and(|code| code == "13" || code == "53100")
            }
            Self::Unrecorded(cause) => cause.is_storage_full(),
            Self::Files(error) => says_full(error),
            Self::Objects(error) => says_full(error),
            _ => false,
        }
    }
}

/// Looks through an error and all it was made of. What an `io::Error` wraps is not among its sources.
fn says_full(error: &(dyn std::error::Error + 'static)) -> bool {
    if let Some(error) = error.downcast_ref::<std::io::Error>() {
        let kind = error.kind();
        return matches!(kind, std::io::ErrorKind::StorageFull | std::io::ErrorKind::QuotaExceeded)
            || error.get_ref().is_some_and(|inner| says_full(inner));
    }
    error.source().is_some_and(says_full)
}

/// Whether a database's own code says that somebody else was first.
fn is_in_the_way(code: &str) -> bool {
    if code.len() < 5 {
        return code.parse::<u32>().is_ok_and(|code| matches!(code % 256, 5 | 6));
    }
    ["40", "53300", "55P03", "57014"].iter().any(|class| code.starts_with(class))
}

/// Whether a database's own code names something that passes.
fn passes(code: &str) -> bool {
    // SQLite's are numbers whose low byte is the kind: 5 busy, 6 locked, 8 read-only, 10 input or output, 13 full, 14 the
    // file does not open. Postgres' are five characters.
    if code.len() < 5 {
        return code.parse::<u32>().is_ok_and(|code| matches!(code % 256, 5 | 6 | 8 | 10 | 13 | 14));
    }
    // 08 connection, 25006 read-only, 28 and 3D no way into the database (being restored, say), 40 rollback (deadlock,
    // serialisation), 53 resources, 55P03 lock not available, 57014 our own statement time limit, 57P shutdown, 58 the
    // system under Postgres.
    let classes = ["08", "25006", "28", "3D", "40", "53", "55P03", "57014", "57P", "58"];
    classes.iter().any(|class| code.starts_with(class))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_passes_is_told_from_what_stays() {
        for code in ["5", "261", "517", "6", "8", "1032", "2826", "14", "13"] {
            assert!(passes(code), "{code}");
        }
        for code in ["08006", "25006", "40P01", "57014", "57P01", "53100", "58030"] {
            assert!(passes(code), "{code}");
        }
        for code in ["1", "19", "2067", "23505", "42P01", "22021", "25001"] {
            assert!(!passes(code), "{code}");
        }
    }

    #[test]
    fn a_place_of_files_that_does_not_work_is_told_from_a_file_that_is_gone() {
        let refused = || std::io::Error::from(std::io::ErrorKind::PermissionDenied);
        let away = object_store::Error::Generic { store: "S3", source: Box::new(refused()) };
        let gone = object_store::Error::NotFound { path: "x".to_owned(), source: Box::new(refused()) };
        let other_secret = StoreError::OtherSecret;
        for fault in [
            StoreError::Files(refused()),
            StoreError::WrongFiles("x"),
            StoreError::Objects(away),
            other_secret,
        ] {
            assert!(fault.is_storage_fault() && fault.is_transient(), "{fault}");
        }
        for other in [
            StoreError::Objects(gone),
            StoreError::StatementMissing,
            StoreError::StatementCorrupt,
            StoreError::Sealing("x"),
        ] {
            assert!(!other.is_storage_fault() && !other.is_transient(), "{other}");
        }
        assert!(StoreError::Busy("x").is_transient() && !StoreError::Busy("x").is_storage_fault());
    }
}
