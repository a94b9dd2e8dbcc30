//! The report is taken away as a workbook, and says there what it says here.

use std::io::Cursor;

use calamine::{Data, Reader, Xlsx};
use lending_samples::{Persona, Spec, layout, statement};
use lending_store::users::Role;
use lending_tests::{Answer, Form, TestDeployment, both_modes};
use serde_json::{Value, json};

use super::drawn::{APRIL, statement_of};
use super::{ended, made, refusal, upload_of};

const SHEETS: [&str; 6] = ["Summary", "Months", "Transactions", "Obligations", "Bounces", "Counterparties"];

/// The rows of a sheet below its header, by the titles of their columns.
struct Sheet {
    titles: Vec<String>,
    rows: Vec<Vec<Data>>,
}

impl Sheet {
    fn read(workbook: &mut Xlsx<Cursor<Vec<u8>>>, name: &str) -> Self {
        let range = workbook.worksheet_range(name).unwrap();
        let mut rows = range.rows().map(<[Data]>::to_vec);
        let titles = rows.next().unwrap().iter().map(ToString::to_string).collect();
        Self { titles, rows: rows.collect() }
    }

    fn column(&self, title: &str) -> Vec<&Data> {
        let place = self.titles.iter().position(|found| found == title);
        let place = place.unwrap_or_else(|| panic!("no column {title:?} in {:?}", self.titles));
        self.rows.iter().map(|row| &row[place]).collect()
    }

    /// Amounts in paise; nothing where a cell is empty.
    fn amounts(&self, title: &str) -> Vec<Option<i64>> {
        self.column(title).into_iter().map(amount).collect()
    }

    fn texts(&self, title: &str) -> Vec<String> {
        self.column(title).into_iter().map(ToString::to_string).collect()
    }

    /// Days as a report writes them: a cell must be a real date.
    fn days(&self, title: &str) -> Vec<String> {
        self.column(title).into_iter().map(day).collect()
    }
}

fn amount(cell: &Data) -> Option<i64> {
    match cell {
        Data::Empty => None,
        Data::Float(rupees) => Some(in_paise(*rupees)),
        other => panic!("{other:?} is no amount"),
    }
}

#[expect(clippy::cast_possible_truncation, reason = "amounts of a statement are far below 2^53 paise")]
fn in_paise(rupees: f64) -> i64 {
    let paise = (rupees * 100.0).round();
    assert!((rupees * 100.0 - paise).abs() < 1e-4, "{rupees} has more than two decimals");
    paise as i64
}

#[expect(clippy::cast_possible_truncation, reason = "days since 1899")]
fn day(cell: &Data) -> String {
    let Data::DateTime(at) = cell else { panic!("{cell:?} is no date") };
    let first = chrono::NaiveDate::from_ymd_opt(1899, 12, 30).unwrap();
    (first + chrono::TimeDelta::days(at.as_f64() as i64)).to_string()
}

fn opened(answer: &Answer) -> Xlsx<Cursor<Vec<u8>>> {
    assert_eq!(answer.status, 200, "{}", answer.text);
    let workbook: Xlsx<_> = calamine::open_workbook_from_rs(Cursor::new(answer.bytes.clone())).unwrap();
    assert_eq!(workbook.sheet_names(), SHEETS);
    workbook
}

/// A member of each of the report's things, in paise.
fn reported(things: &Value, member: &str) -> Vec<Option<i64>> {
    things.as_array().unwrap().iter().map(|thing| thing[member].as_f64().map(in_paise)).collect()
}

fn told(things: &Value, member: &str) -> Vec<String> {
    let text = |thing: &Value| thing[member].as_str().unwrap_or_default().to_owned();
    things.as_array().unwrap().iter().map(text).collect()
}

