//! Parameters that several operations share stand among the components, once.

use anyhow::{Context, ensure};
use serde_norway::{Mapping, Value};

use super::parts::{camel, components, reference};
use super::walk::operations_of;

pub(super) fn share(document: &mut Value) -> anyhow::Result<()> {
    let parameters: Vec<Value> = operations_of(document)
        .flat_map(|operation| operation["parameters"].as_sequence().into_iter().flatten().cloned())
        .collect();
    let is_shared = |parameter: &Value| parameters.iter().filter(|other| *other == parameter).count() > 1;
    let mut shared = Mapping::new();
    let paths = document["paths"].as_mapping_mut().context("the document has no paths")?;
    for (path, item) in paths.iter_mut() {
        let resource = resource_of(path.as_str().unwrap_or_default());
        for (_, operation) in item.as_mapping_mut().into_iter().flatten() {
            for parameter in
                operation.get_mut("parameters").and_then(Value::as_sequence_mut).into_iter().flatten()
            {
                if is_shared(parameter) {
                    let name = name_of(parameter, &resource);
                    let referred = reference("parameters", &name);
                    let parameter = std::mem::replace(parameter, referred);
                    let earlier = shared.insert(name.clone().into(), parameter.clone());
                    ensure!(
                        earlier.is_none_or(|earlier| earlier == parameter),
                        "two parameters would both be `{name}`"
                    );
                }
            }
        }
    }
    *components(document, "parameters")? = shared;
    Ok(())
}

/// `/credit-checks/{id}` to `CreditCheck`.
fn resource_of(path: &str) -> String {
    let first = path.split('/').nth(1).unwrap_or_default();
    let singular = match first.strip_suffix("ses") {
        Some(stem) => format!("{stem}sis"),
        None => first.strip_suffix('s').unwrap_or(first).to_owned(),
    };
    camel(&singular)
}

/// After the parameter; an id after what it is of, and what has a default after that too, for lists differ in theirs.
fn name_of(parameter: &Value, resource: &str) -> String {
    let name = camel(parameter["name"].as_str().unwrap_or_default());
    match (parameter["in"].as_str(), parameter["schema"]["default"].as_u64()) {
        (Some("path"), _) => format!("{resource}{name}"),
        (_, Some(default)) => format!("{name}{default}"),
        _ => name,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_resource_is_named_in_the_singular() {
        for (path, name) in
            [("/analyses/{id}/review", "Analysis"), ("/credit-checks/{id}", "CreditCheck"), ("/me", "Me")]
        {
            assert_eq!(resource_of(path), name);
        }
    }
}
