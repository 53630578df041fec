//! Which claims hold.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

use super::asserted::Asserted;
use super::claim::{Claims, Test};
use rulebook::Proof;

/// More would mean that the test is about something else.
const RULES_PER_TEST: usize = 3;

/// Where rules about who may know what are proved.
const SERVER: &str = "crates/server/tests";

/// A citation that proves nothing, or a file that cannot be read as source.
#[derive(Debug, PartialEq, Eq, thiserror::Error)]
pub(crate) enum Fault {
    #[error("{}:{line}: the test {test} names {count} rules; a test proves at most three, so split it", file.display())]
    TooMany {
        file: PathBuf,
        line: usize,
        test: String,
        count: usize,
    },
    #[error("{}:{line}: the test {test} names {rules} rules but asserts {assertions}; assert each of them, or name those it proves", file.display())]
    TooFewAssertions {
        file: PathBuf,
        line: usize,
        test: String,
        rules: usize,
        assertions: usize,
    },
    #[error("{}:{line}: the rulebook has no rule {id}", file.display())]
    Unknown {
        file: PathBuf,
        line: usize,
        id: String,
    },
    #[error("{}:{line}: a rule is named outside of a test, where it proves nothing; name it in the test itself", file.display())]
    Outside { file: PathBuf, line: usize },
    #[error("{}:{line}: name rules by string literals, one to three", file.display())]
    NotLiteral { file: PathBuf, line: usize },
    #[error("{}: no module lists it, so its tests never run; list it in the main.rs or mod.rs above", file.display())]
    Unlisted { file: PathBuf },
    #[error("{}:{line}: not Rust: {error}", file.display())]
    Syntax {
        file: PathBuf,
        line: usize,
        error: String,
    },
}

/// The ids of the rules that some test proves. What is wrong with a claim goes to `faults`.
pub(crate) fn proved(claims: &[Claims], faults: &mut Vec<Fault>) -> BTreeSet<&'static str> {
    let asserted = Asserted::new(claims);
    let mut proved = BTreeSet::new();
    for claims in claims {
        let file = &claims.file;
        faults.extend(claims.stray.iter().map(|stray| Fault::Outside {
            file: file.clone(),
            line: stray.line,
        }));
        for test in &claims.tests {
            let rules = known(test, file, faults);
            if rules.len() > RULES_PER_TEST {
                faults.push(Fault::TooMany {
                    file: file.clone(),
                    line: test.line,
                    test: test.name.clone(),
                    count: rules.len(),
                });
                continue;
            }
            let assertions = asserted.by(&test.body, file);
            if rules.len() > assertions {
                faults.push(Fault::TooFewAssertions {
                    file: file.clone(),
                    line: test.line,
                    test: test.name.clone(),
                    rules: rules.len(),
                    assertions,
                });
            } else if !test.ignored {
                proved.extend(rules.into_iter().filter(|id| counts(id, file)));
            }
        }
    }
    proved
}

/// Whether a test of this file can prove a rule. What may leave the server is proved where it leaves
/// it: over its sockets.
fn counts(id: &str, file: &Path) -> bool {
    let at_the_server = rulebook::find(id).is_some_and(|rule| rule.proof == Proof::Server);
    !at_the_server || file.starts_with(SERVER)
}

/// The rules a test names, under their own ids, each once.
fn known(test: &Test, file: &Path, faults: &mut Vec<Fault>) -> BTreeSet<&'static str> {
    let mut rules = BTreeSet::new();
    for citation in &test.citations {
        let line = citation.line;
        let ids = citation.ids.as_deref().filter(|ids| !ids.is_empty());
        let Some(ids) = ids else {
            faults.push(Fault::NotLiteral {
                file: file.to_owned(),
                line,
            });
            continue;
        };
        for id in ids {
            match rulebook::find(id) {
                Some(rule) => {
                    rules.insert(rule.id);
                }
                None => faults.push(Fault::Unknown {
                    file: file.to_owned(),
                    line,
                    id: id.clone(),
                }),
            }
        }
    }
    rules
}