both_modes! {
    async fn a_workbook_says_what_the_report_says_to_the_paisa(deployment: TestDeployment) {
        let running = deployment.serve().await.unwrap();
        let _worker = deployment.work_if_apart().await.unwrap();
        let owner = deployment.person(&running, Role::Owner).await.unwrap();
        let client = deployment.client(&running).with_token(&owner.api_key);
        let spec = Spec::new(layout("hdfc-classic").unwrap(), Persona::SalariedWithBounces, 6, 4);
        let fixture = statement(&spec).unwrap();
        let form = Form::default()
            .part("name=\"file\"; filename=\"Asha Rao statement.pdf\"", Some("application/pdf"), &fixture.pdf);
        let path = made(&client, form).await;
        assert_eq!(ended(&client, &path).await["status"], "completed");
        let report = client.get(&format!("{path}?include_result=true")).await.body["result"].clone();

        let answer = client.get(&format!("{path}/report.xlsx")).await;
        assert_eq!(answer.header("content-disposition"), Some("attachment; filename=\"APP-000001-report.xlsx\""), "nobody's name");
        assert_eq!(answer.header("cache-control"), Some("no-store"));
        let mut workbook = opened(&answer);

        let rows = Sheet::read(&mut workbook, "Transactions");
        let account = &fixture.truth.accounts[0];
        let sum = |title: &str| rows.amounts(title).into_iter().flatten().sum::<i64>();
        assert_eq!((sum("Debit"), sum("Credit")), (account.debit_total, account.credit_total), "as the bank printed");
        assert_eq!(rows.amounts("Balance"), reported(&report["transactions"], "balance"));
        assert_eq!(rows.days("Date"), told(&report["transactions"], "date"));
        for (title, member) in [("Id", "id"), ("Narration", "narration"), ("Category", "category"), ("Counterparty", "counterparty")] {
            assert_eq!(rows.texts(title), told(&report["transactions"], member), "{title}");
        }

        let months = Sheet::read(&mut workbook, "Months");
        let first_days: Vec<String> = told(&report["monthly"], "month").iter().map(|month| format!("{month}-01")).collect();
        assert_eq!(months.days("Month"), first_days);
        for (title, member) in [
            ("Credits", "credits"), ("Debits", "debits"), ("Net credits", "net_credits"), ("Expenses", "expenses"),
            ("Salary", "salary"), ("Instalments", "instalments"), ("Average balance", "average_balance"),
            ("Closing balance", "closing_balance"),
        ] {
            assert_eq!(months.amounts(title), reported(&report["monthly"], member), "{title}");
        }
        let obligations = Sheet::read(&mut workbook, "Obligations");
        assert_eq!(obligations.texts("Lender"), told(&report["obligations"], "lender"));
        assert_eq!(obligations.amounts("Monthly"), reported(&report["obligations"], "monthly"));
        let events = &report["bounces"]["events"];
        assert!(!events.as_array().unwrap().is_empty(), "payments came back");
        let bounces = Sheet::read(&mut workbook, "Bounces");
        assert_eq!(bounces.days("Date"), told(events, "date"));
        assert_eq!(bounces.amounts("Amount"), reported(events, "amount"));
        assert_eq!(bounces.amounts("Charged").into_iter().flatten().sum::<i64>(), in_paise(report["bounces"]["charges"].as_f64().unwrap()));
        let parties = Sheet::read(&mut workbook, "Counterparties");
        assert_eq!(parties.texts("Name"), told(&report["counterparties"], "name"));
        for (title, member) in [("Received", "received"), ("Paid", "paid")] {
            assert_eq!(parties.amounts(title), reported(&report["counterparties"], member), "{title}");
        }

        let summary = Sheet::read(&mut workbook, "Summary");
        let value = |item: &str| {
            let place = summary.texts("Item").iter().position(|found| found == item).unwrap();
            summary.rows[place].get(1).cloned().unwrap_or(Data::Empty)
        };
        assert_eq!(value("Reference").to_string(), "APP-000001");
        assert_eq!(amount(&value("Total debits")), report["summary"]["total_debits"].as_f64().map(in_paise));
        assert_eq!(amount(&value("Total credits")), Some(account.credit_total));
        assert_eq!(day(&value("Period from")), report["summary"]["period"]["from"].as_str().unwrap());
        assert_eq!(value("Decision").to_string(), report["decision"]["outcome"].as_str().unwrap());
        running.stop().await;
    }

    async fn a_narration_that_looks_like_a_formula_stays_a_text(deployment: TestDeployment) {
        let running = deployment.serve().await.unwrap();
        let _worker = deployment.work_if_apart().await.unwrap();
        let owner = deployment.person(&running, Role::Owner).await.unwrap();
        let client = deployment.client(&running).with_token(&owner.api_key);
        let path = made(&client, upload_of(&statement_of(&APRIL))).await;
        assert_eq!(ended(&client, &path).await["status"], "completed");
        let mut workbook = opened(&client.get(&format!("{path}/report.xlsx")).await);
        for name in SHEETS {
            assert!(workbook.worksheet_formula(name).unwrap().is_empty(), "{name} computes something");
        }
        let rows = Sheet::read(&mut workbook, "Transactions");
        let narrations = rows.column("Narration");
        assert_eq!(narrations[0], &Data::String("=2+5 SALARY".to_owned()));
        assert_eq!(narrations[4], &Data::String("+91 RECHARGE, PREPAID".to_owned()));
        // Reckoned by hand: 99.99 + 2,000 + 199.50 went, 50,000 + 100 came.
        let sum = |title: &str| rows.amounts(title).into_iter().flatten().sum::<i64>();
        assert_eq!((sum("Debit"), sum("Credit")), (229_949, 5_010_000));
        assert_eq!(rows.amounts("Balance").last(), Some(&Some(4_880_051)));
        running.stop().await;
    }

    async fn an_unchanged_workbook_is_304_and_a_review_changes_it(deployment: TestDeployment) {
        let running = deployment.serve().await.unwrap();
        let _worker = deployment.work_if_apart().await.unwrap();
        let owner = deployment.person(&running, Role::Owner).await.unwrap();
        let client = deployment.client(&running).with_token(&owner.api_key);
        let path = made(&client, upload_of(&statement_of(&APRIL))).await;
        assert_eq!(ended(&client, &path).await["decision"], "review");
        let workbook = format!("{path}/report.xlsx");
        let first = client.get(&workbook).await;
        let etag = first.header("etag").unwrap();
        assert_ne!(client.get(&format!("{path}?include_result=true")).await.header("etag"), Some(etag));
        let holding = client.with_header("If-None-Match", etag);
        let unchanged = holding.get(&workbook).await;
        assert_eq!((unchanged.status, unchanged.text.as_str(), unchanged.header("etag")), (304, "", Some(etag)));
        assert!(client.get(&workbook).await.bytes == first.bytes, "the same report gives the same file");
        client.post(&format!("{path}/review"), &json!({"outcome": "approve"})).await;
        let changed = holding.get(&workbook).await;
        let summary = Sheet::read(&mut opened(&changed), "Summary");
        let place = summary.texts("Item").iter().position(|item| item == "Final decision").unwrap();
        assert_eq!(summary.rows[place][1], Data::String("approve".to_owned()));
        assert_eq!(client.delete(&path).await.status, 204);
        assert_eq!(refusal(&holding.get(&workbook).await), (404, "not_found"));
        running.stop().await;
    }
}
