//! What the documentation shows works: commands are run, code is that of the clients' own READMEs, which is compiled and
//! run with them.

use std::path::{Path, PathBuf};

use lending_tests::{Mode, Process, TestDeployment, binary};

fn project() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..")
}

fn page(path: &str) -> String {
    std::fs::read_to_string(project().join(path)).unwrap()
}

/// The blocks of a language, in their order.
fn blocks(text: &str, language: &str) -> Vec<String> {
    let fence = format!("```{language}\n");
    text.split(&fence).skip(1).map(|rest| rest.split("\n```").next().unwrap().to_owned()).collect()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn every_command_of_the_integrators_pages_works_against_the_demo() {
    let mut deployment = TestDeployment::open(Mode::Embedded).await.unwrap();
    deployment.settings.demo = true;
    let server = Process::serve(&deployment.environment()).await.unwrap();
    let folder = binary("lending").unwrap().parent().unwrap().to_owned();
    let path = format!("{}:{}", folder.display(), std::env::var("PATH").unwrap());
    for name in ["docs/quickstart.md", "docs/cli.md", "docs/credit-checks.md"] {
        let commands = blocks(&page(name), "sh");
        assert!(!commands.is_empty(), "{name} has no commands");
        let script = commands
            .iter()
            // What an operator types about checks that do not exist here is tried elsewhere.
            .filter(|block| !block.contains("lending-server admin"))
            .map(|block| format!("{block}\n"))
            .collect::<Vec<_>>()
            .concat();
        let script = format!(
            "set -euo pipefail\nsource {}/demo.env\n{script}",
            deployment.settings.data_dir.display()
        );
        let output = tokio::process::Command::new("bash")
            .arg("-c")
            .arg(&script)
            .env("PATH", &path)
            .env("LENDING_CLI_CONFIG", deployment.folder().join("cli.toml"))
            .current_dir(deployment.folder())
            .output()
            .await
            .unwrap();
        let (out, err) = (String::from_utf8_lossy(&output.stdout), String::from_utf8_lossy(&output.stderr));
        assert!(output.status.success(), "{name}:\n{script}\n{out}\n{err}");
        assert!(!out.is_empty(), "{name} says something");
    }
    assert_eq!(server.terminate().await.unwrap(), Some(0));
}

#[test]
fn code_on_the_pages_is_that_of_the_clients_own_readmes() {
    let quickstart = page("docs/quickstart.md");
    for (language, readme) in [
        ("ts", "clients/typescript/README.md"),
        ("python", "clients/python/README.md"),
        ("rust,no_run", "clients/rust/README.md"),
    ] {
        let (shown, tried) = (blocks(&quickstart, language), page(readme));
        assert!(!shown.is_empty(), "no {language} on the page");
        for block in shown {
            assert!(tried.contains(&block), "{readme} must hold this, so that it is compiled:\n{block}");
        }
    }
}

#[test]
fn the_page_of_errors_has_every_code() {
    let table = lending_server::errors_table();
    assert!(page("docs/errors.md").contains(&table), "docs/errors.md must hold this table:\n{table}");
}

#[test]
fn the_page_of_operation_has_every_metric() {
    let operations = page("docs/operations.md");
    for metric in lending_base::Metric::all() {
        assert!(operations.contains(&format!("`{}`", metric.name())), "{}", metric.name());
    }
}

#[test]
fn every_page_is_in_the_index_and_no_link_leads_nowhere() {
    let index = page("docs/README.md");
    let mut pages = vec![
        "README.md".to_owned(),
        "ARCHITECTURE.md".to_owned(),
        "CONTRIBUTING.md".to_owned(),
        "SECURITY.md".to_owned(),
    ];
    for entry in std::fs::read_dir(project().join("docs")).unwrap() {
        let name = entry.unwrap().file_name().into_string().unwrap();
        if Path::new(&name).extension().is_some_and(|kind| kind == "md") {
            assert!(
                name == "README.md" || index.contains(&format!("({name})")),
                "docs/{name} is not in the index"
            );
            pages.push(format!("docs/{name}"));
        }
    }
    for name in pages {
        let text = page(&name);
        let folder = project().join(&name).parent().unwrap().to_owned();
        for link in text.split("](").skip(1).filter_map(|rest| rest.split(')').next()) {
            let target = link.split('#').next().unwrap();
            let is_elsewhere = target.is_empty() || target.contains("://") || target.contains(' ');
            assert!(is_elsewhere || folder.join(target).exists(), "{name} links to {link}");
        }
    }
}
