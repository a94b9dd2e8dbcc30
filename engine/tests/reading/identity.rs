//! Whose account it is, and what the statement declares.

use lending_samples::{Persona, Spec, layouts, statement};

use super::{described, read};

#[test]
fn what_the_page_says_of_an_account_is_read() {
    let mut faults = Vec::new();
    for (number, layout) in (0_u64..).zip(layouts()) {
        let persona = Persona::ALL[usize::try_from(number).unwrap() % Persona::ALL.len()];
        let fixture = statement(&Spec::new(layout, persona, 2, 300 + number)).unwrap();
        let report = read(&fixture);
        for (account, truth) in report.accounts.iter().zip(&fixture.truth.accounts) {
            let mut wrong = |what: &str, read: String, drawn: String| {
                if read != drawn {
                    faults.push(format!(
                        "{}: {what} read {read:?}, drawn {drawn:?}",
                        described(&fixture.truth)
                    ));
                }
            };
            let holders: Vec<&String> = account.holder_name.iter().chain(&account.joint_holders).collect();
            let drawn: Vec<&str> = truth.holders.iter().map(String::as_str).collect();
            wrong("holders", format!("{holders:?}"), format!("{drawn:?}"));
            let last = |number: &str| number[number.len() - 4..].to_owned();
            wrong(
                "number",
                last(account.number_masked.as_deref().unwrap_or("none")),
                last(&truth.account_number),
            );
            let digits =
                account.number_masked.iter().flat_map(|number| number.chars()).filter(char::is_ascii_digit);
            assert!(digits.count() <= 4, "no more than four digits of a number leave the engine");
            if truth.printed.ifsc {
                wrong("ifsc", account.ifsc.clone().unwrap_or_default(), truth.ifsc.clone());
            }
            if truth.printed.micr {
                wrong("micr", account.micr.clone().unwrap_or_default(), truth.micr.clone());
            }
            if truth.printed.period {
                wrong("period", account.period.from.to_string(), truth.from.to_string());
                wrong("period", account.period.to.to_string(), truth.to.to_string());
            }
            let paise = |amount: Option<lending_engine::money::SignedRupees>| {
                amount.map(|amount| amount.paise().get())
            };
            if truth.printed.opening {
                wrong(
                    "opening",
                    format!("{:?}", paise(account.opening_balance)),
                    format!("{:?}", Some(truth.opening)),
                );
            }
            if truth.printed.closing {
                wrong(
                    "closing",
                    format!("{:?}", paise(account.closing_balance)),
                    format!("{:?}", Some(truth.closing)),
                );
            }
        }
    }
    assert!(faults.is_empty(), "{} faults\n{}", faults.len(), faults.join("\n"));
}

#[test]
fn several_accounts_in_one_file_are_several_accounts_of_the_result() {
    let layout = lending_samples::layout("hdfc-classic").unwrap();
    let fixture = statement(&Spec { accounts: 2, ..Spec::new(layout, Persona::Salaried, 2, 5) }).unwrap();
    let report = read(&fixture);
    assert_eq!(report.accounts.len(), 2);
    for (account, truth) in report.accounts.iter().zip(&fixture.truth.accounts) {
        let rows = report.transactions.iter().filter(|row| row.account_id == account.id).count();
        assert_eq!(rows, truth.rows.len());
    }
    assert_eq!(report.data_quality.reconciled, Some(true));
}
