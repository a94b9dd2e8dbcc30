//! Loan products: a team's credit policies. A change of terms makes a new version; old versions stay readable.

use chrono::{DateTime, Utc};
use sqlx::types::Json;

use crate::audit::{self, Action, Actor, Entry, Principal};
use crate::db::{Tx, on};
use crate::idempotency::{Creation, IdempotencyKey};
use crate::page::{Page, PageRequest};
use crate::words::words;
use crate::{Open, Store, StoreError};
use lending_base::{ProductId, TeamId};

/// The most active products of a team.
pub const ACTIVE_PRODUCTS: i64 = 100;

words! {
    /// Whether a product may be scored under.
    ProductStatus {
        Active,
        Archived,
    }
}

/// A product at its present version. The terms are the engine's and the API's to read: here they are a document.
#[derive(Debug, Clone, PartialEq)]
pub struct Product {
    pub id: ProductId,
    pub status: Open<ProductStatus>,
    pub version: i64,
    pub terms: serde_json::Value,
    pub created_at: DateTime<Utc>,
    pub updated_at: DateTime<Utc>,
}

#[derive(sqlx::FromRow)]
struct ProductRow {
    id: ProductId,
    status: String,
    version: i64,
    terms: Json<serde_json::Value>,
    created_at: DateTime<Utc>,
    updated_at: DateTime<Utc>,
}

impl ProductRow {
    fn into_product(self) -> Product {
        Product {
            status: Open::read(self.status),
            id: self.id,
            version: self.version,
            terms: self.terms.0,
            created_at: self.created_at,
            updated_at: self.updated_at,
        }
    }
}

/// A product's terms as they were from one change to the next.
#[derive(Debug, Clone, PartialEq)]
pub struct ProductVersion {
    pub version: i64,
    pub terms: serde_json::Value,
    /// The terms of the version before; `None` of the first.
    pub terms_before: Option<serde_json::Value>,
    pub created_at: DateTime<Utc>,
}

#[derive(sqlx::FromRow)]
struct VersionRow {
    version: i64,
    terms: Json<serde_json::Value>,
    terms_before: Option<Json<serde_json::Value>>,
    created_at: DateTime<Utc>,
}

impl VersionRow {
    fn into_version(self) -> ProductVersion {
        ProductVersion {
            version: self.version,
            terms: self.terms.0,
            terms_before: self.terms_before.map(|Json(terms)| terms),
            created_at: self.created_at,
        }
    }
}

/// What is to become of a product.
#[derive(Debug, Clone, Default)]
pub struct ProductChange {
    pub terms: Option<serde_json::Value>,
    pub status: Option<ProductStatus>,
}

/// What became of the change.
#[derive(Debug, Clone, PartialEq)]
pub enum Changed {
    Done(Product),
    /// Someone else changed it since it was read: read again.
    Stale,
    LimitReached,
}

/// The products of one team: no unscoped read exists.
#[derive(Debug)]
pub struct Products<'a> {
    store: &'a Store,
    team: &'a TeamId,
}

impl Store {
    pub fn products<'a>(&'a self, team: &'a TeamId) -> Products<'a> {
        Products { store: self, team }
    }
}

