//! Statement and bureau merged, worked out by hand.

use super::super::obligations::{base_total, stressed_total};
use super::super::{
    AccountOwnership, BureauAccount, CreditType, Obligation, ObligationSource, StatementLoan, merge,
};
use super::{account, day, report, rupees};
use crate::categorise::{Certainty, LoanKind};
use crate::money::Paise;
use crate::transaction_id::TransactionId;

fn paid(lender: &str, monthly: i64) -> StatementLoan {
    StatementLoan {
        lender: lender.to_owned(),
        kind: LoanKind::Instalment,
        certainty: Certainty::Stated,
        monthly: Paise::new(monthly * 100),
        first_seen: day("2025-01-05"),
        last_seen: day("2025-06-05"),
        is_active: true,
        is_fintech: false,
        rows: vec![TransactionId::at(0), TransactionId::at(7)],
    }
}

fn card_bill(issuer: &str, usual: i64) -> StatementLoan {
    StatementLoan { kind: LoanKind::CreditCard, ..paid(issuer, usual) }
}

fn reported(id: &str, lender: &str, emi: i64) -> BureauAccount {
    BureauAccount { lender: Some(lender.to_owned()), emi: Some(rupees(emi)), ..account(id) }
}

fn card(id: &str, issuer: &str, dues: Option<i64>) -> BureauAccount {
    let kind = CreditType::CreditCard;
    BureauAccount { kind, emi: None, balance: dues.map(rupees), ..reported(id, issuer, 0) }
}

/// The first word names the lender, whatever follows.
fn canonical(name: &str) -> String {
    name.split(' ').next().unwrap_or_default().to_lowercase()
}

fn merged(statement: &[StatementLoan], accounts: Vec<BureauAccount>) -> Vec<Obligation> {
    merge(statement, Some(&report(accounts)), &canonical)
}

/// Source, monthly rupees, whether it counts.
fn told(obligations: &[Obligation]) -> Vec<(ObligationSource, Option<i64>, bool)> {
    let whole = |of: &Obligation| of.monthly.map(|monthly| monthly.paise().get() / 100);
    obligations.iter().map(|of| (of.source, whole(of), of.counts_in_base)).collect()
}

use ObligationSource::{Both, Bureau, Statement};

#[test]
fn one_loan_in_both_counts_once_with_the_larger_instalment() {
    let loans = merged(&[paid("HDFC", 10_000)], vec![reported("a1", "HDFC BANK LTD", 10_200)]);
    assert_eq!(told(&loans), [(Both, Some(10_200), true)]);
    assert_eq!(loans[0].lender, "HDFC");
    assert_eq!(loans[0].bureau_account_id.as_deref(), Some("a1"));
    assert_eq!(loans[0].outstanding, Some(rupees(120_000)));
    assert_eq!(loans[0].transaction_ids, [TransactionId::at(0), TransactionId::at(7)]);

    let loans = merged(&[paid("HDFC", 10_000)], vec![reported("a1", "HDFC BANK LTD", 9_800)]);
    assert_eq!(told(&loans), [(Both, Some(10_000), true)]);
}

#[test]
fn instalments_of_one_lender_are_one_up_to_3_percent_apart() {
    let of = |emi| told(&merged(&[paid("HDFC", 10_000)], vec![reported("a1", "HDFC", emi)]));
    assert_eq!(of(10_300), [(Both, Some(10_300), true)]);
    assert_eq!(of(10_301), [(Bureau, Some(10_301), true), (Statement, Some(10_000), true)]);
    assert_eq!(of(9_700), [(Both, Some(10_000), true)]);
    assert_eq!(of(9_699), [(Statement, Some(10_000), true), (Bureau, Some(9_699), true)]);
}

#[test]
fn another_lender_with_the_same_instalment_is_another_loan() {
    let loans = merged(&[paid("HDFC", 10_000)], vec![reported("a1", "AXIS BANK", 10_000)]);
    assert_eq!(told(&loans), [(Bureau, Some(10_000), true), (Statement, Some(10_000), true)]);
    assert_eq!(base_total(&loans), Paise::new(2_000_000));
}

