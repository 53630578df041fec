//! How much a test asserts, by itself and by the helpers it calls.

use std::collections::BTreeMap;
use std::path::Path;

use super::claim::{Body, Claims};

/// How deep helpers that call helpers are followed: deeper there is none.
const DEPTH: usize = 4;

/// The helpers of all tests, by name.
pub(crate) struct Asserted<'a> {
    helpers: BTreeMap<&'a str, Vec<(&'a Path, &'a Body)>>,
}

impl<'a> Asserted<'a> {
    pub(crate) fn new(claims: &'a [Claims]) -> Self {
        let mut helpers = BTreeMap::<_, Vec<_>>::new();
        for Claims {
            file, helpers: of, ..
        } in claims
        {
            for helper in of {
                let named = helpers.entry(helper.name.as_str()).or_default();
                named.push((file.as_path(), &helper.body));
            }
        }
        Self { helpers }
    }

    /// How many assertions a function of this file makes.
    pub(crate) fn by(&self, body: &Body, file: &Path) -> usize {
        self.down(body, file, DEPTH)
    }

    fn down(&self, body: &Body, file: &Path, depth: usize) -> usize {
        let Some(depth) = depth.checked_sub(1) else {
            return body.assertions;
        };
        let called = body.calls.iter();
        let called = called.map(|name| self.called(name, file, depth));
        body.assertions + called.sum::<usize>()
    }

    /// What a function asserts by its name: the one of the same file, else the least of all of that
    /// name which the file could mean, for names alone do not say which is called.
    fn called(&self, name: &str, file: &Path, depth: usize) -> usize {
        let named = self.helpers.get(name).map_or(&[][..], Vec::as_slice);
        let here = named.iter().filter(|(of, _)| *of == file);
        let elsewhere = named.iter().filter(|(of, _)| is_shared(of, file));
        let candidates: Vec<_> = match here.clone().next() {
            Some(_) => here.collect(),
            None => elsewhere.collect(),
        };
        let counts = candidates.iter();
        let counts = counts.map(|(of, body)| self.down(body, of, depth));
        counts.min().unwrap_or(0)
    }
}

/// Whether a file of helpers is at hand in a file of tests: the same crate's tests, or the kit.
fn is_shared(helpers: &Path, tests: &Path) -> bool {
    let folder = |path: &'_ Path| {
        let mut above = path.ancestors();
        above
            .find(|path| path.ends_with("tests"))
            .map(Path::to_owned)
    };
    let kit = helpers
        .components()
        .any(|part| part.as_os_str() == "testkit");
    kit || folder(helpers).is_some_and(|own| folder(tests) == Some(own))
}

#[cfg(test)]
mod tests {
    use super::super::rust;
    use super::*;

    /// What each test of the first file asserts.
    fn counts(files: &[(&str, &str)]) -> Vec<usize> {
        let read = |(file, source): &(&str, &str)| rust::claims(file.as_ref(), source);
        let claims: Vec<Claims> = files
            .iter()
            .map(read)
            .map(|file| file.expect("Rust"))
            .collect();
        let asserted = Asserted::new(&claims);
        let tests = claims[0].tests.iter();
        tests
            .map(|test| asserted.by(&test.body, &claims[0].file))
            .collect()
    }

    #[test]
    fn assertions_are_counted_wherever_they_stand() {
        let source = "#[test] fn t() { assert!(x); for a in b { prop_assert_eq!(f(a), 1) } }
            #[test] fn u() { let assert = 1; debug!(assert); }";
        assert_eq!(counts(&[("crates/a/tests/t.rs", source)]), [2, 0]);
    }

    #[test]
    fn what_helpers_assert_counts_for_each_call_of_them() {
        let source = "fn twice() { once(); once(); } fn once() { assert!(x); }
            #[test] fn t() { twice(); t.once(); }";
        assert_eq!(counts(&[("crates/a/tests/t.rs", source)]), [3]);
    }

    #[test]
    fn who_calls_itself_is_followed_for_a_while_only() {
        let source = "fn again() { assert!(x); again(); } #[test] fn t() { again(); }";
        assert!(counts(&[("crates/a/tests/t.rs", source)])[0] < 10);
    }

    #[test]
    fn helpers_are_those_of_the_file_then_of_the_crate_and_the_kit() {
        let source = "#[test] fn t() { near(); far(); kit(); alien(); either(); } fn near() {}";
        let files = [
            ("crates/a/tests/t.rs", source),
            (
                "crates/a/tests/common/mod.rs",
                "fn near() { assert!(x) } fn far() { assert!(x) } fn either() {}",
            ),
            ("crates/a/tests/u.rs", "fn either() { assert!(x) }"),
            (
                "crates/kernel/src/testkit/stage.rs",
                "fn kit() { assert!(x) }",
            ),
            ("crates/b/tests/t.rs", "fn alien() { assert!(x) }"),
        ];
        assert_eq!(counts(&files), [2]);
    }
}
