//! `lending usage`.

use lending_sdk::Client;

use crate::ending::Ending;
use crate::look;

pub(crate) async fn run(month: Option<String>, client: &Client, json: bool) -> anyhow::Result<Ending> {
    let mut request = client.get_usage();
    if let Some(month) = month {
        request = request.month(month);
    }
    let usage = request.send().await?.into_inner();
    if json {
        look::json(&usage)?;
        return Ok(Ending::Done);
    }
    look::facts(&[
        ("month", usage.month),
        ("analyses", usage.analyses.to_string()),
        ("bureau pulls", format!("{} for {}", usage.pulls, look::rupees(usage.amount))),
        ("price of a pull", look::rupees(usage.price)),
        ("spent today", format!("{} of {}", look::rupees(usage.spent_today), look::rupees(usage.daily_cap))),
    ])?;
    Ok(Ending::Done)
}
