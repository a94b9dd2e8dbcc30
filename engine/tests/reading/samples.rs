//! Public samples beside the repository: `../shared/statements`. They are not part of it, and without them these tests
//! say so and pass.

use std::path::PathBuf;

use lending_engine::money::SignedRupees;
use lending_engine::report::Report;
use lending_engine::statement::Direction;
use lending_engine::{Case, analyze};

use super::plain;

fn folder() -> Option<PathBuf> {
    lending_samples::shared("statements")
}

fn read(folder: &std::path::Path, name: &str, password: Option<&str>) -> Report {
    let pdf = std::fs::read(folder.join(name)).unwrap();
    let case = Case { password: password.map(str::to_owned), ..Case::default() };
    analyze(&pdf, &case, &plain()).unwrap_or_else(|refused| panic!("{name}: {refused}"))
}

/// Rupees as text to paise, exactly: `1,935.3` is 193530.
fn paise(text: &str) -> i64 {
    let text = text.replace([',', '"'], "");
    let (sign, text) = text.strip_prefix('-').map_or((1, text.as_str()), |rest| (-1, rest));
    let (whole, decimals) = text.split_once('.').unwrap_or((text, ""));
    sign * (whole.parse::<i64>().unwrap() * 100 + format!("{decimals:0<2}").parse::<i64>().unwrap())
}

/// `(date, signed paise, balance, narration)`
type Line = (String, i64, Option<i64>, String);

fn lines(report: &Report) -> Vec<Line> {
    let of = |row: &lending_engine::report::Transaction| {
        let sign = if row.direction == Direction::Credit { 1 } else { -1 };
        let balance = row.balance.map(|balance| balance.paise().get());
        (row.date.to_string(), sign * row.amount.paise().get(), balance, row.narration.clone())
    };
    report.transactions.iter().map(of).collect()
}

fn truth_of_json(folder: &std::path::Path, name: &str) -> Vec<Line> {
    let text = std::fs::read_to_string(folder.join(name)).unwrap();
    let json: serde_json::Value = serde_json::from_str(&text).unwrap();
    let amount = |value: &serde_json::Value| value.as_str().map(paise);
    let of = |row: &serde_json::Value| {
        let moved = amount(&row["credit"]).unwrap_or_else(|| -amount(&row["debit"]).unwrap());
        let text = |member: &str| row[member].as_str().unwrap().to_owned();
        (text("date"), moved, amount(&row["balance"]), text("narration"))
    };
    json["transactions"].as_array().unwrap().iter().map(of).collect()
}

#[test]
fn every_row_of_the_indian_samples_is_exact() {
    let Some(folder) = folder() else { return };
    for name in ["hdfc_chromium", "icici_chromium", "pnb_libreoffice"] {
        let report = read(&folder, &format!("{name}.pdf"), None);
        assert_eq!(lines(&report), truth_of_json(&folder, &format!("{name}.json")), "{name}");
        assert_eq!(report.data_quality.reconciled, Some(true), "{name}");
    }
}

#[test]
fn the_same_rows_come_out_of_every_encryption_and_every_repairable_damage() {
    let Some(folder) = folder() else { return };
    let truth = truth_of_json(&folder, "hdfc_chromium.json");
    let mut exact = 0;
    for entry in std::fs::read_dir(folder.join("variants")).unwrap() {
        let path = entry.unwrap().path();
        let name = path.file_stem().unwrap().to_str().unwrap().to_owned();
        let password = match name.as_str() {
            "aes_256_utf8" => Some("पासवर्ड1"),
            _ if name.contains("aes") || name.contains("rc4") => Some("user1"),
            _ => None,
        };
        let case = Case { password: password.map(str::to_owned), ..Case::default() };
        match analyze(&std::fs::read(&path).unwrap(), &case, &plain()) {
            Ok(report) if lines(&report) == truth => exact += 1,
            // Text that was lost with the bytes is not made up: the report says that something is missing.
            Ok(report) => {
                assert_eq!(
                    report.data_quality.reconciled,
                    Some(false),
                    "{name} reads otherwise and claims to be whole"
                );
            }
            Err(refused) => {
                assert!(["trunc_75pct", "crlf_mangled"].contains(&name.as_str()), "{name}: {refused}");
            }
        }
    }
    println!("{exact} variants exact");
    assert!(exact >= 18, "only {exact} variants are exact");
}

#[test]
fn dates_without_a_year_take_it_from_the_period() {
    let Some(folder) = folder() else { return };
    for (name, count) in [("nz_anz_everyday", 6), ("nz_tutorial", 12)] {
        let report = read(&folder, &format!("{name}.pdf"), None);
        let csv = std::fs::read_to_string(folder.join(format!("{name}.csv"))).unwrap();
        let truth: Vec<Line> = csv
            .lines()
            .skip(1)
            .map(|line| {
                let cells = csv_cells(line);
                (cells[1].clone(), paise(&cells[4]), Some(paise(&cells[7])), cells[3].clone())
            })
            .collect();
        assert_eq!(truth.len(), count);
        assert_eq!(lines(&report), truth, "{name}");
        assert_eq!(report.accounts[0].currency.as_deref(), Some("NZD"));
    }
}

