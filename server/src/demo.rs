//! The demo team of the embedded mode: everything a newcomer needs for a first call.

use lending_base::{ProductId, entropy};
use lending_store::DataFolder;
use lending_store::api_keys::KeyTerms;
use lending_store::idempotency::Creation;
use lending_store::teams::Entitlement;
use lending_store::users::{Email, NewUser, Role, User};
use poem_openapi::types::ParseFromJSON;

use crate::api::{CreateProductRequest, product_terms};
use crate::app::App;
use crate::demo_credentials::Demo;

const ENV_FILE: &str = "demo.env";
/// In the data folder.
pub(crate) const SAMPLES_FOLDER: &str = "samples";
const TEAM: &str = "Demo Finance";
const OWNER: &str = "Asha Rao";
const EMAIL: &str = "owner@demo.example";
/// The last is the one that the sample statements are scored under.
const PRODUCTS: [&str; 3] = [
    include_str!("../demo/salaried_personal_loan.json"),
    include_str!("../demo/sme_working_capital.json"),
    include_str!("../demo/sample_loan.json"),
];

/// Gives an empty database its demo team. On later starts the credentials are read back; where they were lost, or a
/// first start was cut short, they are made anew.
pub(crate) async fn seed(app: &App, folder: &DataFolder) -> anyhow::Result<Option<Demo>> {
    let url = format!("{}/v1", app.public_url);
    let email = Email::new(EMAIL);
    let account = app.store.find_user_by_email(&email).await?;
    let kept = folder.read(ENV_FILE)?.and_then(|file| Demo::parse(&file, &url));
    let demo = match (account, kept) {
        (Some(_), Some(demo)) => demo,
        // Someone else's database, unless the one team there is ours, cut short.
        (None, _) if app.store.list_teams().await?.iter().any(|team| team.name != TEAM) => return Ok(None),
        (account, _) => {
            let password = entropy::base62(20)?;
            let hash = app.passwords.hash(password.clone()).await?;
            let (owner, sample_product) = match account {
                Some(owner) => {
                    app.store.reset_password(&email, &hash).await?;
                    (owner, None)
                }
                None => create_team(app, &email, &hash).await?,
            };
            let key = app.store.create_api_key_as_operator(&owner, KeyTerms::named("demo")).await?;
            let api_key = key.token.expose().to_owned();
            Demo { url, api_key, email: EMAIL.to_owned(), password, sample_product }
        }
    };
    let metrics_token = app.metrics_token.as_ref().map_or("", |token| token.expose());
    folder.write_private(ENV_FILE, &demo.file(metrics_token))?;
    Ok(Some(demo))
}

/// The owner comes last: an owner who exists has everything else.
async fn create_team(app: &App, email: &Email, hash: &str) -> anyhow::Result<(User, Option<ProductId>)> {
    let team = app.store.create_team(TEAM).await?;
    app.store.grant(&team.id, Entitlement::Bureau).await?;
    let mut sample_product = None;
    for product in PRODUCTS {
        let new = CreateProductRequest::parse_from_json(Some(serde_json::from_str(product)?))
            .map_err(|error| anyhow::anyhow!(error.into_message()))?;
        let terms = serde_json::to_value(product_terms(new)?)?;
        match app.store.products(&team.id).create_as_operator(terms).await? {
            Creation::Created(product) => sample_product = Some(product.id),
            Creation::Overtaken | Creation::LimitReached => anyhow::bail!("a demo product was not created"),
        }
    }
    let owner = NewUser { team: &team.id, email, name: OWNER, role: Role::Owner, password_hash: hash };
    let owner = app.store.create_user(owner).await?;
    Ok((owner.ok_or_else(|| anyhow::anyhow!("the demo owner exists already"))?, sample_product))
}
