//! What a decision looks like in the report. Written for the people who read it through the API.

use serde::{Deserialize, Serialize};

use crate::corrections::Corrections;
use crate::metrics::figure_part::FigurePart;
use crate::metrics::metric_name::MetricName;
use crate::money::Rupees;
use crate::policy::{RuleOp, RuleSeverity, RuleValue};
use crate::transaction_id::TransactionId;

/// What is decided: `approve`, `decline`, or `review` where a person has to decide.
#[derive(
    Debug,
    Clone,
    Copy,
    PartialEq,
    Eq,
    PartialOrd,
    Ord,
    Serialize,
    Deserialize,
    strum::IntoStaticStr,
    strum::VariantArray,
)]
#[strum(serialize_all = "snake_case")]
#[serde(rename_all = "snake_case")]
#[cfg_attr(
    feature = "openapi",
    derive(poem_openapi::Enum),
    oai(rename = "DecisionOutcome", rename_all = "snake_case")
)]
pub enum Outcome {
    Approve,
    Review,
    Decline,
}

impl Outcome {
    pub fn name(self) -> &'static str {
        self.into()
    }
}

/// Why a person has to decide. The first four force a review whatever the policy says: serious marks at the credit
/// bureau, a document that shows traces of change, the pattern of an account through which others pass money, and an
/// applicant whose name is not the account holder's. The others: the statement is too short or was not read well
/// enough; the bureau could not be reached; a rule of the policy, or the quality of the reading, asks for a person; the
/// score lies between review and approval; something that the policy needs is not known; the limits leave no loan of the
/// product; a decline hangs on something uncertain; rows of a part of the period are missing.
#[derive(
    Debug,
    Clone,
    Copy,
    PartialEq,
    Eq,
    PartialOrd,
    Ord,
    Serialize,
    Deserialize,
    strum::IntoStaticStr,
    strum::VariantArray,
)]
#[strum(serialize_all = "snake_case")]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "openapi", derive(poem_openapi::Enum), oai(rename_all = "snake_case"))]
pub enum ReviewReason {
    // In the order in which they are listed.
    DerogatoryBureau,
    DocumentIntegrity,
    MulePattern,
    NameMismatch,
    InsufficientData,
    BureauUnavailable,
    PolicyRefer,
    ScoreGreyZone,
    RuleNotEvaluated,
    OfferBelowMinimum,
    DeclineInDoubt,
    MissingPeriod,
}

impl ReviewReason {
    pub fn name(self) -> &'static str {
        self.into()
    }
}

/// The decision, with everything that led to it.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(poem_openapi::Object))]
pub struct Decision {
    /// What is recommended: approve, review or decline.
    pub outcome: Outcome,
    /// What the policy alone says, without the flags, the quality of the reading and an unreachable bureau that send a
    /// case to a person. `null` where the policy could not be evaluated.
    pub policy_outcome: Option<Outcome>,
    /// Why a person has to decide, in a fixed order; empty unless `outcome` is `review`.
    pub review_reasons: Vec<ReviewReason>,
    /// The loan that can be given. With `approve` it is what the applicant can be told; with `review` it is what the
    /// limits allow, should the person approve. `null` where the policy declines, or where no offer can be computed:
    /// the statement was not usable, or the application names no amount and no income was found.
    pub offer: Option<Offer>,
    /// Why: first months that are missing, then what forces a review, then the rules that do not hold in the order of the policy, then what cost the
    /// most points.
    pub reasons: Vec<Reason>,
    /// What the applicant could change to be approved; `null` where the loan is approved as asked for, or where the
    /// policy could not be evaluated.
    pub what_would_change: Option<WhatWouldChange>,
    /// What a person should find out, because the answer would turn a decline. Empty where nothing would.
    #[serde(default)]
    pub questions: Vec<Question>,
}

