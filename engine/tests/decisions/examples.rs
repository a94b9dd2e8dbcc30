//! What went wrong once, from the file to the report: a credit officer's examples, each by its name.

use lending_engine::application::Application;
use lending_engine::categorise::{Category, LoanKind};
use lending_engine::decision::{Outcome, ReviewReason};
use lending_engine::metrics::income::{IncomeSourceKind, IncomeType};
use lending_engine::money::{Paise, Rupees};
use lending_engine::report::Report;
use lending_engine::{Case, analyze};
use lending_samples::HandDrawn;

/// A year of Asha Verma's account, from November 2025 to October 2026.
pub(super) struct Year(pub(super) HandDrawn);

const MONTHS: [(u32, u32); 12] = [
    (2025, 11),
    (2025, 12),
    (2026, 1),
    (2026, 2),
    (2026, 3),
    (2026, 4),
    (2026, 5),
    (2026, 6),
    (2026, 7),
    (2026, 8),
    (2026, 9),
    (2026, 10),
];

impl Year {
    pub(super) fn savings() -> Self {
        Self::headed("Savings", &[])
    }

    pub(super) fn headed(kind: &str, more: &[&str]) -> Self {
        let kind = format!("Account Type : {kind}");
        let mut head = vec![
            "HDFC BANK LTD",
            "Statement of account",
            "Account Holder : ASHA VERMA",
            "Account Number : 50100123458765",
            "IFSC : HDFC0000123",
            kind.as_str(),
            "Statement Period : 01/11/2025 To 31/10/2026",
            "Opening Balance : 2,00,000.00",
        ];
        head.extend(more);
        Self(HandDrawn::new(&head, 20_000_000))
    }

    /// Once, in rupees.
    pub(super) fn once(self, date: &str, narration: &str, rupees: i64) -> Self {
        Self(self.0.row(date, narration, rupees * 100))
    }

    /// On this day of every month that fits; `#` in the narration is the number of the month.
    pub(super) fn in_months(
        mut self,
        day: u32,
        narration: &str,
        rupees: i64,
        fits: impl Fn(usize) -> bool,
    ) -> Self {
        for (at, (year, month)) in MONTHS.iter().enumerate().filter(|(at, _)| fits(*at)) {
            let narration = narration.replace('#', &format!("{:02}", at + 10));
            self = self.once(&format!("{day:02}/{month:02}/{year}"), &narration, rupees);
        }
        self
    }

    pub(super) fn monthly(self, day: u32, narration: &str, rupees: i64) -> Self {
        self.in_months(day, narration, rupees, |_| true)
    }

    /// Every month on another day, and between half and one and a half times as much.
    pub(super) fn now_and_then(mut self, narration: &str, rupees: i64) -> Self {
        for at in 0..MONTHS.len() {
            let turn = (at * 7 + narration.len()) % 12;
            let amount = rupees / 2 + rupees * i64::try_from(turn).unwrap() / 11;
            self =
                self.in_months(u32::try_from(2 + turn * 2).unwrap(), narration, amount, |month| month == at);
        }
        self
    }

    /// What everybody spends.
    pub(super) fn living(self, rupees: i64) -> Self {
        self.monthly(12, "UPI-BIG BAZAAR-bigbazaar@hdfcbank-HDFC0000001-5312345678#", -rupees)
    }

    pub(super) fn report(&self, change: impl FnOnce(&mut Application)) -> Report {
        let mut application = Application::plain("2026-11-05".parse().unwrap());
        // A lender's own product: the built-in one never declines.
        application.product.is_built_in = false;
        application.inputs.requested_amount = Rupees::try_from(Paise::new(10_000_000)).ok();
        change(&mut application);
        analyze(&self.0.pdf(), &Case::default(), &application).unwrap()
    }

    pub(super) fn plain(&self) -> Report {
        self.report(|_| {})
    }
}

pub(super) fn income(report: &Report) -> i64 {
    report.income.monthly_income.map_or(0, |income| income.paise().get() / 100)
}

fn obligations(report: &Report) -> i64 {
    report.affordability.monthly_obligations.paise().get() / 100
}

