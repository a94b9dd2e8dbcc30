//! The formats of what is stored as a document, and how an older one becomes the present one.
//!
//! Every stored report, reading, revision, bureau report and job carries the number of its format. A change that the present code could not read
//! any more gets the next number and a step here; what is stored stays as it is and is lifted when it is read. A number
//! above the newest was written by a newer version: that one thing cannot be read here, and everything else can.

#![allow(clippy::unnecessary_wraps, reason = "a step to a later format may fail")]
#![allow(clippy::needless_pass_by_value, reason = "a step that changes nothing gives back what it was given")]

use serde_json::{Map, Value, json};

use crate::StoreError;

/// Turns a document of one format into the next one.
type Step = fn(Vec<u8>) -> Result<Vec<u8>, StoreError>;

/// The formats of one kind of document.
pub(crate) struct Formats {
    /// What it is, for an error.
    what: &'static str,
    /// One for every format, the first for format 1. Each turns its format into the next; the last leaves the newest
    /// format as it is.
    steps: &'static [Step],
}

/// The report of an analysis, as JSON.
pub(crate) static REPORT: Formats = Formats {
    what: "the report of an analysis",
    steps: &[report_1, report_2, report_3, report_4, report_5, report_6],
};
/// What was read of a statement, as JSON.
pub(crate) static READING: Formats = Formats { what: "the reading of a statement", steps: &[reading_1] };
/// Why a decision was made anew, and what came of it, as JSON.
pub(crate) static REVISION: Formats = Formats { what: "a revision of an analysis", steps: &[revision_1] };
/// The report of a bureau in our form, as JSON.
pub(crate) static BUREAU_REPORT: Formats =
    Formats { what: "the report of a bureau", steps: &[bureau_report_1] };
/// The row of a job. It has no document: the number alone says who can do it.
pub(crate) static JOB: Formats = Formats { what: "a job", steps: &[job_1, job_2, job_3] };

/// Before a decision could ask questions it asked none.
fn report_1(json: Vec<u8>) -> Result<Vec<u8>, StoreError> {
    with_report(&json, |report| {
        section(report, "decision")?.entry("questions").or_insert_with(|| json!([]));
        Some(())
    })
}

/// Before people could correct anything nothing was corrected, and no payer was remembered. Before scores had caps nothing
/// held them down, and before income was told by holder nobody else's was.
fn report_2(json: Vec<u8>) -> Result<Vec<u8>, StoreError> {
    with_report(&json, |report| {
        section(report, "provenance")?.entry("remembered_payers").or_insert_with(|| json!([]));
        let questions = section(report, "decision")?.get_mut("questions")?.as_array_mut()?;
        let answers =
            questions.iter_mut().filter_map(|question| question.get_mut("answers")?.as_array_mut()).flatten();
        for correction in answers.filter_map(|answer| answer.get_mut("correction")?.as_object_mut()) {
            for member in ["own_accounts", "excluded", "notes"] {
                correction.entry(member).or_insert_with(|| json!([]));
            }
            // Null would withdraw a margin; what is not corrected is left out.
            correction.retain(|_, value| !value.is_null());
        }
        if let Some(score) = report.get_mut("score").and_then(Value::as_object_mut) {
            let total = score.get("total").cloned().unwrap_or(Value::Null);
            score.entry("uncapped_total").or_insert(total);
            score.entry("caps").or_insert_with(|| json!([]));
        }
        let income = section(report, "income")?;
        income.entry("household_monthly_income").or_insert(Value::Null);
        for source in income.get_mut("sources")?.as_array_mut()? {
            let source = source.as_object_mut()?;
            source.entry("earner").or_insert(Value::Null);
            source.entry("change").or_insert(Value::Null);
        }
        let nothing =
            || json!({"employers": [], "own_accounts": [], "categories": [], "excluded": [], "notes": []});
        report.as_object_mut()?.entry("corrections").or_insert_with(nothing);
        Some(())
    })
}

