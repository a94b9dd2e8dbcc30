//! The sandbox that reads files, and the program that recognises scans.

use lending_base::Settings;
use lending_jobs::ocr::Ocr;
use lending_jobs::sandbox::{Sandbox, SandboxLimits};

use super::{Findings, Health};

pub(super) async fn look(settings: &Settings, findings: &mut Findings) {
    match Sandbox::new(SandboxLimits::default()).check().await {
        Ok(report) if report.is_complete() => {
            findings.ok("sandbox", "reading a file has no files, no network and no programs");
        }
        Ok(report) => {
            let health = if settings.require_sandbox { Health::Failing } else { Health::Warning };
            let refused = report.refused;
            let parts = [
                (refused.files, "files"),
                (refused.tcp, "TCP"),
                (refused.other_sockets, "other sockets"),
                (refused.programs, "programs"),
            ];
            let open: Vec<&str> =
                parts.iter().filter(|(is_refused, _)| !is_refused).map(|(_, name)| *name).collect();
            findings.add(
                "sandbox",
                health,
                format!("reading a file is shut in only in part: {} are open to it", open.join(", ")),
                "run on Linux 6.7 or newer with Landlock, and without a container policy that forbids seccomp",
            );
        }
        Err(error) => findings.fail("sandbox", error.to_string(), "no statement can be read here"),
    }
    match Ocr::find().await {
        Some(_) => findings.ok("tesseract", "scanned statements are recognised"),
        None => findings.warn(
            "tesseract",
            "tesseract 5 with English is not on the PATH: scanned statements are refused",
            "install tesseract-ocr and tesseract-ocr-eng (for headings in Hindi and Tamil tesseract-ocr-hin and tesseract-ocr-tam) where workers run",
        ),
    }
}
