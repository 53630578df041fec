//! What lets others in: to sit down, and to look on.

use super::Host;
use crate::exchange::{Answer, Asker, Shown};
use crate::fault::{Code, Fault};
use crate::rights::{Change, Relink};
use crate::secret::TokenHash;
use crate::stored::Links;
use crate::viewers::Viewpoint;
use tabletop::Lang;

impl Host {
    /// Where somebody looks from who shows this: the seat that a token opens, or from beside the
    /// table, if they may.
    pub(super) fn viewpoint(&self, shown: &Shown, lang: Lang) -> Result<Viewpoint, Fault> {
        let seat = match &shown.token {
            Some(token) => Some(self.seat_of(token)?),
            None if self.may_look_on(shown.key.as_deref()) => None,
            None => return Err(Fault::new(Code::Private, "private-table")),
        };
        Ok(Viewpoint { seat, lang })
    }

    fn may_look_on(&self, key: Option<&str>) -> bool {
        let Links {
            invitation,
            spectator,
            private,
        } = &self.desk.stored.links;
        !private || key.is_some_and(|key| invitation.is(key) || spectator.is(key))
    }

    /// Only who was invited sits down.
    pub(super) fn must_be_invited(&self, invitation: Option<&str>) -> Result<(), Fault> {
        let valid = &self.desk.stored.links.invitation;
        match invitation.is_some_and(|shown| valid.is(shown)) {
            true => Ok(()),
            false => Err(Fault::new(Code::NotInvited, "not-invited")),
        }
    }

    /// What lets others in, for who sits here.
    pub(super) fn links(&self, token: &TokenHash) -> Result<Answer, Fault> {
        self.seat_of(token)?;
        Ok(Answer::Links(self.desk.stored.links.clone()))
    }

    /// Changes what lets others in. What did before lets nobody in any more.
    pub(super) fn relink(&mut self, asker: Asker, token: &TokenHash, wish: Relink) {
        let links = self.seat_of(token).map(|_| {
            let now = self.desk.stored.links.clone();
            let links = Links {
                invitation: wish.invitation.unwrap_or(now.invitation),
                spectator: wish.spectator.unwrap_or(now.spectator),
                private: wish.private.unwrap_or(now.private),
            };
            (Change::Links(links.clone()), Answer::Links(links))
        });
        self.change_rights(asker, links);
    }
}
