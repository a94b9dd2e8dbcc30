//! Pages as browsers read them: tags with their attributes, and forms with their fields. Pages escape every `<`, `>` and `"`
//! of what people wrote, so that what stands between a `<` and a `>` is a tag and nothing else.

use std::collections::BTreeMap;

#[derive(Debug)]
pub(super) struct Tag {
    /// With a stroke before it where it closes.
    pub(super) name: String,
    pub(super) attributes: BTreeMap<String, String>,
    /// What stands behind it, up to the next.
    pub(super) text: String,
}

impl Tag {
    pub(super) fn attribute(&self, name: &str) -> Option<&str> {
        self.attributes.get(name).map(String::as_str)
    }

    fn said(&self, name: &str) -> String {
        self.attribute(name).unwrap_or_default().to_owned()
    }
}

/// What pages write instead of a character.
pub(super) fn unescaped(text: &str) -> String {
    text.replace("&lt;", "<").replace("&gt;", ">").replace("&quot;", "\"").replace("&amp;", "&")
}

pub(super) fn tags(html: &str) -> Vec<Tag> {
    let pieces = html.split('<').skip(1).filter(|piece| !piece.starts_with('!'));
    pieces
        .map(|piece| {
            let (inside, text) =
                piece.split_once('>').unwrap_or_else(|| panic!("a tag that does not end: <{piece}"));
            let inside = inside.trim_end_matches('/');
            let (name, rest) = inside.split_once(char::is_whitespace).unwrap_or((inside, ""));
            Tag { name: name.to_owned(), attributes: attributes(rest), text: unescaped(text) }
        })
        .collect()
}

fn attributes(mut rest: &str) -> BTreeMap<String, String> {
    let mut found = BTreeMap::new();
    loop {
        rest = rest.trim_start();
        if rest.is_empty() {
            return found;
        }
        let end = rest.find(|letter: char| letter == '=' || letter.is_whitespace()).unwrap_or(rest.len());
        let (name, behind) = rest.split_at(end);
        let (value, behind) = match behind.strip_prefix("=\"") {
            Some(quoted) => {
                quoted.split_once('"').unwrap_or_else(|| panic!("a value that does not end: {rest}"))
            }
            None => ("", behind.trim_start_matches('=')),
        };
        found.insert(name.to_owned(), unescaped(value));
        rest = behind;
    }
}

/// The text between a tag and the one that closes it, without the tags in between.
fn text_from(all: &[Tag], at: usize) -> String {
    let (closing, name) = (format!("/{}", all[at].name), &all[at].name);
    let mut depth = 1;
    let mut text = all[at].text.clone();
    for tag in &all[at + 1..] {
        if tag.name == *name {
            depth += 1;
        }
        if tag.name == closing {
            depth -= 1;
        }
        if depth == 0 {
            break;
        }
        text.push_str(&tag.text);
    }
    text.trim().to_owned()
}

/// What a page says of the places of an answer that it names: each place with its text, in the order of the page.
pub(super) fn facts(html: &str) -> Vec<(String, String)> {
    with_attribute(html, "data-fact")
}

/// The value of an attribute, wherever it stands, with the text of what it stands on.
pub(super) fn with_attribute(html: &str, name: &str) -> Vec<(String, String)> {
    let all = tags(html);
    let named = all.iter().enumerate().filter_map(|(at, tag)| Some((tag.attribute(name)?.to_owned(), at)));
    named.map(|(value, at)| (value, text_from(&all, at))).collect()
}

/// The rows of tables that have an attribute: its value, and the text of each cell.
pub(super) fn table_rows(html: &str, name: &str) -> Vec<(String, Vec<String>)> {
    let all = tags(html);
    let mut rows = Vec::new();
    for (at, tag) in all.iter().enumerate().filter(|(_, tag)| tag.name == "tr") {
        let Some(value) = tag.attribute(name) else { continue };
        let end = all[at..].iter().position(|tag| tag.name == "/tr").map_or(all.len(), |end| at + end);
        let cells = (at + 1..end).filter(|place| ["td", "th"].contains(&all[*place].name.as_str()));
        rows.push((value.to_owned(), cells.map(|place| text_from(&all, place)).collect()));
    }
    rows
}

