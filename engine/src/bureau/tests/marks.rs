//! Each mark at the edge where it begins and ends. The day is 15 June 2025 unless a test says otherwise.

use super::super::{
    AccountOwnership, AssetClass, Bureau, BureauAccount, BureauMonth, CreditType, FacilityStatus, Mark,
    MarkCode, MarkSeverity, SuitStatus, codes, marks,
};
use super::{account, classed, day, enquiry, late, report, rupees, unreported};

fn marks_of(account: BureauAccount) -> Vec<Mark> {
    marks(&report(vec![account]), day("2025-06-15"))
}

fn codes_of(account: BureauAccount) -> Vec<MarkCode> {
    marks_of(account).iter().map(|mark| mark.code).collect()
}

fn with_history(history: Vec<BureauMonth>) -> BureauAccount {
    BureauAccount { history, ..account("a1") }
}

/// Written off on a day, with nothing said of the amount.
fn written_off(on: &str) -> BureauAccount {
    BureauAccount {
        status: FacilityStatus::WrittenOff,
        status_date: Some(day(on)),
        closed: Some(day("2025-01-01")),
        ..account("a1")
    }
}

#[test]
fn an_account_paid_as_agreed_has_no_mark() {
    let history = vec![late("2025-05", 0), classed("2025-04", AssetClass::Standard), unreported("2025-03")];
    let paid = BureauAccount {
        history,
        suit: SuitStatus::NoSuit,
        status: FacilityStatus::Regular,
        overdue: Some(rupees(0)),
        ..account("a1")
    };
    assert_eq!(codes_of(paid), []);
}

#[test]
fn a_suit_or_a_wilful_default_is_a_mark_at_any_age() {
    let of = |suit| BureauAccount { suit, reported: Some(day("1999-01-01")), ..account("a1") };
    assert_eq!(codes_of(of(SuitStatus::SuitFiled)), [MarkCode::SuitFiled]);
    assert_eq!(codes_of(of(SuitStatus::WilfulDefault)), [MarkCode::WilfulDefault]);
    let both = codes_of(of(SuitStatus::SuitFiledAndWilfulDefault));
    assert_eq!(both, [MarkCode::WilfulDefault, MarkCode::SuitFiled]);
    assert_eq!(codes_of(of(SuitStatus::NotReported)), []);
}

#[test]
fn a_write_off_is_a_mark_for_36_months() {
    // 35 months, 36 to the day, a day more, and 37 before 15 June 2025.
    assert_eq!(codes_of(written_off("2022-07-15")), [MarkCode::WrittenOff]);
    assert_eq!(codes_of(written_off("2022-06-15")), [MarkCode::WrittenOff]);
    assert_eq!(codes_of(written_off("2022-06-14")), []);
    assert_eq!(codes_of(written_off("2022-05-15")), []);
}

#[test]
fn the_months_are_counted_back_from_the_day_of_the_analysis() {
    let report = report(vec![written_off("2022-06-15")]);
    assert_eq!(marks(&report, day("2025-06-15")).len(), 1);
    assert_eq!(marks(&report, day("2025-06-16")).len(), 0);
    // On the day itself, and seen from a day before.
    assert_eq!(marks(&report, day("2022-06-15")).len(), 1);
    assert_eq!(marks(&report, day("2022-06-01")).len(), 1);
}

#[test]
fn a_write_off_without_a_date_of_its_own_has_that_of_the_closing_and_then_of_the_last_report() {
    let of = |closed: Option<&str>, reported: Option<&str>| {
        codes_of(BureauAccount {
            status_date: None,
            closed: closed.map(day),
            reported: reported.map(day),
            balance: None,
            ..written_off("2020-01-01")
        })
    };
    assert_eq!(of(Some("2020-01-01"), Some("2025-01-01")), []);
    assert_eq!(of(None, Some("2020-01-01")), []);
    assert_eq!(of(None, Some("2025-01-01")), [MarkCode::WrittenOff]);
    // Without any date it may be recent.
    assert_eq!(of(None, None), [MarkCode::WrittenOff]);
}

#[test]
fn an_old_write_off_is_a_mark_as_long_as_more_than_5000_is_owed_on_it() {
    let open = |owed: i64| {
        codes_of(BureauAccount { closed: None, balance: Some(rupees(owed)), ..written_off("2015-06-15") })
    };
    assert_eq!(open(4_999), []);
    assert_eq!(open(5_000), []);
    assert_eq!(open(5_001), [MarkCode::OpenWriteOff]);
    // Some lenders write the balance down to nothing with it.
    let written_down = BureauAccount {
        closed: None,
        balance: Some(rupees(0)),
        wo_amount_total: Some(rupees(40_000)),
        ..written_off("2015-06-15")
    };
    let marks = marks_of(written_down);
    assert_eq!(marks[0].code, MarkCode::OpenWriteOff);
    assert_eq!(marks[0].amount, Some(rupees(40_000)));
}

