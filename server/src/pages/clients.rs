//! How to ask the service from code or a shell: each client, how it is had and its first example.

use std::fmt::Write;

use super::shell::{self, escape, prose};
use crate::clients::CLIENTS;

pub(super) fn page() -> String {
    let mut body = "<p class=\"lead\">Each sends a statement, waits, and gives the same report. The clients are in the folder \
         <code>clients</code> of the project; the commands are run from the project's folder. \
         <a href=\"/docs\">Back to the API</a></p>"
        .to_owned();
    for client in CLIENTS {
        let (name, anchor) = (client.name, client.anchor);
        let _ = write!(
            body,
            "<section id=\"{anchor}\"><h2><a href=\"#{anchor}\">{name}</a></h2><p>{}</p>",
            prose(client.note)
        );
        if let Some(had) = client.had {
            let _ = write!(body, "<pre><code>{}</code></pre>", escape(had));
        }
        let _ = write!(body, "<pre><code>{}</code></pre></section>", escape(&client.example(None)));
    }
    shell::page("Clients", &body)
}
