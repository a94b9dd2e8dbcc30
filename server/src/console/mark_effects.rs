//! What a mark of the credit bureau did to the decision of a case, as far as the case itself says.

use lending_engine::bureau::{Mark, MarkSeverity};
use lending_engine::decision::Reason;

use super::records::Analysis;
use super::texts::{self as t, Text};

/// Why a case waits where a mark sends it to a person: the contract's name.
const DEROGATORY: &str = "derogatory_bureau";

/// In a case that was decided. `reasons` are those of its report, where the page has it.
pub(super) fn in_case(mark: &Mark, analysis: &Analysis, reasons: &[Reason]) -> Text {
    let text = mark.text.trim_end_matches('.');
    let waits = analysis.review_reasons.iter().any(|reason| reason == DEROGATORY);
    match mark.severity {
        _ if analysis.decision.is_none() => alone(mark),
        MarkSeverity::Derogatory if waits => t::MARK_SENT_TO_PERSON,
        _ if reasons.iter().any(|reason| reason.text.contains(text)) => t::MARK_IN_REASONS,
        MarkSeverity::Derogatory => t::MARK_NOT_IN_DECISION,
        MarkSeverity::Minor => t::MARK_NOTED,
    }
}

/// Without a case, or before it is decided.
pub(super) const fn alone(mark: &Mark) -> Text {
    match mark.severity {
        MarkSeverity::Derogatory => t::MARK_WOULD_SEND,
        MarkSeverity::Minor => t::MARK_WOULD_NOTE,
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    fn mark(severity: &str) -> Mark {
        let mark = json!({"code": "written_off", "severity": severity, "text": "A loan was written off.", "lender": null,
            "account_id": null, "ownership": null, "amount": null, "date": null});
        serde_json::from_value(mark).unwrap()
    }

    fn case(decision: Option<&str>, waits_for: &[&str]) -> Analysis {
        serde_json::from_value(json!({
            "id": "an_1", "ref": "APP-1", "status": "completed", "stage": null, "progress": 100, "revision": 1,
            "decision": decision, "final_decision": null, "review_reasons": waits_for, "review": null, "assignee": null,
            "failure": null, "product": {"id": null, "name": "Loan", "version": null},
            "applicant": {"name": null, "mobile": null}, "credit_check_id": null, "inputs": {}, "metadata": {},
            "file": {"name": null, "size": 1, "pages": 1}, "duplicate_of": null, "created_at": "2026-01-01T00:00:00Z",
            "completed_at": null, "legal_hold_since": null, "statement_erased_at": null,
        }))
        .unwrap()
    }

    #[test]
    fn what_a_mark_did_is_what_its_case_says() {
        let (grave, minor) = (mark("derogatory"), mark("minor"));
        let sent = case(Some("review"), &["derogatory_bureau"]);
        assert_eq!(in_case(&grave, &sent, &[]), t::MARK_SENT_TO_PERSON);
        assert_eq!(in_case(&minor, &sent, &[]), t::MARK_NOTED);
        assert_eq!(in_case(&grave, &case(Some("approve"), &[]), &[]), t::MARK_NOT_IN_DECISION);
        // Nothing is said of a decision that is not there.
        assert_eq!(in_case(&grave, &case(None, &[]), &[]), t::MARK_WOULD_SEND);
        assert_eq!(alone(&minor), t::MARK_WOULD_NOTE);
    }
}
