//! What rules, reports and refusals are made of: the metric dictionary, the reasons, the codes of errors, and a whole report to
//! look at.

use lending_engine::decision::{KnownReason, ReasonSection, known_reasons};
use lending_engine::language::Language;
use lending_engine::letter::applicant_template;
use lending_engine::metrics::dictionary::{DICTIONARY, Metric, MetricKind};
use lending_engine::policy::RuleOp;
use lending_engine::report::Report;
use poem_openapi::{Enum, Object, OpenApi};

use super::responses::Success;
use super::tags::Tag;
use crate::contract::OperationFacts;
use crate::errors::{ApiError, Code};
use crate::gate::{AnyCaller, purpose};

#[derive(Debug, Default)]
pub(crate) struct ReferenceApi;

pub(super) const OPERATIONS: &[OperationFacts] = &[
    OperationFacts {
        id: "list_metrics",
        refusals: &[],
        request: None,
        answer: Some(
            r#"{"rules_version": "1.0.0", "data": [{"name": "foir", "kind": "ratio", "unit": "fraction (0.5 = 50%)",
                "operators": ["lt", "lte", "gt", "gte"], "choices": [], "threshold_min": 0, "threshold_max": 3,
                "summary": "Fixed obligations to income ratio (FOIR): the part of the income that instalments would take, with the loan asked for.",
                "formula": "`monthly_obligations` plus `proposed_emi`, divided by `monthly_income`.",
                "window": "All full calendar months of the statement.",
                "exclusions": "Regular payments that merely look like instalments, without a known lender.",
                "missing_when": "`monthly_income` is missing or zero."}]}"#,
        ),
    },
    OperationFacts {
        id: "list_reasons",
        refusals: &[],
        request: None,
        answer: Some(
            r#"{"rules_version": "1.5.0", "data": [{"code": "I03", "section": "income", "metric": "monthly_income",
                "meaning": "the monthly income", "applicant_sentences": [
                    {"language": "en", "text": "The monthly income that we can count from your statement is {value}"}]}]}"#,
        ),
    },
    OperationFacts {
        id: "list_errors",
        refusals: &[],
        request: None,
        answer: Some(
            r#"{"data": [{"code": "rate_limited", "status": 429, "meaning": "Too many requests.",
                "remedy": "Wait for `Retry-After` seconds, then try again.",
                "doc_url": "https://lending.example.com/docs/errors#rate_limited"}]}"#,
        ),
    },
    OperationFacts { id: "get_sample_report", refusals: &[], request: None, answer: None },
];

/// What sort of value a metric has.
#[derive(Debug, Clone, Copy, Enum)]
#[oai(rename = "MetricKind", rename_all = "snake_case")]
enum Kind {
    /// Rupees.
    Amount,
    /// One amount over another: 0.5 is 50%.
    Ratio,
    Count,
    Days,
    Months,
    Score,
    /// True or false.
    Flag,
    /// One of the `choices`.
    Choice,
}

impl From<MetricKind> for Kind {
    fn from(kind: MetricKind) -> Self {
        match kind {
            MetricKind::Amount => Self::Amount,
            MetricKind::Ratio => Self::Ratio,
            MetricKind::Count => Self::Count,
            MetricKind::Days => Self::Days,
            MetricKind::Months => Self::Months,
            MetricKind::Score => Self::Score,
            MetricKind::Flag => Self::Flag,
            MetricKind::Choice(_) => Self::Choice,
        }
    }
}

/// One thing that is measured about an applicant, and that a rule of a policy may name.
#[derive(Debug, Object)]
#[oai(rename = "Metric")]
struct MetricFacts {
    /// The metric's name, as rules write it.
    name: String,
    /// What sort of value it has, which decides the operators that fit.
    kind: Kind,
    /// The unit of its values and of the thresholds that rules compare with them.
    unit: String,
    /// The operators that a rule may compare it with.
    operators: Vec<RuleOp>,
    /// The words a choice may be; empty for others.
    choices: Vec<String>,
    /// The least threshold that a rule may name; null where it is no number.
    threshold_min: Option<f64>,
    /// The largest threshold that a rule may name; null where it is no number.
    threshold_max: Option<f64>,
    /// What it tells, in one sentence.
    summary: String,
    /// How it is computed, in words.
    formula: String,
    /// The days of the statement that it looks at.
    window: String,
    /// What is deliberately left out of it.
    exclusions: String,
    /// When there is no value, so that a rule's `on_missing` speaks.
    missing_when: String,
}

impl From<&Metric> for MetricFacts {
    fn from(metric: &Metric) -> Self {
        let choices = match metric.kind {
            MetricKind::Choice(choices) => choices.iter().map(|choice| (*choice).to_owned()).collect(),
            _ => Vec::new(),
        };
        Self {
            name: metric.name.to_string(),
            kind: metric.kind.into(),
            unit: metric.unit.to_owned(),
            operators: RuleOp::fitting(metric.kind).to_vec(),
            choices,
            threshold_min: metric.thresholds.map(|bounds| bounds.min),
            threshold_max: metric.thresholds.map(|bounds| bounds.max),
            summary: metric.summary.to_owned(),
            formula: metric.formula.to_owned(),
            window: metric.window.to_owned(),
            exclusions: metric.exclusions.to_owned(),
            missing_when: metric.missing_when.to_owned(),
        }
    }
}