#[cfg(test)]
mod tests {
    use super::super::rust;
    use super::*;

    fn check(source: &str) -> (Vec<&'static str>, Vec<Fault>) {
        let claims = rust::claims("t.rs".as_ref(), source).expect("Rust");
        let mut faults = Vec::new();
        let proved = proved(&[claims], &mut faults);
        (proved.into_iter().collect(), faults)
    }

    #[test]
    fn a_test_proves_what_it_names_under_any_name() {
        let (proved, faults) = check(
            r#"#[test] fn t() { rule!("defeat/hull-reached", "ships/hull-is-damage-limit", "gear/slot"); assert!(x); assert!(y); }"#,
        );
        assert_eq!(
            (proved, faults),
            (vec!["defeat/hull-reached", "gear/slot"], vec![])
        );
    }

    #[test]
    fn an_ignored_test_proves_nothing() {
        let (proved, faults) =
            check(r#"#[test] #[ignore = "slow"] fn t() { rule!("gear/slot"); assert!(x); }"#);
        assert_eq!((proved, faults), (vec![], vec![]));
    }

    #[test]
    fn what_may_leave_the_server_is_proved_at_the_server_alone() {
        let source = r#"#[test] fn t() { rule!("reputation/is-public", "gear/slot"); assert!(x); assert!(y); }"#;
        let at = |file: &str| {
            let claims = rust::claims(file.as_ref(), source).expect("Rust");
            let mut faults = Vec::new();
            let proved = proved(&[claims], &mut faults);
            assert_eq!(faults, []);
            Vec::from_iter(proved)
        };
        assert_eq!(at("crates/outer-rim/tests/t.rs"), ["gear/slot"]);
        assert_eq!(
            at("crates/server/tests/rules/t.rs"),
            ["gear/slot", "reputation/is-public"]
        );
    }

    #[test]
    fn a_rule_without_an_assertion_of_its_own_is_not_proved() {
        let (proved, faults) = check(
            "#[test]\nfn t() { rule!(\"gear/slot\", \"mods/slot\"); assert_eq!(slots(), [1, 1]); }",
        );
        let fault = Fault::TooFewAssertions {
            file: "t.rs".into(),
            line: 2,
            test: "t".to_owned(),
            rules: 2,
            assertions: 1,
        };
        assert_eq!((proved, faults), (vec![], vec![fault]));
    }

    #[test]
    fn four_rules_in_one_test_are_too_many_however_they_are_spread() {
        let (proved, faults) = check(
            "#[test]\nfn t() {\n rule!(\"gear/slot\", \"mods/slot\");\n rule!(\"crew/slot\", \"jobs/slot\"); }",
        );
        let fault = Fault::TooMany {
            file: "t.rs".into(),
            line: 2,
            test: "t".to_owned(),
            count: 4,
        };
        assert_eq!((proved, faults), (vec![], vec![fault]));
    }

    #[test]
    fn an_unknown_rule_is_named_with_its_line() {
        let (_, faults) =
            check("#[test] fn t() {\n\n rule!(\"gear/slot\", \"gear/slots\"); assert!(x); }");
        assert_eq!(
            faults,
            [Fault::Unknown {
                file: "t.rs".into(),
                line: 3,
                id: "gear/slots".to_owned()
            }]
        );
    }

    #[test]
    fn a_rule_outside_of_a_test_proves_nothing() {
        let (proved, faults) = check("fn help() {\n rule!(\"gear/slot\"); }");
        assert_eq!(
            (proved, faults),
            (
                vec![],
                vec![Fault::Outside {
                    file: "t.rs".into(),
                    line: 2
                }]
            )
        );
    }

    #[test]
    fn a_rule_that_cannot_be_read_off_is_refused() {
        let (_, faults) = check("#[test] fn t() { rule!(); rule!(GEAR); }");
        let fault = || Fault::NotLiteral {
            file: "t.rs".into(),
            line: 1,
        };
        assert_eq!(faults, [fault(), fault()]);
    }
}
