//! What a newcomer sees first.

use std::io::{IsTerminal, Write};

use lending_base::BureauChoice;

use crate::start::Running;

const BOLD: &str = "\x1b[1m";
const DIM: &str = "\x1b[2m";
const GREEN: &str = "\x1b[32m";
const RESET: &str = "\x1b[0m";

/// Prints where the service is and, for the demo, how to call it.
pub(super) fn print(running: &Running) -> anyhow::Result<()> {
    let stdout = std::io::stdout();
    let is_terminal = stdout.is_terminal();
    let colour = is_terminal && std::env::var_os("NO_COLOR").is_none();
    stdout.lock().write_all(text(running, colour, is_terminal).as_bytes())?;
    Ok(())
}

/// Credentials are for whoever sits at a terminal: what is written elsewhere is often kept, and read by others.
fn text(running: &Running, colour: bool, with_credentials: bool) -> String {
    let paint = |code: &'static str| if colour { code } else { "" };
    let (bold, dim, green, reset) = (paint(BOLD), paint(DIM), paint(GREEN), paint(RESET));
    let url = &running.app.public_url;
    let mut lines = vec![
        String::new(),
        format!(
            "  {green}●{reset} {bold}Lending Analysis Service{reset} {dim}{}{reset}",
            env!("CARGO_PKG_VERSION")
        ),
        String::new(),
        format!("    {dim}Console {reset} {url}"),
        format!("    {dim}API     {reset} {url}/v1"),
        format!("    {dim}Docs    {reset} {url}/docs"),
    ];
    if running.app.settings.bureau() == BureauChoice::Sandbox {
        lines.push(format!("    {dim}Bureau  {reset} made-up people; see docs/credit-checks.md"));
    }
    if let Some(demo) = &running.demo {
        let file = running.app.settings.data_dir.join("demo.env");
        lines.extend([
            format!("    {dim}Email   {reset} {}", demo.email),
            if with_credentials {
                format!("    {dim}Password{reset} {}", demo.password)
            } else {
                format!("    {dim}Password{reset} and API key: in {}", file.display())
            },
        ]);
        if with_credentials {
            lines.extend([
                format!("    {dim}API key {reset} {}", demo.api_key),
                String::new(),
                format!("  {dim}Try it:{reset}"),
                format!("    curl -s {url}/v1/me -H 'Authorization: Bearer {}'", demo.api_key),
            ]);
        }
        lines.extend([
            format!("  {dim}In any shell:{reset}"),
            format!("    source {} && curl -s $LENDING_URL/products -H \"Authorization: Bearer $LENDING_API_KEY\"", file.display()),
        ]);
    }
    lines.extend([String::new(), format!("  {dim}Stop with Ctrl-C.{reset}"), String::new(), String::new()]);
    lines.join("\n")
}
