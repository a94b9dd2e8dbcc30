//! Every address of the console, read from where the source registers it: what walks over all of them leaves out none that
//! is new. What stands for a parameter of an address, and what its forms say, is told here; a walk fails where it is not.

use std::path::Path;

use lending_tests::files_below;

/// An address with what it takes.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct Registered {
    /// As it is registered: `/analyses/:id/rows`.
    pub(super) path: String,
    /// It is opened: a page, a part of one, a file, or the way to a page.
    pub(super) is_opened: bool,
    pub(super) takes_forms: bool,
    /// Forms alone are sent there: whoever opens it is led to the page that the form stands on.
    pub(super) leads_on: bool,
}

/// Addresses that the source names by a constant.
const NAMED: [(&str, &str); 1] = [("CALLBACK", "/sign-in/openid/callback")];

/// What opens nothing by itself: whoever opens it is led to the row in its list.
const ROW: &str = "/analyses/:id/rows/:row";

/// Takes files, in a form of another kind than all others.
pub(super) const UPLOAD: &str = "/analyses/upload";

/// What stands for a parameter: something of a kind, named by the API's path before its id, or a word.
const PARAMETERS: [(&str, &str); 15] = [
    ("/analyses/:id", "/analyses/"),
    ("/analyses/:id/files/:name", "letter.html"),
    ("/analyses/:id/pages/:page", "/pages/"),
    ("/analyses/:id/revisions/:number", "/revisions/"),
    (ROW, "/transactions/"),
    ("/assets/:name", "console.css"),
    ("/credit-checks/:id", "/credit-checks/"),
    ("/demo/tried/:id", "/analyses/"),
    ("/erasures/:id", "/erasures/"),
    ("/products/:id", "/products/"),
    ("/settings/api-keys/:id", "/api-keys/"),
    ("/settings/audit/:id", "/audit-events/"),
    ("/settings/members/:id", "/members/"),
    ("/settings/webhooks/:id", "/webhook-endpoints/"),
    ("/settings/webhooks/:id/deliveries/:delivery", "/deliveries/"),
];

/// What else some addresses show, by what they ask for or name.
pub(super) const FURTHER: [&str; 16] = [
    "/analyses/:id/document?row=txn_1",
    "/analyses/:id/document?page=2&zoom=2",
    "/analyses/:id/files/letter.txt",
    "/analyses/:id/files/report.xlsx",
    "/analyses/:id/files/statement",
    "/analyses/:id/files/transactions.csv",
    "/analyses/:id/history?left=1&right=2",
    "/analyses/:id/review?outcome=decline",
    "/analyses/:id/revisions/1",
    "/analyses/:id/rows?behind=%2Fincome%2Fsources%2F0%2Ftransaction_ids",
    "/analyses/:id/rows?month=2024-01&start=50",
    "/analyses/:id/rows?row=txn_1",
    "/analyses/:id/what-if?ask=1&requested_amount=50000",
    "/erasures/:id?done=erased",
    "/products/:id?versions=2",
    "/settings/webhooks/:id?status=failed",
];

/// What a form is sent to, and what it says: `{/payers/}` is the id of what somebody has of that kind.
pub(super) type Deed = (&'static str, &'static [(&'static str, &'static str)]);