#[test]
fn a_recent_open_write_off_is_one_mark() {
    let open = BureauAccount { closed: None, balance: Some(rupees(9_000)), ..written_off("2024-06-15") };
    assert_eq!(codes_of(open), [MarkCode::WrittenOff]);
}

#[test]
fn every_status_of_the_family_is_a_mark_of_its_kind() {
    use FacilityStatus as Is;
    for (status, code) in [
        (Is::WrittenOffAndSold, MarkCode::WrittenOff),
        (Is::PurchasedAndWrittenOff, MarkCode::WrittenOff),
        (Is::Settled, MarkCode::Settled),
        (Is::PostWriteOffSettled, MarkCode::Settled),
        (Is::PostWriteOffClosed, MarkCode::Settled),
        (Is::PurchasedAndSettled, MarkCode::Settled),
        (Is::AuctionedAndSettled, MarkCode::Settled),
        (Is::RepossessedAndSettled, MarkCode::Settled),
        (Is::Sold, MarkCode::Sold),
        (Is::GuaranteeInvoked, MarkCode::GuaranteeInvoked),
    ] {
        let recent = BureauAccount { status, ..written_off("2024-01-01") };
        assert_eq!(codes_of(recent), [code], "{status:?}");
        let old = BureauAccount { status, ..written_off("2022-06-14") };
        assert_eq!(codes_of(old), [], "{status:?}");
    }
    assert_eq!(codes_of(BureauAccount { status: Is::Purchased, ..written_off("2025-01-01") }), []);
}

#[test]
fn small_old_dues_of_a_telephone_or_card_are_a_minor_mark() {
    let of = |kind, amount: i64, on| {
        let wo_amount_total = Some(rupees(amount));
        codes_of(BureauAccount { kind, wo_amount_total, balance: None, ..written_off(on) })
    };
    // 24 months to the day are not older than 24 months.
    assert_eq!(of(CreditType::Telecom, 4_999, "2023-06-15"), [MarkCode::WrittenOff]);
    assert_eq!(of(CreditType::Telecom, 4_999, "2023-06-14"), [MarkCode::SmallOldWriteOff]);
    assert_eq!(of(CreditType::CreditCard, 4_999, "2019-01-01"), [MarkCode::SmallOldWriteOff]);
    assert_eq!(of(CreditType::Telecom, 5_000, "2023-06-14"), [MarkCode::WrittenOff]);
    assert_eq!(of(CreditType::PersonalLoan, 4_999, "2023-06-14"), [MarkCode::WrittenOff]);
    // An amount nobody states is not small.
    let unstated = BureauAccount { kind: CreditType::Telecom, balance: None, ..written_off("2023-06-14") };
    assert_eq!(codes_of(unstated), [MarkCode::WrittenOff]);
}

#[test]
fn a_settlement_of_the_last_year_also_bars_the_same_lender() {
    let settled = |on| codes_of(BureauAccount { status: FacilityStatus::Settled, ..written_off(on) });
    assert_eq!(settled("2024-06-15"), [MarkCode::Settled, MarkCode::SettledCooling]);
    assert_eq!(settled("2024-06-14"), [MarkCode::Settled]);
}

#[test]
fn a_bad_class_is_a_mark_for_24_months() {
    for class in [AssetClass::Sub, AssetClass::Dbt, AssetClass::Lss] {
        assert_eq!(codes_of(with_history(vec![classed("2025-06", class)])), [MarkCode::Substandard]);
        assert_eq!(codes_of(with_history(vec![classed("2023-07", class)])), [MarkCode::Substandard]);
        assert_eq!(codes_of(with_history(vec![classed("2023-06", class)])), [MarkCode::Substandard]);
        assert_eq!(codes_of(with_history(vec![classed("2023-05", class)])), []);
    }
}

#[test]
fn ninety_days_late_is_a_mark_for_24_months() {
    assert_eq!(codes_of(with_history(vec![late("2023-07", 89)])), []);
    assert_eq!(codes_of(with_history(vec![late("2023-07", 90)])), [MarkCode::VeryLate]);
    assert_eq!(codes_of(with_history(vec![late("2023-06", 90)])), [MarkCode::VeryLate]);
    assert_eq!(codes_of(with_history(vec![late("2023-05", 900)])), []);
    // A bad class and the days behind it are one mark.
    let both = vec![late("2024-01", 120), classed("2023-12", AssetClass::Sub)];
    assert_eq!(codes_of(with_history(both)), [MarkCode::Substandard]);
}

