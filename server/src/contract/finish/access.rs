//! Who may call an operation and with which token, as `x-required-roles`, `x-required-scope` and `x-login-only`. The types
//! of the handlers say it beside the security scheme, so that the contract shows what is checked and nothing else.

use serde_norway::{Mapping, Value};

use crate::errors::Code;
use crate::gate::{BEFORE_SECOND_FACTOR, LOGIN_ONLY, SCHEME, Scope};
use lending_store::users::Role;

/// What the security of an operation asks for.
#[derive(Debug, Default)]
pub(super) struct Asked {
    roles: Vec<&'static str>,
    scope: Option<&'static str>,
    is_login_only: bool,
    is_before_second_factor: bool,
}

/// Takes what stands beside the scheme out of an operation. `None` for one that needs no token.
pub(super) fn take(operation: &mut Value) -> Option<Asked> {
    let mut asked = Asked::default();
    let schemes = operation.get("security")?.as_sequence()?;
    let names =
        schemes.iter().filter_map(Value::as_mapping).flat_map(Mapping::keys).filter_map(Value::as_str);
    for name in names {
        asked.is_login_only |= name == LOGIN_ONLY;
        asked.is_before_second_factor |= name == BEFORE_SECOND_FACTOR;
        asked.roles.extend(Role::ALL.iter().map(|role| role.as_str()).find(|role| *role == name));
        asked.scope =
            asked.scope.or(Scope::ALL.iter().map(|scope| scope.as_str()).find(|scope| *scope == name));
    }
    let mut scheme = Mapping::new();
    scheme.insert(SCHEME.into(), Value::Sequence(Vec::new()));
    operation["security"] = Value::Sequence(vec![scheme.into()]);
    Some(asked)
}

impl Asked {
    /// What is refused because of it.
    pub(super) fn refusals(&self) -> Vec<Code> {
        let mut codes = Vec::new();
        if self.roles.len() < Role::ALL.len() {
            codes.push(Code::ForbiddenRole);
        }
        if self.scope.is_some() {
            codes.push(Code::InsufficientScope);
        }
        if self.is_login_only {
            codes.push(Code::LoginTokenRequired);
        }
        if !self.is_before_second_factor {
            codes.push(Code::SecondFactorSetupRequired);
        }
        codes
    }

    pub(super) fn write(self, operation: &mut Value) {
        operation["x-required-roles"] = self.roles.into_iter().map(Value::from).collect();
        if let Some(scope) = self.scope {
            operation["x-required-scope"] = scope.into();
        }
        if self.is_login_only {
            operation["x-login-only"] = true.into();
        }
    }
}
