//! What the settings alone tell.

use lending_base::{BureauChoice, Settings};

use super::Findings;

pub(super) fn look(settings: &Settings, findings: &mut Findings) {
    match settings.check() {
        Ok(()) => findings.ok("configuration", mode(settings)),
        Err(error) => {
            findings.fail("configuration", error.to_string(), "correct it: no process starts with it");
        }
    }
    look_at_address(settings, findings);
    look_at_metrics(settings, findings);
    let is_production = !settings.is_embedded();
    if is_production && settings.bureau() == BureauChoice::Sandbox {
        findings.warn(
            "bureau",
            "credit checks are about made-up people (LENDING_BUREAU=sandbox)",
            "set LENDING_BUREAU=http with LENDING_BUREAU_URL, or none",
        );
    } else {
        let bureau: &'static str = settings.bureau().into();
        findings.ok("bureau", bureau);
    }
    if is_production && settings.webhook_loopback {
        findings.warn(
            "webhooks",
            "webhooks may go to this machine's own addresses (LENDING_WEBHOOK_LOOPBACK)",
            "unset it outside of development: whoever configures a webhook could reach what listens here",
        );
    }
    if settings.secret_previous.is_some() {
        findings.warn(
            "rotation",
            "LENDING_SECRET_PREVIOUS is set: a change of the secret is under way",
            "run `lending-server rotate-keys`, then restart every process without it",
        );
    }
}

fn mode(settings: &Settings) -> String {
    if settings.is_embedded() {
        format!("embedded, in {}", settings.data_dir.display())
    } else {
        "many processes, on Postgres".to_owned()
    }
}

fn look_at_address(settings: &Settings, findings: &mut Findings) {
    let is_local = settings.listen.ip().is_loopback();
    let Some(address) = settings.public_url.as_ref().map(ToString::to_string) else {
        if is_local {
            findings.ok("address", format!("{}, this machine alone", settings.listen));
        } else {
            findings.warn(
                "address",
                format!("others reach {} and LENDING_PUBLIC_URL is not set", settings.listen),
                "set it to the https:// address of the proxy: links in answers and mails name it",
            );
        }
        return;
    };
    let host = address.split("://").nth(1).unwrap_or_default();
    let is_this_machine = ["localhost", "127.", "[::1]"].iter().any(|name| host.starts_with(name));
    if address.starts_with("http://") && !is_this_machine {
        findings.fail(
            "address",
            format!("{address} is plain HTTP: passwords, tokens and statements can be read on their way"),
            "put a proxy with TLS before it and set LENDING_PUBLIC_URL to its https:// address",
        );
    } else if address.starts_with("https://") && settings.trusted_proxies.0.is_empty() {
        findings.warn(
            "address",
            format!("{address} is behind a proxy, and LENDING_TRUSTED_PROXIES is empty"),
            "name the proxy's networks: without them every caller has the proxy's address and shares its limits",
        );
    } else {
        findings.ok("address", address);
    }
}

fn look_at_metrics(settings: &Settings, findings: &mut Findings) {
    match settings.metrics_listen {
        Some(addr) if !addr.ip().is_loopback() => findings.warn(
            "metrics",
            format!("{addr} serves /metrics to whoever reaches it"),
            "keep it on a private network, or use LENDING_METRICS_TOKEN",
        ),
        Some(addr) => findings.ok("metrics", format!("on {addr}")),
        None if settings.metrics_token.is_some() || settings.is_embedded() => {
            findings.ok("metrics", "on the API's listener, with a token");
        }
        None => findings.warn(
            "metrics",
            "no process serves /metrics",
            "set LENDING_METRICS_LISTEN or LENDING_METRICS_TOKEN; ops/prometheus has alerts to start with",
        ),
    }
}
