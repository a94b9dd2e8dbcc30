//! A team leaves: all it has is written out for it, and then erased.

use std::fmt::Write;

use lending_store::users::Role;
use lending_tests::{Mode, Process, TestDeployment, both_modes};
use serde_json::{Value, json};
use sha2::{Digest, Sha256};

use crate::erasure::{analysed, check_of, path_of, with_bureau};

const LEDGER: &str = "SELECT count(*) FROM ledger";
/// Sealed under the team's key.
const NAMES: &str = "SELECT sealed_name FROM users ORDER BY id";

async fn server(deployment: &TestDeployment, arguments: &[&str]) -> (bool, String) {
    let mut command = Process::command("lending-server", &deployment.environment()).unwrap();
    let output = command.args(arguments).output().await.unwrap();
    let said = [output.stdout, output.stderr].concat();
    (output.status.success(), String::from_utf8(said).unwrap())
}

both_modes! {
    async fn what_a_team_has_is_written_out_whole_and_erased_for_good(deployment: TestDeployment) {
        let mut deployment = deployment;
        let bureau = deployment.open_bureau().await.unwrap();
        let running = deployment.serve().await.unwrap();
        let worker = deployment.work_if_apart().await.unwrap();
        let owner = deployment.person(&running, Role::Owner).await.unwrap();
        let stays = deployment.person(&running, Role::Owner).await.unwrap();
        let client = deployment.client(&running).with_token(&owner.api_key);
        let other = client.with_token(&stays.api_key);
        let analysis = analysed(&client, with_bureau()).await;
        let kept = analysed(&other, with_bureau()).await;
        let report = client.get(&format!("{}?include_result=true", path_of(&analysis))).await.body["result"].clone();
        let check = client.get(&check_of(&analysis)).await.body;
        let held = format!("{}/legal-hold", path_of(&analysis));
        assert_eq!(client.put(&held, &Value::Null).await.status, 204);
        let team = owner.user.team.as_str();
        let signed_in = client.signed_in(&owner.email).await;
        let invited = signed_in.post("/v1/invitations", &json!({"email": "late@example.com", "role": "member"})).await;
        assert_eq!(invited.status, 201, "{}", invited.text);

        // Written out, with what it was, and listed.
        let folder = deployment.folder().join("export");
        let at = folder.to_str().unwrap();
        let (ok, said) = server(&deployment, &["export-team", "--team", team, "--output", at]).await;
        assert!(ok, "{said}");
        let read = |name: &str| std::fs::read(folder.join(name)).unwrap();
        let json_of = |name: &str| serde_json::from_slice::<Value>(&read(name)).unwrap();
        let id = analysis["id"].as_str().unwrap();
        assert_eq!(json_of(&format!("analyses/{id}/report-1.json")), report);
        assert_eq!(json_of(&format!("analyses/{id}/timeline.json"))["entries"][0]["what"], "accepted");
        assert_eq!(json_of(&format!("analyses/{id}/record.json"))["applicant"]["name"], "Zyxanthia Qwopleford");
        assert_eq!(json_of(&format!("credit-checks/{}.json", check["id"].as_str().unwrap())), check);
        let pdf = read(&format!("analyses/{id}/statement.pdf"));
        let mut sha256 = String::new();
        for byte in Sha256::digest(&pdf) {
            write!(sha256, "{byte:02x}").unwrap();
        }
        assert_eq!(json!(sha256), analysis["file"]["sha256"]);
        assert_eq!(json_of("people.json")[0]["email"], json!(owner.email));
        let manifest = json_of("manifest.json");
        let statement = format!("analyses/{id}/statement.pdf");
        let listed = manifest["files"].as_array().unwrap().iter().find(|file| file["name"] == json!(statement)).unwrap();
        assert_eq!(listed["sha256"], json!(sha256));
        assert!(!json_of("manifest.json").to_string().contains(kept["id"].as_str().unwrap()));
        assert!(String::from_utf8(read("audit.jsonl")).unwrap().contains("\"team.exported\""));
        let (ok, said) = server(&deployment, &["export-team", "--team", team, "--output", at]).await;
        assert!(!ok && said.contains("is there already"), "{said}");

        // Not by mistake, and not while a court may ask for it.
        let erase = async |name: &str| server(&deployment, &["erase-team", "--team", team, "--confirm", name]).await;
        assert!(!erase("Acme").await.0);
        let (ok, said) = erase("Acme Finance").await;
        assert!(!ok && said.contains("1 analyses are on legal hold"), "{said}");
        assert_eq!(client.get("/v1/me").await.status, 200, "nothing was erased");
        assert_eq!(client.delete(&held).await.status, 204);

        let sealed = deployment.values(NAMES).await.unwrap();
        let ledger = deployment.number(LEDGER).await.unwrap();
        let (ok, said) = erase("Acme Finance").await;
        assert!(ok && said.contains("1 analyses, 1 credit checks"), "{said}");
        assert_eq!(client.get("/v1/me").await.status, 401);
        assert_eq!(client.sign_in(&owner.email, lending_tests::PASSWORD).await.status, 401);
        let late = json!({"token": invited.body["token"], "name": "Ravi Iyer", "password": "blue tractor sings loudly"});
        assert_eq!(client.post("/v1/auth/accept-invite", &late).await.code(), "invalid_link");
        assert_eq!(deployment.number("SELECT count(*) FROM invitations").await.unwrap(), 0, "nor is the address kept");
        assert_eq!(deployment.number(LEDGER).await.unwrap(), ledger);
        let (ok, people) = server(&deployment, &["admin", "list-users", "--team", team]).await;
        assert!(ok && !people.contains(&owner.email) && people.contains("erased"), "{people}");
        // The keys that sealed its people's names are gone with every copy, and keys can still be changed.
        assert_eq!(deployment.number("SELECT count(*) FROM keyring WHERE retired_at IS NOT NULL").await.unwrap(), 0);
        let now = deployment.values(NAMES).await.unwrap();
        assert!(sealed.iter().filter(|name| now.contains(name)).count() <= 1, "the other team's alone");
        let (ok, said) = server(&deployment, &["rotate-keys"]).await;
        assert!(ok, "{said}");
        let (ok, said) = server(&deployment, &["verify-audit"]).await;
        assert!(ok, "{said}");
        // Another team has lost nothing.
        assert_eq!(other.get(&path_of(&kept)).await.body["status"], "completed");
        assert_eq!(other.get(&format!("{}/statement", path_of(&kept))).await.status, 200);
        let (ok, again) = server(&deployment, &["erase-team", "--team", team, "--confirm", "erased"]).await;
        assert!(ok && again.contains("0 analyses, 0 credit checks"), "{again}");
        if deployment.mode == Mode::Production {
            drop(worker);
        }
        running.stop().await;
        bureau.stop().await;
    }
}
