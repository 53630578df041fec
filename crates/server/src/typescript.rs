//! The types a client sees, for whoever writes them down in TypeScript.

use crate::api::{Create, Created, Faces, Fork, Games, Mine, MyTables, Rematch, Rematched, Sit};
use crate::failed::Failed;
use crate::report::Wrong;
use crate::rules::Rules;
use crate::seats::{AnotherDevice, Only, Privacy, RenewLink, UseDevice};
use crate::site::SiteInfo;
use crate::table::Sat;
use crate::talk::ChatPage;
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
    visitor.visit::<Only>();
    visitor.visit::<Mine>();
    visitor.visit::<MyTables>();
    visitor.visit::<ChatPage>();
    visitor.visit::<Rematch>();
    visitor.visit::<Rematched>();
    visitor.visit::<Fork>();
    visitor.visit::<host::Links>();
    visitor.visit::<RenewLink>();
    visitor.visit::<Privacy>();
    visitor.visit::<AnotherDevice>();
    visitor.visit::<UseDevice>();
    visitor.visit::<Wrong>();
    visitor.visit::<Failed>();
    host::types(visitor);
}
