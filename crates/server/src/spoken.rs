//! The language an answer is wanted in.

use crate::cached::Kept;
use crate::failed::Failed;
use axum::extract::FromRequestParts;
use axum::http::Uri;
use axum::http::request::Parts;
use host::{Code, Fault};
use std::collections::BTreeMap;
use std::sync::{Mutex, PoisonError};
use tabletop::{Lang, NoLang};

/// The language a request names by `?lang=`; English, if it names none.
#[derive(Copy, Clone, Debug)]
pub(crate) struct Spoken {
    pub(crate) lang: Lang,
}

impl<S: Sync> FromRequestParts<S> for Spoken {
    type Rejection = Failed;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Self, Failed> {
        let lang = asked(&parts.uri);
        let lang = lang.map_err(|_| Fault::new(Code::BadRequest, "no-language"))?;
        Ok(Self { lang })
    }
}

/// The language an address asks for.
pub(crate) fn asked(uri: &Uri) -> Result<Lang, NoLang> {
    named(uri, "lang").map_or(Ok(Lang::default()), str::parse)
}

/// What an address says about something, as it stands there: of words and numbers in which nothing
/// can be escaped.
pub(crate) fn named<'u>(uri: &'u Uri, name: &str) -> Option<&'u str> {
    let mut said = uri.query().unwrap_or_default().split('&');
    said.find_map(|part| part.strip_prefix(name)?.strip_prefix('='))
}

/// Answers that never change, one a language: made when they are first asked for.
#[derive(Debug, Default)]
pub(crate) struct Translations(Mutex<BTreeMap<Lang, Kept>>);

impl Translations {
    /// The answer in this language, or in the nearest of those there are.
    pub(crate) fn get(
        &self,
        there: &[Lang],
        wanted: Lang,
        make: impl FnOnce(Lang) -> Kept,
    ) -> Kept {
        let lang = wanted.nearest(|lang| there.contains(&lang));
        let mut kept = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        kept.entry(lang).or_insert_with(|| make(lang)).clone()
    }
}
