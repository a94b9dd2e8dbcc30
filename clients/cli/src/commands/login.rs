//! `lending login` and `lending logout`.

use std::io::IsTerminal;

use anyhow::bail;
use clap::Args;
use lending_sdk::types::SignInRequest;

use crate::config::Config;
use crate::ending::Ending;
use crate::look;

#[derive(Debug, Args)]
pub(crate) struct Arguments {
    /// Your email address
    #[arg(long, env = "LENDING_EMAIL")]
    email: String,
    /// How this device is called among your logins
    #[arg(long)]
    device_name: Option<String>,
    /// Read the password from the first line of standard input; otherwise it is LENDING_PASSWORD, or asked for
    #[arg(long)]
    password_stdin: bool,
    /// What your authenticator app shows, or a recovery code, if you have a second factor
    #[arg(long)]
    otp: Option<String>,
}

fn password(from_stdin: bool) -> anyhow::Result<String> {
    if from_stdin {
        let mut line = String::new();
        std::io::stdin().read_line(&mut line)?;
        return Ok(line.trim_end_matches(['\r', '\n']).to_owned());
    }
    if let Ok(password) = std::env::var("LENDING_PASSWORD") {
        return Ok(password);
    }
    if !std::io::stdin().is_terminal() {
        bail!("there is no terminal to ask for the password: use --password-stdin or LENDING_PASSWORD");
    }
    Ok(rpassword::prompt_password("Password: ")?)
}

pub(crate) async fn login(arguments: Arguments, config: Config, json: bool) -> anyhow::Result<Ending> {
    let password = password(arguments.password_stdin)?;
    let request = SignInRequest::builder()
        .email(arguments.email)
        .password(password)
        .otp(arguments.otp)
        .device_name(arguments.device_name);
    let login = config.nobody()?.create_login_token().body(request).send().await?;
    let path = config.remember(&login.token)?;
    if json {
        // Without the token: what is printed lands in logs.
        look::json(&serde_json::json!({"user": login.user, "expires_in": login.expires_in}))?;
        return Ok(Ending::Done);
    }
    let hours = login.expires_in / 3600;
    look::say(format!(
        "Signed in as {} for {hours} hours; remembered in {}.",
        login.user.name,
        path.display()
    ))?;
    Ok(Ending::Done)
}

pub(crate) async fn logout(config: Config) -> anyhow::Result<Ending> {
    if !config.is_remembered() {
        look::say("Nobody is signed in.")?;
        return Ok(Ending::Done);
    }
    let revoked = config.client()?.revoke_login_token().send().await;
    // What the service does not know any more is forgotten all the same.
    config.forget()?;
    revoked?;
    look::say("Signed out.")?;
    Ok(Ending::Done)
}
