//! What goes with traces to their collector.

use super::{Secret, Settings, SettingsError, is_shielded};

impl Settings {
    /// The headers that the collector asks for, by name.
    pub fn collector_headers(&self) -> Result<Vec<(String, Secret)>, SettingsError> {
        let Some(headers) = &self.otlp_headers else { return Ok(Vec::new()) };
        let words = headers.expose().split(',').map(str::trim).filter(|word| !word.is_empty());
        words
            .map(|word| {
                let (name, value) = word.split_once('=').unwrap_or_default();
                let (name, value) = (name.trim(), value.trim());
                if is_name(name) && is_value(value) {
                    return Ok((name.to_ascii_lowercase(), Secret::new(value)));
                }
                // The word itself is not repeated: it is a secret.
                Err(SettingsError(
                    "LENDING_OTLP_HEADERS must be headers such as api-key=…, comma-separated".to_owned(),
                ))
            })
            .collect()
    }

    /// Headers mostly prove who sends: nobody may read them on the way.
    pub(super) fn check_otlp(&self) -> Result<(), SettingsError> {
        let headers = self.collector_headers()?;
        match &self.otlp_endpoint {
            _ if headers.is_empty() => Ok(()),
            Some(endpoint) if is_shielded(&endpoint.to_string()) => Ok(()),
            Some(_) => Err(SettingsError(
                "LENDING_OTLP_HEADERS needs a LENDING_OTLP_ENDPOINT that begins with https:// (http:// on this machine only)"
                    .to_owned(),
            )),
            None => Err(SettingsError("LENDING_OTLP_HEADERS needs LENDING_OTLP_ENDPOINT".to_owned())),
        }
    }
}

fn is_name(name: &str) -> bool {
    !name.is_empty() && name.bytes().all(|byte| byte.is_ascii_alphanumeric() || b"-_.".contains(&byte))
}

fn is_value(value: &str) -> bool {
    !value.is_empty() && value.bytes().all(|byte| (b' '..=b'~').contains(&byte))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn with(endpoint: &str, headers: &str) -> Result<Vec<(String, String)>, SettingsError> {
        let mut settings = Settings::defaults().unwrap();
        settings.otlp_endpoint = (!endpoint.is_empty()).then(|| endpoint.parse().unwrap());
        settings.otlp_headers = (!headers.is_empty()).then(|| Secret::new(headers));
        settings.check()?;
        let headers = settings.collector_headers()?;
        Ok(headers.into_iter().map(|(name, value)| (name, value.expose().to_owned())).collect())
    }

    #[test]
    fn headers_are_pairs_and_are_read_by_nobody_on_the_way() {
        assert!(with("", "").unwrap().is_empty() && with("http://collector:4318", "").unwrap().is_empty());
        let pair = |name: &str, value: &str| (name.to_owned(), value.to_owned());
        let read = with("https://otlp.example.com", "Authorization=Basic dTpw==, x-scope=a").unwrap();
        assert_eq!(read, [pair("authorization", "Basic dTpw=="), pair("x-scope", "a")]);
        assert!(with("http://127.0.0.1:4318", "api-key=k").is_ok());
        for (endpoint, headers) in [
            ("", "api-key=k"),
            ("http://collector:4318", "api-key=k"),
            ("https://otlp.example.com", "hunter2"),
            ("https://otlp.example.com", "a b=hunter2"),
            ("https://otlp.example.com", "api-key=hunt\ner2"),
        ] {
            let error = with(endpoint, headers).unwrap_err().to_string();
            assert!(!error.contains("hunt"), "{error}");
        }
    }
}
