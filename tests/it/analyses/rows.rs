//! The rows of a statement are found by what they say, in pages and for a spreadsheet.

use std::collections::BTreeSet;

use lending_samples::{Direction, Fixture, Persona, Spec, layout, statement};
use lending_store::users::Role;
use lending_tests::{Client, TestDeployment, both_modes};
use serde_json::{Value, json};

use super::drawn::{APRIL, statement_of};
use super::{ended, made, upload_of};

/// Half a year of somebody whose payments come back: returns, mandates, many parties.
fn bouncing() -> Fixture {
    let spec = Spec::new(layout("hdfc-classic").unwrap(), Persona::SalariedWithBounces, 6, 4);
    statement(&spec).unwrap()
}

/// The path of a completed analysis of this file.
async fn completed(client: &Client, pdf: &[u8]) -> String {
    let path = made(client, upload_of(pdf)).await;
    assert_eq!(ended(client, &path).await["status"], "completed");
    path
}

fn ids(rows: &[Value]) -> Vec<String> {
    rows.iter().map(|row| row["id"].as_str().unwrap().to_owned()).collect()
}

/// The rows that a query finds, over all pages; their number is the total.
async fn found(client: &Client, path: &str, query: &str) -> Vec<Value> {
    let (mut rows, mut cursor) = (Vec::new(), String::new());
    loop {
        let page = client.get(&format!("{path}/transactions?{query}{cursor}")).await;
        assert_eq!(page.status, 200, "{query}: {}", page.text);
        rows.extend(page.body["data"].as_array().unwrap().clone());
        let Some(next) = page.body["next_cursor"].as_str() else {
            assert_eq!(
                (&page.body["has_more"], &page.body["total"]),
                (&json!(false), &json!(rows.len())),
                "{query}"
            );
            return rows;
        };
        assert_eq!(page.body["has_more"], true, "{query}");
        cursor = format!("&cursor={next}");
    }
}

/// The cells of a table, as RFC 4180 says.
fn cells(table: &str) -> Vec<Vec<String>> {
    let (mut rows, mut row, mut cell, mut quoted) = (Vec::new(), Vec::new(), String::new(), false);
    let mut characters = table.chars().peekable();
    while let Some(character) = characters.next() {
        match character {
            '"' if quoted && characters.peek() == Some(&'"') => cell.extend(characters.next()),
            '"' => quoted = !quoted,
            ',' if !quoted => row.push(std::mem::take(&mut cell)),
            '\r' if !quoted => {}
            '\n' if !quoted => {
                row.push(std::mem::take(&mut cell));
                rows.push(std::mem::take(&mut row));
            }
            other => cell.push(other),
        }
    }
    rows
}

/// The table that a query finds, without its header.
async fn exported(client: &Client, path: &str, query: &str) -> Vec<Vec<String>> {
    let table = client.get(&format!("{path}/transactions.csv?{query}")).await;
    assert_eq!(table.status, 200, "{query}: {}", table.text);
    let mut rows = cells(&table.text);
    let header = rows.remove(0);
    assert!(rows.iter().all(|row| row.len() == header.len()), "{query}");
    rows
}

fn paise(decimal: &str) -> i64 {
    let (rupees, paise) = decimal.split_once('.').unwrap();
    assert_eq!(paise.len(), 2, "{decimal} has two decimals");
    format!("{rupees}{paise}").parse().unwrap()
}

/// For a query: everything but letters and digits is escaped.
fn escaped(text: &str) -> String {
    let one = |byte: u8| match byte {
        b'A'..=b'Z' | b'a'..=b'z' | b'0'..=b'9' => char::from(byte).to_string(),
        other => format!("%{other:02X}"),
    };
    text.bytes().map(one).collect()
}

fn squeezed(text: &str) -> String {
    text.split_whitespace().collect::<String>().to_lowercase()
}