const DEEDS: &[Deed] = &[
    ("/sign-in", &[("email", "asha@example.com"), ("password", "correct horse battery staple")]),
    ("/sign-out", &[]),
    ("/invite", &[("token", "t"), ("name", "Ravi Iyer"), ("password", "correct horse battery staple")]),
    ("/reset-password", &[("token", "t"), ("password", "correct horse battery staple")]),
    ("/preferences", &[("theme", "dark"), ("next", "/inbox")]),
    ("/demo/sign-in", &[]),
    ("/demo/try", &[("sample", "steady_salaried")]),
    ("/analyses/:id/retry", &[]),
    (ROW, &[("category", "rent"), ("reason", "x"), ("revision", "2"), ("act", "try")]),
    (ROW, &[("category", "rent"), ("reason", "x"), ("revision", "2"), ("act", "save")]),
    ("/analyses/:id/answer", &[("question", "q"), ("answer", "a"), ("revision", "2")]),
    ("/analyses/:id/review", &[("outcome", "approve"), ("note", "x")]),
    ("/analyses/:id/review", &[("outcome", "decline"), ("amount", "lots")]),
    ("/analyses/:id/assign", &[("assignee", "me")]),
    ("/analyses/:id/assign", &[("assignee", "")]),
    ("/analyses/:id/hold", &[]),
    ("/analyses/:id/release", &[]),
    ("/analyses/:id/erase", &[]),
    (
        "/products/new",
        &[
            ("name", "Loan"),
            ("amount.min", "1000"),
            ("amount.max", "2,00,000"),
            ("tenure_months.min", "6"),
            ("tenure_months.max", "36"),
            ("tenure_months.default", "24"),
            ("annual_rate_pct", "18"),
        ],
    ),
    ("/products/:id", &[("annual_rate_pct", "9")]),
    ("/products/:id", &[("annual_rate_pct", "a lot"), ("act", "publish")]),
    ("/products/:id", &[("act", "try")]),
    ("/products/:id", &[("act", "archive")]),
    ("/products/:id", &[("act", "activate")]),
    ("/credit-checks/new", &[("name", "Ramesh Kumar Sharma"), ("mobile", "9876543200"), ("consent", "true")]),
    ("/credit-checks/:id/withdraw-consent", &[]),
    ("/credit-checks/:id/erase", &[]),
    ("/settings/account", &[("act", "begin-second-factor"), ("password", "correct horse battery staple")]),
    ("/settings/account", &[("act", "end-session"), ("id", "{/me/sessions/}")]),
    ("/settings/api-keys", &[("name", "k")]),
    ("/settings/api-keys/:id/revoke", &[]),
    ("/settings/team", &[("act", "settings"), ("four_eyes", "true")]),
    ("/settings/team", &[("act", "retention"), ("confirmed", "true"), ("statement_days", "30")]),
    ("/settings/members", &[("act", "invite"), ("email", "meera@example.com"), ("role", "viewer")]),
    ("/settings/members", &[("act", "revoke-invitation"), ("id", "{/invitations/}")]),
    ("/settings/members/:id", &[("act", "role"), ("role", "viewer")]),
    ("/settings/members/:id", &[("act", "disable")]),
    ("/settings/members/:id", &[("act", "enable")]),
    ("/settings/members/:id", &[("act", "reset-link")]),
    ("/settings/members/:id", &[("act", "unlock")]),
    ("/settings/members/:id", &[("act", "remove-second-factor")]),
    ("/settings/webhooks", &[("url", "https://hooks.example.com/more")]),
    ("/settings/webhooks/:id", &[("act", "test")]),
    ("/settings/webhooks/:id", &[("act", "disable")]),
    ("/settings/webhooks/:id", &[("act", "change"), ("url", "https://hooks.example.com/ours")]),
    ("/settings/webhooks/:id", &[("act", "rotate"), ("grace_hours", "0")]),
    ("/settings/webhooks/:id", &[("act", "delete")]),
    ("/settings/webhooks/:id/deliveries/:delivery", &[]),
    ("/settings/payers", &[("id", "{/payers/}")]),
];

/// Every address that is registered, in the order of the alphabet.
pub(super) fn registered() -> Vec<Registered> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../server/src/console");
    let mut all = Vec::new();
    for file in files_below(&folder).unwrap() {
        if file.extension().is_some_and(|ending| ending == "rs") {
            all.extend(registered_in(&std::fs::read_to_string(&file).unwrap()));
        }
    }
    all.sort_by(|one, other| one.path.cmp(&other.path));
    assert!(all.len() > 50, "{} addresses are registered", all.len());
    all
}

fn registered_in(source: &str) -> Vec<Registered> {
    assert!(!source.contains(".nest("), "what is registered below another address is not read here");
    source.split(".at(").skip(1).map(|rest| registration(within_brackets(rest))).collect()
}

/// What stands before the bracket that closes the one in front.
fn within_brackets(text: &str) -> &str {
    let mut depth = 1;
    let end = text.find(|letter: char| {
        depth += match letter {
            '(' => 1,
            ')' => -1,
            _ => 0,
        };
        depth == 0
    });
    &text[..end.unwrap_or(text.len())]
}

