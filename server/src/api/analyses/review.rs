//! What a person decided about an analysis that is to be reviewed, and on which terms.

use lending_engine::money::Rupees;
use lending_engine::one_line::{ONE_LINE, is_one_line};
use lending_store::analyses::{self, ReviewTerms};
use lending_store::users::Role;
use poem_openapi::Object;

use super::create::{covered_amounts, covered_months};
use super::record::ReviewOutcome;
use crate::errors::{ApiError, Code};
use crate::gate::{Access, Caller};

/// The most that a single condition says.
const CONDITION_CHARACTERS: usize = 500;

/// What a person decided about an analysis that is to be reviewed.
#[derive(Debug, Object)]
#[oai(deny_unknown_fields)]
pub(crate) struct ReviewAnalysisRequest {
    /// What the person decided; it becomes `final_decision`.
    outcome: ReviewOutcome,
    /// Why, for the record: at most 2,000 characters.
    #[oai(validator(max_length = 2000))]
    note: Option<String>,
    /// The loan that is approved, in rupees, more than 0 and within what the product covers; left out or null: what was
    /// offered. Only with `approve`.
    amount: Option<Rupees>,
    /// Over how many months it is to be repaid: 1 to 480, and within what the product covers; left out or null: not said.
    /// Only with `approve`.
    #[oai(validator(minimum(value = "1"), maximum(value = "480")))]
    tenure_months: Option<u16>,
    /// What has to be met first: at most 20 texts of 1 to 500 characters, each one line; left out or null: nothing. Only with `approve`.
    #[oai(validator(max_items = 20))]
    conditions: Option<Vec<String>>,
}

/// Whether the team has this person decide about this analysis.
pub(super) async fn check_reviewer<A: Access>(
    caller: &Caller<A>,
    analysis: &analyses::Analysis,
) -> Result<(), ApiError> {
    let settings = caller.app().store.team_settings(&caller.facts().team).await?;
    let refused = if settings.reviewers_only && caller.role() == Role::Member {
        ApiError::new(Code::ForbiddenRole, "The team leaves reviews to its reviewers and owners.")
    } else if settings.four_eyes && analysis.created_by == caller.facts().user {
        ApiError::new(
            Code::FourEyes,
            "Whoever uploaded the statement does not review it; let somebody else do so.",
        )
    } else {
        return Ok(());
    };
    caller.note_refusal(refused.code).await;
    Err(refused)
}

impl ReviewAnalysisRequest {
    /// What is to be recorded of it.
    pub(super) fn understood(
        self,
        analysis: &analyses::Analysis,
    ) -> Result<(analyses::ReviewOutcome, Option<String>, ReviewTerms), ApiError> {
        let conditions = self.conditions.unwrap_or_default();
        let named = [
            ("amount", self.amount.is_some()),
            ("tenure_months", self.tenure_months.is_some()),
            ("conditions", !conditions.is_empty()),
        ];
        if let Some((member, _)) = named.into_iter().find(|(_, is_named)| *is_named)
            && self.outcome != ReviewOutcome::Approve
        {
            return Err(ApiError::invalid_field(member, "goes with `approve` only"));
        }
        if self.amount.is_some_and(|amount| amount.paise().get() == 0) {
            return Err(ApiError::invalid_field("amount", "must be more than 0"));
        }
        if let Some(amount) = self.amount {
            let covered = covered_amounts(analysis.product.as_ref())?;
            if !(covered.min..=covered.max).contains(&amount) {
                let message =
                    format!("must lie from {} to {}, which the product covers", covered.min, covered.max);
                return Err(ApiError::invalid_field("amount", message));
            }
        }
        if let Some(months) = self.tenure_months {
            let covered = covered_months(analysis.product.as_ref())?;
            if !(covered.min..=covered.max).contains(&months) {
                let message =
                    format!("must lie from {} to {}, which the product covers", covered.min, covered.max);
                return Err(ApiError::invalid_field("tenure_months", message));
            }
        }
        let conditions: Vec<String> = conditions.iter().map(|text| text.trim().to_owned()).collect();
        for (at, condition) in conditions.iter().enumerate() {
            if !(1..=CONDITION_CHARACTERS).contains(&condition.chars().count()) {
                let message = format!("must have 1 to {CONDITION_CHARACTERS} characters");
                return Err(ApiError::invalid_field(format!("conditions[{at}]"), message));
            }
            // They stand in the applicant's letter.
            if !is_one_line(condition) {
                return Err(ApiError::invalid_field(format!("conditions[{at}]"), ONE_LINE));
            }
        }
        let amount = self.amount.map(serde_json::to_value).transpose().map_err(|_| ApiError::internal())?;
        let terms = ReviewTerms { amount, tenure_months: self.tenure_months.map(i64::from), conditions };
        let note = self.note.map(|note| note.trim().to_owned()).filter(|note| !note.is_empty());
        Ok((self.outcome.into(), note, terms))
    }
}
