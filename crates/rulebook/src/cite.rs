//! Citing rules so that a citation cannot go stale: an id that no rule has does not compile.

/// Says which rules a test proves: one to three. It does nothing at run time; `cargo xtask coverage`
/// reads it, and the compiler refuses an id (or alias) that no rule has.
///
/// ```
/// # fn test() {
/// rulebook::rule!("movement/stop-at-patrol");
/// rulebook::rule!("combat/hit-is-one-damage", "combat/crit-is-two-damage");
/// # }
/// ```
///
/// A rule that does not exist:
///
/// ```compile_fail
/// rulebook::rule!("movement/fly-through-walls");
/// ```
///
/// A test that claims to prove four rules proves none of them well:
///
/// ```compile_fail
/// rulebook::rule!(
///     "movement/stop-at-patrol",
///     "movement/pass-friendly-patrol",
///     "combat/hit-is-one-damage",
///     "combat/crit-is-two-damage",
/// );
/// ```
#[macro_export]
macro_rules! rule {
    ($a:literal $(, $b:literal $(, $c:literal)?)? $(,)?) => {{
        // A const item, not a `const { … }` block: `cargo check` evaluates it too.
        const _: &str = $crate::rule_id!($a);
        $(const _: &str = $crate::rule_id!($b); $(const _: &str = $crate::rule_id!($c);)?)?
    }};
    ($($id:literal),+ $(,)?) => {
        ::core::compile_error!("a test proves one to three rules: split the test")
    };
}

/// The id of a rule as a constant, checked at compile time: for refusals and prompts, which say by
/// which rule they came about. An alias gives the id of its rule.
///
/// ```
/// const WHY: &str = rulebook::rule_id!("movement/stop-at-patrol");
/// assert_eq!(WHY, "movement/stop-at-patrol");
/// assert_eq!(rulebook::rule_id!("ships/hull-is-damage-limit"), "defeat/hull-reached");
/// ```
///
/// ```compile_fail
/// const WHY: &str = rulebook::rule_id!("movement/fly-through-walls");
/// ```
#[macro_export]
macro_rules! rule_id {
    ($id:literal) => {{
        const ID: &str = match $crate::find($id) {
            ::core::option::Option::Some(rule) => rule.id,
            ::core::option::Option::None => {
                ::core::panic!(::core::concat!("the rulebook has no rule ", $id))
            }
        };
        ID
    }};
}
