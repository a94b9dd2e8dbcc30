//! Salaries, gig work and rents.

use super::super::Category::*;
use super::super::{SalarySource, categorise};
use super::{categories, category_of, current, rupees, savings};
use crate::reconcile::Ledger;

fn salaries(ledger: &Ledger) -> Vec<SalarySource> {
    categorise(ledger).salaries
}

fn pay(day: &str, amount: i64, remark: &str) -> String {
    format!("{day} {amount} NEFT-HDFCN24001000000001-NIMBUS ANALYTICS PRIVATE LIMITED-{remark}-HDFC0000001")
}

fn ledger(lines: &[String]) -> Ledger {
    savings(&lines.iter().map(String::as_str).collect::<Vec<_>>())
}

#[test]
fn a_named_salary_takes_two_months_and_an_unnamed_one_three() {
    let two = |remark: &str| [pay("2025-01-31", 50_000, remark), pay("2025-02-28", 50_000, remark)];
    let found = salaries(&ledger(&two("SALARY")));
    assert_eq!(found.len(), 1);
    // .35 keyword + .25 both months + .20 steady + .15 day + .05 company
    assert!((found[0].score - 1.0).abs() < 1e-9, "{}", found[0].score);
    assert_eq!(found[0].payer, "NIMBUS ANALYTICS PRIVATE LIMITED");
    assert!(salaries(&ledger(&two("TRANSFER"))).is_empty());
    let three: Vec<String> =
        two("TRANSFER").into_iter().chain([pay("2025-04-01", 50_000, "TRANSFER")]).collect();
    let found = salaries(&ledger(&three));
    // Without the keyword: .65. The 1st of April is the pay of March.
    assert!((found[0].score - 0.65).abs() < 1e-9, "{}", found[0].score);
    assert_eq!(found[0].payments.len(), 3);
    assert!(salaries(&ledger(&two("SALARY")[..1])).is_empty(), "one month is no salary yet");
}

#[test]
fn a_hospital_that_pays_every_month_is_an_employer_and_not_a_refund() {
    let from = |payer: &str, remark: &str| -> Vec<String> {
        let line = |month: u32| {
            format!(
                "2025-0{month}-01 41000 BY TRANSFER-NEFT*SBIN0007128*SBINN24001490584842*{payer}{remark}--"
            )
        };
        (1..=4).map(line).collect()
    };
    // The column has cut the legal form.
    assert_eq!(salaries(&ledger(&from("ZENITH HOSPITALS PRI", ""))).len(), 1);
    assert_eq!(categories(&categorise(&ledger(&from("ZENITH HOSPITALS PRI", "")[..1]))), [Refund], "once");
    assert!(salaries(&ledger(&from("RAMESH KUMAR SHARMA", ""))).is_empty(), "a person");
}

#[test]
fn a_steady_payer_is_an_employer_whatever_list_it_stands_on() {
    for payer in [
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
        "3M INDIA LIMITED",
        "STUDIO 9 DESIGNS PVT LTD",
    ] {
        let line = |month: u32, day: u32| {
            format!(
                "2025-0{month}-{day} 60000 NEFT CR-UTIB0000007-{payer}-ASHA RANI VERMA-UTIBN2500{month}123456"
            )
        };
        let paid: Vec<String> =
            [(1, 31), (2, 28), (3, 31), (4, 30)].map(|(month, day)| line(month, day)).to_vec();
        let book_of = ledger(&paid);
        let found = salaries(&book_of);
        assert_eq!(found.len(), 1, "{payer}: {:?}", categories(&categorise(&book_of)));
        assert_eq!(found[0].payer, payer);
        // What the narration calls something else is not pay, however steady.
        let other: Vec<String> = paid.iter().map(|line| format!("{line}-LOAN DISBURSEMENT")).collect();
        assert!(salaries(&ledger(&other)).is_empty(), "{payer}");
    }
}

