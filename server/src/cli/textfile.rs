//! What a command came to, as metrics in a file that node_exporter's textfile collector picks up.

use std::fmt::Write as _;
use std::fs;
use std::os::unix::fs::PermissionsExt;
use std::path::Path;

use anyhow::Context;

/// A gauge with one value, or with one for each value of a label.
pub(super) struct Gauge {
    name: &'static str,
    help: &'static str,
    values: Vec<(String, String)>,
}

impl Gauge {
    pub(super) fn new(name: &'static str, help: &'static str, value: u64) -> Self {
        Self { name, help, values: vec![(String::new(), value.to_string())] }
    }

    pub(super) fn labelled(
        name: &'static str,
        help: &'static str,
        label: &str,
        values: impl IntoIterator<Item = (&'static str, u64)>,
    ) -> Self {
        let labelled = |(word, value): (&str, u64)| (format!("{{{label}=\"{word}\"}}"), value.to_string());
        Self { name, help, values: values.into_iter().map(labelled).collect() }
    }
}

/// Whole or not at all. Others may read it: node_exporter runs as somebody else, and it holds no ids.
pub(super) fn write(path: &Path, gauges: &[Gauge]) -> anyhow::Result<()> {
    let mut text = String::new();
    for gauge in gauges {
        writeln!(text, "# HELP {} {}\n# TYPE {} gauge", gauge.name, gauge.help, gauge.name)?;
        for (labels, value) in &gauge.values {
            writeln!(text, "{}{labels} {value}", gauge.name)?;
        }
    }
    let name = path.file_name().context("--textfile must name a file")?.to_string_lossy();
    // Not `.prom`, which is all that the collector reads.
    let draft = path.with_file_name(format!(".{name}.draft"));
    let written = fs::write(&draft, text)
        .and_then(|()| fs::set_permissions(&draft, fs::Permissions::from_mode(0o644)))
        .and_then(|()| fs::rename(&draft, path));
    written.with_context(|| format!("{} cannot be written", path.display()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_is_what_prometheus_reads() {
        let folder = std::env::temp_dir().join(format!("lending-textfile-{}", std::process::id()));
        fs::create_dir_all(&folder).unwrap();
        let path = folder.join("lending.prom");
        let gauges = [
            Gauge::new("lending_a", "What a is.", 7),
            Gauge::labelled("lending_b", "What b is.", "kind", [("x", 0), ("y", 2)]),
        ];
        write(&path, &gauges).unwrap();
        let expected = "# HELP lending_a What a is.\n# TYPE lending_a gauge\nlending_a 7\n\
            # HELP lending_b What b is.\n# TYPE lending_b gauge\nlending_b{kind=\"x\"} 0\nlending_b{kind=\"y\"} 2\n";
        assert_eq!(fs::read_to_string(&path).unwrap(), expected);
        assert_eq!(fs::read_dir(&folder).unwrap().count(), 1, "no draft is left");
        fs::remove_dir_all(folder).unwrap();
    }
}
