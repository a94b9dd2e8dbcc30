//! A disk without room: uploads are told so, nothing is half-written, and room is all that it takes.

use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::Command;

use lending_samples::{Persona, Spec, layout, statement};
use lending_store::users::Role;
use lending_tests::{Form, TestDeployment, both_modes, skipped};

/// A disk of a few megabytes, in memory.
struct SmallDisk {
    folder: tempfile::TempDir,
}

impl SmallDisk {
    /// `None`, and said loudly, where this process may not mount anything.
    fn mount() -> Option<Self> {
        let folder = tempfile::tempdir().unwrap();
        let mounted = Command::new("mount")
            .args(["-t", "tmpfs", "-o", "size=16m", "tmpfs"])
            .arg(folder.path())
            .output()
            .is_ok_and(|output| output.status.success());
        if !mounted {
            skipped("a small disk can be mounted by root only");
        }
        mounted.then_some(Self { folder })
    }

    fn path(&self) -> &Path {
        self.folder.path()
    }

    /// Takes all the room there is; the file that does.
    fn fill(&self) -> PathBuf {
        let path = self.path().join("filler");
        let mut filler = fs::File::create(&path).unwrap();
        // Down to the last byte.
        for size in [1 << 16, 1 << 10, 1] {
            while filler.write(&vec![b'x'; size]).is_ok_and(|written| written > 0) {}
        }
        path
    }
}

impl Drop for SmallDisk {
    fn drop(&mut self) {
        let _ = Command::new("umount").arg("--lazy").arg(self.path()).status();
    }
}

both_modes! {
    async fn a_full_disk_is_told_and_recovers_by_itself(deployment: TestDeployment) {
        let Some(disk) = SmallDisk::mount() else { return };
        let mut deployment = deployment;
        deployment.settings.data_dir = disk.path().join("data");
        let running = deployment.serve().await.unwrap();
        let worker = deployment.work_if_apart().await.unwrap();
        let person = deployment.person(&running, Role::Member).await.unwrap();
        let client = deployment.client(&running).with_token(&person.api_key);
        let spec = Spec::new(layout("hdfc-classic").unwrap(), Persona::SteadySalaried, 3, 3);
        let pdf = statement(&spec).unwrap().pdf;

        let earlier = client.upload(Form::default().file(&pdf)).await;
        let earlier = format!("/v1/analyses/{}", earlier.body["id"].as_str().unwrap());
        while client.get(&format!("{earlier}?wait=20")).await.body["completed_at"].is_null() {}

        let filler = disk.fill();
        let answer = client.upload(Form::default().file(&pdf)).await;
        assert_eq!((answer.status, answer.code()), (507, "storage_full"), "{}", answer.text);
        assert!(answer.header("retry-after").is_some());
        // What cannot be put on record is not read either; what lies elsewhere, as Postgres does, can.
        let list = client.get("/v1/analyses").await;
        let is_told = list.code() == "storage_full" && deployment.settings.is_embedded();
        assert!(is_told || list.status == 200 && list.body["total"] == 1, "{}", list.text);

        // Who is unwell shows it. What lies elsewhere, as Postgres does, is not.
        loop {
            let told = client.get("/readyz").await;
            if told.body["checks"]["disk"] == "failing" && told.body["checks"]["files"] == "failing" {
                assert_eq!(told.body["problems"]["files"], "their place has no room left", "{}", told.text);
                break;
            }
            tokio::time::sleep(std::time::Duration::from_millis(50)).await;
        }
        // Whoever has a right to be forgotten is, all the same: with the room that is kept for it.
        assert_eq!(client.delete(&earlier).await.status, 204);
        let gone = client.get(&earlier).await;
        assert_eq!((gone.status, gone.code()), (404, "not_found"));

        fs::remove_file(filler).unwrap();
        let answer = client.upload(Form::default().file(&pdf)).await;
        assert_eq!(answer.status, 201, "{}", answer.text);
        let id = answer.body["id"].as_str().unwrap();
        loop {
            let found = client.get(&format!("/v1/analyses/{id}?wait=20")).await;
            if found.body["status"] == "completed" {
                break;
            }
            assert_ne!(found.body["status"], "failed", "{}", found.text);
        }
        drop(worker);
        running.stop().await;
    }
}