/// One uncertain thing on which a decline hangs.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(poem_openapi::Object), oai(rename = "DecisionQuestion"))]
pub struct Question {
    /// What it is about: `employer`, `margin`, `cash` or `category`, and a number.
    pub id: String,
    /// The question, with what follows from its answer.
    pub text: String,
    /// The transactions it is about.
    pub rows: Vec<TransactionId>,
    /// What can be answered.
    pub answers: Vec<QuestionAnswer>,
}

/// An answer to a question, and what would follow from it.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(poem_openapi::Object), oai(rename = "DecisionQuestionAnswer"))]
pub struct QuestionAnswer {
    /// `yes` or `no`.
    pub value: String,
    /// What is to be corrected then: with a `reason`, the body of `PATCH /analyses/{id}/corrections`. Null where everything
    /// was understood rightly.
    pub correction: Option<Corrections>,
    /// What the policy would say then.
    pub outcome: Outcome,
    /// The largest loan that could be given then, in rupees; null where there is none.
    pub offer: Option<Rupees>,
}

/// A loan that can be given, and what limits it.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(poem_openapi::Object), oai(rename = "LoanOffer"))]
pub struct Offer {
    /// The amount: as asked for where every limit allows it, else the largest multiple of 1,000 rupees that they do.
    pub amount: Rupees,
    /// The tenure that was asked for, or the product's default.
    pub tenure_months: u16,
    /// The product's yearly rate of interest in percent.
    pub annual_rate_pct: f64,
    /// The level monthly instalment of the offer.
    pub emi: Rupees,
    /// Whether the offer is smaller than what was asked for.
    pub is_counter_offer: bool,
    /// Whether the application named no amount. The offer is then the largest loan that the limits and the product
    /// allow, and the rules and the score are those of that loan.
    pub is_indicative: bool,
    /// What keeps the offer from being larger.
    pub binding_constraint: OfferConstraint,
    /// Every limit that could be computed, with the amount it allows.
    pub limits: Vec<OfferLimit>,
}

/// One limit on the loan.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(poem_openapi::Object))]
pub struct OfferLimit {
    /// Which limit it is.
    pub constraint: OfferConstraint,
    /// The largest loan that it allows at the offer's tenure and rate, as a multiple of 1,000 rupees and never more
    /// than the product's largest loan.
    pub amount: Rupees,
    /// The rules and limits of the policy behind it. Empty for the amount asked for and for the product's largest loan.
    pub rule_ids: Vec<String>,
}

/// What can limit a loan: the amount asked for; the product's largest loan; a rule on the amount or on the instalment;
/// the part of the income that instalments take (FOIR), in the usual or the stressed case; the average bank balance
/// against the instalment; the monthly surplus against the instalment; what the business earns against its instalments
/// (DSCR); the collateral (LTV); the down payment; the income times a multiple; a part of the yearly turnover.
#[derive(
    Debug,
    Clone,
    Copy,
    PartialEq,
    Eq,
    PartialOrd,
    Ord,
    Serialize,
    Deserialize,
    strum::IntoStaticStr,
    strum::VariantArray,
)]
#[strum(serialize_all = "snake_case")]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "openapi", derive(poem_openapi::Enum), oai(rename_all = "snake_case"))]
pub enum OfferConstraint {
    RequestedAmount,
    ProductMaximum,
    PolicyAmount,
    Instalment,
    Foir,
    FoirStressed,
    AverageBalance,
    Surplus,
    Dscr,
    LoanToValue,
    DownPayment,
    IncomeMultiple,
    Turnover,
}

impl OfferConstraint {
    pub fn name(self) -> &'static str {
        self.into()
    }

    /// What a limit on this metric is called; `None` for a metric that a smaller loan does not help.
    pub(super) fn for_metric(name: MetricName) -> Option<Self> {
        Some(match name {
            MetricName::RequestedAmount => Self::PolicyAmount,
            MetricName::ProposedEmi => Self::Instalment,
            MetricName::Foir => Self::Foir,
            MetricName::FoirStressed => Self::FoirStressed,
            MetricName::AbbToProposedEmi => Self::AverageBalance,
            MetricName::SurplusToProposedEmi => Self::Surplus,
            MetricName::Dscr => Self::Dscr,
            MetricName::Ltv => Self::LoanToValue,
            MetricName::DownPaymentShare => Self::DownPayment,
            MetricName::LoanToMonthlyIncome => Self::IncomeMultiple,
            MetricName::LoanToGstTurnover => Self::Turnover,
            _ => return None,
        })
    }
}

