//! What can be asked of an error besides what it says.

use std::time::Duration;

use reqwest::header::RETRY_AFTER;

use crate::Error;
use crate::types::{self, ErrorCode};

/// What the service said when it refused.
///
/// ```no_run
/// use lending_sdk::types::ErrorCode;
/// use lending_sdk::{Client, Refusal};
///
/// # async fn upload(client: Client, pdf: Vec<u8>) -> Result<(), Box<dyn std::error::Error>> {
/// match client.create_analysis(pdf).send().await {
///     Ok(created) => println!("{} is queued", created.reference()),
///     Err(error) if error.code() == Some(&ErrorCode::FilePasswordRequired) => println!("ask for the password"),
///     Err(error) => return Err(error.into()),
/// }
/// # Ok(())
/// # }
/// ```
pub trait Refusal {
    /// The stable code of the refusal; `None` where the service said nothing, because it could not be reached for example.
    fn code(&self) -> Option<&ErrorCode>;
    /// What the service said, whole.
    fn refusal(&self) -> Option<&types::ErrorResponse>;
    /// When it is worth trying again, where the service says so.
    fn retry_after(&self) -> Option<Duration>;
    /// The id of the exchange, to be quoted when asking for help.
    fn request_id(&self) -> Option<&str>;
}

impl Refusal for Error<types::ErrorResponse> {
    fn code(&self) -> Option<&ErrorCode> {
        self.refusal().map(|refusal| &refusal.code)
    }

    fn refusal(&self) -> Option<&types::ErrorResponse> {
        match self {
            Self::ErrorResponse(refusal) => Some(refusal),
            _ => None,
        }
    }

    fn retry_after(&self) -> Option<Duration> {
        let Self::ErrorResponse(refusal) = self else { return None };
        let seconds = refusal.headers().get(RETRY_AFTER)?.to_str().ok()?.trim().parse().ok()?;
        Some(Duration::from_secs(seconds))
    }

    fn request_id(&self) -> Option<&str> {
        self.refusal().map(|refusal| refusal.request_id.as_str())
    }
}

impl types::CreatedAnalysis {
    /// The reference for people, such as `APP-000042`.
    pub fn reference(&self) -> &str {
        &self.ref_
    }
}

impl types::Analysis {
    /// The reference for people, such as `APP-000042`.
    pub fn reference(&self) -> &str {
        &self.ref_
    }

    /// Whether it has ended, completed or failed.
    pub fn has_ended(&self) -> bool {
        self.completed_at.is_some()
    }
}
