//! How often is judged rightly: 500 honest statements, 200 forged and 200 of mules, each by kind. Run it with `just eval`;
//! other numbers may be given, and a first seed for statements nobody has tuned against.
//!
//! It asserts nothing: a scaled-down run in the tests does.

#![allow(
    clippy::print_stdout,
    clippy::expect_used,
    clippy::cast_precision_loss,
    dead_code,
    reason = "its output is what it is for"
)]

#[path = "../tests/decisions/evaluation.rs"]
mod evaluation;

use evaluation::{Expected, Tally, evaluate};

fn main() {
    let numbers: Vec<u64> = std::env::args().skip(1).filter_map(|argument| argument.parse().ok()).collect();
    let number = |place: usize, usual: u64| numbers.get(place).copied().unwrap_or(usual);
    let first = number(3, 1_000_000);
    let honest = print_table("honest", Expected::NoAlarm, first..first + number(0, 500));
    let forged = print_table("forged", Expected::IntegrityFlag, first..first + number(1, 200));
    let mules = print_table("mule", Expected::MuleFlag, first..first + number(2, 200));
    println!();
    println!(
        "honest: integrity false alarms {}, mule false alarms {}",
        share(honest.integrity, honest.drawn),
        share(honest.mule, honest.drawn)
    );
    println!("forged: caught {}", share(forged.integrity, forged.drawn));
    println!("mules:  caught {}", share(mules.mule, mules.drawn));
}

fn share(count: usize, of: usize) -> String {
    format!("{count} of {of} ({:.2}%)", count as f64 * 100.0 / of.max(1) as f64)
}

fn print_table(title: &str, expected: Expected, seeds: std::ops::Range<u64>) -> Tally {
    println!("\n{title:<28} {:>6} {:>8} {:>10} {:>6}", "drawn", "refused", "integrity", "mule");
    let mut sum = Tally::default();
    let tallies = evaluate(expected, seeds);
    for (name, tally) in &tallies {
        let Tally { drawn, refused, integrity, mule, .. } = tally;
        println!("  {name:<26} {drawn:>6} {refused:>8} {integrity:>10} {mule:>6}");
        sum.add(tally);
    }
    for line in sum.wrong.iter().take(40) {
        println!("    {line}");
    }
    sum
}
