//! The clients, as the front page and the documentation show them: how each is had, and its example of the quickstart, which
//! the documentation's own check runs.

const QUICKSTART: &str = include_str!("../../docs/quickstart.md");
/// Where the quickstart has the samples: in the data folder that `cargo run` makes.
const SAMPLES_IN_DATA: &str = "data/samples/";
/// The file that the documentation's examples send.
const EXAMPLE_FILES: [&str; 2] = ["data/samples/steady_salaried.pdf", "statement.pdf"];

/// A way to ask the service from code or a shell.
#[derive(Debug, Clone, Copy)]
pub(crate) struct ClientFacts {
    /// As pages call it.
    pub(crate) name: &'static str,
    /// The part of `/docs/clients` that is about it.
    pub(crate) anchor: &'static str,
    /// How it is had, from the folder of the project: no registry has it before the first release. `None` for what
    /// everybody has.
    pub(crate) had: Option<&'static str>,
    /// What it needs, and where the rest is told.
    pub(crate) note: &'static str,
    /// How the quickstart begins its part, and how it marks the example there.
    section: &'static str,
    fence: &'static str,
}

pub(crate) const CLIENTS: [ClientFacts; 5] = [
    ClientFacts {
        name: "curl",
        anchor: "curl",
        had: None,
        note: "Any program that speaks HTTP: the contract has every operation, with examples.",
        section: "## With curl",
        fence: "sh",
    },
    ClientFacts {
        name: "Rust",
        anchor: "rust",
        had: Some("cargo add --path clients/rust"),
        note: "The crate `lending-sdk`; `clients/rust/README.md` tells the rest.",
        section: "## With Rust",
        fence: "rust,no_run",
    },
    ClientFacts {
        name: "TypeScript",
        anchor: "typescript",
        had: Some("(cd clients/typescript && npm ci && npm run build) && npm install ./clients/typescript"),
        note: "The package `@lending-analysis/client`, for Node 20 and newer; `clients/typescript/README.md` tells the rest.",
        section: "## With TypeScript",
        fence: "ts",
    },
    ClientFacts {
        name: "Python",
        anchor: "python",
        had: Some("pip install ./clients/python"),
        note: "The package `lending-analysis-client`, for Python 3.10 and newer; `clients/python/README.md` tells the rest.",
        section: "## With Python",
        fence: "python",
    },
    ClientFacts {
        name: "lending",
        anchor: "lending",
        had: Some("cargo install --path clients/cli"),
        note: "The service at the shell; `docs/cli.md` tells the rest.",
        section: "## With the command line",
        fence: "sh",
    },
];

impl ClientFacts {
    /// Its example, sending this sample where one was chosen.
    pub(crate) fn example(&self, sample: Option<&str>) -> String {
        let fence = format!("```{}\n", self.fence);
        let section = QUICKSTART.split_once(self.section).map(|(_, rest)| rest).unwrap_or_default();
        let opened = section.split_once(&fence).map(|(_, rest)| rest);
        let code = opened.and_then(|rest| rest.split_once("\n```")).map(|(code, _)| code).unwrap_or_default();
        let Some(sample) = sample else { return code.to_owned() };
        let file = format!("{SAMPLES_IN_DATA}{sample}.pdf");
        // The longer name holds the shorter one in no case, so one of them is there.
        let known = EXAMPLE_FILES.iter().find(|known| code.contains(**known));
        known.map_or_else(|| code.to_owned(), |known| code.replace(known, &file))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_quickstart_has_an_example_of_every_client() {
        for client in CLIENTS {
            let code = client.example(None);
            assert!(code.len() > 40 && !code.contains("```"), "{}: {code}", client.name);
            // With a sample it is that one that is sent.
            let chosen = client.example(Some("tampered"));
            assert!(
                chosen.contains("data/samples/tampered.pdf") && !chosen.contains("steady"),
                "{}: {chosen}",
                client.name
            );
        }
    }
}