fn has(report: &Report, narration: &str, category: Category) {
    let found: Vec<Category> = report
        .transactions
        .iter()
        .filter(|row| row.narration.contains(narration))
        .map(|row| row.category)
        .collect();
    assert!(!found.is_empty() && found.iter().all(|found| *found == category), "{narration}: {found:?}");
}

/// 11.5 lakh of crops a year: 40% over 12 months are 38,333.
#[test]
fn a_farmer_with_crop_money_of_eleven_and_a_half_lakh_is_not_declined() {
    let farmer = Year::savings()
        .once("20/11/2025", "NEFT CR-SBIN0000001-MARKFED PROCUREMENT-ASHA VERMA-SBINN25324000001", 600_000)
        .once("18/04/2026", "NEFT CR-SBIN0000001-APMC MANDI SAMITI-ASHA VERMA-SBINN26108000002", 550_000)
        .living(25_000)
        .plain();
    assert_eq!(income(&farmer), 38_333);
    assert_ne!(farmer.decision.outcome, Outcome::Decline, "{:#?}", farmer.explanations);
}

/// Sales of 3 lakh a month, purchases of 2.5: DSCR is 50,000 over the instalment, far above 1.
#[test]
fn a_kirana_shop_that_earns_its_instalments_is_not_declined() {
    let kirana = Year::headed("Current", &[])
        .monthly(5, "NEFT CR-UTIB0000001-PAYTM PAYMENTS SERVICES-ASHA STORES-UTIBN251230000#", 150_000)
        .monthly(15, "BY CASH DEPOSIT BRANCH #", 150_000)
        .monthly(20, "NEFT DR-ICIC0000001-SHREE WHOLESALE TRADERS-NETBANK-HDFCN25123000#", -250_000)
        .plain();
    assert!(kirana.affordability.dscr.is_some_and(|dscr| dscr > 1.25), "{:?}", kirana.affordability);
    assert_ne!(kirana.decision.outcome, Outcome::Decline, "{:#?}", kirana.explanations);
}

const PAYPAL: &str = "NEFT CR-CITI0000001-PAYPAL PAYMENTS PL-ASHA VERMA-CITIN25310000#";
const CLIENT: &str = "NEFT CR-ICIC0000002-LUMINA STUDIOS PVT LTD-ASHA VERMA-ICICN253200#";

/// 1.2 lakh a month of clients, on changing days in changing sums, count at a half.
#[test]
fn a_freelancer_with_clients_of_a_lakh_and_twenty_thousand_is_not_declined() {
    let freelancer =
        Year::savings().now_and_then(PAYPAL, 60_000).now_and_then(CLIENT, 60_000).living(30_000).plain();
    assert_eq!(freelancer.income.kind, IncomeType::Business);
    let counted = income(&freelancer);
    assert!((50_000..=70_000).contains(&counted), "{counted}: {:?}", freelancer.income);
    assert_ne!(freelancer.decision.outcome, Outcome::Decline, "{:#?}", freelancer.explanations);
}

#[test]
fn whoever_pays_the_same_every_month_is_an_employer_whatever_list_it_stands_on() {
    for employer in [
        "SWIGGY LIMITED",
        "ZOMATO LIMITED",
        "UBER INDIA SYSTEMS PRIVATE LIMITED",
        "DELHIVERY LIMITED",
        "FLIPKART INTERNET PRIVATE LIMITED",
        "RAZORPAY SOFTWARE PRIVATE LIMITED",
        "BAJAJ FINANCE LIMITED",
        "MUTHOOT FINANCE LIMITED",
        "ZERODHA BROKING LIMITED",
        "HDFC BANK LTD",
        "ONE97 COMMUNICATIONS LIMITED",
        "DIRECTORATE OF TREASURIES",
        "3M INDIA LIMITED",
        "STUDIO 9 DESIGNS PVT LTD",
    ] {
        let narration = format!("NEFT CR-ICIC0000104-{employer}-ASHA VERMA-ICICN2531000000#");
        let report = Year::savings().monthly(1, &narration, 60_000).living(20_000).plain();
        assert_eq!((report.income.kind, income(&report)), (IncomeType::Salaried, 60_000), "{employer}");
        has(&report, employer, Category::Salary);
        assert_eq!(report.decision.outcome, Outcome::Approve, "{employer}: {:#?}", report.explanations);
    }
}