impl Products<'_> {
    pub async fn find(&self, id: &ProductId) -> Result<Option<Product>, StoreError> {
        let row = on!(self.store.db.read(), db => sqlx::query_as::<_, ProductRow>(
            "SELECT p.id, p.status, p.version, v.terms, p.created_at, p.updated_at
             FROM products p JOIN product_versions v ON v.product_id = p.id AND v.version = p.version
             WHERE p.id = $1 AND p.team_id = $2"
        ).bind(id).bind(self.team).fetch_optional(db).await)?;
        Ok(row.map(ProductRow::into_product))
    }

    pub async fn list(&self, status: ProductStatus, page: &PageRequest) -> Result<Page<Product>, StoreError> {
        let rows = on!(self.store.db.read(), db => sqlx::query_as::<_, ProductRow>(
            "SELECT p.id, p.status, p.version, v.terms, p.created_at, p.updated_at
             FROM products p JOIN product_versions v ON v.product_id = p.id AND v.version = p.version
             WHERE p.team_id = $1 AND p.status = $2 AND ($3 IS NULL OR p.id < $3)
             ORDER BY p.id DESC LIMIT $4 OFFSET $5"
        ).bind(self.team).bind(status.as_str()).bind(page.below()).bind(page.fetch()).bind(page.offset())
            .fetch_all(db).await)?;
        let counted = on!(self.store.db.read(), db => sqlx::query_scalar::<_, i64>(
            "SELECT count(*) FROM (SELECT 1 FROM products WHERE team_id = $1 AND status = $2 LIMIT 10001) AS counted"
        ).bind(self.team).bind(status.as_str()).fetch_one(db).await)?;
        let products = rows.into_iter().map(ProductRow::into_product).collect();
        Ok(Page::cut(products, page, counted))
    }

    /// Every version of a product, the newest first, each with the terms of the one before. The cursor is a number. A
    /// product always has a version, so nothing is found only where the team has no such product.
    pub async fn versions(
        &self,
        id: &ProductId,
        page: &PageRequest,
    ) -> Result<Page<ProductVersion>, StoreError> {
        let below = page.below().map(|number| number.parse::<i64>().unwrap_or_default());
        let rows = on!(self.store.db.read(), db => sqlx::query_as::<_, VersionRow>(
            "SELECT v.version, v.terms, b.terms AS terms_before, v.created_at
             FROM products p JOIN product_versions v ON v.product_id = p.id
             LEFT JOIN product_versions b ON b.product_id = v.product_id AND b.version = v.version - 1
             WHERE p.id = $1 AND p.team_id = $2 AND ($3 IS NULL OR v.version < $3)
             ORDER BY v.version DESC LIMIT $4 OFFSET $5"
        ).bind(id).bind(self.team).bind(below).bind(page.fetch()).bind(page.offset()).fetch_all(db).await)?;
        let counted = on!(self.store.db.read(), db => sqlx::query_scalar::<_, i64>(
            "SELECT count(*) FROM (SELECT 1 FROM products p JOIN product_versions v ON v.product_id = p.id
             WHERE p.id = $1 AND p.team_id = $2 LIMIT 10001) AS counted"
        ).bind(id).bind(self.team).fetch_one(db).await)?;
        Ok(Page::cut(rows.into_iter().map(VersionRow::into_version).collect(), page, counted))
    }

    pub async fn create(
        &self,
        principal: &Principal,
        terms: serde_json::Value,
        idempotency: Option<IdempotencyKey>,
    ) -> Result<Creation<Product>, StoreError> {
        self.insert(terms, idempotency, principal.entry(Action::ProductCreated)).await
    }

    /// A product made at the shell of the deployment.
    pub async fn create_as_operator(
        &self,
        terms: serde_json::Value,
    ) -> Result<Creation<Product>, StoreError> {
        let entry = Entry::new(Actor::Operator, Action::ProductCreated).team(self.team);
        self.insert(terms, None, entry).await
    }

    async fn insert(
        &self,
        terms: serde_json::Value,
        idempotency: Option<IdempotencyKey>,
        entry: Entry,
    ) -> Result<Creation<Product>, StoreError> {
        let now = self.store.clock.now();
        let product = Product {
            id: ProductId::new(&self.store.clock)?,
            status: ProductStatus::Active.into(),
            version: 1,
            terms,
            created_at: now,
            updated_at: now,
        };
        let (store, team) = (self.store.clone(), self.team.clone());
        self.store
            .db
            .transaction(move |tx| {
                Box::pin(async move {
                    if !count_active(tx, &team, 1).await? {
                        return Ok(Creation::LimitReached);
                    }
                    if let Some(idempotency) = idempotency
                        && !store.take_key(tx, &team, &idempotency, product.id.as_str()).await?
                    {
                        return tx.undo(Creation::Overtaken);
                    }
                    on!(tx.conn(), conn => sqlx::query(
                        "INSERT INTO products (id, team_id, status, version, created_at, updated_at)
                         VALUES ($1, $2, $3, $4, $5, $5)"
                    ).bind(&product.id).bind(&team).bind(product.status.as_str()).bind(product.version).bind(now)
                        .execute(conn).await.map(|_| ()))?;
                    insert_version(tx, &product).await?;
                    audit::append(tx, &store.clock, &entry.subject(&product.id)).await?;
                    Ok(Creation::Created(product))
                })
            })
            .await
    }

    /// Applies a change to the product as it was read: guarded by its version and status, so that of two changes at
    /// once neither is lost silently.
    pub async fn change(
        &self,
        principal: &Principal,
        read: &Product,
        change: ProductChange,
    ) -> Result<Changed, StoreError> {
        let mut next = read.clone();
        next.updated_at = self.store.clock.now();
        let new_terms = change.terms.filter(|terms| *terms != read.terms);
        let new_status = change.status.filter(|status| read.status != *status);
        if new_terms.is_none() && new_status.is_none() {
            return Ok(Changed::Done(read.clone()));
        }
        if read.status.known().is_none() {
            // How such a product counts is not known here.
            return Err(StoreError::NewerWord { what: "the status of a product" });
        }
        let mut actions = Vec::new();
        if let Some(terms) = new_terms {
            next.version += 1;
            next.terms = terms;
            actions.push(Action::ProductChanged);
        }
        if let Some(status) = new_status {
            next.status = status.into();
            actions.push(match status {
                ProductStatus::Active => Action::ProductActivated,
                ProductStatus::Archived => Action::ProductArchived,
            });
        }
        let (store, team, read, principal) =
            (self.store.clone(), self.team.clone(), read.clone(), principal.clone());
        self.store
            .db
            .transaction(move |tx| {
                Box::pin(async move {
                    let step = match new_status {
                        Some(ProductStatus::Active) => 1,
                        Some(ProductStatus::Archived) => -1,
                        None => 0,
                    };
                    if step != 0 && !count_active(tx, &team, step).await? {
                        return Ok(Changed::LimitReached);
                    }
                    let changed = on!(tx.conn(), conn => sqlx::query(
                        "UPDATE products SET status = $1, version = $2, updated_at = $3
                         WHERE id = $4 AND team_id = $5 AND version = $6 AND status = $7"
                    ).bind(next.status.as_str()).bind(next.version).bind(next.updated_at)
                        .bind(&next.id).bind(&team).bind(read.version).bind(read.status.as_str())
                        .execute(conn).await.map(|done| done.rows_affected()))?;
                    if changed == 0 {
                        return tx.undo(Changed::Stale);
                    }
                    if next.version != read.version {
                        insert_version(tx, &next).await?;
                    }
                    for action in actions {
                        audit::append(tx, &store.clock, &principal.entry(action).subject(&next.id)).await?;
                    }
                    Ok(Changed::Done(next))
                })
            })
            .await
    }
}

/// Counts a product in or out; `false` when the team has as many active ones as it may have.
async fn count_active(tx: &mut Tx, team: &TeamId, step: i64) -> Result<bool, StoreError> {
    let counted = on!(tx.conn(), conn => sqlx::query(
        "UPDATE teams SET active_products = active_products + $1
         WHERE id = $2 AND active_products + $1 BETWEEN 0 AND $3"
    ).bind(step).bind(team).bind(ACTIVE_PRODUCTS).execute(conn).await.map(|done| done.rows_affected()))?;
    Ok(counted == 1)
}

async fn insert_version(tx: &mut Tx, product: &Product) -> Result<(), StoreError> {
    on!(tx.conn(), conn => sqlx::query(
        "INSERT INTO product_versions (product_id, version, terms, created_at) VALUES ($1, $2, $3, $4)"
    ).bind(&product.id).bind(product.version).bind(Json(&product.terms)).bind(product.updated_at)
        .execute(conn).await.map(|_| ()))?;
    Ok(())
}
