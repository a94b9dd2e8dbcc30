//! What credit officers found in reports, each by its name, from the file to the report.

use lending_engine::categorise::Category;
use lending_engine::decision::{Outcome, ReviewReason};
use lending_engine::integrity::Status;
use lending_engine::metrics::income::{IncomeSourceKind, IncomeType};
use lending_engine::report::Report;
use lending_engine::{Case, analyze};
use lending_samples::{Fault, HandDrawn, Persona, Spec, layout, statement};

use crate::evaluation;
use crate::examples::{Year, income};

/// The case is not declined before the question with this beginning is asked, and its answer does what it says.
fn asks(year: &Year, beginning: &str, margin: f64) {
    let report = year.plain();
    let decision = &report.decision;
    assert_eq!(decision.outcome, Outcome::Review, "{:#?}", report.explanations);
    assert_eq!(decision.review_reasons, [ReviewReason::DeclineInDoubt]);
    let question = decision.questions.iter().find(|question| question.id == "margin_1");
    let question = question.unwrap_or_else(|| panic!("{:#?}", report.explanations));
    assert!(question.text.starts_with(beginning), "{}", question.text);
    let answer = question.answers.iter().find(|answer| answer.correction.is_some()).unwrap();
    let correction = answer.correction.clone().unwrap();
    assert_eq!(correction.business_margin_pct, Some(margin));
    let answered = year.report(|application| application.corrections = correction);
    assert_eq!(answered.decision.policy_outcome, Some(answer.outcome));
    assert!(income(&answered) >= 20_000, "{}", income(&answered));
    // What a person has said is not asked again.
    let less = year.report(|application| application.corrections.business_margin_pct = Some(margin - 1.0));
    assert_ne!(less.decision.outcome, Outcome::Approve, "{:#?}", less.explanations);
    let asked_again = less.decision.questions.iter().any(|question| question.id.starts_with("margin"));
    assert!(!asked_again, "{:#?}", less.explanations);
}

const FEES: &str = "NEFT CR-ICIC0000002-LUMINA STUDIOS PVT LTD-CONSULTANCY FEES-ICICN253200#";

/// 30,000 and 42,000 by turns are 36,000, of which 50% are 18,000; 20,000 are 55.6% of them.
#[test]
fn fees_that_a_larger_share_would_carry_are_asked_about() {
    let freelancer = Year::savings()
        .in_months(9, FEES, 30_000, |at| at % 2 == 0)
        .in_months(19, FEES, 42_000, |at| at % 2 == 1)
        .living(9_000);
    assert_eq!(income(&freelancer.plain()), 18_000);
    asks(
        &freelancer,
        "After all costs, are at least ₹56 of every ₹100 of fees left to the applicant, as papers show? They come to ₹36,000 a month, and ₹50 of every ₹100 is counted.",
        56.0,
    );
}

/// 26,000 a month by the week, of which 70% are 18,200; 20,000 are 76.9%.
#[test]
fn gig_work_that_a_larger_share_would_carry_is_asked_about() {
    let mut rider = Year::savings().living(9_000);
    for (day, rupees) in [(3, 6_000), (10, 7_000), (17, 5_500), (24, 7_500)] {
        rider = rider.monthly(
            day,
            "NEFT CR-ICIC0000104-SWIGGY LIMITED-DELIVERY PARTNER PAYOUT-ICICN2531000000#",
            rupees,
        );
    }
    assert_eq!(income(&rider.plain()), 18_200, "{:?}", rider.plain().income.sources);
    asks(
        &rider,
        "After all costs, are at least ₹77 of every ₹100 of gig earnings left to the applicant, as papers show? They come to ₹26,000 a month, and ₹70 of every ₹100 is counted.",
        77.0,
    );
}

/// 4.8 lakh a year are 40,000 a month, of which 40% are 16,000; 20,000 are 50%.
#[test]
fn crops_that_a_larger_share_would_carry_are_asked_about() {
    let farmer = Year::savings()
        .once("20/11/2025", "NEFT CR-SBIN0000001-MARKFED PROCUREMENT-ASHA VERMA-SBINN25324000001", 240_000)
        .once("18/04/2026", "NEFT CR-SBIN0000001-APMC MANDI SAMITI-ASHA VERMA-SBINN26108000002", 240_000)
        .living(9_000);
    assert_eq!(income(&farmer.plain()), 16_000);
    asks(
        &farmer,
        "After all costs, are at least ₹50 of every ₹100 of receipts of crops and milk left to the applicant, as papers show? They come to ₹40,000 a month, and ₹40 of every ₹100 is counted.",
        50.0,
    );
}