const PAY: &str = "NEFT CR-ICIC0000104-ACME TOOLS PVT LTD-ASHA VERMA-ICICN2531000000#";

#[test]
fn what_an_employer_pays_besides_is_shown_and_not_counted() {
    let report = Year::savings()
        .monthly(1, PAY, 50_000)
        .once(
            "20/03/2026",
            "NEFT CR-ICIC0000104-ACME TOOLS PVT LTD-ARREARS APR TO DEC-ICICN25310000099",
            45_000,
        )
        .once("15/10/2026", "NEFT CR-ICIC0000104-ACME TOOLS PVT LTD-DIWALI BONUS-ICICN25310000098", 60_000)
        .living(20_000)
        .plain();
    assert_eq!(income(&report), 50_000);
    has(&report, "BONUS", Category::Salary);
    assert_eq!(report.income.bonuses.len(), 2);
}

/// 60,000 until August, then 42,000: the last two are 30% less.
#[test]
fn a_pay_cut_counts_as_it_is_paid_now_and_caps_the_score() {
    let report = Year::savings()
        .in_months(1, PAY, 60_000, |at| at < 10)
        .in_months(1, PAY, 42_000, |at| at >= 10)
        .living(20_000)
        .plain();
    assert_eq!(income(&report), 42_000);
    assert!(report.score.unwrap().caps.iter().any(|cap| cap.metric == "pay_fall"));
}

#[test]
fn pay_that_has_stopped_is_said_and_not_counted() {
    let report = Year::savings().in_months(1, PAY, 60_000, |at| at < 8).living(20_000).plain();
    assert_eq!(income(&report), 0);
    let said = report.decision.reasons.iter().find(|reason| reason.code == "I11");
    assert!(
        said.is_some_and(|reason| reason.text.starts_with("The salary has stopped")),
        "{:#?}",
        report.explanations
    );
    assert_ne!(report.decision.outcome, Outcome::Approve);
}

/// 60,000 in six of twelve months.
#[test]
fn pay_every_second_month_is_half_a_month() {
    let report = Year::savings().in_months(1, PAY, 60_000, |at| at % 2 == 1).living(15_000).plain();
    let counted = income(&report);
    assert!((29_000..=33_000).contains(&counted), "{counted}: {:?}", report.income);
}

#[test]
fn a_pensioner_is_not_salaried() {
    let report = Year::savings()
        .monthly(1, "NEFT CR-SBIN0000001-CPPC PENSION CELL-ASHA VERMA-SBINN25305000#", 32_000)
        .living(15_000)
        .plain();
    assert_eq!((report.income.kind, income(&report)), (IncomeType::Pension, 32_000));
}

#[test]
fn of_a_joint_account_the_applicants_own_income_counts() {
    let report = Year::headed("Savings", &["Joint Holder : RAVI VERMA"])
        .monthly(1, "NEFT CR-ICIC0000104-ACME TOOLS PVT LTD-ASHA VERMA-ICICN2531000000#", 52_000)
        .monthly(2, "NEFT CR-UTIB0000104-NIMBUS ANALYTICS PVT LTD-RAVI VERMA-UTIBN25310000#", 81_000)
        .living(30_000)
        .report(|application| application.applicant_name = Some("ASHA VERMA".to_owned()));
    assert_eq!(income(&report), 52_000, "{:?}", report.income);
    let household = report.income.household_monthly_income.unwrap().paise().get() / 100;
    assert_eq!(household, 133_000);
}

