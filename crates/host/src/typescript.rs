//! The types a client sees, for whoever writes them down in TypeScript.

use crate::{ChatLine, Fault, Fresh, Page, Past, Said, Told};
use ts_rs::TypeVisitor;

/// Shows the visitor every message; the rest follows from these.
pub fn types(visitor: &mut impl TypeVisitor) {
    visitor.visit::<Fault>();
    visitor.visit::<ChatLine>();
    visitor.visit::<Said>();
    visitor.visit::<Told>();
    visitor.visit::<Fresh>();
    visitor.visit::<Page>();
    visitor.visit::<Past>();
}