/// Before limits were read from statements none was known; windows, trends, what income leaves out and what reasons are made
/// of were not told.
fn report_3(json: Vec<u8>) -> Result<Vec<u8>, StoreError> {
    with_report(&json, |report| {
        each(report.get_mut("accounts"), &["credit_limit", "drawing_power"], &[]);
        let whole = report.as_object_mut()?;
        whole.entry("overdraft").or_insert(Value::Null);
        whole.entry("windows").or_insert_with(|| json!([]));
        whole.entry("trends").or_insert_with(|| json!({"income": null, "balance": null}));
        let income = section(report, "income")?;
        for figure in ["low", "base", "high"] {
            income.entry(figure).or_insert(Value::Null);
        }
        income.entry("left_out").or_insert_with(|| json!([]));
        for source in income.get_mut("sources").and_then(Value::as_array_mut).into_iter().flatten() {
            source.as_object_mut()?.entry("is_stated").or_insert(json!(false));
        }
        let reasons = section(report, "decision")?.get_mut("reasons");
        each(reasons, &["kind", "metric", "op", "constraint", "of"], &["parts"]);
        Some(())
    })
}

/// Gives each object of a list these members, where it has them not: null, or empty lists.
fn each(list: Option<&mut Value>, null: &[&str], empty: &[&str]) {
    let objects = list.and_then(Value::as_array_mut).into_iter().flatten().filter_map(Value::as_object_mut);
    for object in objects {
        for member in null {
            object.entry(*member).or_insert(Value::Null);
        }
        for member in empty {
            object.entry(*member).or_insert_with(|| json!([]));
        }
    }
}

/// Before rows were proved one by one nobody knows what proved them.
fn report_4(json: Vec<u8>) -> Result<Vec<u8>, StoreError> {
    with_report(&json, |report| {
        each(report.get_mut("transactions"), &["proof"], &[]);
        let Some(quality) = section(report, "data_quality") else { return Some(()) };
        quality.entry("proved_by").or_insert_with(|| json!([]));
        quality.entry("leftover").or_insert_with(|| json!([]));
        each(quality.get_mut("accounts"), &["reconciled"], &["proved_by"]);
        for account in quality.get_mut("accounts").and_then(Value::as_array_mut).into_iter().flatten() {
            account.as_object_mut()?.entry("unproved_rows").or_insert(json!(0));
        }
        Some(())
    })
}

/// Before an examination said what it cannot see it said nothing about that.
fn report_5(json: Vec<u8>) -> Result<Vec<u8>, StoreError> {
    with_report(&json, |report| {
        if let Some(integrity) = section(report, "integrity") {
            integrity.entry("limits").or_insert_with(|| json!([]));
        }
        Some(())
    })
}

/// The newest there is.
fn report_6(json: Vec<u8>) -> Result<Vec<u8>, StoreError> {
    Ok(json)
}

/// `change` gives `None` for what is no report.
fn with_report(json: &[u8], change: impl FnOnce(&mut Value) -> Option<()>) -> Result<Vec<u8>, StoreError> {
    let broken = || StoreError::Corrupt("the report of an analysis");
    let mut report: Value = serde_json::from_slice(json).map_err(|_| broken())?;
    change(&mut report).ok_or_else(broken)?;
    serde_json::to_vec(&report).map_err(|_| broken())
}

fn section<'r>(report: &'r mut Value, name: &str) -> Option<&'r mut Map<String, Value>> {
    report.get_mut(name)?.as_object_mut()
}

/// The newest there is.
fn revision_1(json: Vec<u8>) -> Result<Vec<u8>, StoreError> {
    Ok(json)
}

/// The newest there is.
fn reading_1(json: Vec<u8>) -> Result<Vec<u8>, StoreError> {
    Ok(json)
}

/// The newest there is.
fn bureau_report_1(json: Vec<u8>) -> Result<Vec<u8>, StoreError> {
    Ok(json)
}

/// Its password was sealed under the team's key.
fn job_1(row: Vec<u8>) -> Result<Vec<u8>, StoreError> {
    Ok(row)
}

/// Its statement and its password were sealed under the key of its analysis.
fn job_2(row: Vec<u8>) -> Result<Vec<u8>, StoreError> {
    Ok(row)
}

/// The newest there is.
fn job_3(row: Vec<u8>) -> Result<Vec<u8>, StoreError> {
    Ok(row)
}

impl Formats {
    /// The format that this build writes.
    pub(crate) fn newest(&self) -> i64 {
        i64::try_from(self.steps.len()).unwrap_or(i64::MAX)
    }

