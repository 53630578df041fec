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
    // A tag has letters, digits and dashes only: nothing in it can be escaped.
    let mut asked = uri.query().unwrap_or_default().split('&');
    let lang = asked.find_map(|part| part.strip_prefix("lang="));
    lang.map_or(Ok(Lang::default()), str::parse)
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
