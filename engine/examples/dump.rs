#![allow(clippy::all, clippy::pedantic, clippy::unwrap_used, clippy::print_stdout, reason = "scratch")]
use lending_engine::{document::*, layout};
fn main() {
    let mut args = std::env::args().skip(1);
    let path = args.next().unwrap();
    let password = args.next();
    let bytes = std::fs::read(&path).unwrap();
    let document = match Document::read(&bytes, password.as_deref(), &Limits::default()) { Ok(d) => d, Err(e) => { println!("REJECT {} {e}", e.code()); return; } };
    if std::env::var_os("EXPLAIN").is_some() { println!("{}", layout::explain(&document)); return; }
    match layout::read(&document) {
        Err(e) => println!("REJECT {} {e}", e.code()),
        Ok(statement) => {
            let accounts: Vec<_> = statement.accounts.iter().map(|account| serde_json::json!({
                "identity": format!("{:?}", account.identity), "declared": format!("{:?}", account.declared),
                "holders": account.identity.holders, "number": account.identity.number_masked, "ifsc": account.identity.ifsc, "bank": account.identity.bank,
                "kind": account.identity.kind, "currency": account.identity.currency, "period": account.identity.period.map(|p| (p.from.to_string(), p.to.to_string())),
                "opening": account.declared.opening.map(|p| p.get()), "closing": account.declared.closing.map(|p| p.get()),
                "rows": account.rows.iter().map(|row| serde_json::json!({"page": row.page, "date": row.date.to_string(), "amount": row.amount.get(), "direction": row.direction, "balance": row.balance.map(|b| b.get()), "narration": row.narration, "reference": row.reference})).collect::<Vec<_>>()
            })).collect();
            println!("{}", serde_json::to_string(&accounts).unwrap());
        }
    }
}