    /// A stored document in the newest format.
    pub(crate) fn lift(&self, format: i64, document: Vec<u8>) -> Result<Vec<u8>, StoreError> {
        let first = usize::try_from(format).ok().and_then(|format| format.checked_sub(1));
        let Some(first) = first else { return Err(StoreError::Corrupt("the number of a format")) };
        match self.steps.get(first..) {
            Some(steps) if !steps.is_empty() => {
                steps.iter().try_fold(document, |document, step| step(document))
            }
            _ => Err(StoreError::Newer { what: self.what, format }),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn with(mut document: Vec<u8>, letter: u8) -> Vec<u8> {
        document.push(letter);
        document
    }

    const THREE: Formats =
        Formats { what: "an example", steps: &[|old| Ok(with(old, b'2')), |old| Ok(with(old, b'3')), Ok] };

    #[test]
    fn a_report_of_an_older_format_asked_no_questions_was_not_corrected_and_had_no_caps() {
        let old =
            br#"{"decision": {"outcome": "review"}, "score": {"total": 61.5}, "income": {"sources": [{}]},
            "provenance": {}}"#;
        let lifted: Value = serde_json::from_slice(&REPORT.lift(1, old.to_vec()).unwrap()).unwrap();
        let nothing =
            json!({"employers": [], "own_accounts": [], "categories": [], "excluded": [], "notes": []});
        let expected = json!({
            "decision": {"outcome": "review", "questions": []},
            "score": {"total": 61.5, "uncapped_total": 61.5, "caps": []},
            "income": {
                "household_monthly_income": null, "low": null, "base": null, "high": null, "left_out": [],
                "sources": [{"earner": null, "change": null, "is_stated": false}],
            },
            "overdraft": null,
            "windows": [],
            "trends": {"income": null, "balance": null},
            "corrections": nothing,
            "provenance": {"remembered_payers": []},
        });
        assert_eq!(lifted, expected);
        assert!(matches!(REPORT.lift(1, b"[]".to_vec()), Err(StoreError::Corrupt(_))));
    }

    #[test]
    fn a_reason_of_the_third_format_has_no_parts_and_an_account_no_limit() {
        let old =
            json!({"accounts": [{"id": "acc_1"}], "income": {}, "decision": {"reasons": [{"code": "D01"}]}});
        let lifted = REPORT.lift(3, serde_json::to_vec(&old).unwrap()).unwrap();
        let lifted: Value = serde_json::from_slice(&lifted).unwrap();
        let reason = json!({
            "code": "D01", "kind": null, "metric": null, "op": null, "constraint": null, "of": null, "parts": [],
        });
        assert_eq!(lifted["decision"]["reasons"][0], reason);
        assert_eq!(
            lifted["accounts"][0],
            json!({"id": "acc_1", "credit_limit": null, "drawing_power": null})
        );
    }

    #[test]
    fn an_answer_of_the_second_format_withdraws_nothing() {
        let old = json!({"provenance": {}, "income": {"sources": []}, "decision": {"questions": [{"answers": [
            {"correction": {"employers": ["ACME"], "business_margin_pct": null, "categories": []}}, {"correction": null},
        ]}]}});
        let lifted = REPORT.lift(2, serde_json::to_vec(&old).unwrap()).unwrap();
        let lifted: Value = serde_json::from_slice(&lifted).unwrap();
        assert_eq!(
            lifted["decision"]["questions"][0]["answers"],
            json!([
                {"correction": {"employers": ["ACME"], "categories": [], "own_accounts": [], "excluded": [], "notes": []}},
                {"correction": null},
            ])
        );
    }

    #[test]
    fn an_older_format_takes_every_step_to_the_newest() {
        assert_eq!(THREE.newest(), 3);
        for (format, lifted) in [(1, "x23"), (2, "x3"), (3, "x")] {
            assert_eq!(THREE.lift(format, b"x".to_vec()).unwrap(), lifted.as_bytes());
        }
    }

    #[test]
    fn a_newer_format_is_named_and_no_format_is_refused() {
        assert!(matches!(
            THREE.lift(4, Vec::new()),
            Err(StoreError::Newer { what: "an example", format: 4 })
        ));
        for format in [0, -1, i64::MIN] {
            assert!(matches!(THREE.lift(format, Vec::new()), Err(StoreError::Corrupt(_))));
        }
        assert!(matches!(THREE.lift(i64::MAX, Vec::new()), Err(StoreError::Newer { .. })));
    }
}
