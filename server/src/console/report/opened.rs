//! An analysis with its report, opened for a page. The rows are not asked for unless a page shows them.

use std::collections::HashMap;
use std::sync::Arc;

use bytes::Bytes;
use lending_engine::bureau::{BureauAssessment, Obligation};
use lending_engine::decision::{Decision, PolicyResult, Score};
use lending_engine::metrics::balances::Balances;
use lending_engine::metrics::behaviour::Behaviour;
use lending_engine::metrics::conduct::Bounces;
use lending_engine::metrics::counterparties::Counterparty;
use lending_engine::metrics::flows::MonthlyFigures;
use lending_engine::metrics::income::Income;
use lending_engine::mule::MuleAssessment;
use lending_engine::names::NameMatch;
use lending_engine::report::{
    Affordability, DataQuality, Integrity, MeasuredMetric, Provenance, StatementAccount, Summary, Transaction,
};
use lending_engine::transaction_id::TransactionId;
use poem::Body;
use poem::http::Method;
use serde::Deserialize;
use serde::de::DeserializeOwned;
use serde_json::Value;
use serde_json::value::RawValue;

use crate::console::fields::encoded;
use crate::console::names::Names;
use crate::console::problem::Problem;
use crate::console::records::Analysis;
use crate::console::visit::Visit;
use crate::errors::ApiError;
use crate::opened_reports::OpenedReport;

/// A report without its rows.
#[derive(Debug, Deserialize)]
pub(super) struct Sections {
    pub(super) summary: Summary,
    pub(super) accounts: Vec<StatementAccount>,
    pub(super) data_quality: DataQuality,
    pub(super) monthly: Vec<MonthlyFigures>,
    pub(super) balances: Balances,
    pub(super) income: Income,
    pub(super) obligations: Vec<Obligation>,
    pub(super) bounces: Bounces,
    pub(super) counterparties: Vec<Counterparty>,
    pub(super) behaviour: Behaviour,
    pub(super) integrity: Integrity,
    pub(super) mule: MuleAssessment,
    pub(super) name_match: NameMatch,
    pub(super) bureau: BureauAssessment,
    pub(super) affordability: Affordability,
    pub(super) metrics: Vec<MeasuredMetric>,
    pub(super) policy: PolicyResult,
    pub(super) score: Option<Score>,
    pub(super) decision: Decision,
    pub(super) provenance: Provenance,
}

#[derive(Deserialize)]
struct Holding<R> {
    result: Option<R>,
}

/// An analysis and, once it is completed, its report.
pub(super) struct Opened {
    pub(super) analysis: Analysis,
    pub(super) sections: Option<Sections>,
    /// Who decided, where a person has.
    pub(super) reviewer: Option<String>,
    /// As the operation opened it, with the rows that its answer leaves out.
    report: Option<Arc<OpenedReport>>,
    answer: Bytes,
}

impl Opened {
    pub(super) async fn open(visit: &Visit, id: &str) -> Result<Self, Problem> {
        let path = format!("/analyses/{}?include_result=true&include_transactions=false", encoded(id));
        let mut answer = visit.call.send(Method::GET, &path, &[], Body::empty()).await?;
        let report = answer.extensions_mut().remove::<Arc<OpenedReport>>();
        let answer = answer.take_body().into_bytes().await.map_err(|_| ApiError::internal())?;
        let (analysis, sections): (Analysis, _) = parsed(answer.clone(), |answer| {
            let analysis = serde_json::from_slice(answer)?;
            Ok((analysis, serde_json::from_slice::<Holding<Sections>>(answer)?.result))
        })
        .await?;
        let reviewer = match &analysis.review {
            Some(review) => Some(Names::of_team(visit).await?.of(&review.by).to_owned()),
            None => None,
        };
        Ok(Self { analysis, sections, reviewer, report, answer })
    }

