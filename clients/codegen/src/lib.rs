//! From the contract, `openapi.yaml`, to the committed sources of its clients.
//!
//! [`sources`] is a pure function from the text of the contract to the text of every generated file; [`stale`] tells
//! which committed files differ from it. What is generated is committed, so that users of a client do not build its
//! generator; a test here fails when the two drift apart.
//!
//! It knows the contract only, never the server's code.

mod compare;
mod open_enums;
mod prepare;
mod rust;

use std::path::{Path, PathBuf};

use anyhow::Context;

/// A generated file.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Source {
    /// Where it belongs, from the root of the workspace.
    pub path: &'static str,
    pub text: String,
}

/// The root of the workspace that this crate was built from.
pub fn workspace() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// All that is generated from `contract`, the text of an OpenAPI 3.0 document in YAML.
pub fn sources(contract: &str) -> anyhow::Result<Vec<Source>> {
    let document = serde_norway::from_str(contract).context("the contract is not well-formed YAML")?;
    let prepared = prepare::for_progenitor(document)?;
    Ok(vec![
        Source { path: "clients/rust/src/enums.rs", text: open_enums::render(&prepared.open_enums) },
        Source { path: "clients/rust/src/keyed.rs", text: rust::keyed_operations(&prepared.keyed) },
        Source { path: "clients/rust/src/generated.rs", text: rust::client(&prepared)? },
    ])
}

/// The paths of those committed files below `root` that are missing or differ from `sources`.
pub fn stale<'a>(root: &Path, sources: &'a [Source]) -> Vec<&'a str> {
    sources
        .iter()
        .filter(|source| std::fs::read_to_string(root.join(source.path)).ok().as_ref() != Some(&source.text))
        .map(|source| source.path)
        .collect()
}

/// Writes the files below `root`, and leaves those alone that are as they should be: nothing is rebuilt for them.
pub fn write(root: &Path, sources: &[Source]) -> anyhow::Result<()> {
    let stale = stale(root, sources);
    for source in sources.iter().filter(|source| stale.contains(&source.path)) {
        std::fs::write(root.join(source.path), &source.text)
            .with_context(|| format!("{} cannot be written", source.path))?;
    }
    Ok(())
}

/// The contract of the last release, below the root of the workspace.
pub const RELEASED_CONTRACT: &str = "clients/codegen/released.yaml";

/// What of the contract `new` breaks clients of `old`, both in YAML.
pub fn breaking_changes(old: &str, new: &str) -> anyhow::Result<Vec<String>> {
    let read = |text: &str| serde_norway::from_str(text).context("a contract is not well-formed YAML");
    Ok(compare::breaking_changes(&read(old)?, &read(new)?))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn committed_contract() -> String {
        std::fs::read_to_string(workspace().join("openapi.yaml")).unwrap()
    }

    #[test]
    fn the_committed_client_is_what_openapi_yaml_yields() {
        let sources = sources(&committed_contract()).unwrap();
        let stale = stale(&workspace(), &sources);
        assert!(stale.is_empty(), "{stale:?} differ from what openapi.yaml yields: run `just clients`");
    }

    #[test]
    fn clients_of_the_last_release_go_on_working() {
        let released = std::fs::read_to_string(workspace().join(RELEASED_CONTRACT)).unwrap();
        let breaks = breaking_changes(&released, &committed_contract()).unwrap();
        assert!(
            breaks.is_empty(),
            "within /v1 only additions are made, and these would break clients of the last release:\n- {}",
            breaks.join("\n- ")
        );
    }

    /// Hash maps are seeded anew each time, so that an order that depends on one shows within a process.
    #[test]
    fn the_same_contract_yields_the_same_text() {
        let contract = committed_contract();
        assert_eq!(sources(&contract).unwrap(), sources(&contract).unwrap());
    }

    /// An upload, a file to download, an enum within a schema, a union with a tag.
    const CONTRACT: &str = r"
openapi: 3.0.0
info: {title: Test, version: 0.1.0}
paths:
  /analyses:
    post:
      operationId: create_analysis
      requestBody:
        required: true
        content: {multipart/form-data: {schema: {type: object, properties: {file: {type: string, format: binary}}}}}
      responses: {'201': {description: Created.}}
  /analyses/{id}/report.pdf:
    get:
      operationId: get_report_pdf
      parameters: [{in: path, name: id, required: true, schema: {type: string, maxLength: 64}}]
      responses:
        '200': {description: Success., content: {application/pdf: {schema: {type: string, format: binary}}}}
  /events:
    get:
      operationId: list_events
      parameters: [{in: query, name: sort, schema: {type: string, enum: [newest, oldest], default: newest}}]
      responses:
        '200':
          description: Success.
          content: {application/json: {schema: {type: array, items: {$ref: '#/components/schemas/Event'}}}}
components:
  schemas:
    Event:
      oneOf: [{$ref: '#/components/schemas/Event_Started'}, {$ref: '#/components/schemas/Event_Finished'}]
      discriminator: {propertyName: type}
    Event_Started:
      allOf:
      - {type: object, required: [type], properties: {type: {type: string, enum: [Started], example: Started}}}
      - {$ref: '#/components/schemas/Started'}
    Event_Finished:
      allOf:
      - {type: object, required: [type], properties: {type: {type: string, enum: [Finished], example: Finished}}}
      - {$ref: '#/components/schemas/Finished'}
    Started: {type: object, required: [by], properties: {by: {type: string}}}
    Finished:
      type: object
      required: [outcome]
      properties:
        outcome: {type: string, enum: [approved, declined, unknown], description: How it ended.}
";

    #[test]
    fn what_progenitor_cannot_take_is_worked_around() {
        let sources = sources(CONTRACT).unwrap();
        let [enums, _, client] = sources.as_slice() else { panic!("{}", sources.len()) };

        assert!(
            enums.text.contains("    FinishedOutcome {\n        Approved = \"approved\",\n"),
            "{}",
            enums.text
        );
        assert!(
            enums.text.contains("    ListEventsSort {\n        Newest = \"newest\",\n"),
            "{}",
            enums.text
        );
        assert!(client.text.contains("outcome: crate::enums::FinishedOutcome"), "{}", client.text);
        assert!(client.text.contains("pub fn get_report_pdf"), "{}", client.text);
        assert!(!client.text.contains("create_analysis"), "{}", client.text);
        assert!(!client.text.contains("pub fn new(baseurl"), "{}", client.text);
    }

    #[test]
    fn a_missing_file_and_an_edited_one_are_stale() {
        let root = std::env::temp_dir().join(format!("lending-codegen-{}", std::process::id()));
        std::fs::create_dir_all(&root).unwrap();
        let wanted =
            ["missing.rs", "edited.rs", "good.rs"].map(|path| Source { path, text: "wanted".to_owned() });
        std::fs::write(root.join("edited.rs"), "edited").unwrap();
        std::fs::write(root.join("good.rs"), "wanted").unwrap();

        assert_eq!(stale(&root, &wanted), ["missing.rs", "edited.rs"]);
        write(&root, &wanted).unwrap();
        assert_eq!(stale(&root, &wanted), [""; 0]);

        std::fs::remove_dir_all(&root).unwrap();
    }
}
