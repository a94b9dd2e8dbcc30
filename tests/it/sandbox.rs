//! Files of applicants are read in a child, whichever binary does it.

use lending_jobs::sandbox::{Sandbox, SandboxLimits};
use lending_tests::binary;

#[tokio::test]
async fn both_binaries_read_in_a_child_that_reaches_nothing() {
    for name in ["lending-server", "lending-worker"] {
        let sandbox = Sandbox::new(SandboxLimits::default()).with_program(binary(name).unwrap());
        let report = sandbox.check().await.unwrap();
        assert!(report.is_complete(), "{name}: {report:?}");
    }
}
