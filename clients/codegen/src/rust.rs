//! The Rust client, by progenitor.

use anyhow::{Context, anyhow};
use progenitor::{GenerationSettings, Generator, InterfaceStyle, TypeImpl};
use quote::quote;

use crate::prepare::Prepared;

/// The text of the module with the client, its operations and their types.
pub(crate) fn client(prepared: &Prepared) -> anyhow::Result<String> {
    let mut settings = GenerationSettings::default();
    settings.with_interface(InterfaceStyle::Builder);
    // What the hooks of the SDK need: the token and the patience.
    settings.with_inner_type(quote!(crate::session::Session));
    for open_enum in &prepared.open_enums {
        settings.with_replacement(
            &open_enum.name,
            format!("crate::enums::{}", open_enum.name),
            [TypeImpl::Display, TypeImpl::FromStr].into_iter(),
        );
    }
    let tokens = Generator::new(&settings)
        .generate_tokens(&prepared.document)
        .map_err(|error| anyhow!("progenitor refuses the contract: {error}"))?;
    let mut file = syn::parse2(tokens).context("progenitor wrote something that is not Rust")?;
    constructors_are_ours(&mut file)?;
    Ok(prettyplease::unparse(&file))
}

/// `Client::new` unwraps, sends no token, and works with only one of the forms that people write a base URL in. The
/// SDK has constructors of its own instead, which alone use the other one.
fn constructors_are_ours(file: &mut syn::File) -> anyhow::Result<()> {
    let named = |item: &syn::ImplItem, name: &str| matches!(item, syn::ImplItem::Fn(function) if function.sig.ident == name);
    let inherent_impls = file.items.iter_mut().filter_map(|item| match item {
        syn::Item::Impl(block) if block.trait_.is_none() => Some(block),
        _ => None,
    });
    let block = inherent_impls
        .into_iter()
        .find(|block| block.items.iter().any(|item| named(item, "new")))
        .context("progenitor no longer writes `Client::new`")?;
    block.items.retain(|item| !named(item, "new"));
    for item in &mut block.items {
        if let syn::ImplItem::Fn(function) = item {
            function.vis = syn::parse_str("pub(crate)")?;
        }
    }
    Ok(())
}

/// The names of the operations that take an idempotency key.
pub(crate) fn keyed_operations(keyed: &[String]) -> String {
    let names = keyed.iter().map(|name| format!("    \"{name}\",\n")).collect::<Vec<_>>().concat();
    format!(
        "/// Operations that take an idempotency key.\npub(crate) const KEYED_OPERATIONS: &[&str] = &[\n{names}];\n"
    )
}
