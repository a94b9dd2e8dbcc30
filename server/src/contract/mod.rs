//! The contract: generated from the typed handlers, finished in one deterministic pass, and then the judge of every
//! request body and query string.
//!
//! What is served, committed and enforced is one document: [`Contract`].

mod facts;
mod finish;
mod schema;
mod yaml;

use std::collections::BTreeMap;
use std::sync::{Arc, OnceLock};

use poem::http::Method;
use serde_norway::Value;

pub(crate) use self::facts::OperationFacts;
use self::schema::Schemas;
use crate::errors::FieldError;

pub(crate) const TITLE: &str = "Lending Analysis Service";
/// The prefix of every path, and the `servers` entry of the contract.
pub(crate) const PREFIX: &str = "/v1";

/// The document without an address: generated from the handlers and finished. A process makes one, because that takes longer
/// than all else at its start.
#[derive(Debug)]
pub(crate) struct Document {
    published: Value,
    schemas: Schemas,
    /// Path template, such as `/products/{id}`, to its methods and their query parameters.
    operations: BTreeMap<String, BTreeMap<String, QueryParameters>>,
}

/// The contract of a service at one address. Its texts are written when somebody first reads them.
#[derive(Debug)]
pub struct Contract {
    document: Arc<Document>,
    public_url: String,
    yaml: OnceLock<String>,
    json: OnceLock<String>,
}

/// The query parameters of an operation, by name.
pub(crate) type QueryParameters = BTreeMap<String, QueryParameter>;

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct QueryParameter {
    /// Whether it may be given several times.
    pub(crate) is_list: bool,
}

impl Document {
    pub(crate) fn finish(generated: &str, facts: &[OperationFacts]) -> anyhow::Result<Self> {
        let mut document: Value = serde_json::from_str(generated)?;
        finish::finish(&mut document, facts)?;
        let schemas = Schemas::of(&serde_json::to_value(&document)?);
        finish::publish(&mut document);
        Ok(Self { operations: operations(&document), published: document, schemas })
    }

    #[cfg(test)]
    pub(crate) fn unusable_schemas(&self) -> Vec<&str> {
        self.schemas.unusable()
    }
}

impl Contract {
    /// The address is without `/v1`.
    pub(crate) fn new(document: Arc<Document>, public_url: &str) -> Self {
        let (yaml, json) = (OnceLock::new(), OnceLock::new());
        Self { document, public_url: public_url.to_owned(), yaml, json }
    }

    pub fn yaml(&self) -> &str {
        self.yaml.get_or_init(|| yaml::write(&self.addressed(&[self.public_server()])))
    }

    pub fn json(&self) -> &str {
        self.json.get_or_init(|| {
            let document = self.addressed(&[self.public_server()]);
            written(serde_json::to_string_pretty(&document))
        })
    }

    /// The published document with its schemas as JSON Schema, draft 4, which validators know.
    pub fn in_json_schema(&self) -> serde_json::Value {
        let mut document = written(serde_json::to_value(self.addressed(&[self.public_server()])));
        schema::to_json_schema(&mut document);
        document
    }

    /// The same for pages that this service shows itself, under whatever name it was reached: a page may talk to the
    /// origin it came from alone, and that need not be the public address.
    pub(crate) fn page_json(&self) -> String {
        let here = (PREFIX.to_owned(), "The service that shows this page");
        written(serde_json::to_string(&self.addressed(&[here, self.public_server()])))
    }

    fn public_server(&self) -> Server {
        (format!("{}{PREFIX}", self.public_url), "This service")
    }

    fn addressed(&self, servers: &[Server]) -> Value {
        let mut document = self.document.published.clone();
        document["info"]["contact"]["url"] = format!("{}/docs", self.public_url).into();
        document["servers"] = servers.iter().map(server).collect();
        document
    }

    /// What is wrong with a value that should follow a schema of the contract.
    pub(crate) fn violations(&self, schema: &str, value: &serde_json::Value) -> Vec<FieldError> {
        self.document.schemas.violations(schema, value)
    }

    /// The query parameters of an operation, by poem's path pattern.
    pub(crate) fn query_of(&self, method: &Method, pattern: &str) -> Option<&QueryParameters> {
        self.document.operations.get(&template_of(pattern))?.get(method.as_str())
    }

    /// The methods of a path that exists, as the `Allow` header lists them.
    pub(crate) fn methods_of(&self, path: &str) -> Option<String> {
        let path = path.strip_prefix(PREFIX)?;
        let methods = self.document.operations.iter().find(|(template, _)| fits(template, path))?.1;
        // Whatever is read can be asked for without its body.
        let and_head =
            |method: &String| if method == "GET" { "GET, HEAD".to_owned() } else { method.clone() };
        Some(methods.keys().map(and_head).collect::<Vec<_>>().join(", "))
    }
}

/// `/v1/products/:param0` to `/products/{}`: templates are compared without the names of their parameters.
fn template_of(pattern: &str) -> String {
    let path = pattern.strip_prefix(PREFIX).unwrap_or(pattern);
    let segments =
        path.split('/').map(|segment| if segment.starts_with([':', '{', '<']) { "{}" } else { segment });
    segments.collect::<Vec<_>>().join("/")
}

fn fits(template: &str, path: &str) -> bool {
    let (mut template, mut path) = (template.split('/'), path.split('/'));
    loop {
        match (template.next(), path.next()) {
            (None, None) => return true,
            (Some("{}"), Some(segment)) if !segment.is_empty() => {}
            (Some(expected), Some(segment)) if expected == segment => {}
            _ => return false,
        }
    }
}

/// A document that was finished was written as JSON before, and only its address is new.
#[expect(clippy::expect_used, reason = "finishing fails where a document cannot be written")]
fn written<T>(json: serde_json::Result<T>) -> T {
    json.expect("a finished document is JSON")
}

/// An address and what is there.
type Server = (String, &'static str);

fn server((url, description): &Server) -> Value {
    let members = [("url", url.as_str()), ("description", *description)];
    Value::Mapping(members.map(|(name, text)| (name.into(), text.into())).into_iter().collect())
}

fn operations(document: &Value) -> BTreeMap<String, BTreeMap<String, QueryParameters>> {
    let mut operations = BTreeMap::new();
    for (path, item) in document["paths"].as_mapping().into_iter().flatten() {
        let mut methods = BTreeMap::new();
        for (method, operation) in item.as_mapping().into_iter().flatten() {
            let parameters = operation["parameters"].as_sequence().into_iter().flatten();
            let parameters = parameters.map(|parameter| shared(document, parameter));
            let query = parameters.filter(|parameter| parameter["in"].as_str() == Some("query"));
            let named = query.filter_map(|parameter| {
                let is_list = parameter["schema"]["type"].as_str() == Some("array");
                Some((parameter["name"].as_str()?.to_owned(), QueryParameter { is_list }))
            });
            methods.insert(method.as_str().unwrap_or_default().to_uppercase(), named.collect());
        }
        operations.insert(template_of(path.as_str().unwrap_or_default()), methods);
    }
    operations
}

/// A parameter that stands among the components, where one refers to it.
fn shared<'a>(document: &'a Value, parameter: &'a Value) -> &'a Value {
    let name = parameter["$ref"].as_str().and_then(|target| target.rsplit('/').next());
    name.map_or(parameter, |name| &document["components"]["parameters"][name])
}