#[test]
fn two_loans_of_one_lender_are_paired_by_their_instalments() {
    let loans = merged(
        &[paid("HDFC", 10_000), paid("HDFC", 4_000)],
        vec![reported("small", "HDFC", 4_050), reported("large", "HDFC", 10_100)],
    );
    assert_eq!(told(&loans), [(Both, Some(10_100), true), (Both, Some(4_050), true)]);
    assert_eq!(loans[0].bureau_account_id.as_deref(), Some("large"));
    assert_eq!(loans[1].bureau_account_id.as_deref(), Some("small"));
}

#[test]
fn an_account_answers_for_one_loan_only_and_the_closest_pair_is_made_first() {
    // 10,200 is within 3% of both 10,000 and 10,150; the second is closer.
    let loans = merged(&[paid("HDFC", 10_000), paid("HDFC", 10_150)], vec![reported("a1", "HDFC", 10_200)]);
    assert_eq!(told(&loans), [(Both, Some(10_200), true), (Statement, Some(10_000), true)]);
    // And one loan takes one of two accounts.
    let twice = vec![reported("a1", "HDFC", 10_200), reported("a2", "HDFC", 10_000)];
    let loans = merged(&[paid("HDFC", 10_000)], twice);
    assert_eq!(told(&loans), [(Bureau, Some(10_200), true), (Both, Some(10_000), true)]);
    assert_eq!(loans[1].bureau_account_id.as_deref(), Some("a2"));
}

#[test]
fn without_a_bureau_the_statement_stands_alone() {
    let looks_like = StatementLoan { certainty: Certainty::LooksLike, ..paid("RAVI", 3_000) };
    let ended = StatementLoan { is_active: false, ..paid("AXIS", 8_000) };
    let recurring = StatementLoan { certainty: Certainty::Recurring, ..paid("BAJAJ", 2_000) };
    let loans = merge(&[looks_like, ended, recurring], None, &canonical);
    let counts: Vec<_> =
        loans.iter().map(|of| (of.lender.as_str(), of.counts_in_base, of.counts_in_stressed)).collect();
    assert_eq!(counts, [("BAJAJ", true, true), ("RAVI", false, true), ("AXIS", false, false)]);
    assert_eq!(base_total(&loans), Paise::new(200_000));
    assert_eq!(stressed_total(&loans), Paise::new(500_000));
}

#[test]
fn what_looks_like_a_loan_is_one_if_the_bureau_knows_it() {
    let looks_like = StatementLoan { certainty: Certainty::LooksLike, ..paid("HDFC", 10_000) };
    let loans = merged(&[looks_like], vec![reported("a1", "HDFC", 10_000)]);
    assert_eq!(told(&loans), [(Both, Some(10_000), true)]);
    assert_eq!(loans[0].certainty, Certainty::Stated);
}

#[test]
fn a_loan_that_stopped_being_paid_counts_as_long_as_the_bureau_has_it_open() {
    let stopped = StatementLoan { is_active: false, ..paid("HDFC", 10_000) };
    let loans = merged(&[stopped], vec![reported("a1", "HDFC", 10_000)]);
    assert_eq!(told(&loans), [(Both, Some(10_000), true)]);
}

#[test]
fn a_closed_account_is_no_obligation() {
    let closed = BureauAccount { closed: Some(day("2025-03-01")), ..reported("a1", "HDFC", 10_000) };
    assert_eq!(merged(&[], vec![closed]), []);
    let telephone = BureauAccount { kind: CreditType::Telecom, ..reported("a2", "AIRTEL", 500) };
    assert_eq!(merged(&[], vec![telephone]), []);
}

