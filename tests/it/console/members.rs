//! Owners bring people in, change what they may do, and let them back in.

use lending_store::users::Role;
use lending_tests::{PASSWORD, TestDeployment, both_modes};
use serde_json::json;

use super::visitor::Visitor;

const PAGE: &str = "/settings/members";
const SCRIPT: &str = "<script>alert('x')</script>";

/// The path and query of an address of ours.
fn path_of(link: &str) -> String {
    let at = link.find("/invite").or_else(|| link.find("/reset-password")).unwrap();
    link[at..].to_owned()
}

both_modes! {
    async fn the_page_says_what_the_api_says_of_each_member(deployment: TestDeployment) {
        let running = deployment.serve().await.unwrap();
        let owner = deployment.person(&running, Role::Owner).await.unwrap();
        let reviewer = deployment.colleague(&running, &owner.user.team, Role::Reviewer).await.unwrap();
        let gone = deployment.colleague(&running, &owner.user.team, Role::Viewer).await.unwrap();
        let stranger = deployment.person(&running, Role::Owner).await.unwrap();
        let client = deployment.client(&running);
        let signed_in = client.signed_in(&owner.email).await;
        signed_in.patch(&format!("/v1/members/{}", gone.user.id), &json!({"disabled": true})).await;
        let mut visitor = Visitor::signed_in(client.base(), &owner.email).await;
        let page = visitor.get(PAGE).await;
        for member in signed_in.get("/v1/members").await.body["data"].as_array().unwrap() {
            for text in [&member["email"], &member["id"]] {
                assert!(page.html.contains(text.as_str().unwrap()), "{text}");
            }
        }
        assert!(page.html.contains("Reviewer") && page.html.contains("No access") && !page.html.contains(&stranger.email), "{}", page.html);
        // The reviewer has never signed in, the owner has.
        let theirs = visitor.get(&format!("{PAGE}/{}", reviewer.user.id)).await;
        assert!(theirs.html.contains("<dt>Last sign-in</dt><dd>never</dd>"), "{}", theirs.html);
        client.signed_in(&reviewer.email).await;
        let theirs = visitor.get(&format!("{PAGE}/{}", reviewer.user.id)).await;
        assert!(!theirs.html.contains("<dt>Last sign-in</dt><dd>never</dd>"), "{}", theirs.html);
        running.stop().await;
    }

    async fn an_invitation_is_shown_once_accepted_and_can_be_revoked(deployment: TestDeployment) {
        let running = deployment.serve().await.unwrap();
        let owner = deployment.person(&running, Role::Owner).await.unwrap();
        let client = deployment.client(&running);
        let mut visitor = Visitor::signed_in(client.base(), &owner.email).await;
        let wrong = visitor.post(PAGE, &[("act", "invite"), ("email", SCRIPT), ("role", "reviewer")]).await;
        assert_eq!(wrong.status, 400);
        assert!(wrong.html.contains("Email is not an email address") && wrong.html.contains("&lt;script&gt;") && !wrong.html.contains("<script>"), "{}", wrong.html);
        let made = visitor.post(PAGE, &[("act", "invite"), ("email", "ravi@example.com"), ("role", "reviewer")]).await;
        assert_eq!(made.status, 200, "{}", made.html);
        let link = made.between("id=\"new-link\">", "<").to_owned();
        let token = link.split_once("token=").unwrap().1.to_owned();
        assert!(token.starts_with("las_invite_"), "{link}");
        let page = visitor.get(PAGE).await;
        assert!(page.html.contains("ravi@example.com") && !page.html.contains(&token), "{}", page.html);

        let mut ravi = Visitor::new(client.base());
        assert_eq!(ravi.get(&path_of(&link)).await.status, 200);
        let accepted = ravi.post("/invite", &[("token", &token), ("name", SCRIPT), ("password", "blue tractor sings loudly")]).await;
        assert_eq!(accepted.status, 303, "{}", accepted.html);
        let page = visitor.get(PAGE).await;
        assert!(page.html.contains("&lt;script&gt;alert(") && !page.html.contains("<script>") && page.html.contains("No open invitations."), "{}", page.html);
        let audit = visitor.get("/settings/audit").await;
        assert!(audit.html.contains("&lt;script&gt;alert(") && !audit.html.contains("<script>"), "{}", audit.html);

        visitor.get(PAGE).await;
        let made = visitor.post(PAGE, &[("act", "invite"), ("email", "mira@example.com"), ("role", "viewer")]).await;
        let token = made.between("id=\"new-link\">", "<").split_once("token=").unwrap().1.to_owned();
        let listed = client.signed_in(&owner.email).await.get("/v1/invitations").await.body;
        let id = listed["data"][0]["id"].as_str().unwrap();
        assert!(made.html.contains(id));
        let revoked = visitor.post(PAGE, &[("act", "revoke-invitation"), ("id", id)]).await;
        assert_eq!((revoked.status, revoked.header("location")), (303, "/settings/members?done=invitation"), "{}", revoked.html);
        let late = ravi.post("/invite", &[("token", &token), ("name", "Mira"), ("password", "blue tractor sings loudly")]).await;
        assert_eq!(late.status, 400, "{}", late.html);
        running.stop().await;
    }

    async fn a_role_is_changed_access_ended_and_given_back_and_the_last_owner_stays(deployment: TestDeployment) {
        let running = deployment.serve().await.unwrap();
        let owner = deployment.person(&running, Role::Owner).await.unwrap();
        let member = deployment.colleague(&running, &owner.user.team, Role::Member).await.unwrap();
        let client = deployment.client(&running);
        let mut visitor = Visitor::signed_in(client.base(), &owner.email).await;
        let address = format!("{PAGE}/{}", member.user.id);
        let page = visitor.get(&address).await;
        assert!(page.html.contains("All their API keys are revoked at once and for good"), "what goes is said first");
        let changed = visitor.post(&address, &[("act", "role"), ("role", "viewer")]).await;
        assert_eq!((changed.status, changed.header("location")), (303, format!("{address}?done=role").as_str()), "{}", changed.html);
        let theirs = client.with_token(&member.api_key);
        assert_eq!(theirs.get("/v1/me").await.body["user"]["role"], "viewer");
        let wrong = visitor.post(&address, &[("act", "role"), ("role", "king")]).await;
        assert_eq!(wrong.status, 400, "{}", wrong.html);
        assert_eq!(visitor.post(&address, &[("act", "disable")]).await.status, 303);
        assert_eq!(theirs.get("/v1/me").await.status, 401);
        let page = visitor.get(&address).await;
        assert!(page.html.contains("Give access back"), "{}", page.html);
        let link = visitor.post(&address, &[("act", "reset-link")]).await;
        assert!(link.status == 409 && !link.html.contains("las_reset_"), "{}", link.html);
        assert_eq!(visitor.post(&address, &[("act", "enable")]).await.status, 303);
        assert_eq!(client.sign_in(&member.email, PASSWORD).await.status, 200);

        let own = format!("{PAGE}/{}", owner.user.id);
        for act in [&[("act", "role"), ("role", "member")][..], &[("act", "disable")][..]] {
            let last = visitor.post(&own, act).await;
            assert_eq!(last.status, 409, "{}", last.html);
            assert!(last.html.contains("Make somebody else an owner first."), "{}", last.html);
        }
        let log = client.signed_in(&owner.email).await.get("/v1/audit-events?limit=100").await.text;
        for act in ["user.role_changed", "user.disabled", "user.enabled"] {
            assert!(log.contains(act), "{act}");
        }
        running.stop().await;
    }

    async fn whoever_cannot_sign_in_is_let_back_in(deployment: TestDeployment) {
        let mut deployment = deployment;
        deployment.settings.limit_sign_in_per_minute = 100;
        let running = deployment.serve().await.unwrap();
        let owner = deployment.person(&running, Role::Owner).await.unwrap();
        let member = deployment.colleague(&running, &owner.user.team, Role::Member).await.unwrap();
        let client = deployment.client(&running);
        let mut visitor = Visitor::signed_in(client.base(), &owner.email).await;
        let address = format!("{PAGE}/{}", member.user.id);
        for _ in 0..5 {
            client.sign_in(&member.email, "wrong").await;
        }
        assert_eq!(client.sign_in(&member.email, PASSWORD).await.status, 429);
        let unlocked = visitor.post(&address, &[("act", "unlock")]).await;
        assert_eq!((unlocked.status, unlocked.header("location")), (303, format!("{address}?done=unlocked").as_str()), "{}", unlocked.html);
        assert_eq!(client.sign_in(&member.email, PASSWORD).await.status, 200);

        let made = visitor.post(&address, &[("act", "reset-link")]).await;
        assert_eq!(made.status, 200, "{}", made.html);
        let link = made.between("id=\"new-link\">", "<").to_owned();
        let token = link.split_once("token=").unwrap().1.to_owned();
        assert!(!visitor.get(&address).await.html.contains(&token), "it is shown once");
        let mut theirs = Visitor::new(client.base());
        assert_eq!(theirs.get(&path_of(&link)).await.status, 200);
        assert_eq!(theirs.post("/reset-password", &[("token", &token), ("password", "blue tractor sings loudly")]).await.status, 303);
        assert_eq!(client.sign_in(&member.email, "blue tractor sings loudly").await.status, 200);

        let none = visitor.post(&address, &[("act", "remove-second-factor")]).await;
        assert_eq!(none.status, 409, "{}", none.html);
        running.stop().await;
    }
}