both_modes! {
    async fn rows_are_found_by_what_they_say(deployment: TestDeployment) {
        let running = deployment.serve().await.unwrap();
        let _worker = deployment.work_if_apart().await.unwrap();
        let owner = deployment.person(&running, Role::Owner).await.unwrap();
        let viewer = deployment.colleague(&running, &owner.user.team, Role::Viewer).await.unwrap();
        let path = completed(&deployment.client(&running).with_token(&owner.api_key), &statement_of(&APRIL)).await;
        let client = deployment.client(&running).with_token(&viewer.api_key);
        for (query, places) in [
            ("", &[1, 2, 3, 4, 5][..]),
            ("direction=credit", &[1, 2]),
            ("direction=debit", &[3, 4, 5]),
            ("from=2024-04-05", &[3, 4, 5]),
            ("to=2024-04-05", &[1, 2, 3]),
            ("from=2024-04-05&to=2024-04-05", &[3]),
            ("from=2025-01-01", &[]),
            ("min=100", &[1, 2, 4, 5]),
            ("max=99.99", &[3]),
            ("min=100&max=199.5", &[2, 5]),
            ("category=salary", &[1]),
            ("category=salary&category=cash_withdrawal", &[1, 4]),
            ("counterparty=RAVI%20KUMAR", &[2, 3]),
            ("counterparty=ravi%20kumar", &[]),
            ("flag=mandate", &[]),
            ("q=RAVIkumar", &[2, 3]),
            ("q=%20r%20avi%09KU%20", &[2, 3]),
            ("q=%3D2%2B5", &[1]),
            ("q=recharge,prepaid", &[5]),
            ("q=nobody", &[]),
            ("q=ravi&direction=debit&max=99.99&from=2024-04-01&counterparty=RAVI%20KUMAR", &[3]),
        ] {
            let expected: Vec<String> = places.iter().map(|place| format!("txn_{place}")).collect();
            assert_eq!(ids(&found(&client, &path, query).await), expected, "{query}");
            let table = exported(&client, &path, query).await;
            assert_eq!(table.iter().map(|row| row[0].clone()).collect::<Vec<_>>(), expected, "{query} as a table");
        }
        running.stop().await;
    }

    async fn a_filtered_list_is_the_whole_list_filtered_by_hand(deployment: TestDeployment) {
        let mut deployment = deployment;
        deployment.settings.limit_general_burst = 5_000;
        deployment.settings.limit_general_per_minute = 5_000;
        let running = deployment.serve().await.unwrap();
        let _worker = deployment.work_if_apart().await.unwrap();
        let owner = deployment.person(&running, Role::Owner).await.unwrap();
        let client = deployment.client(&running).with_token(&owner.api_key);
        let fixture = bouncing();
        let path = completed(&client, &fixture.pdf).await;
        let report = client.get(&format!("{path}?include_result=true")).await.body["result"].clone();
        let rows = report["transactions"].as_array().unwrap().clone();
        assert_eq!(rows.len(), fixture.truth.accounts[0].rows.len());
        assert_eq!(found(&client, &path, "").await, rows);

        let mut asked: Vec<(String, Vec<String>)> = Vec::new();
        let mut ask = |query: String, is_meant: &dyn Fn(&Value) -> bool| {
            asked.push((query, ids(&rows.iter().filter(|row| is_meant(row)).cloned().collect::<Vec<_>>())));
        };
        let words = |member: &str| -> BTreeSet<String> {
            rows.iter().map(|row| row[member].as_str().unwrap_or_default().to_owned()).collect()
        };
        for category in words("category") {
            ask(format!("category={category}"), &|row| row["category"] == *category);
            ask(format!("category={category}&category=gambling&direction=debit"), &|row| {
                (row["category"] == *category || row["category"] == "gambling") && row["direction"] == "debit"
            });
        }
        for flag in ["balance_derived", "direction_inferred", "balance_break", "return", "reversal", "mandate"] {
            ask(format!("flag={flag}"), &|row| row["flags"].as_array().unwrap().contains(&json!(flag)));
        }
        for direction in ["credit", "debit"] {
            ask(format!("direction={direction}"), &|row| row["direction"] == direction);
        }
        for date in words("date").iter().step_by(17) {
            ask(format!("from={date}"), &|row| row["date"].as_str().unwrap() >= date.as_str());
            ask(format!("to={date}"), &|row| row["date"].as_str().unwrap() <= date.as_str());
        }
        for amount in rows.iter().step_by(23).map(|row| row["amount"].as_f64().unwrap()) {
            ask(format!("min={amount}"), &|row| row["amount"].as_f64().unwrap() >= amount);
            ask(format!("max={amount}"), &|row| row["amount"].as_f64().unwrap() <= amount);
            ask(format!("min={amount}&max={amount}"), &|row| row["amount"].as_f64() == Some(amount));
        }
        let listed = report["counterparties"].as_array().unwrap();
        for party in listed {
            let theirs = party["transaction_ids"].as_array().unwrap();
            ask(format!("counterparty={}", escaped(party["name"].as_str().unwrap())), &|row| theirs.contains(&row["id"]));
        }
        let is_listed = |name: &String| listed.iter().any(|party| party["name"] == **name);
        let others = words("counterparty").into_iter().filter(|name| !name.is_empty() && !is_listed(name));
        for name in others.take(5) {
            ask(format!("counterparty={}", escaped(&name)), &|row| row["counterparty"] == *name);
        }
        for text in rows.iter().step_by(31).map(|row| row["narration"].as_str().unwrap()) {
            let part: String = text.chars().skip(2).take(7).collect();
            if part.trim().is_empty() {
                continue;
            }
            ask(format!("q={}", escaped(&part.to_lowercase())), &|row| {
                let says = |member: &str| squeezed(row[member].as_str().unwrap_or_default()).contains(&squeezed(&part));
                says("narration") || says("counterparty")
            });
        }
        let found_something = asked.iter().filter(|(_, expected)| !expected.is_empty()).count();
        assert!(asked.len() > 60 && found_something > 50, "{} of {}", found_something, asked.len());
        for word in ["flag=return", "flag=mandate"] {
            assert!(asked.iter().any(|(query, expected)| query == word && !expected.is_empty()), "{word}");
        }
        for (query, expected) in &asked {
            assert_eq!(&ids(&found(&client, &path, query).await), expected, "{query}");
            let table = exported(&client, &path, query).await;
            assert_eq!(&table.iter().map(|row| row[0].clone()).collect::<Vec<_>>(), expected, "{query} as a table");
        }
        running.stop().await;
    }

    async fn a_cursor_goes_on_after_its_row_whatever_the_filters(deployment: TestDeployment) {
        let running = deployment.serve().await.unwrap();
        let _worker = deployment.work_if_apart().await.unwrap();
        let owner = deployment.person(&running, Role::Owner).await.unwrap();
        let client = deployment.client(&running).with_token(&owner.api_key);
        let path = completed(&client, &statement_of(&APRIL)).await;
        let page = async |query: &str| {
            let page = client.get(&format!("{path}/transactions?{query}")).await;
            assert_eq!(page.status, 200, "{}", page.text);
            let rows = ids(page.body["data"].as_array().unwrap());
            (rows.join(" "), page.body["next_cursor"].clone(), page.body["total"].clone(), page.body["offset"].clone())
        };
        let (some, none) = (|id: &str| json!(id), Value::Null);
        assert_eq!(page("direction=debit&limit=2").await, ("txn_3 txn_4".to_owned(), some("txn_4"), json!(3), json!(0)));
        assert_eq!(page("direction=debit&limit=2&cursor=txn_4").await, ("txn_5".to_owned(), none.clone(), json!(3), none.clone()));
        assert_eq!(page("direction=debit&limit=3").await, ("txn_3 txn_4 txn_5".to_owned(), none.clone(), json!(3), json!(0)));
        assert_eq!(page("direction=debit&offset=1&limit=1").await, ("txn_4".to_owned(), some("txn_4"), json!(3), json!(1)));
        assert_eq!(page("direction=debit&offset=3").await, (String::new(), none.clone(), json!(3), json!(3)));
        // Made under other filters: of a row that these do not let through.
        assert_eq!(page("direction=debit&limit=1&cursor=txn_1").await, ("txn_3".to_owned(), some("txn_3"), json!(3), none.clone()));
        assert_eq!(page("q=ravi&cursor=txn_2").await, ("txn_3".to_owned(), none.clone(), json!(2), none.clone()));
        assert_eq!(page("direction=credit&cursor=txn_4").await, (String::new(), none.clone(), json!(2), none.clone()));
        assert_eq!(page("cursor=txn_900").await, (String::new(), none.clone(), json!(5), none.clone()));
        running.stop().await;
    }

    async fn a_filter_that_no_row_can_meet_is_refused_by_name(deployment: TestDeployment) {
        let running = deployment.serve().await.unwrap();
        let _worker = deployment.work_if_apart().await.unwrap();
        let owner = deployment.person(&running, Role::Owner).await.unwrap();
        let client = deployment.client(&running).with_token(&owner.api_key);
        let path = completed(&client, &statement_of(&APRIL)).await;
        let long = "x".repeat(201);
        let many = vec!["category=salary"; 101].join("&");
        for (query, field) in [
            ("category=rent%20paid", "category"), ("category=", "category"), ("category=salary,rent", "category"),
            (many.as_str(), "category"), ("direction=up", "direction"), ("direction=debit&direction=credit", "direction"),
            ("from=yesterday", "from"), ("from=2024-4-5", "from"), ("to=2023-02-29", "to"), ("to=2024-04-05T00:00:00Z", "to"),
            ("from=2024-04-06&to=2024-04-05", "to"), ("min=-1", "min"), ("min=1.005", "min"), ("min=1e13", "min"),
            ("max=lots", "max"), ("max=1,000", "max"), ("min=5&max=4.99", "max"), ("counterparty=", "counterparty"),
            ("flag=red", "flag"), ("q=", "q"), ("q=%20%09", "q"), (&format!("q={long}"), "q"),
            (&format!("counterparty={long}"), "counterparty"), ("catgory=salary", "catgory"),
        ] {
            for part in ["transactions", "transactions.csv"] {
                let answer = client.get(&format!("{path}/{part}?{query}")).await;
                assert_eq!((answer.status, answer.code(), answer.fields()), (400, "invalid_request", vec![field]), "{part}?{query}");
            }
        }
        let paged = client.get(&format!("{path}/transactions.csv?limit=1")).await;
        assert_eq!((paged.status, paged.fields()), (400, vec!["limit"]), "a table has no pages");
        running.stop().await;
    }

    async fn a_table_has_debits_and_credits_in_columns_of_their_own(deployment: TestDeployment) {
        let running = deployment.serve().await.unwrap();
        let _worker = deployment.work_if_apart().await.unwrap();
        let owner = deployment.person(&running, Role::Owner).await.unwrap();
        let client = deployment.client(&running).with_token(&owner.api_key);
        let path = completed(&client, &statement_of(&APRIL)).await;
        let table = client.get(&format!("{path}/transactions.csv")).await.text;
        let lines: Vec<&str> = table.split("\r\n").collect();
        assert_eq!(
            lines[0],
            "id,account_id,date,value_date,time,amount,direction,debit,credit,balance,narration,channel,counterparty,vpa,\
             reference,category,category_rule,category_confidence,flags,page"
        );
        for (line, opening) in [
            (1, "txn_1,acc_1,2024-04-01,,,50000.00,credit,,50000.00,51000.00,'=2+5 SALARY,"),
            (3, "txn_3,acc_1,2024-04-05,,,99.99,debit,99.99,,51000.01,UPI/RAVI KUMAR/RENT,upi,RAVI KUMAR,"),
            (5, "txn_5,acc_1,2024-04-30,,,199.50,debit,199.50,,48800.51,\"'+91 RECHARGE, PREPAID\","),
        ] {
            assert!(lines[line].starts_with(opening), "{}", lines[line]);
        }
        assert_eq!((lines.len(), lines[6]), (7, ""), "every line is ended");

        let fixture = bouncing();
        let path = completed(&client, &fixture.pdf).await;
        let rows = exported(&client, &path, "").await;
        let sum = |column: usize| rows.iter().filter(|row| !row[column].is_empty()).map(|row| paise(&row[column])).sum::<i64>();
        let truth = |direction: Direction| {
            let rows = fixture.truth.accounts[0].rows.iter().filter(|row| row.direction == direction);
            rows.map(|row| row.amount).sum::<i64>()
        };
        assert_eq!((sum(7), sum(8)), (truth(Direction::Debit), truth(Direction::Credit)));
        running.stop().await;
    }
}