/// `"/inbox", get(lists::inbox)`.
fn registration(text: &str) -> Registered {
    let (address, handlers) = text.split_once(',').unwrap_or_else(|| panic!("no registration: {text}"));
    let address = address.trim();
    let path = if let Some(path) = address.strip_prefix('"') {
        path.trim_end_matches('"')
    } else {
        let named = NAMED.iter().find(|(name, _)| *name == address);
        named.unwrap_or_else(|| panic!("{address}: which address that is, is not known here")).1
    };
    let takes = |name: &str| {
        handlers.split(|letter: char| !letter.is_alphanumeric() && letter != '_').any(|word| word == name)
    };
    let leads_on = takes("one_up") || takes("two_up") || path == ROW;
    let found = Registered {
        path: path.to_owned(),
        is_opened: leads_on || takes("get"),
        takes_forms: takes("one_up") || takes("two_up") || takes("post"),
        leads_on,
    };
    assert!(found.is_opened || found.takes_forms, "{path}: what it takes is not known here");
    found
}

/// The address with something in the place of each parameter: `id` has what somebody has of a kind.
pub(super) fn filled(path: &str, id: impl Fn(&str) -> String) -> String {
    let (path, query) = path.split_once('?').map_or((path, None), |(path, query)| (path, Some(query)));
    let (mut address, mut before) = (String::new(), String::new());
    for part in path.split('/').skip(1) {
        before = format!("{before}/{part}");
        address.push('/');
        if part.starts_with(':') {
            let known = PARAMETERS.iter().find(|(known, _)| *known == before);
            let (_, stands) = known.unwrap_or_else(|| panic!("{path}: nobody has said what {part} is"));
            address.push_str(&if stands.starts_with('/') { id(stands) } else { (*stands).to_owned() });
        } else {
            address.push_str(part);
        }
    }
    match query {
        Some(query) => format!("{address}?{query}"),
        None => address,
    }
}

/// What a form says, with something of somebody's in it.
pub(super) fn said(deed: &Deed, id: impl Fn(&str) -> String) -> Vec<(String, String)> {
    let (_, fields) = deed;
    let value = |text: &str| match text.strip_prefix('{').and_then(|text| text.strip_suffix('}')) {
        Some(kind) => id(kind),
        None => text.to_owned(),
    };
    fields.iter().map(|(name, text)| ((*name).to_owned(), value(text))).collect()
}

/// What every form of the console says, but for uploads.
pub(super) fn deeds() -> &'static [Deed] {
    let routes: Vec<String> =
        registered().into_iter().filter(|route| route.takes_forms).map(|route| route.path).collect();
    for route in routes.iter().filter(|route| *route != UPLOAD) {
        let is_known = DEEDS.iter().any(|(path, _)| path == route);
        assert!(is_known, "{route}: nobody has said what is sent there");
    }
    for (path, _) in DEEDS {
        assert!(routes.iter().any(|route| route == path), "{path} takes no forms");
    }
    DEEDS
}

#[test]
fn addresses_are_read_as_they_are_registered() {
    let source = "Route::new().at(\"/a\", get(a::page).post(a::change))\n.at(CALLBACK, get(b))\n        .at(\n            \
        \"/c/:id\",\n            one_up(c::done),\n        )";
    let known = |path: &str, is_opened, takes_forms, leads_on| Registered {
        path: path.to_owned(),
        is_opened,
        takes_forms,
        leads_on,
    };
    assert_eq!(
        registered_in(source),
        [
            known("/a", true, true, false),
            known("/sign-in/openid/callback", true, false, false),
            known("/c/:id", true, true, true),
        ]
    );
    let all = registered();
    for path in ["/", "/inbox", UPLOAD, ROW, "/settings/webhooks/:id/deliveries/:delivery"] {
        assert!(all.iter().any(|route| route.path == path), "{path}");
    }
    assert!(!deeds().is_empty());
    // What a parameter is, is said of each.
    for route in &all {
        let address = filled(&route.path, str::to_owned);
        assert!(!address.contains(':'), "{address}");
    }
}