#[test]
fn an_account_on_which_nothing_is_owed_is_listed_and_does_not_count() {
    let repaid = BureauAccount { balance: Some(rupees(0)), ..reported("a1", "HDFC", 10_000) };
    assert_eq!(told(&merged(&[], vec![repaid])), [(Bureau, Some(10_000), false)]);
    // A balance that is not reported is not one of 0.
    let silent = BureauAccount { balance: None, ..reported("a1", "HDFC", 10_000) };
    assert_eq!(told(&merged(&[], vec![silent])), [(Bureau, Some(10_000), true)]);
}

#[test]
fn a_guarantee_is_listed_and_counts_only_if_it_is_paid() {
    let guaranteed =
        || BureauAccount { ownership: AccountOwnership::Guarantor, ..reported("a1", "HDFC", 10_000) };
    let loans = merged(&[], vec![guaranteed()]);
    assert_eq!(told(&loans), [(Bureau, Some(10_000), false)]);
    assert!(!loans[0].counts_in_stressed);
    assert!(loans[0].note.as_deref().unwrap().contains("guarantor"));
    let loans = merged(&[paid("HDFC", 10_000)], vec![guaranteed()]);
    assert_eq!(told(&loans), [(Both, Some(10_000), true)]);
    // The applicant's own account is preferred where both fit.
    let own = reported("own", "HDFC", 10_100);
    let loans = merged(&[paid("HDFC", 10_000)], vec![guaranteed(), own]);
    assert_eq!(told(&loans), [(Both, Some(10_100), true), (Bureau, Some(10_000), false)]);
}

#[test]
fn an_instalment_that_is_not_reported_is_worked_out_where_it_can_be() {
    // 5,00,000 at 12% over 24 months takes 23,536.74 a month.
    let loan = BureauAccount {
        emi: None,
        sanctioned: Some(rupees(500_000)),
        annual_rate_pct: Some(12.0),
        tenure_months: Some(24),
        ..account("a1")
    };
    let loans = merged(&[], vec![loan.clone()]);
    assert_eq!(loans[0].monthly.unwrap().paise(), Paise::new(2_353_674));
    assert!(loans[0].counts_in_base && loans[0].note.as_deref().unwrap().contains("worked out"));
    // An instalment of 0 is none.
    let loans = merged(&[], vec![BureauAccount { emi: Some(rupees(0)), ..loan.clone() }]);
    assert_eq!(loans[0].monthly.unwrap().paise(), Paise::new(2_353_674));
    // Without the rate, or repaid at will, there is none to be had.
    for unknown in [
        BureauAccount { annual_rate_pct: None, ..loan.clone() },
        BureauAccount { kind: CreditType::Overdraft, ..loan.clone() },
    ] {
        let loans = merged(&[], vec![unknown]);
        assert_eq!(told(&loans), [(Bureau, None, false)]);
        assert!(loans[0].note.as_deref().unwrap().contains("does not count"));
    }
}

#[test]
fn an_account_without_an_instalment_is_the_loan_that_is_paid_to_its_lender() {
    let silent = BureauAccount { emi: None, ..reported("a1", "HDFC", 0) };
    assert_eq!(told(&merged(&[paid("HDFC", 7_000)], vec![silent])), [(Both, Some(7_000), true)]);
}

#[test]
fn a_lender_that_is_not_named_is_found_by_the_instalment() {
    let hidden = |emi| BureauAccount { lender: None, ..reported("a1", "", emi) };
    let loans = merged(&[paid("HDFC", 10_000)], vec![hidden(10_050)]);
    assert_eq!(told(&loans), [(Both, Some(10_050), true)]);
    let loans = merged(&[paid("HDFC", 10_000)], vec![hidden(5_000)]);
    assert_eq!(told(&loans), [(Statement, Some(10_000), true), (Bureau, Some(5_000), true)]);
    // An account that names the lender comes first.
    let named = reported("named", "HDFC", 10_200);
    let loans = merged(&[paid("HDFC", 10_000)], vec![hidden(10_000), named]);
    assert_eq!(loans[0].bureau_account_id.as_deref(), Some("named"));
    assert_eq!(loans[1].lender, "Undisclosed lender");
}

