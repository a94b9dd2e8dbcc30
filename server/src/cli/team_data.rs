//! Everything of a team at once: written into a folder before the team leaves, erased after it has left.

use std::fmt::Write as _;
use std::io::Write as _;
use std::os::unix::fs::{DirBuilderExt, OpenOptionsExt};
use std::path::{Path, PathBuf};

use anyhow::{Context, bail, ensure};
use lending_base::{Settings, TeamId};
use lending_store::analyses::{Analysis, AnalysisFilter};
use lending_store::audit::list::AuditFilter;
use lending_store::credit_checks::CheckFilter;
use lending_store::page::{Page, PageRequest, Start};
use lending_store::products::ProductStatus;
use lending_store::{Store, StoreError, TeamErasure};
use poem_openapi::types::ToJSON;
use serde_json::{Value, json};
use sha2::{Digest, Sha256};

use super::say;
use super::teams::find_team;
use crate::api::{
    analysis_timeline_view, analysis_view, audit_event_view, credit_check_view, payer_view, product_view,
};
use crate::start::open_store;

/// How much is read at a time.
const PAGE: i64 = 100;

/// A folder that only its owner can look into, and what was written there.
struct Written {
    root: PathBuf,
    files: Vec<Value>,
}

impl Written {
    /// The folder must not be there yet: nothing of another export is mixed in.
    fn create(root: &Path) -> anyhow::Result<Self> {
        let made = std::fs::DirBuilder::new().mode(0o700).create(root);
        made.with_context(|| format!("{} cannot be made, or is there already", root.display()))?;
        Ok(Self { root: root.to_owned(), files: Vec::new() })
    }

    fn write(&mut self, name: &str, bytes: &[u8]) -> anyhow::Result<()> {
        let path = self.root.join(name);
        if let Some(folder) = path.parent() {
            std::fs::DirBuilder::new().recursive(true).mode(0o700).create(folder)?;
        }
        let mut file = std::fs::OpenOptions::new().write(true).create_new(true).mode(0o600).open(&path)?;
        file.write_all(bytes).with_context(|| format!("{} cannot be written", path.display()))?;
        let mut sha256 = String::new();
        for byte in Sha256::digest(bytes) {
            write!(sha256, "{byte:02x}")?;
        }
        self.files.push(json!({"name": name, "bytes": bytes.len(), "sha256": sha256}));
        Ok(())
    }

    fn write_json(&mut self, name: &str, value: &Value) -> anyhow::Result<()> {
        self.write(name, serde_json::to_string_pretty(value)?.as_bytes())
    }
}

/// Reads a list to its end, page after page.
async fn all<T, R>(
    id_of: impl Fn(&T) -> String,
    read: impl Fn(PageRequest) -> R,
) -> Result<Vec<T>, StoreError>
where
    R: Future<Output = Result<Page<T>, StoreError>>,
{
    let (mut items, mut start) = (Vec::new(), Start::Offset(0));
    loop {
        let page = read(PageRequest { limit: PAGE, start }).await?;
        items.extend(page.items);
        match items.last() {
            Some(last) if page.has_more => start = Start::After(id_of(last)),
            _ => return Ok(items),
        }
    }
}

pub(super) async fn export(team: &str, folder: &Path) -> anyhow::Result<()> {
    let (store, _) = open_store(Settings::from_environment()?).await?;
    let team = find_team(&store, team).await?;
    let mut written = Written::create(folder)?;
    let outcome = export_all(&store, &team, &mut written).await;
    store.close().await;
    outcome?;
    say(&format!(
        "{} files were written to {}; manifest.json lists them.",
        written.files.len(),
        folder.display()
    ))
}

async fn export_all(store: &Store, team: &TeamId, written: &mut Written) -> anyhow::Result<()> {
    // Before anything is written: whoever stops it half-way has read something.
    store.note_team_exported(team).await?;
    export_team(store, team, written).await?;
    let analyses = all(
        |analysis: &Analysis| analysis.id.to_string(),
        async |page| store.analyses(team).list(&AnalysisFilter::default(), &page).await,
    );
    for analysis in analyses.await? {
        export_analysis(store, team, analysis, written).await?;
    }
    let checks = all(
        |check: &lending_store::credit_checks::CreditCheck| check.id.to_string(),
        async |page| store.credit_checks(team).list(&CheckFilter::default(), &page).await,
    );
    for check in checks.await? {
        let (id, report) = (check.id.to_string(), store.credit_checks(team).report(&check).await?);
        let Ok(view) = credit_check_view(check, report) else { bail!("credit check {id} cannot be read") };
        written.write_json(&format!("credit-checks/{id}.json"), &view.to_json().unwrap_or_default())?;
    }
    export_audit(store, team, written).await?;
    let files = Value::Array(std::mem::take(&mut written.files));
    written.write_json("manifest.json", &json!({"team": team.as_str(), "files": files}))?;
    written.files = files.as_array().cloned().unwrap_or_default();
    Ok(())
}

