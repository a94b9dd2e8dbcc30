//! Every operation of the contract, by every role, with every kind of token, on what belongs to another team. What is
//! expected is computed from the contract alone, and the contract comes from the types of the handlers; so an operation
//! that asks for something else than it says, or says nothing, is found here.

use lending_server::Running;
use lending_store::api_keys::KeyTerms;
use lending_store::users::Role;
use lending_tests::{Answer, Client, Person, TestDeployment, both_modes};
use reqwest::Method;
use serde_json::{Value, json};

/// Operations that need no token.
const OPEN: [&str; 3] = ["accept_invitation", "create_login_token", "reset_password"];
/// Operations that any token may call, whatever its scopes: who one is, and what everybody may know.
const WITHOUT_SCOPE: [&str; 5] =
    ["get_me", "get_sample_report", "list_errors", "list_metrics", "list_reasons"];
/// Refusals that the gate gives.
const GATE: [&str; 4] =
    ["forbidden_role", "insufficient_scope", "login_token_required", "second_factor_setup_required"];

struct Operation {
    id: String,
    method: Method,
    path: String,
    roles: Vec<String>,
    scope: Option<String>,
    is_login_only: bool,
    body: Option<Value>,
}

fn operations(contract: &Value) -> Vec<Operation> {
    let mut operations = Vec::new();
    for (path, item) in contract["paths"].as_object().unwrap() {
        for (method, operation) in item.as_object().unwrap() {
            let id = operation["operationId"].as_str().unwrap().to_owned();
            let is_open = operation["security"].as_array().unwrap().is_empty();
            assert_eq!(is_open, OPEN.contains(&id.as_str()), "{id}: who may call it");
            if is_open {
                continue;
            }
            let words = |value: &Value| -> Vec<String> {
                value.as_array().into_iter().flatten().map(|word| word.as_str().unwrap().to_owned()).collect()
            };
            let scope = operation["x-required-scope"].as_str().map(str::to_owned);
            let is_login_only = operation["x-login-only"] == true;
            let is_scoped = scope.is_some() || is_login_only;
            assert_ne!(
                is_scoped,
                WITHOUT_SCOPE.contains(&id.as_str()),
                "{id}: it names its scope, or is known to have none"
            );
            let roles = words(&operation["x-required-roles"]);
            assert!(roles.contains(&"owner".to_owned()), "{id}: {roles:?}");
            let body = operation["requestBody"]["content"]["application/json"]["example"].clone();
            operations.push(Operation {
                id,
                method: method.to_uppercase().parse().unwrap(),
                path: path.clone(),
                roles,
                scope,
                is_login_only,
                body: Some(body).filter(|body| !body.is_null()),
            });
        }
    }
    // Whoever signs out can do nothing more.
    operations.sort_by_key(|operation| operation.id == "revoke_login_token");
    operations
}