#[test]
fn sixty_days_late_is_a_mark_for_12_months() {
    assert_eq!(codes_of(with_history(vec![late("2024-07", 59)])), []);
    assert_eq!(codes_of(with_history(vec![late("2024-07", 60)])), [MarkCode::Late]);
    assert_eq!(codes_of(with_history(vec![late("2024-06", 60)])), [MarkCode::Late]);
    assert_eq!(codes_of(with_history(vec![late("2024-05", 89)])), []);
    assert_eq!(codes_of(with_history(vec![classed("2024-06", AssetClass::Sma2)])), [MarkCode::Late]);
    assert_eq!(codes_of(with_history(vec![late("2025-01", 90)])), [MarkCode::VeryLate, MarkCode::Late]);
}

#[test]
fn thirty_days_late_is_a_mark_the_second_time_in_6_months() {
    let twice = |first, second| codes_of(with_history(vec![late("2025-05", second), late(first, 30)]));
    assert_eq!(codes_of(with_history(vec![late("2025-05", 30)])), []);
    assert_eq!(twice("2025-01", 30), [MarkCode::RepeatedlyLate]);
    assert_eq!(twice("2024-12", 30), [MarkCode::RepeatedlyLate]);
    assert_eq!(twice("2024-11", 30), []);
    assert_eq!(twice("2025-01", 29), []);
    // Once on each of two accounts is not twice on one.
    let one = || with_history(vec![late("2025-05", 30)]);
    let other = BureauAccount { id: "a2".to_owned(), ..one() };
    assert_eq!(marks(&report(vec![one(), other]), day("2025-06-15")), []);
}

#[test]
fn a_month_that_was_not_reported_is_neither_good_nor_bad() {
    let history = vec![late("2025-05", 30), unreported("2025-04"), late("2025-03", 30)];
    assert_eq!(codes_of(with_history(history)), [MarkCode::RepeatedlyLate]);
    assert_eq!(codes_of(with_history(vec![unreported("2025-05"), unreported("2025-04")])), []);
}

#[test]
fn more_than_5000_past_due_is_a_mark() {
    let overdue = |amount| codes_of(BureauAccount { overdue: Some(rupees(amount)), ..account("a1") });
    assert_eq!(overdue(4_999), []);
    assert_eq!(overdue(5_000), []);
    assert_eq!(overdue(5_001), [MarkCode::Overdue]);
}

#[test]
fn restructuring_is_a_mark_for_24_months() {
    let of = |status, on| codes_of(BureauAccount { status, ..written_off(on) });
    assert_eq!(of(FacilityStatus::Restructured, "2023-06-15"), [MarkCode::Restructured]);
    assert_eq!(of(FacilityStatus::Restructured, "2023-06-14"), []);
    assert_eq!(of(FacilityStatus::RestructuredAndClosed, "2024-01-01"), [MarkCode::Restructured]);
}

#[test]
fn early_stress_is_a_minor_mark() {
    for class in [AssetClass::Sma, AssetClass::Sma0, AssetClass::Sma1] {
        let marks = marks_of(with_history(vec![classed("2024-06", class)]));
        assert_eq!((marks[0].code, marks[0].severity), (MarkCode::Sma, MarkSeverity::Minor));
        assert_eq!(codes_of(with_history(vec![classed("2024-05", class)])), []);
    }
}

#[test]
fn one_number_is_read_by_the_table_of_its_bureau() {
    let of = |bureau, code: Option<&str>| {
        let status = codes::for_bureau(bureau).status(code);
        codes_of(BureauAccount { status, ..written_off("2024-01-01") })
    };
    assert_eq!(of(Bureau::Experian, Some("04")), [MarkCode::WrittenOff]);
    assert_eq!(of(Bureau::TransunionCibil, Some("04")), [MarkCode::Settled]);
    // No code is no mark, and 00 is a restructured loan.
    assert_eq!(of(Bureau::TransunionCibil, None), []);
    assert_eq!(of(Bureau::TransunionCibil, Some("00")), [MarkCode::Restructured]);
}

#[test]
fn a_class_is_told_in_words() {
    let marks = marks_of(with_history(vec![classed("2025-05", AssetClass::Dbt)]));
    assert_eq!(marks[0].text, "HDFC BANK classed the account as doubtful in 2025-05.");
    assert_eq!(marks[0].date, Some(day("2025-05-01")));
}