#[derive(Debug, Clone)]
pub(super) struct Field {
    pub(super) name: String,
    /// As an input has it; `textarea` and `select` for these.
    pub(super) kind: String,
    pub(super) value: String,
    /// What is written into it is a number.
    pub(super) is_number: bool,
    /// It is sent only where it is ticked.
    pub(super) is_ticked: bool,
    pub(super) is_required: bool,
}

#[derive(Debug, Clone)]
pub(super) struct PageForm {
    pub(super) action: String,
    pub(super) is_get: bool,
    pub(super) is_multipart: bool,
    pub(super) fields: Vec<Field>,
    /// What the buttons that have a name send.
    pub(super) buttons: Vec<(String, String)>,
}

/// Every form of a page, as it stands there.
pub(super) fn forms(html: &str) -> Vec<PageForm> {
    let mut found: Vec<PageForm> = Vec::new();
    let mut is_inside = false;
    for tag in tags(html) {
        match tag.name.as_str() {
            "form" => {
                is_inside = true;
                found.push(PageForm {
                    action: tag.said("action"),
                    is_get: tag.attribute("method") == Some("get"),
                    is_multipart: tag.attribute("enctype") == Some("multipart/form-data"),
                    fields: Vec::new(),
                    buttons: Vec::new(),
                });
            }
            "/form" => is_inside = false,
            _ if !is_inside => {}
            _ => {
                if let Some(form) = found.last_mut() {
                    add(form, &tag);
                }
            }
        }
    }
    found
}

fn add(form: &mut PageForm, tag: &Tag) {
    let is_named = tag.attribute("name").is_some();
    let kind = match tag.name.as_str() {
        "input" => tag.attribute("type").unwrap_or("text").to_owned(),
        "textarea" | "select" => tag.name.clone(),
        "button" if is_named => {
            form.buttons.push((tag.said("name"), tag.said("value")));
            return;
        }
        "option" => {
            // The chosen one, or the first, is what a select sends.
            let is_chosen = tag.attribute("selected").is_some();
            if let Some(select) = form.fields.last_mut().filter(|field| field.kind == "select")
                && (is_chosen || select.value == UNCHOSEN)
            {
                select.value = tag.said("value");
            }
            return;
        }
        _ => return,
    };
    if !is_named {
        return;
    }
    let numeric = ["decimal", "numeric"].contains(&tag.attribute("inputmode").unwrap_or_default());
    form.fields.push(Field {
        name: tag.said("name"),
        value: match kind.as_str() {
            "textarea" => tag.text.clone(),
            "select" => UNCHOSEN.to_owned(),
            _ => tag.said("value"),
        },
        is_number: numeric || kind == "number",
        is_ticked: !["checkbox", "radio"].contains(&kind.as_str()) || tag.attribute("checked").is_some(),
        is_required: tag.attribute("required").is_some(),
        kind,
    });
}

/// Of a select whose options have not been read yet.
const UNCHOSEN: &str = "\u{0}";

#[test]
fn a_page_is_read_as_a_browser_reads_it() {
    let html = "<!DOCTYPE html><form method=\"post\" action=\"/a?b=1&amp;c=2\"><input type=\"hidden\" name=\"t\" value=\"&quot;x\">\
        <label>Name <input name=\"name\" required></label><select name=\"s\"><option value=\"1\">A</option><option value=\"2\" selected>B</option></select>\
        <textarea name=\"n\">a &lt;b&gt;</textarea><button type=\"submit\" name=\"act\" value=\"save\">Go</button></form><p class=\"x\">a <b>c</b></p>";
    let form = forms(html).pop().unwrap();
    assert_eq!((form.action.as_str(), form.is_get), ("/a?b=1&c=2", false));
    let said: Vec<(&str, &str)> =
        form.fields.iter().map(|field| (field.name.as_str(), field.value.as_str())).collect();
    assert_eq!(said, [("t", "\"x"), ("name", ""), ("s", "2"), ("n", "a <b>")]);
    assert_eq!(form.buttons, [("act".to_owned(), "save".to_owned())]);
    assert_eq!(with_attribute(html, "class"), [("x".to_owned(), "a c".to_owned())]);
    let row = "<tr data-row=\"1\"><td>a <i>b</i></td><td></td></tr><tr><td>c</td></tr>";
    assert_eq!(table_rows(row, "data-row"), [("1".to_owned(), vec!["a b".to_owned(), String::new()])]);
}