/// What another team has, by the part of the path that names its kind. A kind that is not here fails the test.
pub(crate) struct Theirs(Vec<(&'static str, String)>);

impl Theirs {
    pub(crate) async fn make(client: &Client, owner: &Person) -> Self {
        let (key, signed_in) = (client.with_token(&owner.api_key), client.signed_in(&owner.email).await);
        let id = |answer: Answer| -> String {
            assert!(answer.status < 300, "{}", answer.text);
            answer.body["id"].as_str().unwrap().to_owned()
        };
        let erased = crate::erasure::with_bureau();
        let erased = key.upload(erased).await.body["id"].as_str().unwrap().to_owned();
        let certificate = key.delete(&format!("/v1/analyses/{erased}")).await;
        let certificate = certificate.header("location").unwrap().rsplit('/').next().unwrap().to_owned();
        let check = json!({"name": "Ramesh Kumar Sharma", "mobile": "9876543200", "consent": true});
        let endpoint =
            id(key.post("/v1/webhook-endpoints", &json!({"url": "https://hooks.example.com/lending"})).await);
        // Nobody answers there; that it was to be sent is on record all the same.
        let tested = key.post(&format!("/v1/webhook-endpoints/{endpoint}/test"), &Value::Null).await;
        assert!(tested.status < 300, "{}", tested.text);
        let deliveries = key.get(&format!("/v1/webhook-endpoints/{endpoint}/deliveries")).await;
        let delivery = deliveries.body["data"][0]["id"].as_str().unwrap().to_owned();
        let product = crate::corrections::product(&key).await;
        let corrected = crate::corrections::completed(&key, crate::corrections::freelancer(&product)).await;
        let remembered = json!({"employers": ["RAVI MEHTA"], "remember": true, "reason": "Contract seen."});
        let remembered = key.patch(&format!("{corrected}/corrections"), &remembered).await;
        assert_eq!(remembered.status, 200, "{}", remembered.text);
        let payer = key.get("/v1/payers").await.body["data"][0]["id"].as_str().unwrap().to_owned();
        let rows = key.get(&format!("{corrected}/transactions?limit=1")).await;
        let row = rows.body["data"][0]["id"].as_str().unwrap().to_owned();
        let sessions = signed_in.get("/v1/me/sessions").await;
        let invitation = json!({"email": "ravi@example.com", "role": "member"});
        let entry = key.get("/v1/audit-events").await.body["data"][0]["id"].as_str().unwrap().to_owned();
        Self(vec![
            ("/analyses/", corrected.rsplit('/').next().unwrap().to_owned()),
            ("/products/", id(key.post("/v1/products", &json!({
                "name": "Theirs", "amount": {"min": 1, "max": 2}, "tenure_months": {"min": 1, "max": 2, "default": 1},
                "annual_rate_pct": 1,
            })).await)),
            ("/credit-checks/", id(key.post("/v1/credit-checks", &check).await)),
            ("/erasures/", certificate),
            ("/audit-events/", entry),
            ("/webhook-endpoints/", endpoint),
            ("/deliveries/", delivery),
            ("/api-keys/", id(signed_in.post("/v1/api-keys", &json!({"name": "k"})).await)),
            ("/invitations/", id(signed_in.post("/v1/invitations", &invitation).await)),
            ("/members/", owner.user.id.to_string()),
            ("/me/sessions/", sessions.body["data"][0]["id"].as_str().unwrap().to_owned()),
            ("/payers/", payer),
            ("/transactions/", row),
            ("/revisions/", "2".to_owned()),
            ("/pages/", "1.png".to_owned()),
        ])
    }

    /// Ids that are theirs alone.
    pub(crate) fn ids(&self) -> impl Iterator<Item = &str> {
        self.0.iter().map(|(_, id)| id.as_str()).filter(|id| id.len() > 26)
    }

    /// The id of what they have of a kind.
    pub(crate) fn id(&self, kind: &str) -> &str {
        let found = self.0.iter().find(|(known, _)| *known == kind);
        let Some((_, id)) = found else { panic!("{kind}: this test does not know what to put into it") };
        id.as_str()
    }

    /// The path with what is theirs in it; with `made_up` with ids that nobody has.
    fn path(&self, template: &str, made_up: bool) -> String {
        let mut path = String::new();
        for part in template.split_inclusive('/') {
            if !part.starts_with('{') {
                path.push_str(part);
                continue;
            }
            let kinds = || self.0.iter().filter(|(kind, _)| path.ends_with(*kind));
            // The longest that fits names the kind.
            let kind = kinds().max_by_key(|(kind, _)| kind.len());
            let Some((_, id)) = kind else {
                panic!("{template}: this test does not know what to put into it")
            };
            let prefix = id.split_once('_').map(|(prefix, _)| prefix);
            let named = match prefix {
                Some(prefix) if made_up && id.len() > 26 => format!("{prefix}_01ARZ3NDEKTSV4RRFFQ69G5FAW"),
                _ => id.clone(),
            };
            path.push_str(&named);
            path.push_str(part.trim_start_matches(|letter| letter != '}').trim_start_matches('}'));
        }
        format!("/v1{path}")
    }
}

/// A caller of one role with one kind of token.
struct Caller {
    role: Role,
    client: Client,
    is_key: bool,
    /// `None`: whatever the role may.
    scopes: Option<Vec<String>>,
}

/// A person of each role, in person, with a key that may what they may, and with keys for each scope alone and for all others.
async fn callers(deployment: &TestDeployment, running: &Running, scopes: &[String]) -> Vec<Caller> {
    let client = deployment.client(running).with_header("X-Request-Id", "same");
    let team = deployment.person(running, Role::Owner).await.unwrap().user.team;
    let mut callers = Vec::new();
    for role in Role::ALL {
        let person = deployment.colleague(running, &team, *role).await.unwrap();
        let client = client.signed_in(&person.email).await;
        callers.push(Caller { role: *role, client: client.clone(), is_key: false, scopes: None });
        callers.push(Caller {
            role: *role,
            client: client.with_token(&person.api_key),
            is_key: true,
            scopes: None,
        });
        for scope in scopes {
            let others = scopes.iter().filter(|other| *other != scope).cloned().collect();
            for scopes in [vec![scope.clone()], others] {
                let terms =
                    KeyTerms { name: "matrix".to_owned(), scopes: Some(scopes.clone()), expires_at: None };
                let made = running.app.store.create_api_key_as_operator(&person.user, terms).await.unwrap();
                let client = client.with_token(made.token.expose());
                callers.push(Caller { role: *role, client, is_key: true, scopes: Some(scopes) });
            }
        }
    }
    callers
}

/// What the gate answers; `None`: it lets the caller in.
fn expected(operation: &Operation, caller: &Caller) -> Option<&'static str> {
    if operation.is_login_only && caller.is_key {
        return Some("login_token_required");
    }
    if !operation.roles.iter().any(|role| role == caller.role.as_str()) {
        return Some("forbidden_role");
    }
    let is_allowed = |scope: &String| caller.scopes.as_ref().is_none_or(|scopes| scopes.contains(scope));
    operation.scope.as_ref().is_some_and(|scope| !is_allowed(scope)).then_some("insufficient_scope")
}

async fn call(client: &Client, operation: &Operation, path: &str) -> Answer {
    let body = operation.body.as_ref().map(|body| body.to_string().into());
    client.send(operation.method.clone(), path, body).await
}

both_modes! {
    async fn every_operation_lets_in_whom_its_contract_names_and_shows_nothing_of_another_team(deployment: TestDeployment) {
        let mut deployment = deployment;
        deployment.settings.limit_general_burst = 10_000;
        deployment.settings.limit_sign_in_per_minute = 100;
        deployment.settings.limit_pull_burst = 20;
        let running = deployment.serve().await.unwrap();
        let client = deployment.client(&running).with_header("X-Request-Id", "same");
        let stranger = deployment.person(&running, Role::Owner).await.unwrap();
        let worker = deployment.work_if_apart().await.unwrap();
        let theirs = Theirs::make(&client, &stranger).await;
        drop(worker);
        let contract: Value = client.get("/openapi.json").await.body;
        let operations = operations(&contract);
        let mut all: Vec<String> = operations.iter().filter_map(|operation| operation.scope.clone()).collect();
        all.sort();
        all.dedup();
        let declared = contract["components"]["schemas"]["Scope"]["enum"].as_array().unwrap();
        let mut declared: Vec<&str> = declared.iter().map(|scope| scope.as_str().unwrap()).collect();
        declared.sort_unstable();
        assert_eq!(all, declared, "every scope is good for something");

        let callers = callers(&deployment, &running, &all).await;
        let (mut calls, mut admitted) = (0, 0);
        for operation in &operations {
            for caller in &callers {
                // Keys with one scope alone, or with all but one, are tried where that scope matters.
                let told = caller.scopes.as_deref().unwrap_or_default();
                let matters = match &operation.scope {
                    Some(scope) => told.is_empty() || told == [scope.clone()] || (told.len() > 1 && !told.contains(scope)),
                    None => told.is_empty() || told == &all[..1],
                };
                if !matters {
                    continue;
                }
                let answer = call(&caller.client, operation, &theirs.path(&operation.path, false)).await;
                calls += 1;
                let role = caller.role.as_str();
                let place = format!("{} as {role} with {:?} (key: {}): {}", operation.id, caller.scopes, caller.is_key, answer.text);
                if let Some(code) = expected(operation, caller) {
                    assert_eq!((answer.status, answer.code()), (403, code), "{place}");
                    continue;
                }
                admitted += 1;
                assert!(answer.status != 401 && !GATE.contains(&answer.code()), "{place}");
                // Lists and all else that is answered name nothing of theirs.
                let shown = theirs.ids().chain([stranger.user.team.as_str(), stranger.email.as_str()])
                    .find(|id| answer.text.contains(id) && !operation.path.contains('{'));
                assert_eq!(shown, None, "{place}");
                if operation.path.contains('{') {
                    assert_eq!(answer.status, 404, "{place}");
                    let nobodys = call(&caller.client, operation, &theirs.path(&operation.path, true)).await;
                    assert_eq!((nobodys.status, &nobodys.text), (404, &answer.text), "{place}");
                }
            }
        }
        lending_tests::tell(&format!("{} operations, {calls} calls, {admitted} of them let in", operations.len()));
        running.stop().await;
    }
}