#[test]
fn money_of_a_platform_or_a_lender_that_varies_is_no_salary() {
    // Weekly payouts of a platform, and two loans of a lender.
    let weekly: Vec<String> = (0..12)
        .map(|week| {
            let day = super::date("2025-01-06") + chrono::Days::new(week * 7);
            let amount = 5_500 + 900 * (week % 4);
            format!("{day} {amount} NEFT CR-UTIB0000007-SWIGGY LIMITED-ASHA RANI VERMA-UTIBN25001{week:06}")
        })
        .collect();
    assert!(salaries(&ledger(&weekly)).is_empty());
    let loans =
        [("2025-01-12", 150_000), ("2025-02-25", 40_000), ("2025-04-03", 90_000)].map(|(day, amount)| {
            format!(
                "{day} {amount} NEFT CR-UTIB0000007-BAJAJ FINANCE LIMITED-ASHA RANI VERMA-UTIBN25001123456"
            )
        });
    assert!(salaries(&ledger(&loans)).is_empty());
}

#[test]
fn a_pension_is_known_by_its_payer() {
    for line in [
        "+21702 NEFT CR-RBIS0GOPEP-CPPC PENSION-ASHA RANI VERMA-1234567890",
        "+21702 NEFT CR-RBIS0GOPEP-EPFO EPS PENSION-ASHA RANI VERMA-1234567890",
        "+21702 NEFT CR-SBIN0000001-STATE TREASURY PENSION-ASHA RANI VERMA-1234567890",
        "+21702 BY TRANSFER-PENSION DEFENCE SPARSH JAN25--",
        "+21702 PENSION/EPFO EPS/PPO1234567890/JAN25",
    ] {
        assert_eq!(category_of(line), Pension, "{line}");
    }
    // Sparsh is also a first name.
    assert_eq!(
        category_of("+21702 NEFT CR-HDFC0000001-SPARSH GUPTA-ASHA RANI VERMA-1234567890"),
        PersonTransfer
    );
}

#[test]
fn a_bonus_is_no_part_of_the_regular_income() {
    let lines = [
        pay("2025-01-31", 50_000, "SALARY"),
        pay("2025-02-28", 50_000, "SALARY"),
        pay("2025-03-15", 76_000, "SALARY BONUS"),
        pay("2025-03-31", 50_000, "SALARY"),
    ];
    let ledger = ledger(&lines);
    let found = salaries(&ledger);
    // 76,000 is more than 1.5 x 50,000.
    assert_eq!(found[0].bonuses.iter().map(|row| row.place()).collect::<Vec<_>>(), [2]);
    assert_eq!(
        found[0].payments.iter().map(|payment| payment.amount).collect::<Vec<_>>(),
        [rupees(50_000); 3]
    );
}

#[test]
fn a_bonus_paid_together_with_the_salary_leaves_the_usual_salary_of_its_month() {
    let lines = [
        pay("2025-01-31", 50_000, "SALARY"),
        pay("2025-02-28", 50_000, "SALARY"),
        pay("2025-03-31", 90_000, "SALARY"),
    ];
    let ledger = ledger(&lines);
    let found = salaries(&ledger);
    // 90,000 is more than 1.5 x 50,000, and March has no other salary.
    assert_eq!(found[0].bonuses.iter().map(|row| row.place()).collect::<Vec<_>>(), [2]);
    assert_eq!(
        found[0].payments.iter().map(|payment| payment.amount).collect::<Vec<_>>(),
        [rupees(50_000); 3]
    );
}

#[test]
fn parts_paid_within_five_days_are_one_salary() {
    let lines = [
        pay("2025-01-31", 30_000, "SALARY"),
        pay("2025-02-03", 20_000, "SALARY"),
        pay("2025-02-28", 30_000, "SALARY"),
        pay("2025-03-05", 20_000, "SALARY"),
    ];
    let found = salaries(&ledger(&lines));
    assert_eq!(
        found[0].payments.iter().map(|payment| payment.amount).collect::<Vec<_>>(),
        [rupees(50_000); 2]
    );
    assert_eq!(found[0].payments[1].rows.len(), 2);
}

