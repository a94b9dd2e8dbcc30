//! Where uploaded statements are kept.

use lending_base::Settings;
use lending_store::diagnosis::{try_bucket, try_folder};

use super::Findings;

/// Below the first it is time to make room; below the second uploads fail soon.
const LITTLE_ROOM_BYTES: u64 = 5 << 30;
const NO_ROOM_BYTES: u64 = 200 << 20;

pub(super) async fn look(settings: &Settings, findings: &mut Findings) {
    match try_folder(settings) {
        Ok(Some(facts)) => {
            let mib = |bytes: u64| bytes >> 20;
            let place = facts.path.display();
            let found = format!(
                "{place} is writable, {} of {} MiB are free",
                mib(facts.free_bytes),
                mib(facts.all_bytes)
            );
            let remedy = "make room: uploads are refused with 507 when it is full";
            if facts.free_bytes < NO_ROOM_BYTES {
                findings.fail("folder", found, remedy);
            } else if facts.free_bytes < LITTLE_ROOM_BYTES {
                findings.warn("folder", found, remedy);
            } else {
                findings.ok("folder", found);
            }
        }
        Ok(None) => findings
            .ok("folder", format!("{} is not there yet; a start makes it", settings.data_dir.display())),
        Err(error) => findings.fail(
            "folder",
            format!("{} is not writable: {error}", settings.data_dir.display()),
            "let the user that the service runs as write into LENDING_DATA_DIR",
        ),
    }
    if let Some(bucket) = &settings.files {
        match try_bucket(settings).await {
            Ok(()) => findings.ok("bucket", format!("{bucket} takes, gives and removes")),
            Err(error) => findings.fail(
                "bucket",
                format!("{bucket}: {error}"),
                "correct LENDING_FILES and the AWS_… variables; s3:GetObject, s3:PutObject, s3:DeleteObject and \
                 s3:ListBucket are needed",
            ),
        }
    } else if !settings.is_embedded() {
        findings.ok("files", "in the data folder, which every process must share");
    }
}