/// The samples quote texts and never a quote in them.
fn csv_cells(line: &str) -> Vec<String> {
    let mut cells = vec![String::new()];
    let mut is_quoted = false;
    for c in line.chars() {
        match c {
            '"' => is_quoted = !is_quoted,
            ',' if !is_quoted => cells.push(String::new()),
            _ => cells.last_mut().unwrap().push(c),
        }
    }
    cells
}

#[test]
fn statements_that_print_dates_and_balances_once_a_day_agree_with_their_totals() {
    let Some(folder) = folder() else { return };
    let mut read_files = 0;
    for entry in std::fs::read_dir(&folder).unwrap() {
        let name = entry.unwrap().file_name().into_string().unwrap();
        if !name.starts_with("uk_good") || name.contains("SAV_33333333") {
            continue;
        }
        let report = read(&folder, &name, None);
        let checks = report.data_quality.accounts[0].checks;
        assert_eq!((checks.total_debits, checks.total_credits), (Some(true), Some(true)), "{name}");
        assert_eq!(checks.closing_balance, Some(true), "{name}");
        assert_eq!(report.data_quality.reconciled, Some(true), "{name}");
        assert_eq!(report.accounts[0].currency.as_deref(), Some("GBP"), "{name}");
        read_files += 1;
    }
    assert!(read_files >= 9, "{read_files}");
    // A year in which nothing moved.
    let still = read(&folder, "uk_good_HSBC_UK_SAV_33333333_20220328.pdf", None);
    let balance = |balance: Option<SignedRupees>| balance.map(|balance| balance.paise().get());
    let account = &still.accounts[0];
    assert!(still.transactions.is_empty());
    assert_eq!([balance(account.opening_balance), balance(account.closing_balance)], [Some(3_222); 2]);
}

#[test]
fn a_statement_damaged_on_purpose_does_not_reconcile() {
    let Some(folder) = folder() else { return };
    let report = read(&folder, "uk_bad_HSBC_UK_CUR_12345678_20200108.pdf", None);
    assert_eq!(report.data_quality.reconciled, Some(false));
    assert!(report.data_quality.confidence <= 0.84);
}

#[test]
fn purchases_on_a_card_are_debits_and_what_is_paid_back_is_a_credit() {
    let Some(folder) = folder() else { return };
    let report = read(&folder, "sg_example.pdf", None);
    let csv = std::fs::read_to_string(folder.join("sg_example.csv")).unwrap();
    // The first line of the truth is the balance of the month before: an opening balance, not a purchase.
    let mut truth: Vec<(String, i64, String)> = csv
        .lines()
        .skip(2)
        .map(|line| {
            let (date, rest) = line.split_once(',').unwrap();
            let (text, amount) = rest.rsplit_once(',').unwrap();
            (date.to_owned(), paise(amount), text.to_owned())
        })
        .collect();
    let mut read: Vec<(String, i64, String)> =
        lines(&report).into_iter().map(|(date, amount, _, text)| (date, amount, text)).collect();
    // The truth has a refund where it is printed, at the end; the report has it on its day.
    read.sort();
    truth.sort();
    assert_eq!(read, truth);
    assert_eq!(report.accounts[0].opening_balance.unwrap().paise().get(), -41_216);
}

#[test]
fn plain_tables_are_read_as_printed() {
    let Some(folder) = folder() else { return };
    let report = read(&folder, "in_icici_plain.pdf", None);
    let csv = std::fs::read_to_string(folder.join("in_icici_plain.csv")).unwrap();
    let truth: Vec<Line> = csv
        .lines()
        .skip(1)
        .map(|line| {
            let cells = csv_cells(line);
            let parts: Vec<&str> = cells[0].split('-').collect();
            let date = format!("{}-{}-{}", parts[2], parts[1], parts[0]);
            let moved = if cells[2].is_empty() { paise(&cells[3]) } else { -paise(&cells[2]) };
            (date, moved, Some(paise(&cells[4])), cells[1].clone())
        })
        .collect();
    assert_eq!(lines(&report), truth);

    // `BALANCE B/F` in the column of credits is where the statement begins, and no income.
    let report = read(&folder, "in_hdfc_plain.pdf", None);
    assert_eq!(report.transactions.len(), 2);
    assert_eq!(report.accounts[0].opening_balance.unwrap().paise().get(), 1_500_000);
    assert_eq!(report.accounts[0].closing_balance.unwrap().paise().get(), 3_800_000);
}

#[test]
fn what_cannot_be_read_is_refused_with_its_code() {
    let Some(folder) = folder() else { return };
    for (name, code) in [
        ("nz_scanned.pdf", "scanned_document"),
        ("bench_scanned.pdf", "scanned_document"),
        ("bench_corrupt.pdf", "file_corrupt"),
        ("locked_foobar123.pdf", "file_password_required"),
        ("bench_hostile_overlap.pdf", "unsupported_layout"),
        // No year stands anywhere in these two: to guess one would date every row wrongly.
        ("bench_bank_statement.pdf", "unsupported_layout"),
        ("bench_form_xobject_statement.pdf", "unsupported_layout"),
    ] {
        let pdf = std::fs::read(folder.join(name)).unwrap();
        assert_eq!(analyze(&pdf, &Case::default(), &plain()).unwrap_err().code(), code, "{name}");
    }
    let blank = std::fs::read(folder.join("blank_pages.pdf")).unwrap();
    let code = analyze(&blank, &Case::default(), &plain()).unwrap_err().code();
    assert!(["scanned_document", "no_transactions_found"].contains(&code), "{code}");
}