/// Every metric, grouped as an analyst reads a case: statement, balances, income, loan, conduct, behaviour, bureau.
#[derive(Debug, Object)]
struct MetricList {
    /// The version of the lists, thresholds and weights that reports are made with today.
    rules_version: String,
    /// All metrics.
    data: Vec<MetricFacts>,
}

/// A code that a decision can give as a reason.
#[derive(Debug, Object)]
#[oai(rename = "KnownReason")]
struct ReasonFacts {
    /// The code, as `decision.reasons` gives it. A code keeps its meaning.
    code: String,
    /// What part of the case it belongs to.
    section: ReasonSection,
    /// The metric that gives it; null where it is of no metric.
    metric: Option<String>,
    /// What it is about.
    meaning: String,
    /// What an applicant may hear of it, in each language, with `{value}` in place of the value. Empty for what is never
    /// told to an applicant: a suspicion about the document or the account.
    applicant_sentences: Vec<ApplicantSentence>,
}

/// What an applicant may hear, in one language.
#[derive(Debug, Object)]
struct ApplicantSentence {
    /// The language of the sentence.
    language: Language,
    /// The sentence, with `{value}` in place of the value.
    text: String,
}

impl From<KnownReason> for ReasonFacts {
    fn from(reason: KnownReason) -> Self {
        let sentence = |language: &Language| {
            let text = applicant_template(reason.code, *language)?.to_owned();
            Some(ApplicantSentence { language: *language, text })
        };
        Self {
            code: reason.code.to_owned(),
            section: reason.section,
            metric: reason.metric.map(|metric| metric.to_string()),
            meaning: reason.meaning.to_owned(),
            applicant_sentences: Language::ALL.iter().filter_map(sentence).collect(),
        }
    }
}

/// Every code that a decision can give, by code.
#[derive(Debug, Object)]
#[oai(rename = "KnownReasonList")]
struct ReasonList {
    /// The version of the lists, thresholds and weights that reports are made with today.
    rules_version: String,
    /// All codes.
    data: Vec<ReasonFacts>,
}

/// A code that a refusal can give.
#[derive(Debug, Object)]
#[oai(rename = "KnownError")]
struct ErrorFacts {
    /// The code, as `code` of a refusal gives it. A code keeps its meaning.
    code: Code,
    /// The HTTP status that it comes with.
    status: u16,
    /// What has happened.
    meaning: String,
    /// What the caller can do.
    remedy: String,
    /// Address of the page that explains this code, as refusals name it.
    doc_url: String,
}

/// Every code that a refusal can give, by status.
#[derive(Debug, Object)]
#[oai(rename = "KnownErrorList")]
struct ErrorList {
    /// All codes.
    data: Vec<ErrorFacts>,
}

#[allow(clippy::unused_async, reason = "every handler is async")]
#[OpenApi]
impl ReferenceApi {
    /// List metrics
    ///
    /// What a rule of a product's policy may name as `metric`: its unit, its formula in words, the days it looks at and
    /// what it leaves out.
    #[oai(path = "/reference/metrics", method = "get", operation_id = "list_metrics", tag = "Tag::Reference")]
    async fn list_metrics(
        &self,
        _caller: AnyCaller<purpose::Anything>,
    ) -> Result<Success<MetricList>, ApiError> {
        Ok(Success(MetricList {
            rules_version: lending_engine::rules_version().to_owned(),
            data: DICTIONARY.iter().map(MetricFacts::from).collect(),
        }))
    }

    /// List reasons
    ///
    /// Every code that `decision.reasons` can give: what it means, the metric behind it, and the sentence that an applicant
    /// may hear.
    #[oai(path = "/reference/reasons", method = "get", operation_id = "list_reasons", tag = "Tag::Reference")]
    async fn list_reasons(
        &self,
        _caller: AnyCaller<purpose::Anything>,
    ) -> Result<Success<ReasonList>, ApiError> {
        Ok(Success(ReasonList {
            rules_version: lending_engine::rules_version().to_owned(),
            data: known_reasons().into_iter().map(ReasonFacts::from).collect(),
        }))
    }

    /// List errors
    ///
    /// Every code that a refusal can give: the status it comes with, what has happened, and what the caller can do.
    #[oai(path = "/reference/errors", method = "get", operation_id = "list_errors", tag = "Tag::Reference")]
    async fn list_errors(
        &self,
        caller: AnyCaller<purpose::Anything>,
    ) -> Result<Success<ErrorList>, ApiError> {
        let facts = |code: &Code| ErrorFacts {
            code: *code,
            status: code.status(),
            meaning: code.meaning().to_owned(),
            remedy: code.remedy().to_owned(),
            doc_url: caller.app().doc_url(*code),
        };
        Ok(Success(ErrorList { data: Code::ALL.iter().map(facts).collect() }))
    }

    /// Get a sample report
    ///
    /// A whole report as the `result` of an analysis carries it, about a person who does not exist: to build against
    /// before the first statement is uploaded.
    #[oai(
        path = "/reference/sample-report",
        method = "get",
        operation_id = "get_sample_report",
        tag = "Tag::Reference"
    )]
    async fn get_sample_report(
        &self,
        _caller: AnyCaller<purpose::Anything>,
    ) -> Result<Success<Report>, ApiError> {
        let report = serde_json::from_str(lending_engine::report::SAMPLE).map_err(|error| {
            tracing::error!(%error, "sample report cannot be read");
            ApiError::internal()
        })?;
        Ok(Success(report))
    }
}
