//! A file that only its password opens: what stands on its pages is kept while the password is at hand, so that they can be
//! painted later. The password itself goes with the job.

use lending_store::processor_time::Work;
use lending_store::queue::Claim;

use super::Runner;
use crate::sandbox::{CountPages, DescribeAllPages, Password, SandboxError};

impl Runner {
    /// Pages that cannot be kept are pages that cannot be painted: no reason to fail an analysis.
    pub(super) async fn keep_unlocked_pages(&self, claim: &Claim, pdf: &[u8]) {
        let Some(password) = &claim.password else { return };
        let (sandbox, describing) = self.sandbox.metered();
        let described = match sandbox.run(CountPages { password: None }, pdf).await {
            // It opens by itself, and needs no copy.
            Ok(_) => None,
            Err(SandboxError::Refused(_)) => {
                let password = Some(Password::new(password.as_str()));
                Some(sandbox.run(DescribeAllPages { password }, pdf).await)
            }
            Err(error) => Some(Err(error)),
        };
        self.store.count_processor_time(&claim.team, Work::Reading, describing.time());
        let pages = match described {
            None => return,
            Some(Ok(pages)) => pages,
            Some(Err(error)) => {
                tracing::warn!(%error, "the pages of an encrypted file could not be described");
                return;
            }
        };
        let written = self.store.compute(&claim.team, move || serde_json::to_vec(&pages)).await;
        let kept = match written {
            Ok(Ok(pages)) => self.store.keep_unlocked_pages(claim, pages).await,
            Ok(Err(_)) => return,
            Err(error) => Err(error),
        };
        if let Err(error) = kept {
            tracing::warn!(%error, "the pages of an encrypted file could not be kept");
        }
    }
}
