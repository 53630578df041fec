//! Types that were found, and how they are written down.

use super::layout::lay_out;
use std::any::{TypeId, type_name};
use std::collections::{BTreeMap, BTreeSet};
use ts_rs::{Config, TS, TypeVisitor};

/// Types by crate and name, each with all it is made of.
#[derive(Debug, Default)]
pub(super) struct Found {
    seen: BTreeSet<TypeId>,
    types: BTreeMap<&'static str, Types>,
}

/// Types by name.
pub(super) type Types = BTreeMap<String, Type>;

/// One type, written down.
#[derive(Debug)]
pub(super) struct Type {
    pub(super) text: String,
    pub(super) uses: BTreeSet<String>,
}

impl TypeVisitor for Found {
    fn visit<T: TS + 'static + ?Sized>(&mut self) {
        // What has no name of its own, like a list, is written where it is used; and
        // `Listed<C>` is declared once, whatever is listed.
        if T::output_path().is_none() || !self.seen.insert(TypeId::of::<T::WithoutGenerics>()) {
            return;
        }
        // Every number here is small enough for JavaScript.
        let config = Config::new().with_large_int("number");
        let full_name = type_name::<T::WithoutGenerics>();
        let home = full_name.split("::").next().unwrap_or(full_name);
        let uses = T::dependencies(&config).into_iter();
        let declared = format!(
            "{}export {}",
            T::docs().unwrap_or_default(),
            T::decl(&config)
        );
        let found = Type {
            text: lay_out(&declared),
            uses: uses.map(|used| used.ts_name).collect(),
        };
        self.types
            .entry(home)
            .or_default()
            .insert(T::ident(&config), found);
        T::visit_dependencies(self);
    }
}

impl Found {
    /// Takes those that come from a crate.
    pub(super) fn of(&mut self, home: &str) -> Types {
        self.types.remove(home).unwrap_or_default()
    }

    /// Takes the rest.
    pub(super) fn rest(self) -> Types {
        self.types.into_values().flatten().collect()
    }
}