#[test]
fn a_card_counts_with_a_twentieth_of_its_dues() {
    // Of the dues in the report, and once for the issuer, whatever the bill.
    let loans = merged(&[card_bill("HDFC CARD", 18_000)], vec![card("c1", "HDFC BANK", Some(60_000))]);
    assert_eq!(told(&loans), [(Both, Some(3_000), true)]);
    // Of the usual bill where the report has no dues, or no such card.
    let loans = merged(&[card_bill("HDFC CARD", 18_000)], vec![card("c1", "HDFC BANK", None)]);
    assert_eq!(told(&loans), [(Both, Some(900), true)]);
    let loans = merged(&[card_bill("HDFC CARD", 18_000)], vec![card("c1", "AXIS BANK", Some(60_000))]);
    assert_eq!(told(&loans), [(Bureau, Some(3_000), true), (Statement, Some(900), true)]);
    // Dues of 0 are known to be 0.
    let loans = merged(&[], vec![card("c1", "AXIS BANK", Some(0))]);
    assert_eq!(told(&loans), [(Bureau, Some(0), true)]);
}

#[test]
fn cards_of_one_issuer_count_together_with_the_larger_of_dues_and_bills() {
    let two_cards = || vec![card("a1", "HDFC BANK", Some(40_000)), card("a2", "HDFC BANK", Some(20_000))];
    // 5% of 40,000 + 20,000: more is owed than the 50,000 that is paid.
    let loans = merged(&[card_bill("HDFC", 50_000)], two_cards());
    assert_eq!(told(&loans), [(Both, Some(2_000), true), (Bureau, Some(1_000), true)]);
    // 5% of the 80,000 that are paid: 1,000 for the card that is only reported, 3,000 for the other.
    let loans = merged(&[card_bill("HDFC", 80_000)], two_cards());
    assert_eq!(told(&loans), [(Both, Some(3_000), true), (Bureau, Some(1_000), true)]);
    assert_eq!(base_total(&loans), Paise::new(400_000));
    // Two bills of 30,000 and 20,000 for one reported card of 40,000: 5% of 50,000, once.
    let loans = merged(
        &[card_bill("HDFC", 30_000), card_bill("HDFC", 20_000)],
        vec![card("a1", "HDFC BANK", Some(40_000))],
    );
    assert_eq!(told(&loans), [(Both, Some(2_500), true), (Statement, Some(1_000), false)]);
    // Another issuer's card is weighed by itself.
    let loans = merged(
        &[card_bill("HDFC", 30_000), card_bill("AXIS", 20_000)],
        vec![card("a1", "HDFC BANK", Some(40_000))],
    );
    assert_eq!(told(&loans), [(Both, Some(2_000), true), (Statement, Some(1_000), true)]);
}

#[test]
fn a_card_is_never_the_loan_of_the_same_bank() {
    let loans = merged(&[paid("HDFC", 3_000)], vec![card("c1", "HDFC BANK", Some(60_000))]);
    assert_eq!(told(&loans), [(Statement, Some(3_000), true), (Bureau, Some(3_000), true)]);
}

#[test]
fn the_list_is_the_same_in_whatever_order_the_sources_are() {
    let statement = [paid("HDFC", 10_000), paid("HDFC", 10_150), card_bill("AXIS", 9_000)];
    let accounts = || {
        vec![
            reported("a1", "HDFC", 10_200),
            reported("a2", "HDFC", 9_900),
            card("c1", "AXIS BANK", Some(40_000)),
            reported("a3", "TATA CAPITAL", 2_500),
        ]
    };
    let one = merged(&statement, accounts());
    let reversed: Vec<_> = statement.iter().rev().cloned().collect();
    let other = merged(&reversed, accounts().into_iter().rev().collect());
    assert_eq!(serde_json::to_string(&one).unwrap(), serde_json::to_string(&other).unwrap());
    // 10,200 with 10,150, 10,000 with 9,900, 5% of 40,000, and 2,500.
    assert_eq!(base_total(&one), Paise::new(1_020_000 + 1_000_000 + 200_000 + 250_000));
}
