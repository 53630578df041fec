//! What people say to each other.

use super::storing::Waiting;
use super::{By, Host};
use crate::chat::{self, ChatLine, Remark};
use crate::exchange::{Output, Storing};
use crate::fault::Fault;
use crate::message::Told;
use tabletop::Seat;

impl Host {
    /// Says something to everybody who may hear it.
    pub(super) fn talk(&mut self, by: By, seat: Seat, remark: Remark) -> Result<(), Fault> {
        let remark = match remark {
            Remark::Text(text) => Remark::Text(chat::text(&text)?),
            Remark::Reaction(_) => remark,
        };
        self.talks.allows(seat, self.now)?;
        let seated = self.desk.seated.iter().find(|seated| seated.seat == seat.0);
        let line = ChatLine {
            n: self.desk.life.said() + 1,
            at: self.now,
            seat,
            name: seated.map(|seated| seated.name.clone()).unwrap_or_default(),
            remark,
        };
        let storing = Storing::Chat {
            line: line.clone(),
            key: self.key.take(),
        };
        self.store(storing, Waiting::Chat { by, line });
        Ok(())
    }

    /// What was said is stored: who may hear it does.
    pub(super) fn talked(&mut self, line: ChatLine) {
        self.desk.life.hears(line.clone());
        for (from, to) in self.viewers.by_viewpoint() {
            if self.desk.may_hear(from.seat) {
                self.out.push(Output::Tell(to, Told::Chat(line.clone())));
            }
        }
    }

    /// Lets onlookers hear what is said, or not.
    pub(super) fn open_chat(&mut self, by: By, open: bool) {
        self.store(Storing::ChatOpen(open), Waiting::ChatOpen { by, open });
    }

    /// Onlookers hear what is said, or do not: they look anew.
    pub(super) fn opened_chat(&mut self, open: bool) {
        self.desk.life.terms.chat_open = open;
        let now = self.now;
        self.tell_each(|desk, viewer| match viewer.seat {
            Some(_) => Told::Table(Box::new(desk.info(viewer.lang))),
            None => Told::Welcome(desk.welcome(viewer, now)),
        });
    }
}