/// 27,000 of rents, of which 70% are 18,900; 20,000 are 74.1%.
#[test]
fn rents_that_a_larger_share_would_carry_are_asked_about() {
    let landlord = Year::savings()
        .monthly(4, "UPI-RAVI KUMAR-ravik@okaxis-UTIB0000001-5306956542#-HOUSE RENT", 15_000)
        .monthly(6, "UPI-SUNIL JOSHI-sunilj@oksbi-SBIN0000001-5306956543#-SHOP RENT", 12_000)
        .living(9_000);
    assert_eq!(income(&landlord.plain()), 18_900);
    asks(
        &landlord,
        "After all costs, are at least ₹75 of every ₹100 of rents left to the applicant, as papers show? They come to ₹27,000 a month, and ₹70 of every ₹100 is counted.",
        75.0,
    );
}

/// 1,75,440 of sales, of which 10% are 17,544; 20,000 are 11.4%.
#[test]
fn of_a_shop_the_smallest_margin_is_asked_for() {
    let kirana = Year::headed("Current", &[])
        .monthly(5, "NEFT CR-UTIB0000001-PAYTM PAYMENTS SERVICES-ASHA STORES-UTIBN251230000#", 105_440)
        .monthly(15, "BY CASH DEPOSIT BRANCH #", 70_000)
        .monthly(20, "NEFT DR-ICIC0000001-SHREE WHOLESALE TRADERS-NETBANK-HDFCN25123000#", -140_000);
    assert_eq!(income(&kirana.plain()), 17_544);
    asks(
        &kirana,
        "After all costs, are at least ₹12 of every ₹100 of trade receipts left to the applicant, as papers show? They come to ₹1,75,440 a month, and ₹10 of every ₹100 is counted.",
        12.0,
    );
}

fn drawn(persona: Persona, months: u32, fault: Option<Fault>) -> Report {
    let mut spec = Spec::new(layout("hdfc-classic").unwrap(), persona, months, 11);
    if let Some(fault) = fault {
        spec = Spec { fault, ..spec };
    }
    evaluation::report(&statement(&spec).unwrap()).unwrap()
}

#[test]
fn what_a_person_has_to_clear_first_has_no_grade_and_its_offer_says_so() {
    let mules = Persona::MULES.into_iter().map(|persona| drawn(persona, 4, None));
    let forged = Fault::TAMPERINGS.into_iter().map(|fault| drawn(Persona::SteadySalaried, 3, Some(fault)));
    let (mut flagged, mut offers) = (0, 0);
    for report in mules.chain(forged) {
        let reasons = &report.decision.review_reasons;
        let is_suspected = reasons.contains(&ReviewReason::MulePattern)
            || reasons.contains(&ReviewReason::DocumentIntegrity);
        if !is_suspected {
            continue;
        }
        flagged += 1;
        assert!(
            report.score.as_ref().is_none_or(|score| score.grade.is_none()),
            "{:#?}",
            report.explanations
        );
        assert!(
            !report.explanations.iter().any(|text| text.contains("grade A")),
            "{:#?}",
            report.explanations
        );
        // What may be read to an applicant tells that a person looks, and not at what.
        let suspicions =
            report.decision.reasons.iter().filter(|reason| ["T02", "T03"].contains(&&*reason.code));
        for reason in suspicions {
            assert!(!report.explanations.contains(&reason.text), "{}", reason.text);
        }
        assert!(report.explanations[1].contains("looked at by a person"), "{:#?}", report.explanations);
        if report.decision.offer.is_some() {
            offers += 1;
            let says = |text: &String| text.starts_with("Only if the review clears what was found: up to");
            assert!(report.explanations.iter().any(says), "{:#?}", report.explanations);
        }
    }
    assert!(flagged > 15 && offers > 5, "{flagged} flagged, {offers} with an offer");
}

#[test]
fn a_statement_of_three_months_tells_of_its_own_months() {
    let report = drawn(Persona::SteadySalaried, 3, None);
    let rule = |id: &str| report.policy.rules.iter().find(|rule| rule.id == id).unwrap().text.clone();
    assert_eq!(
        rule("bounces_6m"),
        "No payment was returned unpaid in the whole statement (3 months in full), limit 3."
    );
    assert_eq!(rule("bounces_3m"), "No payment was returned unpaid in 3 months, limit 1.");
}

const PAY: &str = "NEFT CR-ICIC0000104-ACME TOOLS PVT LTD-ASHA VERMA-ICICN2531000000#";

#[test]
fn an_approval_says_what_nobody_has_checked() {
    let year = Year::savings().monthly(1, PAY, 60_000).living(20_000);
    let said = |report: &Report| {
        assert_eq!(report.decision.outcome, Outcome::Approve, "{:#?}", report.explanations);
        report.explanations.iter().find(|text| text.starts_with("Not checked")).cloned()
    };
    assert_eq!(
        said(&year.plain()).unwrap(),
        "Not checked: the credit bureau, which was not asked; whether the applicant is the account holder, as the \
         application gives no name."
    );
    let named = year.report(|application| application.applicant_name = Some("ASHA VERMA".to_owned()));
    assert_eq!(said(&named).unwrap(), "Not checked: the credit bureau, which was not asked.");
}