/// The team itself, its people, products and remembered payers.
async fn export_team(store: &Store, team: &TeamId, written: &mut Written) -> anyhow::Result<()> {
    let found = store.find_team(team).await?.context("there is no such team")?;
    let people: Vec<Value> = store
        .list_users(team)
        .await?
        .into_iter()
        .map(|user| {
            json!({
                "id": user.id.as_str(), "name": user.name, "email": user.email, "role": user.role.as_str(),
                "created_at": user.created_at,
            })
        })
        .collect();
    let mut products = Vec::new();
    for status in [ProductStatus::Active, ProductStatus::Archived] {
        let listed = all(
            |product: &lending_store::products::Product| product.id.to_string(),
            async |page| store.products(team).list(status, &page).await,
        );
        products.extend(listed.await?.iter().filter_map(|product| product_view(product).to_json()));
    }
    let payers: Vec<Value> =
        store.payers(team).all().await?.into_iter().filter_map(|payer| payer_view(payer).to_json()).collect();
    let (retention, settings) = (store.retention(team).await?, store.team_settings(team).await?);
    written.write_json(
        "team.json",
        &json!({
            "id": team.as_str(), "name": found.name, "entitlements": store.entitlements(team).await?,
            "retention": {
                "statement_days": retention.statements, "report_days": retention.reports,
                "credit_check_days": retention.credit_checks,
            },
            "settings": {
                "four_eyes": settings.four_eyes, "reviewers_only": settings.reviewers_only,
                "require_second_factor": settings.require_second_factor,
                "longest_key_days": settings.longest_key_days,
            },
        }),
    )?;
    written.write_json("people.json", &Value::Array(people))?;
    written.write_json("products.json", &Value::Array(products))?;
    written.write_json("payers.json", &Value::Array(payers))
}

/// The record, every revision of the report, what happened, and the statement as it was uploaded. One that is lost is said
/// to be, and keeps nothing else from being written.
async fn export_analysis(
    store: &Store,
    team: &TeamId,
    analysis: Analysis,
    written: &mut Written,
) -> anyhow::Result<()> {
    let (id, revisions, has_statement) =
        (analysis.id.clone(), analysis.report_revision, analysis.statement_erased_at.is_none());
    let stored = store.analyses(team);
    for revision in 1..=revisions {
        if let Some(report) = stored.revision_report(&id, revision).await? {
            written.write(&format!("analyses/{id}/report-{revision}.json"), &report)?;
        }
    }
    if has_statement {
        match stored.statement(&id).await {
            Ok(Some(pdf)) => written.write(&format!("analyses/{id}/statement.pdf"), &pdf)?,
            Ok(None) => {}
            Err(lost @ (StoreError::StatementMissing | StoreError::StatementCorrupt)) => {
                say(&format!("{id}: {lost}"))?;
            }
            Err(error) => return Err(error.into()),
        }
    }
    let timeline = analysis_timeline_view(stored.timeline(&id).await?).to_json().unwrap_or_default();
    written.write_json(&format!("analyses/{id}/timeline.json"), &timeline)?;
    let record = analysis_view(analysis).to_json().unwrap_or_default();
    written.write_json(&format!("analyses/{id}/record.json"), &record)
}

async fn export_audit(store: &Store, team: &TeamId, written: &mut Written) -> anyhow::Result<()> {
    let (mut lines, mut below) = (Vec::new(), None);
    loop {
        let entries = store.audit_entries(team, &AuditFilter::default(), below.as_ref(), PAGE).await?;
        // One more than asked for says that there are more.
        let is_last = entries.len() <= usize::try_from(PAGE)?;
        for entry in entries.into_iter().take(usize::try_from(PAGE)?) {
            below = Some(entry.id.clone());
            lines.extend(audit_event_view(entry).to_json().map(|line| line.to_string()));
        }
        if is_last {
            break;
        }
    }
    written.write("audit.jsonl", (lines.join("\n") + "\n").as_bytes())
}

pub(super) async fn erase(team: &str, confirm: &str) -> anyhow::Result<()> {
    let (store, _) = open_store(Settings::from_environment()?).await?;
    let outcome = erase_confirmed(&store, team, confirm).await;
    store.close().await;
    say(&outcome?)
}

async fn erase_confirmed(store: &Store, team: &str, confirm: &str) -> anyhow::Result<String> {
    let team = find_team(store, team).await?;
    let found = store.find_team(&team).await?.context("there is no such team")?;
    ensure!(found.name == confirm, "--confirm must be the name of the team, which is {:?}", found.name);
    Ok(match store.erase_team(&team).await? {
        TeamErasure::Done { analyses, credit_checks } => format!(
            "Erased: {analyses} analyses, {credit_checks} credit checks, and what was known of its people. The ledger, the \
             certificates and the audit stay."
        ),
        TeamErasure::OnLegalHold(held) => {
            bail!("nothing was erased: {held} analyses are on legal hold")
        }
        TeamErasure::ChecksNotSettled(open) => {
            bail!("not all was erased: {open} credit checks are not settled; resolve them and run it again")
        }
    })
}