#[test]
fn a_code_that_is_not_known_is_told() {
    let odd = BureauAccount {
        status: FacilityStatus::Unknown,
        status_code: Some("42".to_owned()),
        history: vec![classed("2025-05", AssetClass::Unknown)],
        ..account("a1")
    };
    let marks = marks_of(odd);
    assert_eq!(marks.len(), 2);
    assert!(
        marks.iter().all(|mark| mark.code == MarkCode::UnknownCode && mark.severity == MarkSeverity::Minor)
    );
    assert!(marks[0].text.ends_with("not known here: 42."), "{}", marks[0].text);
}

#[test]
fn many_enquiries_for_unsecured_credit_are_minor_marks() {
    let of = |dates: &[&str], purpose| {
        let mut report = report(Vec::new());
        report.enquiries = dates.iter().map(|date| enquiry(date, purpose)).collect();
        let marks = marks(&report, day("2025-06-15"));
        marks.iter().map(|mark| (mark.code, mark.severity)).collect::<Vec<_>>()
    };
    // The report is of 15 June: 30 days before is 16 May, 90 days before is 17 March.
    let short = (MarkCode::EnquiriesShort, MarkSeverity::Minor);
    let long = (MarkCode::EnquiriesLong, MarkSeverity::Minor);
    let four = ["2025-06-14", "2025-06-01", "2025-05-20", "2025-05-16"];
    assert_eq!(of(&four, CreditType::PersonalLoan), [short]);
    assert_eq!(of(&four[1..], CreditType::PersonalLoan), []);
    assert_eq!(of(&["2025-06-14", "2025-06-01", "2025-05-20", "2025-05-15"], CreditType::PersonalLoan), []);
    let six = ["2025-04-01", "2025-04-02", "2025-04-03", "2025-04-04", "2025-04-05", "2025-03-17"];
    assert_eq!(of(&six, CreditType::CreditCard), [long]);
    assert_eq!(of(&six[1..], CreditType::CreditCard), []);
    assert_eq!(of(&four, CreditType::HousingLoan), []);
    assert_eq!(of(&four, CreditType::AccountReview), []);
}

#[test]
fn the_enquiry_for_the_report_itself_is_not_counted() {
    let mut report = report(Vec::new());
    let dates = ["2025-06-15", "2025-06-01", "2025-05-20", "2025-05-16"];
    report.enquiries = dates.iter().map(|date| enquiry(date, CreditType::PersonalLoan)).collect();
    assert_eq!(marks(&report, day("2025-06-15")).len(), 1);
    report.enquiries[0].is_own = true;
    assert_eq!(marks(&report, day("2025-06-15")), []);
}

#[test]
fn a_mark_says_whose_account_it_is() {
    let guaranteed = BureauAccount {
        ownership: AccountOwnership::Guarantor,
        overdue: Some(rupees(12_345)),
        ..account("a1")
    };
    let marks = marks_of(guaranteed);
    assert_eq!(
        marks,
        [Mark {
            code: MarkCode::Overdue,
            severity: MarkSeverity::Derogatory,
            account_id: Some("a1".to_owned()),
            lender: Some("HDFC BANK".to_owned()),
            ownership: Some(AccountOwnership::Guarantor),
            date: Some(day("2025-05-31")),
            amount: Some(rupees(12_345)),
            text: "₹12,345 is past due at HDFC BANK. The applicant is the guarantor, not the borrower."
                .to_owned(),
        }]
    );
}

#[test]
fn derogatory_marks_come_first_and_the_order_is_always_the_same() {
    let minor = with_history(vec![classed("2025-05", AssetClass::Sma)]);
    let grave = BureauAccount { id: "a2".to_owned(), overdue: Some(rupees(6_000)), ..account("a1") };
    let report = report(vec![minor, grave]);
    let found = marks(&report, day("2025-06-15"));
    assert_eq!(found.iter().map(|mark| mark.code).collect::<Vec<_>>(), [MarkCode::Overdue, MarkCode::Sma]);
    assert_eq!(
        serde_json::to_string(&found).unwrap(),
        serde_json::to_string(&marks(&report, day("2025-06-15"))).unwrap()
    );
}

#[test]
fn codes_of_marks_are_written_as_published() {
    let written = |code: MarkCode| serde_json::to_string(&code).unwrap();
    assert_eq!(written(MarkCode::SuitFiled), r#""suit_filed""#);
    assert_eq!(written(MarkCode::VeryLate), r#""dpd_90_in_24_months""#);
    assert_eq!(written(MarkCode::Late), r#""dpd_60_in_12_months""#);
    assert_eq!(written(MarkCode::RepeatedlyLate), r#""repeated_dpd_30_in_6_months""#);
    assert_eq!(written(MarkCode::EnquiriesShort), r#""enquiries_30_days""#);
}