    /// Every row of the statement, as far as a page looks at them.
    pub(super) async fn rows<R: DeserializeOwned + Send + 'static>(&self) -> Result<Vec<R>, Problem> {
        let Some(report) = self.report.clone() else { return Ok(Vec::new()) };
        parsed(report, |report| {
            report.transactions.iter().map(|row| serde_json::from_str(row.get())).collect()
        })
        .await
    }

    /// The rows at some places of the statement, in its order.
    pub(super) async fn rows_at(&self, places: Vec<usize>) -> Result<Vec<Transaction>, Problem> {
        let Some(report) = self.report.clone() else { return Ok(Vec::new()) };
        parsed(report, move |report| {
            let named = places.iter().filter_map(|place| report.transactions.get(*place));
            named.map(|row| serde_json::from_str(row.get())).collect()
        })
        .await
    }

    /// The rows that a place of the report names, such as `/income/sources/0/transaction_ids`; `None` where it names none.
    /// A step may name several members of a list: `/bounces/events/0,2/transaction_ids`.
    pub(super) async fn named_rows(&self, place: &str) -> Result<Option<Vec<TransactionId>>, Problem> {
        let Some((member, within)) = place.strip_prefix('/').and_then(|place| place.split_once('/')) else {
            return Ok(None);
        };
        let (member, within) = (member.to_owned(), within.to_owned());
        parsed(self.answer.clone(), move |answer| {
            let members = serde_json::from_slice::<Holding<HashMap<String, &RawValue>>>(answer)?.result;
            let Some(member) = members.and_then(|mut members| members.remove(&member)) else {
                return Ok(None);
            };
            let member: Value = serde_json::from_str(member.get())?;
            Ok(rows_under(&member, &within.split('/').collect::<Vec<_>>()))
        })
        .await
    }

    pub(super) fn address(&self, tab: &str) -> String {
        format!("/analyses/{}{tab}", self.analysis.id)
    }

    /// Where the rows behind a figure are shown.
    pub(super) fn rows_behind(&self, place: &str) -> String {
        format!("/analyses/{}/rows?behind={}", self.analysis.id, encoded(place))
    }
}

/// The rows that stand at the end of these steps; `None` where no rows do.
fn rows_under(value: &Value, steps: &[&str]) -> Option<Vec<TransactionId>> {
    let Some((step, rest)) = steps.split_first() else {
        return serde_json::from_value(value.clone()).ok();
    };
    let mut rows = Vec::new();
    for name in step.split(',') {
        let within = match value {
            Value::Array(members) => members.get(name.parse::<usize>().ok()?)?,
            Value::Object(members) => members.get(name)?,
            _ => return None,
        };
        rows.extend(rows_under(within, rest)?);
    }
    Some(rows)
}

/// Read on a thread of its own: a long statement has tens of thousands of rows.
async fn parsed<S: Send + 'static, T: Send + 'static>(
    source: S,
    read: impl FnOnce(&S) -> serde_json::Result<T> + Send + 'static,
) -> Result<T, Problem> {
    let read = tokio::task::spawn_blocking(move || read(&source)).await;
    match read {
        Ok(Ok(value)) => Ok(value),
        Ok(Err(error)) => {
            // Where, and never what: it may quote somebody's statement.
            tracing::error!(line = error.line(), column = error.column(), "a report does not fit its page");
            Err(ApiError::internal().into())
        }
        Err(_) => Err(ApiError::internal().into()),
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn a_step_names_one_member_or_several() {
        let report =
            json!({"events": [{"rows": ["txn_1"]}, {"rows": ["txn_2"]}, {"rows": ["txn_3", "txn_4"]}]});
        let named = |place: &str| {
            let rows = rows_under(&report, &place.split('/').collect::<Vec<_>>())?;
            Some(rows.iter().map(ToString::to_string).collect::<Vec<_>>().join(" "))
        };
        assert_eq!(named("events/1/rows").as_deref(), Some("txn_2"));
        assert_eq!(named("events/0,2/rows").as_deref(), Some("txn_1 txn_3 txn_4"));
        for nowhere in ["events", "events/3/rows", "events/x/rows", "events/0,/rows", "other/0"] {
            assert_eq!(named(nowhere), None, "{nowhere}");
        }
    }
}
