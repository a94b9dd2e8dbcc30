//! A bureau of made-up people over HTTP, for a deployment to ask.

use lending_base::BureauChoice;
use lending_bureau::sandbox::Case;
use lending_server::RunningBureauSandbox;

use crate::TestDeployment;

impl TestDeployment {
    /// Starts a bureau of the test's own and has this deployment ask it: it outlives every process of the deployment, and counts
    /// what it was asked.
    pub async fn open_bureau(&mut self) -> anyhow::Result<RunningBureauSandbox> {
        let bureau = RunningBureauSandbox::start(&self.settings, "127.0.0.1:0".parse()?, &self.clock).await?;
        self.settings.bureau = Some(BureauChoice::Http);
        self.settings.bureau_url = Some(format!("http://{}", bureau.addr));
        Ok(bureau)
    }

    /// How many rows a table has.
    pub async fn rows(&self, table: &'static str) -> anyhow::Result<i64> {
        let sql = match table {
            "ledger" => "SELECT count(*) FROM ledger",
            "consent_withdrawals" => "SELECT count(*) FROM consent_withdrawals",
            "consents" => "SELECT count(*) FROM consents",
            "credit_checks" => "SELECT count(*) FROM credit_checks",
            _ => anyhow::bail!("{table} is not counted"),
        };
        self.number(sql).await
    }

    /// What is held against the caps of all days, beyond what was charged: 0 once nothing is under way.
    pub async fn held_beyond_charges(&self) -> anyhow::Result<i64> {
        self.number(
            "SELECT CAST((SELECT COALESCE(sum(held_paise), 0) FROM bureau_days)
                - (SELECT COALESCE(sum(amount_paise), 0) FROM ledger) AS BIGINT)",
        )
        .await
    }
}

/// A mobile number of a case, one of ten million.
pub fn mobile_of(case: Case, number: u32) -> String {
    format!("+919{:07}{}", number % 10_000_000, case.digits())
}
