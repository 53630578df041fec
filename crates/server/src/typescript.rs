//! The types a client sees, for whoever writes them down in TypeScript.

use crate::api::{Create, Created, Faces, Games, Mine, MyTables, Rematch, Rematched, Sit};
use crate::failed::Failed;
use crate::report::Wrong;
use crate::rules::Rules;
use crate::site::SiteInfo;
use crate::table::Sat;
use ts_rs::TypeVisitor;

/// Shows the visitor every type of the server that a client sees; the rest follows from these.
pub fn types(visitor: &mut impl TypeVisitor) {
    visitor.visit::<Games>();
    visitor.visit::<Faces>();
    visitor.visit::<Rules>();
    visitor.visit::<Create>();
    visitor.visit::<Created>();
    visitor.visit::<Sit>();
    visitor.visit::<SiteInfo>();
    visitor.visit::<Sat>();
    visitor.visit::<Mine>();
    visitor.visit::<MyTables>();
    visitor.visit::<Rematch>();
    visitor.visit::<Rematched>();
    visitor.visit::<Wrong>();
    visitor.visit::<Failed>();
    host::types(visitor);
}
