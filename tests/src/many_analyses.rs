//! A team with very many analyses, made behind the service's back: what a list costs must not depend on how many.

use anyhow::Context;
use lending_store::users::Role;

use crate::{Client, Form, Person, TestDeployment};

/// Rows of a page.
pub const PAGE: usize = 20;

/// How much of an id says what it names and when it was made.
const TIME_OF_ID: usize = 13;

/// A deployment whose only team has many analyses. Pages that are asked for hold real ones; what lies between only counts.
#[derive(Debug)]
pub struct ManyAnalyses {
    pub api_key: String,
    /// Of the owner of the key, who owns the team.
    pub email: String,
    /// The cursor at which the deep page begins.
    pub deep_cursor: String,
}

impl ManyAnalyses {
    /// Fills a production deployment with `total` analyses, and with real ones on the first page and on page `deep_page`.
    ///
    /// # Errors
    /// When the deployment is not a production one, or a number does not fit.
    pub async fn fill(
        deployment: &TestDeployment,
        total: usize,
        deep_page: usize,
        pdf: &[u8],
    ) -> anyhow::Result<Self> {
        let running = deployment.serve().await?;
        let Person { api_key, email, .. } = deployment.person(&running, Role::Owner).await?;
        let client = deployment.client(&running).with_token(&api_key);
        // Pages of the console are longer.
        let on_a_page_and_around = PAGE + 10;
        let deep = upload(&client, pdf, on_a_page_and_around).await?;
        let first = upload(&client, pdf, on_a_page_and_around).await?;
        running.stop().await;

        // The newest of the deep ones ends the page before.
        let deep_cursor = deep.last().context("nothing was uploaded")?.clone();
        let before = (deep_page - 1) * PAGE;
        let between = before.checked_sub(first.len() + 1).context("the deep page is not deep")?;
        let older = total.checked_sub(between + first.len() + deep.len()).context("too few analyses")?;
        let newer = newer_at_the_same_time(&deep_cursor)?;
        let oldest = deep.first().context("nothing was uploaded")?.get(..8).context("an id is too short")?;
        for (prefix, count) in [(newer, between), (format!("{oldest}00000"), older)] {
            deployment.run_sql(&copies(&prefix, &deep_cursor, count)).await?;
        }
        deployment.run_sql("VACUUM ANALYZE analyses").await?;
        Ok(Self { api_key, email, deep_cursor })
    }
}

/// How ids begin that are newer than one and share its time, and so are older than those of any later time. Z is the last of
/// the letters they are made of.
fn newer_at_the_same_time(id: &str) -> anyhow::Result<String> {
    let (time, rest) = id.split_at_checked(TIME_OF_ID).context("an id is too short")?;
    let same = rest.chars().take_while(|letter| *letter == 'Z').count();
    Ok(format!("{time}{}", "Z".repeat(same + 1)))
}

async fn upload(client: &Client, pdf: &[u8], count: usize) -> anyhow::Result<Vec<String>> {
    let mut ids = Vec::new();
    for _ in 0..count {
        let answer = client.upload(Form::default().file(pdf)).await;
        ids.push(answer.body["id"].as_str().with_context(|| answer.text.clone())?.to_owned());
    }
    ids.sort();
    Ok(ids)
}

/// So many copies of a row under other ids. What is sealed in them cannot be opened there.
pub(crate) fn copies(prefix: &str, of: &str, count: usize) -> String {
    let digits = 29_usize.saturating_sub(prefix.len());
    format!(
        "INSERT INTO analyses (id, team_id, ref, status, review_reasons, sealed_particulars, sealed_content_key, inputs,
            bureau_requested, file_size, file_sha256, file_pages, created_by, created_at)
         SELECT '{prefix}' || lpad(n::text, {digits}, '0'), team_id, '{prefix}' || n, status, review_reasons,
            sealed_particulars, sealed_content_key, inputs, bureau_requested, file_size, md5(n::text), file_pages,
            created_by, created_at
         FROM analyses, generate_series(1, {count}) AS n WHERE id = '{of}'"
    )
}

#[cfg(test)]
mod tests {
    use super::newer_at_the_same_time;

    #[test]
    fn what_lies_between_is_newer_than_the_deep_page_whatever_its_id_ends_with() {
        for id in [
            "an_01KAAAAAAA0123456789ABCDEF",
            "an_01KAAAAAAAZ123456789ABCDEF",
            "an_01KAAAAAAAZZY23456789ABCDE",
        ] {
            let newer = newer_at_the_same_time(id).unwrap();
            assert!(newer.as_str() > id, "{newer} {id}");
            assert!(newer.starts_with("an_01KAAAAAAA") && newer.as_str() < "an_01KAAAAAAB");
        }
    }
}