#[test]
fn loans_that_are_paid_out_are_found_however_they_are_called() {
    for (narration, rupees) in [
        ("NEFT CR-HDFC0000001-HDFC BANK LTD-PERSONAL LOAN DISBURSEMENT-HDFCN26280000001", 300_000),
        ("PL DISB 00451234567", 250_000),
        ("LOAN DISBURSAL A/C 123456789", 200_000),
        ("NEFT CR-ICIC0000104-BAJAJ FINANCE LIMITED-ASHA VERMA-ICICN26280000002", 340_000),
        ("NEFT CR-KKBK0000104-KREDITBEE KRAZYBEE SERVICES-ASHA VERMA-KKBKN26280000003", 60_000),
        ("NEFT CR-SBIN0000104-STATE BANK OF INDIA-TERM LOAN DISB-SBINN26280000004", 500_000),
        ("GOLD LOAN DISB 778812", 150_000),
    ] {
        let year = Year::savings().monthly(1, PAY, 60_000).living(20_000);
        let before = year.plain();
        let report = year.once("07/10/2026", narration, rupees).plain();
        let row = report
            .transactions
            .iter()
            .find(|row| row.narration.ends_with(&narration[narration.len() - 8..]))
            .unwrap();
        assert_eq!(row.category, Category::LoanDisbursal, "{narration}");
        assert_eq!(income(&report), income(&before), "{narration}");
        assert!(obligations(&report) > obligations(&before), "{narration}: not counted yet");
        assert_eq!(report.affordability.monthly_surplus, before.affordability.monthly_surplus, "{narration}");
        assert_ne!(report.decision.outcome, Outcome::Approve, "{narration}");
    }
}

#[test]
fn an_instalment_of_a_finance_company_is_no_pay_later_bill() {
    let report = Year::savings()
        .monthly(1, PAY, 90_000)
        .monthly(5, "ACH D- LIC HOUSING FINANCE LTD-HDFC70217041910011#", -21_450)
        .monthly(6, "ACH D- BAJAJ FINANCE LTD-HDFC70217041910022#", -4_899)
        .living(20_000)
        .plain();
    has(&report, "BAJAJ FINANCE", Category::Emi);
    assert!(report.obligations.iter().all(|owed| owed.kind == LoanKind::Instalment && !owed.is_fintech));
    assert_eq!(obligations(&report), 26_349);
}

#[test]
fn what_is_saved_month_by_month_is_no_debt() {
    let report = Year::savings()
        .monthly(1, PAY, 90_000)
        .monthly(5, "RD INSTALMENT 33365805410822", -5_000)
        .monthly(7, "ACH D- INDIAN CLEARING CORPORATION LIMITED-SBIN74159017100710#", -3_000)
        .monthly(9, "ACH D- KSFE CHITTY-BARB75347158045611#", -5_125)
        .living(20_000)
        .plain();
    assert_eq!(obligations(&report), 0, "{:?}", report.obligations);
    assert!(report.income.sources.iter().all(|source| source.kind == IncomeSourceKind::Salary));
}

/// 21,000 of interest a year are 1,750 a month.
#[test]
fn of_a_crop_loan_the_yearly_interest_counts_and_its_renewal_is_neither_loan_nor_income() {
    let report = Year::savings()
        .monthly(1, PAY, 60_000)
        .once("10/06/2026", "KCC LOAN REPAYMENT A/C 789", -150_000)
        .once("10/06/2026", "KCC INTEREST A/C 789 FOR THE YEAR", -21_000)
        .once("17/06/2026", "KCC RENEWAL DISB A/C 789", 150_000)
        .living(20_000)
        .plain();
    assert_eq!((income(&report), obligations(&report)), (60_000, 1_750), "{:?}", report.obligations);
}

#[test]
fn rent_through_a_card_app_is_rent() {
    let report = Year::savings()
        .monthly(1, PAY, 60_000)
        .monthly(3, "UPI-CRED RENT PAYMENT-cred.rent@axisb-UTIB0000001-5306956542#-RENT", -15_000)
        .living(10_000)
        .plain();
    has(&report, "CRED RENT", Category::Rent);
    assert_eq!(obligations(&report), 0);
}