#[test]
fn small_credits_persons_and_upi_make_no_salary() {
    let monthly = |line: &str| {
        let lines: Vec<String> = (1..=4).map(|month| format!("2025-0{month}-01 {line}")).collect();
        salaries(&ledger(&lines)).len()
    };
    assert_eq!(monthly("4999 NEFT-HDFCN24001000000001-NIMBUS ANALYTICS PVT LTD-SALARY-HDFC0000001"), 0);
    assert_eq!(monthly("20000 UPI-RAMESH KUMAR-RAMESH@OKSBI-SBIN0000001-412345678901-SALARY"), 0);
    assert_eq!(monthly("20000 IMPS-412345678901-RAMESH KUMAR-HDFC-XXXXXXXX1234-TRANSFER"), 0);
    assert_eq!(monthly("20000 IMPS-412345678901-ASHA VERMA-HDFC-XXXXXXXX1234-SALARY"), 0, "the holder");
    assert_eq!(monthly("20000 SALARY-ACME TEST PRIVATE LIMITED-APR"), 1);
    assert_eq!(monthly("20000 ACH C- ACME TEST PRIVATE LIMITED SALARY-1234567"), 1);
}

#[test]
fn steady_customers_of_a_firm_are_no_employers() {
    let lines: Vec<String> =
        (1..=4).map(|month| pay(&format!("2025-0{month}-01"), 50_000, "INV 1234")).collect();
    let ledger = current(&lines.iter().map(String::as_str).collect::<Vec<_>>());
    let book = categorise(&ledger);
    assert!(book.salaries.is_empty());
    assert_eq!(categories(&book), [BusinessIncome; 4]);
}

#[test]
fn a_platform_that_pays_every_week_pays_for_work() {
    let weekly = |payer: &str, remark: &str| {
        let lines: Vec<String> = ["03", "10", "17", "24"]
            .iter()
            .zip([3200, 7400, 5100, 4300])
            .map(|(day, pay)| {
                format!("2025-01-{day} {pay} IMPS-412345678901-{payer}-HDFC-XXXXXXXX1234-{remark}")
            })
            .collect();
        categories(&categorise(&ledger(&lines)))
    };
    assert_eq!(weekly("SWIGGY LIMITED", "PAYMENT"), [GigIncome; 4]);
    assert_eq!(weekly("ROADRUNNER DELIVERY SERVICES PVT LTD", "WEEKLY PAYOUT"), [GigIncome; 4]);
    assert_eq!(category_of("+450 IMPS-412345678901-SWIGGY LIMITED-HDFC-XXXXXXXX1234-ORDER"), Refund);
}

#[test]
fn rent_is_believed_when_the_tenant_pays_again() {
    let rent = "15000 UPI-RAMESH KUMAR-RAMESH@OKSBI-SBIN0000001-412345678901-RENT";
    let ledger = savings(&[&format!("2025-01-05 {rent}"), &format!("2025-02-05 {rent}")]);
    assert_eq!(categories(&categorise(&ledger)), [RentReceived; 2]);
    assert_eq!(category_of(&format!("+{rent}")), PersonTransfer);
}

#[test]
fn a_company_that_pays_on_any_day_beside_a_tenant_is_a_tenant() {
    let rent = "15000 UPI-RAMESH KUMAR-RAMESH@OKSBI-SBIN0000001-412345678901-HOUSERENT";
    let company = "34500 NEFT-HDFCN24001000000001-SAI FOODS PRIVATE LIMITED-TRANSFER-HDFC0000001";
    let on = |days: [u32; 3], with_tenant: bool| {
        let mut lines: Vec<String> =
            (1..).zip(days).map(|(month, day)| format!("2025-0{month}-{day:02} {company}")).collect();
        if with_tenant {
            lines.extend((1..=3).map(|month| format!("2025-0{month}-28 {rent}")));
        }
        lines.sort();
        categories(&categorise(&ledger(&lines)))
    };
    assert_eq!(on([2, 14, 5], true), [RentReceived; 6]);
    // Who pays wages has a day for them; and without a tenant nobody is another.
    assert_eq!(on([2, 3, 2], true), [Salary, RentReceived, Salary, RentReceived, Salary, RentReceived]);
    assert!(!on([2, 14, 5], false).contains(&RentReceived));
}

