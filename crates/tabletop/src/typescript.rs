//! The types a client sees, for whoever writes them down in TypeScript.

use crate::{
    About, AnyChoice, AnyDecision, Did, Explanation, Face, Fact, Outcome, Player, Refusal, Run,
    SetupOption,
};
use ts_rs::TypeVisitor;

/// Shows the visitor every type of the kernel that a client sees; the rest follows from these.
pub fn types(visitor: &mut impl TypeVisitor) {
    visitor.visit::<About>();
    visitor.visit::<AnyChoice>();
    visitor.visit::<AnyDecision>();
    visitor.visit::<Explanation>();
    visitor.visit::<Did>();
    visitor.visit::<Face>();
    visitor.visit::<Fact>();
    visitor.visit::<Run>();
    visitor.visit::<Outcome>();
    visitor.visit::<Player>();
    visitor.visit::<Refusal>();
    visitor.visit::<SetupOption<AnyChoice>>();
}
