//! The check of a file at its upload: it opens, and its pages are counted. Somebody waits for it, so it is short, and how
//! many run at once is bounded; whatever it cannot say in its time is left to the worker.

use bytes::Bytes;
use lending_base::{AnalysisId, TeamId};
use lending_jobs::sandbox::{CountPages, Password, Sandbox, SandboxError};
use lending_store::processor_time::Work;
use lending_store::{SpooledFile, Store};

use crate::computing::Computing;
use crate::errors::{ApiError, Code};

#[derive(Debug)]
pub(crate) struct FileChecks {
    sandbox: Sandbox,
    store: Store,
    /// Each holds a whole file in memory and keeps one processor busy. No team has more than half of them: one that uploads a
    /// hundred files at once keeps nobody else waiting.
    places: Computing,
}

impl FileChecks {
    pub(crate) fn new(sandbox: Sandbox, store: Store) -> Self {
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        Self { sandbox, store, places: Computing::with_slots(cores) }
    }

    /// How many pages the file has; `None` where that could not be found out in time.
    pub(crate) async fn pages(
        &self,
        team: &TeamId,
        file: &mut SpooledFile,
        password: Option<&String>,
    ) -> Result<Option<usize>, ApiError> {
        if file.size() == 0 {
            return Err(ApiError::new(Code::FileEmpty, "The file is empty."));
        }
        self.counted(team, password, async { Ok(Some(file.read().await?.into())) }).await
    }

    /// Whether the file of an analysis that is to be tried again still opens. It has to be known: a file whose password is
    /// lacking would fail for good.
    pub(crate) async fn stored(
        &self,
        team: &TeamId,
        id: &AnalysisId,
        password: Option<&String>,
    ) -> Result<(), ApiError> {
        let statement = async { Ok(self.store.analyses(team).statement(id).await?) };
        let counted = self.counted(team, password, statement).await?;
        counted.map(|_| ()).ok_or_else(|| ApiError::unavailable("Too much is being read at the moment."))
    }

    async fn counted(
        &self,
        team: &TeamId,
        password: Option<&String>,
        file: impl Future<Output = Result<Option<Bytes>, ApiError>>,
    ) -> Result<Option<usize>, ApiError> {
        let patience = self.sandbox.limits().page_count;
        let Some(_place) = self.places.slot_within(patience, team).await else { return Ok(None) };
        let bytes = file.await?.ok_or_else(|| ApiError::not_found("analysis"))?;
        let task = CountPages { password: password.map(|text| Password::new(text.clone())) };
        let (sandbox, reading) = self.sandbox.metered();
        let counted = sandbox.run(task, &bytes).await;
        self.store.count_processor_time(team, Work::Reading, reading.time());
        match counted {
            Ok(pages) => Ok(Some(pages)),
            Err(SandboxError::Refused(refusal)) => match refused(&refusal.code) {
                Some(code) => Err(ApiError::new(code, sentence(&refusal.message))),
                None => Ok(None),
            },
            Err(error) => {
                tracing::warn!(%error, "file check failed at upload, left to the worker");
                Ok(None)
            }
        }
    }
}

/// What refuses an upload. Other things that the engine has against a file are the failure of its analysis.
fn refused(code: &str) -> Option<Code> {
    Code::ALL.iter().copied().find(|known| known.status() == 422 && known.as_str() == code)
}

/// The engine's words begin as the second half of a sentence.
fn sentence(words: &str) -> String {
    let mut characters = words.chars();
    let first = characters.next().map(|first| first.to_uppercase().to_string()).unwrap_or_default();
    format!("{first}{}.", characters.as_str())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_the_engine_refuses_at_opening_refuses_the_upload_and_the_rest_is_for_the_worker() {
        use lending_engine::rejection::Rejection;
        let refusals = [
            (Rejection::Empty, Some(Code::FileEmpty)),
            (Rejection::NotPdf, Some(Code::FileNotPdf)),
            (Rejection::Corrupt, Some(Code::FileCorrupt)),
            (Rejection::EncryptionUnsupported, Some(Code::FileCorrupt)),
            (Rejection::PasswordRequired, Some(Code::FilePasswordRequired)),
            (Rejection::PasswordIncorrect, Some(Code::FilePasswordIncorrect)),
            (Rejection::TooManyPages { pages: 501, limit: 500 }, Some(Code::FileTooManyPages)),
            (Rejection::TooManyObjects { limit: 1 }, None),
        ];
        for (rejection, code) in refusals {
            assert_eq!(refused(rejection.code()), code, "{rejection}");
        }
        assert_eq!(sentence("the file is not a PDF"), "The file is not a PDF.");
    }
}
