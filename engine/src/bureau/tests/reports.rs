//! What a report must be to be relied on, its totals, and its form in JSON.

use super::super::{BureauAccount, BureauReport, BureauSummary, CreditType};
use super::{account, day, enquiry, late, report, rupees, unreported};

fn paths(report: &BureauReport) -> Vec<String> {
    report.problems().into_iter().map(|problem| problem.path).collect()
}

fn problems_of(account: BureauAccount) -> Vec<String> {
    paths(&report(vec![account]))
}

#[test]
fn a_sound_report_has_no_problem_and_is_read_back_as_it_was() {
    let history = vec![late("2025-05", 0), unreported("2025-04"), late("2025-02", 30)];
    let mut report = report(vec![BureauAccount { history, annual_rate_pct: Some(13.25), ..account("a1") }]);
    report.enquiries = vec![enquiry("2025-06-01", CreditType::CreditCard)];
    assert_eq!(report.problems(), []);
    let json = serde_json::to_value(&report).unwrap();
    assert_eq!(json["bureau"], "sandbox");
    assert_eq!(json["accounts"][0]["type"], "personal_loan");
    assert_eq!(json["accounts"][0]["type_code"], "05");
    assert_eq!(
        json["accounts"][0]["history"][1],
        serde_json::json!({"month": "2025-04", "dpd": null, "asset_class": null, "raw": "XXX"})
    );
    assert_eq!(serde_json::from_value::<BureauReport>(json).unwrap(), report);
}

#[test]
fn too_much_is_refused() {
    let many = |count: usize| report((0..count).map(|number| account(&number.to_string())).collect());
    assert_eq!(paths(&many(1_000)), [] as [String; 0]);
    assert_eq!(paths(&many(1_001)), ["accounts"]);

    let mut enquired = report(Vec::new());
    enquired.enquiries = vec![enquiry("2025-06-01", CreditType::CreditCard); 1_001];
    assert_eq!(paths(&enquired), ["enquiries"]);

    // Back from December 2024, year by year.
    let months = |count: u32| {
        let cells = (0..count).map(|back| late(&format!("{}-{:02}", 2024 - back / 12, 12 - back % 12), 0));
        problems_of(BureauAccount { history: cells.collect(), ..account("a1") })
    };
    assert_eq!(months(48), [] as [String; 0]);
    assert_eq!(months(49), ["accounts[0].history"]);
    assert_eq!(
        problems_of(BureauAccount { lender: Some("X".repeat(501)), ..account("a1") }),
        ["accounts[0].lender"]
    );
}

#[test]
fn a_history_runs_from_the_latest_month_back() {
    let of = |history| problems_of(BureauAccount { history, ..account("a1") });
    assert_eq!(of(vec![late("2025-04", 0), late("2025-05", 0)]), ["accounts[0].history"]);
    assert_eq!(of(vec![late("2025-05", 0), late("2025-05", 0)]), ["accounts[0].history"]);
    assert_eq!(of(vec![late("2025-09", 0)]).len(), 2);
}

#[test]
fn days_that_cannot_be_are_refused() {
    let opened = |on| problems_of(BureauAccount { opened: Some(day(on)), ..account("a1") });
    assert_eq!(opened("1949-12-31"), ["accounts[0].opened"]);
    assert_eq!(opened("1950-01-01"), [] as [String; 0]);
    // 31 days after the report, since lenders date by the end of a month.
    assert_eq!(opened("2025-07-16"), [] as [String; 0]);
    assert_eq!(opened("2025-07-17"), ["accounts[0].opened"]);
    assert_eq!(
        problems_of(BureauAccount { closed: Some(day("2022-12-31")), ..account("a1") }),
        ["accounts[0].closed"]
    );
}

#[test]
fn two_accounts_of_one_name_are_refused() {
    assert_eq!(paths(&report(vec![account("a1"), account("a1")])), ["accounts[1].id"]);
    assert_eq!(problems_of(account("")), ["accounts[0].id"]);
}

#[test]
fn a_score_must_be_one_or_say_why_not() {
    let mut report = report(Vec::new());
    for (raw, is_sound) in
        [("765", true), ("-1", true), ("3", true), ("0", true), ("950", false), ("6", false)]
    {
        report.scores = vec![super::super::codes::for_bureau(report.bureau).score(Some(raw), None, None)];
        assert_eq!(report.problems().is_empty(), is_sound, "{raw}");
    }
    report.scores[0].value = Some(5);
    report.scores[0].status = super::BureauScoreStatus::Scored;
    assert_eq!(paths(&report), ["scores[0]"]);
    report.scores.clear();
    assert_eq!(paths(&report), ["scores"]);
}

#[test]
fn what_should_be_hidden_must_be_hidden() {
    let mut report = report(Vec::new());
    report.subject.pan_masked = Some("XXXXXX234F".to_owned());
    report.subject.phones_masked = vec!["+91XXXXXX3210".to_owned()];
    report.subject.birth_date_masked = Some("XX-XX-1985".to_owned());
    assert_eq!(report.problems(), []);
    report.subject.pan_masked = Some("ABCPS1234F".to_owned());
    report.subject.phones_masked.push("9876543210".to_owned());
    report.subject.birth_date_masked = Some("1985-09-10".to_owned());
    assert_eq!(paths(&report), ["subject.pan_masked", "subject.phones_masked", "subject.birth_date_masked"]);
}

#[test]
fn the_totals_are_over_open_accounts_except_what_is_past_due() {
    let home = BureauAccount {
        kind: CreditType::HousingLoan,
        is_secured: None,
        balance: Some(rupees(2_000_000)),
        opened: Some(day("2019-03-01")),
        ..account("home")
    };
    let closed = BureauAccount {
        closed: Some(day("2024-01-01")),
        overdue: Some(rupees(700)),
        opened: Some(day("2015-08-01")),
        ..account("closed")
    };
    let mut report = report(vec![home, closed, account("personal")]);
    report.enquiries = ["2025-06-15", "2025-05-16", "2025-05-15", "2025-03-17", "2024-12-17", "2024-12-16"]
        .map(|date| enquiry(date, CreditType::HousingLoan))
        .to_vec();
    report.enquiries[0].is_own = true;
    assert_eq!(
        report.summarised(),
        BureauSummary {
            accounts: 3,
            active_accounts: 2,
            overdue_accounts: 1,
            total_balance: rupees(2_120_000),
            secured_balance: rupees(2_000_000),
            unsecured_balance: rupees(120_000),
            total_overdue: rupees(700),
            oldest_opened: Some(day("2015-08-01")),
            enquiries_30d: 1,
            enquiries_90d: 3,
            enquiries_180d: 4,
        }
    );
}
