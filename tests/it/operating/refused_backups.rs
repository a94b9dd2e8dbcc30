//! A backup that is not whole is not restored, and nothing that is there is written over.

use lending_base::Secret;
use lending_store::users::Role;
use lending_tests::{TestDeployment, both_modes, files_below};

use super::{Said, flip_a_byte, server, server_with, statement_file, upload};
use crate::erasure::analysed;

fn is_refused(said: &Said, why: &str) {
    assert!(said.code == 1 && said.err.contains(why), "{why}: {}", said.all());
}

both_modes! {
    async fn what_is_damaged_unfinished_or_in_the_way_is_refused(deployment: TestDeployment) {
        let running = deployment.serve().await.unwrap();
        let worker = deployment.work_if_apart().await.unwrap();
        let owner = deployment.person(&running, Role::Owner).await.unwrap();
        let client = deployment.client(&running).with_token(&owner.api_key);
        let analysis = analysed(&client, upload(1)).await;
        let folder = deployment.folder().join("backup");
        let at = folder.to_str().unwrap();
        let said = server(&deployment, &["backup", "--to", at]).await;
        assert_eq!(said.code, 0, "{}", said.all());
        is_refused(&server(&deployment, &["backup", "--to", at]).await, "is not empty");
        drop(worker);
        running.stop().await;
        // Over the very deployment that it was made of.
        let over = server(&deployment, &["restore", "--from", at]).await;
        assert_eq!(over.code, 1, "{}", over.all());

        let mut empty = TestDeployment::open_bare(deployment.mode).await.unwrap();
        empty.settings.secret = Some(Secret::new("an0therS3cretOfThirtyTwoLettersOrMore"));
        is_refused(&server(&empty, &["restore", "--from", at]).await, "LENDING_SECRET is not the one");
        empty.settings.secret = deployment.settings.secret.clone();
        let nowhere = deployment.folder().join("nowhere");
        is_refused(&server(&empty, &["restore", "--from", nowhere.to_str().unwrap()]).await, "is not there");

        // One flipped byte, of the statement and then of the database.
        let statement = files_below(&folder.join("files")).unwrap().remove(0);
        let database = if deployment.settings.is_embedded() { "lending.sqlite" } else { "database.dump" };
        for file in [statement.clone(), folder.join(database)] {
            flip_a_byte(&file);
            let said = server(&empty, &["restore", "--from", at]).await;
            is_refused(&said, "has another SHA-256");
            assert!(said.err.contains("nothing was restored"), "{}", said.err);
            flip_a_byte(&file);
        }
        let aside = deployment.folder().join("aside");
        std::fs::rename(&statement, &aside).unwrap();
        is_refused(&server(&empty, &["restore", "--from", at]).await, "is missing");
        std::fs::rename(&aside, &statement).unwrap();
        // Interrupted: the manifest is what is written last.
        let manifest = folder.join("manifest.json");
        std::fs::rename(&manifest, &aside).unwrap();
        is_refused(&server(&empty, &["restore", "--from", at]).await, "was interrupted");
        std::fs::rename(&aside, &manifest).unwrap();
        if deployment.settings.is_embedded() {
            let other = [("DATABASE_URL", "postgres://localhost/none")];
            is_refused(&server_with(&empty, &["restore", "--from", at], &other).await, "of an embedded database");
        }

        // After all of that the place is still empty, and the backup as good as before.
        let said = server(&empty, &["restore", "--from", at]).await;
        assert_eq!(said.code, 0, "{}", said.all());
        let team = owner.user.team.as_str();
        assert!(statement_file(&empty, team, analysis["id"].as_str().unwrap()).is_file());
        assert_eq!(server(&empty, &["restore", "--from", at]).await.code, 1, "it is not empty any more");
    }

    async fn a_backup_of_a_deployment_that_lost_a_statement_is_made_and_says_so(deployment: TestDeployment) {
        let running = deployment.serve().await.unwrap();
        let worker = deployment.work_if_apart().await.unwrap();
        let owner = deployment.person(&running, Role::Owner).await.unwrap();
        let client = deployment.client(&running).with_token(&owner.api_key);
        let lost = analysed(&client, upload(1)).await;
        analysed(&client, upload(2)).await;
        let id = lost["id"].as_str().unwrap();
        std::fs::remove_file(statement_file(&deployment, owner.user.team.as_str(), id)).unwrap();
        let folder = deployment.folder().join("backup");
        let said = server(&deployment, &["backup", "--to", folder.to_str().unwrap()]).await;
        is_refused(&said, "has lost 1 statements");
        let manifest: serde_json::Value =
            serde_json::from_slice(&std::fs::read(folder.join("manifest.json")).unwrap()).unwrap();
        assert_eq!(manifest["missing"], serde_json::json!([id]));
        drop(worker);
        running.stop().await;
    }
}
