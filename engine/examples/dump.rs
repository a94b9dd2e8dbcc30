#![allow(clippy::all, clippy::pedantic, clippy::unwrap_used, clippy::print_stdout, reason = "scratch")]
use lending_engine::{document::*, layout};
fn main() {
    let mut args = std::env::args().skip(1);
    let path = args.next().unwrap();
    let password = args.next();
    let bytes = std::fs::read(&path).unwrap();
    if std::env::var_os("EXPLAIN").is_some() {
        let document = Document::read(&bytes, password.as_deref(), &Limits::default()).unwrap();
        println!("{}", layout::explain(&document)); return; }
    match lending_engine::analyze(&bytes, &lending_engine::Case { password, ..Default::default() }) {
        Err(e) => println!("REJECT {} {e}", e.code()),
        Ok(report) => println!("{}", serde_json::to_string(&report).unwrap()),
    }
}