/// One thing that spoke against the applicant. Everything is told as data; `text` says the same to credit staff.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(poem_openapi::Object), oai(rename = "DecisionReason"))]
pub struct Reason {
    /// A stable code, such as `C01` for payments returned unpaid in 6 months; `GET /reference/reasons` lists them all.
    /// `T01` to `T04` force a review; `OFFER_BELOW_MIN` says that no loan of the product is possible.
    pub code: String,
    /// How it weighed. Null in reports of before it was told.
    #[serde(default)]
    pub kind: Option<ReasonKind>,
    /// What part of the case it belongs to.
    pub section: ReasonSection,
    /// The metric it is of; `null` where it is of none.
    #[serde(default)]
    pub metric: Option<String>,
    /// The rule that does not hold, or cannot be answered; `null` where it is no rule's doing.
    pub rule_id: Option<String>,
    /// The value that was found, in the metric's unit; `null` where it is not of one metric. Of months that are missing
    /// their list, as `YYYY-MM`.
    pub value: Option<RuleValue>,
    /// How the value should compare with `threshold`; `null` where it is not compared.
    #[serde(default)]
    pub op: Option<RuleOp>,
    /// What the value was held against: the rule's value, what would have earned full points, or of a cap the score it
    /// allows.
    pub threshold: Option<RuleValue>,
    /// How many points of the score it cost; `null` where it is not part of the score.
    pub points_lost: Option<f64>,
    /// What limits the loan, where no loan of the product is possible; `null` for other reasons.
    #[serde(default)]
    pub constraint: Option<OfferConstraint>,
    /// What the value is made of: instalments by lender, income by source. Empty where it has no parts.
    #[serde(default)]
    pub parts: Vec<FigurePart>,
    /// What the sum of the parts is compared with: the income, the instalment; `null` where it is not.
    #[serde(default)]
    pub of: Option<FigurePart>,
    /// The transactions that the reason rests on.
    pub rows: Vec<TransactionId>,
    /// The reason as a sentence for credit staff. What an applicant may hear is in the letter.
    pub text: String,
}

impl Reason {
    pub(super) fn new(kind: ReasonKind, code: String) -> Self {
        Self {
            code,
            kind: Some(kind),
            section: ReasonSection::Statement,
            metric: None,
            rule_id: None,
            value: None,
            op: None,
            threshold: None,
            points_lost: None,
            constraint: None,
            parts: Vec::new(),
            of: None,
            rows: Vec::new(),
            text: String::new(),
        }
    }
}

/// How a reason weighed: months are missing from the statement; something forces a review; no loan of the product is
/// possible; a rule does not hold; the score is held down; points were lost.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "openapi", derive(poem_openapi::Enum), oai(rename_all = "snake_case"))]
pub enum ReasonKind {
    MissingPeriod,
    Trigger,
    Offer,
    Rule,
    Cap,
    Points,
}

/// A part of the case: the six sections of the score; the statement as such; the loan and its collateral; the
/// document as a file; the identity of the applicant.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "openapi", derive(poem_openapi::Enum), oai(rename_all = "snake_case"))]
pub enum ReasonSection {
    Income,
    Liquidity,
    Leverage,
    Conduct,
    Behaviour,
    Bureau,
    Statement,
    Loan,
    Document,
    Identity,
}

/// What the applicant could change so that the same policy approves.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(poem_openapi::Object))]
pub struct WhatWouldChange {
    /// The largest loan, over the tenure asked for, that the policy approves without lowering it; `null` if none.
    pub largest_amount: Option<Rupees>,
    /// The shortest tenure over which the policy approves the amount asked for; `null` if none, or no amount was asked
    /// for.
    pub shortest_tenure_months: Option<u16>,
    /// The rules that neither a smaller nor a longer loan cures.
    pub blocked_by: Vec<String>,
    /// All of this as a sentence, for a person; empty where the offer, or the policy's own outcome, says it already.
    pub text: String,
}

