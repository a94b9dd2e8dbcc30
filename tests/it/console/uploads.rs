//! Files that open with a password, and analyses that failed through no fault of their file.

use lending_samples::{Fault, Persona, Spec, layout, statement};
use lending_store::users::Role;
use lending_tests::{Form, TestDeployment, both_modes};

use super::guards::pdf;
use super::journey::ended;
use super::visitor::Visitor;

both_modes! {
    async fn a_file_that_needs_a_password_asks_for_it_on_its_own_line_and_is_sent_again(deployment: TestDeployment) {
        let running = deployment.serve().await.unwrap();
        let _worker = deployment.work_if_apart().await.unwrap();
        let owner = deployment.person(&running, Role::Owner).await.unwrap();
        let client = deployment.client(&running).with_token(&owner.api_key);
        let mut visitor = Visitor::signed_in(deployment.client(&running).base(), &owner.email).await;
        let spec = Spec::new(layout("hdfc-classic").unwrap(), Persona::SteadySalaried, 3, 5);
        let locked = statement(&Spec { fault: Fault::EncryptedAes256, ..spec }).unwrap();
        let password = locked.truth.password.as_deref().unwrap();
        let refused = visitor.upload_with("locked.pdf", &locked.pdf, &[("requested_amount", "2,00,000"), ("applicant_name", "Asha <Rao>")]).await;
        assert_eq!(refused.status, 422, "{}", refused.html);
        let form = refused.between("<form class=\"unlock\"", "</form>").to_owned();
        for part in [
            "name=\"requested_amount\" value=\"2,00,000\"", "name=\"applicant_name\" value=\"Asha &lt;Rao&gt;\"",
            "Password of locked.pdf", "type=\"file\" name=\"file\"",
        ] {
            assert!(form.contains(part), "{part}: {form}");
        }
        assert!(refused.html.contains("Enter the password of this file."), "{}", refused.html);
        assert!(!refused.html.contains("file_password`") && !refused.html.contains("/v1/"), "{}", refused.html);
        let wrong = visitor.upload_with("locked.pdf", &locked.pdf, &[("file_password", "not it")]).await;
        assert!(wrong.status == 422 && wrong.html.contains("class=\"unlock\""), "{}", wrong.html);
        assert!(!wrong.html.contains("not it"), "a password is on no page");
        let taken = visitor.upload_with("locked.pdf", &locked.pdf, &[("applicant_name", "Asha"), ("file_password", password)]).await;
        assert_eq!(taken.status, 303, "{}", taken.html);
        let id = taken.header("location").strip_prefix("/analyses/").unwrap().to_owned();
        assert_eq!(ended(&client, &id).await["status"], "completed");

        // What no password helps has no such form.
        let no_pdf = visitor.upload("letter.pdf", b"Dear Sir").await;
        assert!(no_pdf.status == 422 && !no_pdf.html.contains("class=\"unlock\""), "{}", no_pdf.html);
        assert!(no_pdf.html.contains("Send the PDF that the bank issued."), "{}", no_pdf.html);
        visitor.post("/preferences", &[("language", "hi"), ("next", "/inbox")]).await;
        visitor.get("/analyses/upload").await;
        let hindi = visitor.upload("letter.pdf", b"Dear Sir").await;
        assert!(hindi.html.contains("फ़ाइल PDF नहीं है।") && hindi.html.contains("बैंक का दिया हुआ PDF भेजें।"), "{}", hindi.html);
        running.stop().await;
    }

    async fn what_failed_on_our_side_is_tried_again_by_a_button(deployment: TestDeployment) {
        let running = deployment.serve().await.unwrap();
        let _worker = deployment.work_if_apart().await.unwrap();
        let owner = deployment.person(&running, Role::Owner).await.unwrap();
        let viewer = deployment.colleague(&running, &owner.user.team, Role::Viewer).await.unwrap();
        let client = deployment.client(&running).with_token(&owner.api_key);
        let id = client.upload(Form::default().file(&pdf(1, Fault::None))).await.body["id"].as_str().unwrap().to_owned();
        ended(&client, &id).await;
        for sql in [
            "DELETE FROM jobs",
            "DELETE FROM analysis_results",
            "UPDATE analyses SET status = 'failed', stage = NULL, failure_code = 'processing_error', failure_message = 'It failed.',
                decision = NULL, policy_outcome = NULL, completed_at = created_at",
        ] {
            deployment.run_sql(sql).await.unwrap();
        }
        // The report that was completed is still in the memory of the server that opened it.
        running.stop().await;
        let running = deployment.serve().await.unwrap();
        let client = deployment.client(&running).with_token(&owner.api_key);
        let base = client.base().to_owned();
        let mut visitor = Visitor::signed_in(&base, &owner.email).await;
        let page = format!("/analyses/{id}");
        let failed = visitor.get(&page).await;
        assert!(failed.html.contains(&format!("action=\"{page}/retry\"")), "{}", failed.html);
        let mut reader = Visitor::signed_in(&base, &viewer.email).await;
        assert!(!reader.get(&page).await.html.contains("/retry"), "who only reads has no such button");
        assert_eq!(reader.post(&format!("{page}/retry"), &[]).await.status, 403);
        let again = visitor.post(&format!("{page}/retry"), &[]).await;
        assert_eq!((again.status, again.header("location")), (303, page.as_str()), "{}", again.html);
        assert_eq!(ended(&client, &id).await["status"], "completed");
        assert_eq!(visitor.post(&format!("{page}/retry"), &[]).await.status, 409);
        // A file that is at fault is not tried again.
        deployment.run_sql("UPDATE analyses SET status = 'failed', failure_code = 'no_transactions_found'").await.unwrap();
        assert!(!visitor.get(&page).await.html.contains("/retry"));
        running.stop().await;
    }
}
