//! How long the engine takes after reading: categories, metrics, names, policy, score, offer and report. Run it with
//! `just bench-decide`.

#![allow(clippy::expect_used, reason = "a benchmark that cannot start says why")]

use std::hint::black_box;

use chrono::NaiveDate;
use criterion::{BenchmarkId, Criterion, Throughput, criterion_group, criterion_main};
use lending_engine::application::Application;
use lending_engine::{Case, Reading, decide, read};
use lending_samples::{Persona, Spec, layout, statement};

/// Months and density of statements on one account: some 400, 1,000, 2,300 and 4,600 rows.
const STATEMENTS: [(u32, u32); 4] = [(12, 1), (11, 3), (12, 6), (12, 12)];

fn reading(months: u32, density: u32) -> Reading {
    let layout = layout("hdfc-classic").expect("the layout is known");
    let spec = Spec { density, ..Spec::new(layout, Persona::SteadySalaried, months, 7) };
    let fixture = statement(&spec).expect("a statement can be drawn");
    read(&fixture.pdf, &Case::default()).expect("a drawn statement can be read")
}

fn after_reading(criterion: &mut Criterion) {
    let mut application = Application::plain(NaiveDate::from_ymd_opt(2026, 1, 15).unwrap_or_default());
    application.applicant_name = Some("Ramesh Kumar Sharma".to_owned());
    application.inputs.requested_amount = serde_json::from_str("300000").expect("an amount in rupees");
    let mut group = criterion.benchmark_group("after_reading");
    for (months, density) in STATEMENTS {
        let reading = reading(months, density);
        let rows: usize = reading.ledger().accounts().iter().map(|account| account.entries().len()).sum();
        group.throughput(Throughput::Elements(rows as u64));
        group.bench_with_input(BenchmarkId::from_parameter(rows), &reading, |bencher, reading| {
            bencher.iter(|| black_box(decide(black_box(reading), &application)));
        });
    }
    group.finish();
}

criterion_group!(benches, after_reading);
criterion_main!(benches);