#[test]
fn pay_by_a_mandate_file_and_of_an_office_that_pays_is_found() {
    for (line, payer) in [
        ("ACH/CR/FLIPKART INTERNET PVT LTD/6101819679", "FLIPKART INTERNET PVT LTD"),
        (
            "NEFT_IN:SBINN261506281252/SBIN/PAY AND ACCOUNTS OFFICE KOLKATA/MAY26",
            "PAY AND ACCOUNTS OFFICE KOLKATA",
        ),
    ] {
        let lines: Vec<String> = (1..=4).map(|month| format!("2025-0{month}-07 41622 {line}")).collect();
        let found = salaries(&ledger(&lines));
        assert_eq!(found.iter().map(|source| source.payer.as_str()).collect::<Vec<_>>(), [payer]);
    }
}

#[test]
fn a_platform_that_pays_freelancers_employs_nobody_however_steadily_it_pays() {
    let line = "NEFT/HSBCN52026012030877985/PAYPAL PAYMENTS PL OPGSP COLL AC";
    let lines: Vec<String> = (1..=6).map(|month| format!("2025-0{month}-20 22500 {line}")).collect();
    assert!(salaries(&ledger(&lines)).is_empty());
    assert_eq!(categories(&categorise(&ledger(&lines))), [ProfessionalIncome; 6]);
}

/// A narration that parts nothing names another month each time; the employer is one.
#[test]
fn an_employer_is_one_whatever_stands_behind_its_name() {
    let lines: Vec<String> = [("01", "DEC25"), ("02", "JAN26"), ("03", "FEB26")]
        .iter()
        .map(|(month, paid_for)| {
            format!("2026-{month}-02 73462 NEFT N33625048857883 ACME TOOLS PVT LTD SALARY {paid_for}")
        })
        .collect();
    let found = salaries(&ledger(&lines));
    assert_eq!(found.len(), 1);
    assert_eq!(found[0].payments.len(), 3);
}

#[test]
fn what_an_employer_pays_besides_is_that_employers() {
    let lines = [
        pay("2025-01-31", 50_000, "SALARY"),
        pay("2025-02-28", 50_000, "SALARY"),
        pay("2025-03-12", 21_000, "ARREARS APR TO JUN"),
        pay("2025-03-31", 50_000, "SALARY"),
    ];
    let ledger = ledger(&lines);
    assert_eq!(categories(&categorise(&ledger)), [Salary; 4]);
    assert_eq!(salaries(&ledger)[0].bonuses.iter().map(|row| row.place()).collect::<Vec<_>>(), [2]);
}

/// A payment service has employees: what it pays once a month is pay, what it pays every few days are settlements.
#[test]
fn a_payment_service_that_pays_once_a_month_makes_no_trader() {
    let monthly: Vec<String> = (1..=4)
        .map(|month| format!("2025-0{month}-01 60000 NEFT/N3/RAZORPAY SOFTWARE PRIVATE LIMITED/HDFC BANK/NA"))
        .collect();
    assert_eq!(categories(&categorise(&ledger(&monthly))), [Salary; 4]);
}

#[test]
fn companies_that_pay_into_a_savings_account_now_and_then_are_clients() {
    let lines = [
        "2025-01-11 31000 NEFT/N1/LUMINA STUDIOS PVT LTD/HDFC BANK/INVOICE 43".to_owned(),
        "2025-02-19 18500 NEFT/N2/TECHNOVA SYSTEMS PVT LTD/HDFC BANK/NA".to_owned(),
        "2025-02-27 22000 NEFT/N3/PAYPAL PAYMENTS PL/CITIBANK NA/P0802".to_owned(),
    ];
    assert_eq!(categories(&categorise(&ledger(&lines))), [ProfessionalIncome; 3]);
}

/// From a payer on the first of each month, at one amount or at changing ones.
fn monthly(payer: &str, amounts: &[i64]) -> Vec<String> {
    let line = |(month, amount): (usize, &i64)| {
        format!("2025-{:02}-01 {amount} NEFT/HDFCN5202511280555861{month}/{payer}/HDFC", month + 1)
    };
    amounts.iter().enumerate().map(line).collect()
}

