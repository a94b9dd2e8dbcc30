//! What banks and payment systems do not do: interest, charges, numbers of payments, bounds.

use super::{account, booked, check, daily, day, outcome, places, row};
use crate::integrity::{Severity, Status};

#[test]
fn interest_is_held_against_the_balances_of_its_quarter() {
    // 50,000 rupees over 91 days at 4 % are 498.63.
    let paid = |rupees| {
        let rows = vec![row(day(0), "SHOP", -1), row(day(91), "SB INT", rupees), row(day(92), "SHOP", -1)];
        outcome(account(booked(rows)), "interest")
    };
    assert_eq!(paid(499), (Status::Passed, Severity::Info));
    // Ten times as much no balance earns, and it says that it is this account's.
    assert_eq!(paid(4_990), (Status::Failed, Severity::Info));
    // Where it does not say so it is a deposit's, and tells nothing of this account.
    let of_deposit =
        vec![row(day(0), "SHOP", -1), row(day(91), "INTEREST CREDIT", 4_990), row(day(92), "SHOP", -1)];
    assert_eq!(check(account(booked(of_deposit)), "interest").status, Status::NotRun);
    assert_eq!(check(account(daily(3)), "interest").status, Status::NotRun);
    let twice = |rupees, last: &str| {
        let rows = vec![
            row(day(0), "SHOP", -1),
            row(day(91), "SB INT", rupees),
            row(day(182), "SB INT", rupees),
            row(day(183), last, -1),
        ];
        check(account(booked(rows)), "interest")
    };
    // Two quarters at 1.5 % are a warning: as if the balance had been 12,500 lower, where the lowest rate is 2 %.
    let low = twice(187, "SHOP");
    assert_eq!((low.status, low.severity), (Status::Failed, Severity::Warning));
    assert!(low.evidence[0].detail.contains("as if it had been ₹12,"), "{}", low.evidence[0].detail);
    // Two quarters of the account's own at 12 % are no bank's: 50,000 rupees over 91 days at 12 % are 1,495.89.
    assert_eq!(twice(1_496, "SHOP").severity, Severity::Critical);
    // At 9 % (1,121.92) they are more than banks pay, unless deposits earn a part of it.
    let higher = twice(1_122, "SHOP");
    assert_eq!((higher.status, higher.severity), (Status::Failed, Severity::Warning));
    // The days it was paid for are named.
    assert!(higher.evidence[0].detail.contains("91 days from 1 Jan 2024 to 1 Apr 2024"), "{higher:?}");
    assert_eq!(twice(1_122, "SWEEP TO FD").severity, Severity::Info);
    // At 0.8 % no bank pays, unless a deposit that is swept out of the account earns the rest.
    assert_eq!(twice(100, "SHOP").severity, Severity::Critical);
    assert_eq!(twice(100, "SWEEP TO FD").severity, Severity::Warning);
}

#[test]
fn taxes_are_held_against_the_charge_or_the_interest_beside_them() {
    let charged = |taxes: &[i64]| {
        let mut rows = vec![row(day(0), "SHOP", -10)];
        for (at, tax) in (1..).zip(taxes) {
            rows.push(row(day(at * 30), "DEBIT CARD AMC CHRG", -500));
            rows.push(row(day(at * 30), "GST ON CHRG", -tax));
        }
        let check = check(account(booked(rows)), "charges");
        (check.status, check.severity)
    };
    assert_eq!(charged(&[]).0, Status::NotRun);
    assert_eq!(charged(&[90, 90]).0, Status::Passed);
    assert_eq!(charged(&[90, 45]), (Status::Failed, Severity::Info));
    assert_eq!(charged(&[90, 90, 90, 45]), (Status::Failed, Severity::Warning));
    for (tax, narration) in [(45, "CGST ON CHRG"), (90, "CGST AND SGST ON CHRG")] {
        let rows = vec![row(day(1), "AMC CHRG", -500), row(day(1), narration, -tax)];
        assert_eq!(check(account(booked(rows)), "charges").status, Status::Passed, "{narration}");
    }
    let deducted = |tax: i64, interest: &str| {
        let rows = vec![row(day(1), interest, 5_000), row(day(1), "TDS DEDUCTED", -tax)];
        check(account(booked(rows)), "charges").status
    };
    assert_eq!(deducted(500, "INT ON FD 123"), Status::Passed);
    assert_eq!(deducted(1_500, "NRO SB INT"), Status::Passed);
    assert_eq!(deducted(700, "INT ON FD 123"), Status::Failed);
    // Of a savings account nothing is deducted.
    assert_eq!(deducted(700, "SB INT"), Status::NotRun);
    // One row for both, and a payment to the state.
    for narration in ["SMS CHRG INCL GST", "GST PAYMENT CPIN 24012345"] {
        let rows = vec![row(day(1), "AMC CHRG", -500), row(day(1), narration, -17)];
        assert_eq!(check(account(booked(rows)), "charges").status, Status::NotRun, "{narration}");
    }
}

