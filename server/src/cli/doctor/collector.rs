//! Whether the collector takes traces. The service goes on without it.

use lending_base::Settings;
use lending_jobs::traces::try_collector;

use super::Findings;

pub(super) async fn look(settings: &Settings, findings: &mut Findings) {
    let (Some(endpoint), Some(answered)) = (&settings.otlp_endpoint, try_collector(settings).await) else {
        return;
    };
    match answered {
        Ok(200..=299) => findings.ok("traces", format!("{endpoint} takes them")),
        Ok(status @ (401 | 403)) => findings.warn(
            "traces",
            format!("{endpoint} answers {status}"),
            "put what the collector asks for into LENDING_OTLP_HEADERS",
        ),
        Ok(status) => findings.warn(
            "traces",
            format!("{endpoint} answers {status} to OTLP at /v1/traces"),
            "give LENDING_OTLP_ENDPOINT the address of the collector's OTLP over HTTP, usually port 4318",
        ),
        Err(error) => findings.warn(
            "traces",
            format!("{endpoint} gives no answer: {error:#}"),
            "start the collector, or correct LENDING_OTLP_ENDPOINT; no traces are kept meanwhile",
        ),
    }
}
