//! What can go wrong between the service and its storage.

/// A fault of the storage. Absence is never one: that is `Ok(None)`.
#[derive(Debug, thiserror::Error)]
pub enum StoreError {
    #[error("the database refused or could not be reached: {0}")]
    Database(#[from] sqlx::Error),
    #[error("the database schema could not be brought up to date: {0}")]
    Migration(#[from] sqlx::migrate::MigrateError),
    #[error("the data folder could not be used: {0}")]
    Files(#[from] std::io::Error),
    #[error("a stored value could not be opened: {0}")]
    Sealing(&'static str),
    #[error("a stored value does not have its expected form: {0}")]
    Corrupt(&'static str),
    #[error("the operating system gave no randomness")]
    Entropy,
    #[error("the work was interrupted while the process shut down")]
    Interrupted,
    #[error("{0}")]
    Settings(String),
}

impl StoreError {
    /// Whether the same call may succeed a little later: the caller is told to come again instead of to give up.
    pub fn is_transient(&self) -> bool {
        match self {
            Self::Interrupted => true,
            Self::Database(error) => match error {
                sqlx::Error::Io(_)
                | sqlx::Error::PoolTimedOut
                | sqlx::Error::PoolClosed
                | sqlx::Error::WorkerCrashed
                | sqlx::Error::Protocol(_) => true,
                // Postgres: 08 connection, 28 and 3D no way into the database (being restored, say), 40 rollback
                // (deadlock, serialisation), 53 resources, 57P shutdown. SQLite: 5 busy.
                sqlx::Error::Database(refusal) => refusal.code().is_some_and(|code| {
                    ["08", "28", "3D", "40", "53", "57P"].iter().any(|class| code.starts_with(class))
                        || code == "5"
                }),
                _ => false,
            },
            _ => false,
        }
    }
}