#[test]
fn a_penalty_for_a_small_balance_follows_a_small_balance() {
    let fined = |first: i64, dip: i64| {
        let rows = vec![
            row(day(0), "SALARY", first),
            row(day(100), "RENT", -dip),
            row(day(101), "LOAN", dip),
            row(day(150), "MAB CHARGES", -590),
        ];
        let check = check(account(booked(rows)), "charges");
        (check.status, check.severity)
    };
    assert_eq!(fined(200_000, 10), (Status::Failed, Severity::Warning));
    assert_eq!(fined(200_000, 200_000).0, Status::Passed);
    assert_eq!(fined(10, 10).0, Status::Passed);
}

#[test]
fn machines_give_notes() {
    let drawn = |sums: &[i64], narration: &str| {
        let rows = sums.iter().zip(1..).map(|(sum, at)| row(day(at), narration, -sum));
        let check = check(account(booked(rows.collect())), "amount_bounds");
        (check.status == Status::Failed).then_some(check.severity)
    };
    let machine = "ATW-512967XXXXXX1234-S1AN0123-PUNE";
    assert_eq!(drawn(&[2_000, 4_700], machine), None);
    assert_eq!(drawn(&[2_000, 4_750], machine), Some(Severity::Warning));
    assert_eq!(drawn(&[3_333, 4_750], machine), Some(Severity::Critical));
    assert_eq!(drawn(&[3_333, 4_750], "ATW-512967XXXXXX1234-NEPAL"), None);
}

#[test]
fn a_letterhead_and_a_branch_of_two_banks_are_critical() {
    let of = |bank: &str, ifsc: &str| {
        let mut account = account(daily(6));
        account.identity.bank = Some(bank.to_owned());
        account.identity.ifsc = Some(ifsc.to_owned());
        outcome(account, "bank_codes")
    };
    assert_eq!(of("HDFC Bank", "BARB0008626"), (Status::Failed, Severity::Critical));
    assert_eq!(of("HDFC Bank", "HDFC0008626").0, Status::NotRun);
    // A small bank has the codes of its sponsor, and a code that is not known may be of a bank that was taken over.
    assert_eq!(of("Sahakari Nagarik Bank", "HDFC0CSNB01").0, Status::NotRun);
    assert_eq!(of("Union Bank of India", "ANDB0000123").0, Status::NotRun);
}

#[test]
fn transfers_with_numbers_of_other_days_stand_out_among_those_of_their_bank() {
    let paid = |off: &[u64], bank: &str| {
        let rows = (0..8).map(|at| {
            let of = if off.contains(&at) { at * 20 + 101 } else { at * 20 + 1 };
            let bank = if off.contains(&at) { bank } else { "HDFC" };
            row(day(at * 20), &format!("NEFT/{bank}N24{of:03}12345{at}/ACME LTD"), 1_000)
        });
        let check = check(account(booked(rows.collect())), "references");
        (check.status, check.severity)
    };
    assert_eq!(paid(&[3], "HDFC"), (Status::Failed, Severity::Warning));
    assert_eq!(paid(&[3, 5], "HDFC"), (Status::Failed, Severity::Critical));
    // Another bank may number otherwise.
    assert_eq!(paid(&[3, 5], "SBIN").0, Status::Passed);
}