#[test]
fn where_no_income_is_known_that_is_the_reason_and_what_comes_in_is_told() {
    for persona in [Persona::Homemaker, Persona::NriFamily] {
        let report = drawn(persona, 6, None);
        let reason = &report.decision.reasons[0];
        assert_eq!((reason.code.as_str(), reason.rule_id.as_deref()), ("I03", Some("income")));
        assert!(
            reason.text.starts_with("No income was recognised, at least ₹20,000 needed: ₹")
                && reason.text.ends_with(" a month from family or from abroad is not counted."),
            "{}",
            reason.text
        );
        assert_eq!(reason.value, None);
    }
}

#[test]
fn a_pattern_of_many_rows_cites_none_of_them() {
    for persona in Persona::MULES {
        let report = drawn(persona, 4, None);
        for reason in report.decision.reasons.iter().filter(|reason| reason.code == "T03") {
            assert!(!reason.rows.is_empty() && !reason.text.contains(" more."), "{}", reason.text);
        }
    }
}

/// A pension of 32,000, and 30,000 of interest a quarter on balances of at most 5.3 lakh: 8% of that are 10,600 a quarter,
/// so it is of a deposit, and brings 10,000 a month.
#[test]
fn interest_that_no_balance_of_the_account_earns_is_of_a_deposit_and_counts() {
    let report = Year::savings()
        .monthly(1, "NEFT CR-SBIN0000001-CPPC PENSION CELL-ASHA VERMA-SBINN25305000#", 32_000)
        .in_months(28, "INTEREST PAID TILL 28-#-2026", 30_000, |at| at % 3 == 1)
        .living(15_000)
        .plain();
    assert_eq!(income(&report), 42_000, "{:?}", report.income.sources);
    let interest = report.integrity.checks.iter().find(|check| check.code == "interest").unwrap();
    assert_ne!(interest.status, Status::Failed, "{}", interest.message);
}

/// 50,000, 71,000 and 50,000: arrears of one month are no fees.
#[test]
fn one_month_that_is_higher_leaves_a_salary_a_salary() {
    let head = [
        "HDFC BANK LTD",
        "Account Holder : ASHA VERMA",
        "Account Number : 50100123458765",
        "IFSC : HDFC0000123",
        "Account Type : Savings",
        "Statement Period : 01/08/2026 To 31/10/2026",
        "Opening Balance : 2,00,000.00",
    ];
    let mut pdf = HandDrawn::new(&head, 20_000_000);
    for (month, rupees) in [(8, 50_000), (9, 71_000), (10, 50_000)] {
        let narration = format!("NEFT CR-ICIC0000104-ACME TOOLS PVT LTD-ASHA VERMA-ICICN253100000{month:02}");
        pdf = pdf.row(format!("01/{month:02}/2026"), narration, rupees * 100);
        let bought = format!("UPI-BIG BAZAAR-bigbazaar@hdfcbank-HDFC0000001-5312345678{month:02}");
        pdf = pdf.row(format!("28/{month:02}/2026"), bought, -2_000_000);
    }
    let report = Year(pdf).plain();
    assert_eq!((report.income.kind, income(&report)), (IncomeType::Salaried, 50_000), "{:?}", report.income);
}

/// One tenant of 33,500 says rent; another's 16,500 come by cheques without a name.
#[test]
fn every_tenant_of_a_landlord_counts_as_one() {
    let report = drawn(Persona::Landlord, 6, None);
    let rent = report.income.sources.iter().find(|source| source.kind == IncomeSourceKind::Rent).unwrap();
    // 33,500 by name, 16,500 by cheque and 34,500 of a company that pays on any day of the month; of which 70% count.
    assert_eq!(rent.monthly_receipts.paise().get() / 100, 84_500);
    assert_eq!(rent.monthly_income.paise().get() / 100, 59_150);
    assert_eq!(report.income.sources.len(), 1, "{:?}", report.income.sources);
}

#[test]
fn cash_that_an_agent_sends_on_is_no_sale_and_a_person_looks_at_it() {
    let spec = Spec::new(layout("hdfc-classic").unwrap(), Persona::RemittanceAgent, 6, 11);
    let fixture = statement(&spec).unwrap();
    let report = analyze(&fixture.pdf, &Case::default(), &evaluation::application(&fixture)).unwrap();
    let cash: Vec<_> = report
        .transactions
        .iter()
        .filter(|row| row.category == Category::CashDeposit)
        .map(|row| row.id)
        .collect();
    assert!(cash.len() > 100);
    let counted = report.income.sources.iter().flat_map(|source| &source.transaction_ids);
    assert_eq!(counted.filter(|row| cash.contains(row)).count(), 0, "{:?}", report.income.sources);
    assert_eq!(report.decision.outcome, Outcome::Review, "{:#?}", report.explanations);
    // By the statement alone nobody tells an agent from a mule.
    assert_eq!(report.decision.review_reasons.first(), Some(&ReviewReason::MulePattern));
    let signal = report.mule.signals.iter().find(|signal| signal.code == "passed_on_cash").unwrap();
    assert!(signal.count > 100, "{signal:?}");
    assert!(report.decision.questions.is_empty(), "{:#?}", report.decision.questions);
}
