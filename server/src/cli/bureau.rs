//! What an operator does about credit checks: prices, caps, and pulls that a person has to look at.

use std::io::Write;
use std::path::PathBuf;

use anyhow::{Context, bail};
use clap::{Args, Subcommand};
use lending_base::{CheckId, Settings};
use lending_bureau::{Bureau, Resolution, Resolved};
use lending_store::Store;
use lending_store::ledger::TermChange;

use super::teams::find_team;
use super::{bulk_checks, invoice, say};

#[derive(Debug, Subcommand)]
pub(super) enum Action {
    /// Set what a team pays for a bureau pull and may spend in a day; what is left out stays. Prints both
    BureauTerms {
        #[arg(long)]
        team: String,
        /// Price of a pull, in paise
        #[arg(long, conflicts_with = "usual_price")]
        price_paise: Option<u32>,
        /// Let the team pay what everybody does
        #[arg(long)]
        usual_price: bool,
        /// The most it may spend in a day (India's), in paise
        #[arg(long, conflicts_with = "usual_cap")]
        daily_cap_paise: Option<u32>,
        /// Let the team spend what everybody may
        #[arg(long)]
        usual_cap: bool,
    },
    /// List the credit checks that need review
    ListUnresolvedChecks,
    /// Print what the bureau sent for a credit check, as it came
    ShowCheckAnswer {
        /// Its id, chk_…
        id: String,
    },
    /// Settle a credit check that needs review
    ResolveCheck {
        /// Its id, chk_…
        id: String,
        #[command(flatten)]
        how: How,
        /// Take an answer that is about another name
        #[arg(long)]
        force: bool,
    },
    /// Settle many credit checks that need review: one line for each, exit code 1 when some are left
    ResolveChecks {
        #[command(flatten)]
        which: bulk_checks::Which,
    },
    /// Hold the bureau's invoice of a month against the ledger: exit code 1 when they differ
    ReconcileInvoice(invoice::Wish),
}

/// By exactly one of these.
#[derive(Debug, Args)]
#[group(required = true, multiple = false)]
pub(super) struct How {
    /// Ask the bureau for the outcome, by the check's id
    #[arg(long)]
    inquire: bool,
    /// Read the kept answer again, with the adapter as it is now
    #[arg(long)]
    reread: bool,
    /// Read this file as the bureau's answer
    #[arg(long)]
    answer: Option<PathBuf>,
    /// The bureau delivered and charged nothing
    #[arg(long)]
    not_delivered: bool,
}

impl How {
    fn resolution(self) -> anyhow::Result<Resolution> {
        Ok(match self {
            Self { answer: Some(path), .. } => {
                let answer =
                    std::fs::read(&path).with_context(|| format!("{} cannot be read", path.display()))?;
                Resolution::Answer(answer)
            }
            Self { inquire: true, .. } => Resolution::Inquire,
            Self { reread: true, .. } => Resolution::Reread,
            Self { .. } => Resolution::NotDelivered,
        })
    }
}

impl Action {
    pub(super) async fn perform(self, store: &Store, settings: &Settings) -> anyhow::Result<()> {
        match self {
            Self::BureauTerms { team, price_paise, usual_price, daily_cap_paise, usual_cap } => {
                let team = find_team(store, &team).await?;
                let (price, cap) = (change(price_paise, usual_price), change(daily_cap_paise, usual_cap));
                if (price, cap) != (TermChange::Keep, TermChange::Keep) {
                    store.set_bureau_terms(&team, price, cap).await?;
                }
                let terms = store.bureau_terms(&team).await?;
                say(&format!("price {} paise, daily cap {} paise", terms.price_paise, terms.daily_cap_paise))
            }
            Self::ListUnresolvedChecks => {
                for check in store.checks_in_review().await? {
                    let problem = check.problem.as_ref().map_or("-", |problem| problem.as_str());
                    say(&format!(
                        "{}\t{}\t{}\t{problem}",
                        check.id,
                        check.team,
                        check.created_at.to_rfc3339()
                    ))?;
                }
                Ok(())
            }
            Self::ShowCheckAnswer { id } => {
                let id = parsed(&id)?;
                let check = store.find_check(&id).await?.context("there is no such credit check")?;
                let answer = store.credit_checks(&check.team).answer(&id).await?;
                let answer = answer.context("nothing that the bureau sent was kept")?;
                store.note_answer_read(&check.team, &id).await?;
                Ok(std::io::stdout().write_all(&answer)?)
            }
            Self::ResolveCheck { id, how, force } => {
                let bureau = Bureau::open(settings, store)?;
                match bureau.resolve(&parsed(&id)?, how.resolution()?, force).await? {
                    Resolved::Done(status) => say(status.as_str()),
                    Resolved::NotFound => bail!("there is no such credit check"),
                    Resolved::NotInReview => bail!("the credit check does not need review"),
                    Resolved::Unresolved(why) => bail!("it still needs review: {why}"),
                }
            }
            Self::ResolveChecks { which } => {
                bulk_checks::resolve(store, &Bureau::open(settings, store)?, which).await
            }
            Self::ReconcileInvoice(wish) => invoice::reconcile(store, &wish).await,
        }
    }
}

fn change(own: Option<u32>, usual: bool) -> TermChange {
    match own {
        Some(paise) => TermChange::Own(i64::from(paise)),
        None if usual => TermChange::Usual,
        None => TermChange::Keep,
    }
}

fn parsed(id: &str) -> anyhow::Result<CheckId> {
    CheckId::parse(id).context("that is not the id of a credit check")
}
