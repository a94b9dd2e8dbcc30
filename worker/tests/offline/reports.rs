//! One statement, as JSON and as a page.

use lending_engine::Case;
use lending_engine::application::Application;
use lending_samples::{Direction, Fault};
use serde_json::json;

use crate::{Folder, analyze, command, drawn};

#[test]
fn the_json_of_a_file_has_the_rows_that_were_drawn() {
    for name in ["hdfc-classic", "icici-passbook", "sbi-online"] {
        let fixture = drawn(name, Fault::None);
        let files = Folder::new();
        let path = files.put("statement.pdf", &fixture.pdf);
        let ended = analyze([path.as_os_str(), "--format=json".as_ref()]);
        assert_eq!((ended.code, ended.stderr.as_str()), (Some(0), ""));
        let [report] = ended.json().try_into().unwrap();
        let found: Vec<_> = report["transactions"]
            .as_array()
            .unwrap()
            .iter()
            .map(|row| json!([row["date"], row["direction"], row["amount"], row["balance"]]))
            .collect();
        // Whole rupees are whole numbers on the wire.
        let rupees = |paise: i64| {
            if paise % 100 == 0 {
                json!(paise / 100)
            } else {
                json!(format!("{}.{:02}", paise / 100, paise % 100).parse::<f64>().unwrap())
            }
        };
        let expected: Vec<_> = fixture.truth.accounts[0]
            .rows
            .iter()
            .map(|row| {
                let direction = if row.direction == Direction::Credit { "credit" } else { "debit" };
                json!([row.date, direction, rupees(row.amount), rupees(row.balance)])
            })
            .collect();
        assert_eq!(found, expected, "{name}");
    }
}

#[test]
fn the_json_is_the_report_of_the_engine_and_nothing_else() {
    let pdf = drawn("axis-classic", Fault::TamperedAmount).pdf;
    let path = Folder::new();
    let path = (path.put("statement.pdf", &pdf), path);
    let ended = analyze([path.0.as_os_str(), "--format=json".as_ref(), "--as-of=2025-12-31".as_ref()]);
    let day = chrono::NaiveDate::from_ymd_opt(2025, 12, 31).unwrap();
    let application = Application::plain(day);
    let report = lending_engine::analyze(&pdf, &Case::default(), &application).unwrap();
    assert_eq!(ended.json(), [serde_json::to_value(report).unwrap()]);
}

#[test]
fn the_page_shows_whose_account_it_is_and_its_figures() {
    let fixture = drawn("hdfc-classic", Fault::None);
    let account = &fixture.truth.accounts[0];
    let files = Folder::new();
    let ended = analyze([files.put("statement.pdf", &fixture.pdf)]);
    assert_eq!((ended.code, ended.stderr.as_str()), (Some(0), ""));
    let page = &ended.stdout;
    let rupees = |paise| {
        let text = lending_engine::money::Paise::new(paise).to_string();
        if text.contains('.') { text } else { format!("{text}.00") }
    };
    for text in [
        account.holders[0].clone(),
        account.ifsc.clone(),
        rupees(account.opening),
        rupees(account.closing),
        rupees(account.debit_total),
        rupees(account.credit_total),
        format!("{} debits, {} credits", account.debit_count, account.credit_count),
        account.from.format("%d %b %Y").to_string(),
        "Reconciled".to_owned(),
    ] {
        assert!(page.contains(&text), "{text} is not in:\n{page}");
    }
    for row in &account.rows {
        let (day, amount) = (row.date.format("%d %b %Y").to_string(), rupees(row.amount));
        let shown = page.lines().any(|line| line.trim_start().starts_with(&day) && line.contains(&amount));
        assert!(shown, "{row:?} is not in:\n{page}");
    }
    assert!(!page.contains('\u{1b}'), "no colours outside of a terminal");
    assert!(page.lines().all(|line| line.chars().count() <= 120), "{page}");
}

#[test]
fn a_balance_that_does_not_follow_is_named_with_its_amount() {
    let fixture = drawn("axis-classic", Fault::TamperedAmount);
    let forged = fixture.truth.tampered.unwrap();
    let files = Folder::new();
    let page = analyze([files.put("statement.pdf", &fixture.pdf)]).stdout;
    // The printed balance is lower than the raised credit would make it.
    let gap = lending_engine::money::Paise::new(forged.was - forged.now).to_string();
    assert!(page.contains("Balances that do not follow") && page.contains(&gap), "{gap} is not in:\n{page}");
    assert!(page.contains('✗') && page.contains("a balance does not follow from the one before"), "{page}");
}

#[test]
fn the_password_comes_from_the_argument_or_the_environment() {
    let fixture = drawn("hdfc-classic", Fault::EncryptedAes256);
    let password = fixture.truth.password.clone().unwrap();
    let files = Folder::new();
    let path = files.put("locked.pdf", &fixture.pdf);
    let by_argument = analyze([path.as_os_str(), "--password".as_ref(), password.as_ref()]);
    let by_variable: crate::Ended =
        command([&path]).env("LENDING_PDF_PASSWORD", &password).output().unwrap().into();
    assert_eq!((by_argument.code, by_variable.code), (Some(0), Some(0)));
    assert_eq!(by_argument.stdout, by_variable.stdout);
    let help = command(["--help"]).env("LENDING_PDF_PASSWORD", &password).output().unwrap();
    assert!(!String::from_utf8_lossy(&help.stdout).contains(&password));
}

#[test]
fn a_reader_who_has_seen_enough_is_no_error() {
    let files = Folder::new();
    let path = files.put("statement.pdf", &drawn("hdfc-classic", Fault::None).pdf);
    let (reader, writer) = std::io::pipe().unwrap();
    drop(reader);
    let output = command([path]).stdout(writer).output().unwrap();
    assert_eq!((output.status.code(), output.stderr.as_slice()), (Some(0), b"".as_slice()));
}