/// A limit of 5 lakh, drawn to 3 lakh below zero: 60%.
#[test]
fn the_limit_of_an_overdraft_is_read_and_takes_the_place_of_a_balance() {
    let more = ["Sanctioned Limit : 5,00,000.00", "Drawing Power : 4,00,000.00"];
    let report = Year::headed("Overdraft", &more)
        .once("01/11/2025", "NEFT DR-ICIC0000001-SHREE WHOLESALE TRADERS-NETBANK-HDFCN251230001", -500_000)
        .monthly(5, "NEFT CR-UTIB0000001-PAYTM PAYMENTS SERVICES-ASHA STORES-UTIBN251230000#", 100_000)
        .monthly(6, "NEFT DR-ICIC0000001-SHREE WHOLESALE TRADERS-NETBANK-HDFCN25123000#", -100_000)
        .monthly(28, "INT.COLL:01-#-2025 to 28-#-2025", -3_000)
        .plain();
    let account = &report.accounts[0];
    let rupees =
        |amount: Option<lending_engine::money::SignedRupees>| amount.map(|amount| amount.paise().get() / 100);
    assert_eq!((rupees(account.credit_limit), rupees(account.drawing_power)), (Some(500_000), Some(400_000)));
    let overdraft = report.overdraft.as_ref().unwrap();
    assert!(
        overdraft.average_utilisation.is_some_and(|share| (0.55..0.70).contains(&share)),
        "{overdraft:?}"
    );
    assert_eq!(report.balances.average_bank_balance, overdraft.headroom);
    assert_eq!(overdraft.days_over, Some(0));
    assert_eq!(obligations(&report), 3_000, "{:?}", report.obligations);
}

#[test]
fn gambling_a_tenth_of_the_income_holds_the_score_down() {
    let report = Year::savings()
        .monthly(1, PAY, 60_000)
        .monthly(9, "UPI-DREAM11-dream11@hdfcbank-HDFC0000001-5306956542#-PLAY", -9_000)
        .living(15_000)
        .plain();
    let score = report.score.unwrap();
    assert!(score.total <= 55.0 && score.uncapped_total > score.total, "{score:?}");
    assert_ne!(report.decision.outcome, Outcome::Approve);
}

/// 21,450 + 4,899 + 5% of a card bill of 11,620, which is 581, and this loan.
#[test]
fn instalments_are_told_lender_by_lender() {
    let report = Year::savings()
        .monthly(1, PAY, 60_000)
        .monthly(5, "ACH D- LIC HOUSING FINANCE LTD-HDFC70217041910011#", -21_450)
        .monthly(6, "ACH D- BAJAJ FINANCE LTD-HDFC70217041910022#", -4_899)
        .monthly(13, "CC 000485446XXXXXX6068 AUTOPAY SI-TAD", -11_620)
        .living(5_000)
        .report(|application| {
            application.inputs.requested_amount = Rupees::try_from(Paise::new(20_000_000)).ok();
        });
    let told = report.decision.reasons.iter().find(|reason| reason.code == "D01").unwrap();
    assert!(told.text.contains("₹21,450 + ") && told.text.contains("₹4,899 + "), "{}", told.text);
    assert!(
        told.text.contains("₹581") && told.text.contains("of a monthly income of ₹60,000"),
        "{}",
        told.text
    );
    assert_eq!(told.parts.len(), 4, "{:?}", told.parts);
}

#[test]
fn months_that_are_missing_are_reason_one() {
    let mut pdf = HandDrawn::new(
        &[
            "HDFC BANK LTD",
            "Account Holder : ASHA VERMA",
            "Account Number : 50100123458765",
            "IFSC : HDFC0000123",
            "Account Type : Savings",
            "Statement Period : 01/11/2025 To 31/10/2026",
            "Opening Balance : 2,00,000.00",
        ],
        20_000_000,
    );
    for (year, month) in MONTHS {
        // The page of February and March is gone, and with it 40,000 that came in.
        if (year, month) == (2026, 4) {
            pdf = pdf.skipping(4_000_000);
        }
        if (year, month) != (2026, 2) && (year, month) != (2026, 3) {
            let narration =
                format!("NEFT CR-ICIC0000104-ACME TOOLS PVT LTD-ASHA VERMA-ICICN253100000{month:02}");
            pdf = pdf.row(format!("01/{month:02}/{year}"), narration, 6_000_000);
            let bought = format!("UPI-BIG BAZAAR-bigbazaar@hdfcbank-HDFC0000001-5312345678{month:02}");
            pdf = pdf.row(format!("28/{month:02}/{year}"), bought, -2_000_000);
        }
    }
    let report = Year(pdf).plain();
    let first = &report.decision.reasons[0];
    assert_eq!(first.text, "Rows are missing in February 2026 and March 2026.", "{:#?}", report.data_quality);
    assert!(report.decision.review_reasons.contains(&ReviewReason::MissingPeriod));
    assert_eq!(report.decision.outcome, Outcome::Review);
}