#[test]
fn a_steady_payer_whose_name_is_no_persons_employs() {
    for payer in ["WIPRO", "BHEL ANCILLARY UNIT TRICHY", "SODEXO", "BHEL BHOPAL"] {
        let found = salaries(&ledger(&monthly(payer, &[38_460; 6])));
        assert_eq!(found.len(), 1, "{payer}");
    }
    for payer in ["SANJAY MHATRE", "ESAKKIMUTHU", "VERMA PRADEEP"] {
        assert!(salaries(&ledger(&monthly(payer, &[22_000; 6]))).is_empty(), "{payer} may be a relative");
    }
    assert!(salaries(&ledger(&monthly("WIPRO", &[38_000, 9_000, 61_000, 17_000]))).is_empty(), "not steady");
}

#[test]
fn pay_without_the_word_in_some_months_is_pay_and_what_is_paid_beside_it_is_not() {
    let line = |month: u32, day: u32, amount: i64, remark: &str| {
        format!(
            "2025-0{month}-{day:02} {amount} IMPS/P2A/41234567890{month}/HITESH CHHEDA/HDFC BANK LTD/{remark}"
        )
    };
    let found = salaries(&ledger(&[
        line(1, 5, 23_500, "salary jan"),
        line(2, 5, 23_500, "feb pymt"),
        line(3, 5, 23_500, "salary mar"),
        line(3, 12, 20_000, "hand loan"),
        line(4, 5, 23_500, "salary apr"),
    ]));
    assert_eq!(found.len(), 1);
    let paid: Vec<_> = found[0].payments.iter().map(|payment| payment.amount).collect();
    assert_eq!(paid, [rupees(23_500); 4]);
}

#[test]
fn arrears_on_another_day_do_not_hide_an_employer() {
    let mut lines = monthly("DDO BEO NILOKHERI HARYANA TREASURY", &[58_420; 9]);
    lines.insert(
        5,
        "2025-05-14 21000 NEFT/HDFCN52025112805558699/DDO BEO NILOKHERI HARYANA TREASURY/HDFC".to_owned(),
    );
    let found = salaries(&ledger(&lines));
    assert_eq!(found.len(), 1);
    assert_eq!(found[0].payments.last().map(|payment| payment.amount), Some(rupees(58_420)));
}

#[test]
fn wages_by_the_fortnight_add_up_to_a_months_pay() {
    let line =
        |month: u32, day: u32| format!("2025-0{month}-{day:02} 2950 BY TRF HATHIKULI TEA ESTATE WAGES");
    let lines: Vec<String> = (1..=4).flat_map(|month| [line(month, 7), line(month, 21)]).collect();
    let found = salaries(&ledger(&lines));
    assert_eq!(found.len(), 1);
    assert_eq!(found[0].payments[1].amount, rupees(5_900));
}

#[test]
fn a_factory_that_pays_by_cheque_employs_where_it_is_steady() {
    let line = |month: u32, amount: i64| {
        format!("2025-0{month}-09 {amount} O/W CLG 31674{month} NAV BHARAT CYCLE COMPONENTS")
    };
    let paid = salaries(&ledger(
        &(1..=6).map(|month| line(month, 24_300 + i64::from(month) * 40)).collect::<Vec<_>>(),
    ));
    assert_eq!(paid.len(), 1);
    let sold: Vec<String> =
        [4_000, 31_000, 12_000, 47_000].iter().zip(1..).map(|(amount, month)| line(month, *amount)).collect();
    assert!(salaries(&ledger(&sold)).is_empty());
}

#[test]
fn milk_is_no_wage_and_a_dairys_wage_no_milk() {
    let milk: Vec<String> = (1..=4)
        .flat_map(|month| {
            [1, 11, 21].map(|day| {
                format!(
                    "2025-0{month}-{day:02} {} NEFT/HDFCN520251128055586/URMUL DAIRY BIKANER/HDFC",
                    19_000 + month * day
                )
            })
        })
        .collect();
    assert!(categories(&categorise(&ledger(&milk))).iter().all(|category| *category == AgricultureIncome));
    let wage = monthly("URMUL DAIRY BIKANER", &[24_000; 5]);
    assert_eq!(salaries(&ledger(&wage)).len(), 1);
    // Whoever gets the state's money for farmers sells to a mill.
    let mut farm = monthly("SRI LAKSHMI RICE MILL", &[168_400, 92_000]);
    farm.push("2025-02-14 2000 ACH CR PM KISAN SAMMAN NIDHI".to_owned());
    assert_eq!(categories(&categorise(&ledger(&farm)))[..2], [AgricultureIncome; 2]);
}

