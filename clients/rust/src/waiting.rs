//! Waiting for an analysis to end.

use crate::{Client, Error, ResponseValue, types};

/// The longest that the service holds one request.
const WAIT_SECONDS: u32 = 30;

impl Client {
    /// The analysis when it has ended, completed or failed, with its report. The service holds each request until then, so
    /// nothing is asked in a loop.
    ///
    /// It waits for as long as it takes: wrap it into a timeout of your own where that is too long.
    pub async fn wait_until_done(
        &self,
        analysis_id: &str,
    ) -> Result<ResponseValue<types::Analysis>, Error<types::ErrorResponse>> {
        loop {
            let read =
                self.get_analysis().id(analysis_id).wait(WAIT_SECONDS).include_result(true).send().await?;
            if read.has_ended() {
                return Ok(read);
            }
        }
    }
}
