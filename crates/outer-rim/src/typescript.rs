//! The types a client sees, for whoever writes them down in TypeScript.

use crate::{Choice, Components, Event, Prompt, Proposal, Setup, View};
use ts_rs::TypeVisitor;

/// Shows the visitor every type of this game that a client sees; the rest follows from these.
pub(crate) fn types(visitor: &mut impl TypeVisitor) {
    visitor.visit::<Setup>();
    visitor.visit::<Components>();
    visitor.visit::<View>();
    visitor.visit::<Prompt>();
    visitor.visit::<Choice>();
    visitor.visit::<Proposal>();
    visitor.visit::<Event>();
}