/// Every rule of the policy with its answer.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(poem_openapi::Object))]
pub struct PolicyResult {
    /// Each rule and what came of it, in the order of the policy.
    pub rules: Vec<RuleResult>,
}

/// One rule and what came of it.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(poem_openapi::Object))]
pub struct RuleResult {
    /// The id of the rule in the product's policy.
    pub id: String,
    /// The metric that was compared.
    pub metric: String,
    /// How the metric was compared with `value`.
    pub op: RuleOp,
    /// What the metric was compared with.
    pub value: RuleValue,
    /// What follows where the rule does not hold.
    pub severity: RuleSeverity,
    /// Whether the rule holds for this case.
    pub outcome: RuleOutcome,
    /// The metric's value for the loan asked for: a number, true or false, or a word; `null` where there is none.
    pub actual: Option<RuleValue>,
    /// The result as a sentence, with value and limit.
    pub text: String,
    /// The transactions that the value came from.
    pub rows: Vec<TransactionId>,
}

/// Whether a rule holds: `pass` or `fail`; `not_evaluated` where its metric, or the metric of a condition, has no
/// value; `not_applicable` where its conditions say that it is not meant for this case.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "openapi", derive(poem_openapi::Enum), oai(rename_all = "snake_case"))]
pub enum RuleOutcome {
    Pass,
    Fail,
    NotEvaluated,
    NotApplicable,
}

/// The score and how it came about. It is the score of the loan that was asked for; where none was, of the one that could
/// be offered.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(poem_openapi::Object))]
pub struct Score {
    /// The score, from 0 to 100, to one decimal, under its caps.
    pub total: f64,
    /// What it would be without caps, from 0 to 100.
    pub uncapped_total: f64,
    /// What holds the score down, whatever the points: pay that stopped or fell, gambling, money in circles, balances
    /// pushed up, new loans. Caps hold an approval back and never decline.
    pub caps: Vec<ScoreCap>,
    /// The grade, from `A`, the best, to `E`. Null where less than 80% of the points could be assessed, where a knockout
    /// rule fails, and where a person has to clear the account or the document first.
    pub grade: Option<String>,
    /// Whether something was not known, so that the points of the rest were scaled up to 100.
    pub is_rescaled: bool,
    /// The share of the points that could be assessed, from 0 to 1.
    pub assessed_share: f64,
    /// The loan that was scored; `null` where none was asked for or found.
    pub amount: Option<Rupees>,
    /// The points of each of the six sections.
    pub sections: Vec<ScoreSection>,
    /// The codes of what cost the most points; `decision.reasons` tells them in full.
    pub reason_codes: Vec<String>,
}

/// A limit on the score.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(poem_openapi::Object))]
pub struct ScoreCap {
    /// The code of its reason in `decision.reasons`.
    pub code: String,
    /// The metric that sets it.
    pub metric: String,
    /// What was measured.
    pub value: RuleValue,
    /// What the score may be at the most, from 0 to 100.
    pub most: f64,
}

/// One section of the score.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(poem_openapi::Object))]
pub struct ScoreSection {
    /// Which of the six sections it is.
    pub section: ReasonSection,
    /// The points of its components, before any scaling up.
    pub points: f64,
    /// The most it could earn: its weight in the product's scorecard.
    pub weight: u8,
    /// The metrics it is made of.
    pub components: Vec<ScoreComponent>,
}

/// One metric's part in the score.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(poem_openapi::Object))]
pub struct ScoreComponent {
    /// The code of the reason where it costs points.
    pub code: String,
    /// The metric that the points are for.
    pub metric: String,
    /// Its value; `null` where it is not known.
    pub value: Option<RuleValue>,
    /// The points it earned; `null` where its value is not known, and the component is left out.
    pub points: Option<f64>,
    /// The most points it could earn.
    pub max: f64,
}