#[test]
fn a_hospital_that_pays_changing_sums_pays_fees() {
    let fees = monthly("KRISHNA HOSPITAL AND RESEARCH CENTRE", &[37_106, 61_200, 24_800, 48_300]);
    assert_eq!(categories(&categorise(&ledger(&fees))), [ProfessionalIncome; 4]);
}

#[test]
fn wages_by_the_week_are_added_up_over_their_month() {
    // Saturdays of 2025: four in January, in February and in April, five in March.
    let days = [
        "01-04", "01-11", "01-18", "01-25", "02-01", "02-08", "02-15", "02-22", "03-01", "03-08", "03-15",
        "03-22", "03-29", "04-05", "04-12", "04-19", "04-26",
    ];
    let lines: Vec<String> = days
        .iter()
        .map(|day| format!("2025-{day} 6000 NEFT:KALINGA FABRICATORS PUNBH25003652688 WAGES"))
        .collect();
    let found = salaries(&ledger(&lines));
    assert_eq!(found.len(), 1);
    let paid: Vec<_> = found[0].payments.iter().map(|payment| payment.amount).collect();
    assert_eq!(paid, [24_000, 24_000, 30_000, 24_000].map(rupees));
}

#[test]
fn a_firm_abroad_pays_for_work_and_a_relative_abroad_for_the_family() {
    let work = "242600 INWARD TT CITIN52026030581030933 BRIGHTHARBOR SOFTWARE INC SERVICES";
    assert_eq!(category_of(work), ProfessionalIncome);
    assert_eq!(
        category_of("20393 INW REMITTANCE/CITIN52026010629903210/UPWORK GLOBAL LLC/P0802"),
        ProfessionalIncome
    );
    assert_eq!(
        category_of("40000 INWARD REMITTANCE/CITIN52026010629903211/SURESH BABU/P1301"),
        FamilySupport
    );
    assert_eq!(
        category_of(
            "40000 INW REMITTANCE/CITIN52026010629903211/GULF HARBOUR TRADING LLC/FAMILY MAINTENANCE"
        ),
        FamilySupport
    );
}

#[test]
fn what_a_fund_pays_to_those_who_sell_it_is_a_commission_however_steady() {
    let lines: Vec<String> = (1..=6)
        .map(|month| {
            format!(
                "2025-0{month}-10 19154 NEFT/ICICN52025111262496708/ICICI PRUDENTIAL AMC/BROKERAGE ARN 88213"
            )
        })
        .collect();
    assert_eq!(categories(&categorise(&ledger(&lines))), [ProfessionalIncome; 6]);
}

#[test]
fn the_code_of_a_bank_before_its_number_is_no_part_of_a_payer() {
    let line = |month: u32| {
        format!(
            "2025-{month:02}-12 46800 NEFT INW SBIN SBIN42534634817{month:02} GRAMIN SHIKSHA KENDRA BINA MANDEYA"
        )
    };
    let found = salaries(&ledger(&[2, 4, 6, 8].map(line)));
    assert_eq!(
        found.iter().map(|source| source.payer.as_str()).collect::<Vec<_>>(),
        ["GRAMIN SHIKSHA KENDRA BINA"]
    );
}

#[test]
fn an_incentive_beside_the_pay_of_one_month_makes_no_freelancer_of_an_employee() {
    let mut lines = monthly("KAVERI INFOTECH PRIVATE LIMITED", &[116_967; 3]);
    lines.push(
        "2025-02-16 157905 NEFT/HDFCN52025112805558613/KAVERI INFOTECH PRIVATE LIMITED/HDFC".to_owned(),
    );
    lines.sort();
    let found = salaries(&ledger(&lines));
    assert_eq!(found.len(), 1);
    assert!(found[0].payments.iter().all(|payment| payment.amount == rupees(116_967)), "{found:?}");
    assert_eq!(found[0].bonuses.len(), 1);
}
