//! The credentials of the demo team: what `demo.env` holds.

use std::fmt;

use lending_base::ProductId;

/// The demo owner's credentials, as `demo.env` holds them.
#[derive(Clone, PartialEq, Eq)]
pub struct Demo {
    /// Base address of the API, `/v1` included.
    pub url: String,
    pub api_key: String,
    pub email: String,
    pub password: String,
    pub(crate) sample_product: Option<ProductId>,
}

impl fmt::Debug for Demo {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Demo").field("url", &self.url).finish_non_exhaustive()
    }
}

impl Demo {
    /// On the very first start: the product that the sample statements are to be scored under.
    pub(crate) fn first_start_under(&self) -> Option<&str> {
        self.sample_product.as_ref().map(ProductId::as_str)
    }

    pub(crate) fn parse(file: &str, url: &str) -> Option<Self> {
        let find = |name: &str| {
            file.lines().find_map(|line| line.strip_prefix("export ")?.strip_prefix(name)?.strip_prefix('='))
        };
        Some(Self {
            url: url.to_owned(),
            api_key: find("LENDING_API_KEY")?.to_owned(),
            email: find("LENDING_EMAIL")?.to_owned(),
            password: find("LENDING_PASSWORD")?.to_owned(),
            sample_product: None,
        })
    }

    pub(crate) fn file(&self, metrics_token: &str) -> String {
        format!(
            "# Written by lending-server at every start: `source` it to call the demo.\n\
             export LENDING_URL={}\nexport LENDING_API_KEY={}\nexport LENDING_EMAIL={}\nexport LENDING_PASSWORD={}\n\
             # Opens {}/metrics.\nexport METRICS_TOKEN={metrics_token}\n",
            self.url,
            self.api_key,
            self.email,
            self.password,
            self.url.trim_end_matches("/v1"),
        )
    }
}