#[test]
fn a_bank_that_sends_under_its_own_code_sends_under_no_other() {
    let paid = |keeper: &str| {
        let own = ("HDFC0000001", "HDFCN52024010112345678");
        let other = ("ICIC0000001", "SBIN224001123456");
        let rows = [own, own, other, other].into_iter().zip(1..).map(|((branch, number), at)| {
            row(day(at), &format!("NEFT CR-{branch}-ACME TOOLS LIMITED-ASHA-{number}"), 1_000)
        });
        let mut account = account(booked(rows.collect()));
        account.identity.ifsc = Some(keeper.to_owned());
        outcome(account, "bank_codes")
    };
    assert_eq!(paid("UTIB0000001"), (Status::Failed, Severity::Critical));
    // Some statements print the branch of the account itself.
    assert_eq!(paid("ICIC0000001").0, Status::NotRun);
}

#[test]
fn numbers_of_transfers_tell_the_day_after_their_letters() {
    // The 31st of January 2024 is the 31st day; every row is 40 days later.
    let transfer = |at: u64| row(day(at + 40), &format!("NEFT/HDFCN24{:03}123456/ASHA", at + 1), 10);
    let check = check(account(booked((0..8).map(transfer).collect())), "references");
    assert_eq!((check.status, check.severity), (Status::Failed, Severity::Critical));
    assert!(check.message.starts_with("8 payments are 40 days older than their rows"), "{}", check.message);
}

#[test]
fn a_payment_number_of_another_day_stands_out_where_all_others_tell_theirs() {
    // 2024: a four, and the day of the year from 001 on.
    let numbered = |days: Vec<u64>| {
        let row = |(at, of): (u64, u64)| {
            row(day(at), &format!("UPI/DR/4{:03}45678{at:03}/SHOP/UTIB/shop@okaxis", of + 1), -10)
        };
        account(booked((0..).zip(days).map(row).collect()))
    };
    let mut days: Vec<u64> = (0..40).collect();
    assert_eq!(check(numbered(days.clone()), "references").status, Status::Passed);
    days[20] = 200;
    assert_eq!(places(&check(numbered(days.clone()), "references")), [20]);
    // All of them 150 days later, then only the first half; the year goes on from 2024 to 2025.
    let moved: Vec<u64> = (0..40).map(|day| day + 150).collect();
    let check_moved = check(numbered(moved), "references");
    assert_eq!((check_moved.status, check_moved.severity), (Status::Failed, Severity::Critical));
    assert!(check_moved.message.starts_with("40 payments are 150 days younger than their rows"));
    let half = (0..40).map(|day| if day < 20 { day + 150 } else { day }).collect();
    assert_eq!(places(&check(numbered(half), "references")), (0..20).collect::<Vec<_>>());
    let scattered = days.iter().map(|day| (day * 37) % 300).collect();
    assert_eq!(check(numbered(scattered), "references").status, Status::NotRun);
}

#[test]
fn a_quarter_paid_at_half_the_rate_of_another_on_no_less_was_paid_on_other_balances() {
    let quarters = |paid: [i64; 3]| {
        let [one, two, three] = paid;
        let rows = vec![
            row(day(0), "SHOP", -1),
            row(day(91), "SB INT", one),
            row(day(182), "SB INT", two),
            row(day(273), "SB INT", three),
            row(day(274), "SHOP", -1),
        ];
        check(account(booked(rows)), "interest")
    };
    // 50,000 rupees over 91 days at 3 % are 373.97 and a little more each time; at 2.1 % they are 261.78.
    assert_eq!(quarters([374, 377, 380]).status, Status::Passed);
    let warned = quarters([374, 377, 262]);
    assert_eq!((warned.status, warned.severity), (Status::Failed, Severity::Warning));
    assert!(
        warned.evidence[0].detail.contains("other quarters were paid at 3.0"),
        "{}",
        warned.evidence[0].detail
    );
    // A half and less is no rate that any bank changed to within a year.
    assert_eq!(quarters([600, 600, 290]).severity, Severity::Critical);
    // More on a higher balance is what banks pay; here the balance of the last quarter is four times the first.
    let rows = vec![
        row(day(0), "SHOP", -1),
        row(day(91), "SB INT", 300),
        row(day(92), "SALARY", 150_000),
        row(day(182), "SB INT", 2_900),
        row(day(183), "SHOP", -1),
    ];
    assert_eq!(outcome(account(booked(rows)), "interest"), (Status::Passed, Severity::Info));
}

