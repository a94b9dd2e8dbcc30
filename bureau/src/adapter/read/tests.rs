//! What answers of every shape are read as.

use super::*;

#[test]
fn what_names_a_person_is_masked_whatever_form_it_comes_in() {
    assert_eq!(mask_all_but("ABCDE1234F", 4), "XXXXXX234F");
    assert_eq!(mask_all_but("+91 98765-43210", 4), "+XX XXXXX-X3210");
    assert_eq!(mask_all_but("123", 4), "123");
    for text in ["12-04-1985", "1985-04-12", "12041985", "19850412", "XX-XX-1985"] {
        assert_eq!(mask_birth_date(text).as_deref(), Some("XX-XX-1985"), "{text}");
    }
    assert_eq!(mask_birth_date("unknown"), None);
    assert_eq!(mask_email("asha.rao@example.com"), "a***@example.com");
    assert_eq!(mask_email("nonsense"), "***");
}

const SANDBOX: &str = include_str!("../../../data/adapters/sandbox.toml");

/// The first account of an answer, read by the sandbox's adapter with some of it replaced.
fn account(changes: &[(&str, &str)], account: &Value) -> Result<BureauAccount, Unreadable> {
    let adapter = changes.iter().fold(SANDBOX.to_owned(), |text, (from, to)| {
        assert!(text.contains(from), "{from}");
        text.replace(from, to)
    });
    let adapter = Adapter::parse(&adapter).unwrap();
    let scores = serde_json::json!([{"value": "00780"}]);
    let answer = serde_json::json!({"status": "found", "report": {"scores": scores, "accounts": [account]}});
    let today = "2026-11-16".parse().unwrap();
    let report = adapter.read_outcome(answer.to_string().as_bytes(), today)?;
    Ok(report.unwrap().accounts.remove(0))
}

fn months(account: &BureauAccount) -> Vec<(String, Option<u16>)> {
    account.history.iter().map(|cell| (cell.month.to_string(), cell.dpd)).collect()
}

#[test]
fn blanks_in_front_of_a_history_are_months_that_were_not_reported() {
    let read =
        account(&[], &serde_json::json!({"payment_history": "   095000", "payment_history_from": "2026-10"}));
    let expected = [("2026-10", None), ("2026-09", Some(95)), ("2026-08", Some(0))];
    assert_eq!(months(&read.unwrap()), expected.map(|(month, dpd)| (month.to_owned(), dpd)));
}

#[test]
fn days_in_a_field_of_their_own_are_days_whatever_a_cell_would_mean() {
    let experian = [
        ("bureau = \"sandbox\"", "bureau = \"experian\""),
        (
            "cells = \"/payment_history\"",
            "each = \"/months\"\nyear = \"/year\"\nmonth = \"/month\"\ndays = \"/dpd\"",
        ),
        ("cell_chars = 3\nlatest = \"/payment_history_from\"", "asset_class = \"/class\""),
    ];
    // The oldest first, as some bureaus send it.
    let sent = serde_json::json!({"months": [
        {"year": "2026", "month": "09", "dpd": 95, "class": "SUB"}, {"year": 2026, "month": 10, "dpd": "3"},
    ]});
    let read = account(&experian, &sent).unwrap();
    assert_eq!(months(&read), [("2026-10".to_owned(), Some(3)), ("2026-09".to_owned(), Some(95))]);
    assert_eq!(read.history[1].raw, "95/SUB");
}

#[test]
fn a_write_off_in_the_second_field_is_not_lost_behind_the_first() {
    let experian =
        [("bureau = \"sandbox\"", "bureau = \"experian\""), ("# facility_status = ", "facility_status = ")];
    let sent = serde_json::json!({"status": "01", "facility_status": "02"});
    let read = account(&experian, &sent).unwrap();
    assert_eq!((read.status, read.status_code.as_deref()), (FacilityStatus::WrittenOff, Some("01/02")));
}

#[test]
fn a_score_without_any_list_of_accounts_is_not_taken_for_a_clean_history() {
    let adapter = Adapter::sandbox().unwrap();
    let answer = serde_json::json!({"status": "found", "report": {"scores": [{"value": "00780"}]}});
    let read = adapter.read_outcome(answer.to_string().as_bytes(), "2026-11-16".parse().unwrap());
    assert_eq!(read.unwrap_err(), "/report/accounts is not there, although there is a score");
}

#[test]
fn what_cannot_be_read_is_named_by_its_place_and_never_repeated() {
    for (sent, place) in [
        (serde_json::json!({"opened": "last secret spring"}), "/report/accounts/0/opened"),
        (serde_json::json!({"overdue": "secret"}), "/report/accounts/0/overdue"),
        (serde_json::json!({"overdue": -5}), "/report/accounts/0/overdue"),
        (
            serde_json::json!({"payment_history": "0000", "payment_history_from": "2026-10"}),
            "/report/accounts/0",
        ),
        (serde_json::json!({"lender": ["secret"]}), "/report/accounts/0/lender"),
    ] {
        let refused = account(&[], &sent).unwrap_err();
        assert!(refused.starts_with(place) && !refused.contains("secret"), "{refused}");
    }
    let card = account(&[], &serde_json::json!({"balance": "-1,250.50", "overdue": "12,000"})).unwrap();
    assert_eq!((card.balance, card.overdue.unwrap().paise().get()), (Some(Rupees::default()), 1_200_000));
}