#[test]
fn transfers_larger_than_their_system_takes_are_a_warning_and_smaller_ones_are_told() {
    let paid = |narration: &str, rupees| {
        let mut account = account(booked(vec![row(day(1), narration, rupees)]));
        account.identity.kind = Some(crate::statement::AccountKind::Savings);
        let check = check(account, "amount_bounds");
        (check.status == Status::Failed).then_some(check.severity)
    };
    assert_eq!(paid("RTGS/HDFCR52024010112345678/ASHA", 199_999), Some(Severity::Info));
    assert_eq!(paid("RTGS/HDFCR52024010112345678/ASHA", 200_000), None);
    assert_eq!(paid("IMPS/412345678901/ASHA", 500_001), Some(Severity::Warning));
    assert_eq!(paid("IMPS/412345678901/ASHA", 500_000), None);
    assert_eq!(paid("UPI/412345678901/ASHA/asha@okaxis/rent", 100_001), Some(Severity::Warning));
    assert_eq!(paid("UPI/412345678901/ASHA/asha@okaxis/rent", 100_000), None);
    // Schools, hospitals and funds take more.
    assert_eq!(paid("UPI/412345678901/CITY HOSPITAL/cityhospital@hdfcbank/bill", -400_000), None);
    assert_eq!(paid("SHOP", 900_000), None);
}

#[test]
fn branch_codes_are_those_of_banks_and_of_the_bank_that_sent() {
    let paid = |codes: &[(&str, &str)]| {
        let rows = codes.iter().zip(1..).map(|((branch, number), at)| {
            row(day(at), &format!("NEFT CR-{branch}-ACME TOOLS LIMITED-ASHA-{number}"), 1_000)
        });
        outcome(account(booked(rows.collect())), "bank_codes")
    };
    let own = ("HDFC0000001", "HDFCN52024010112345678");
    assert_eq!(paid(&[own, own, own]).0, Status::Passed);
    let other = ("ICIC0000001", "SBIN224001123456");
    assert_eq!(paid(&[own, own, own, other]), (Status::Failed, Severity::Warning));
    // Where none agree it is the bank's way to print.
    assert_eq!(paid(&[other, other]).0, Status::NotRun);
    // A code without a number beside it is shown, and held against nothing.
    let alone = account(booked(vec![row(day(1), "IMPS-412345678901-ASHA-HDFC0000001-RENT", -1_000)]));
    let alone = check(alone, "bank_codes");
    assert_eq!(alone.status, Status::NotRun);
    assert!(alone.message.starts_with("The codes of branches stand beside"), "{}", alone.message);
    let invented = ("ZZQX0000001", "HDFCN52024010112345678");
    assert_eq!(paid(&[own, invented]), (Status::Failed, Severity::Info));
    assert_eq!(paid(&[own, own, own, own, own, own, other, other]), (Status::Failed, Severity::Critical));
}

#[test]
fn dates_that_were_moved_are_told_though_some_numbers_tell_nothing() {
    let row = |at: u64| {
        // Every third number says nothing; the others are of 150 days later.
        let of = if at.is_multiple_of(3) { at * 37 % 300 } else { at + 150 };
        row(day(at), &format!("UPI/DR/4{:03}45678{at:03}/SHOP/UTIB/shop@okaxis", of + 1), -10)
    };
    let found = check(account(booked((0..40).map(row).collect())), "references");
    assert_eq!((found.status, found.severity), (Status::Failed, Severity::Critical));
    assert!(found.message.starts_with("26 payments are 150 days younger"), "{}", found.message);
}
