//! Who plays for whom: seats that are left, given to a machine, taken back, given up.

use super::storing::Waiting;
use super::{By, Host, Unheeded};
use crate::exchange::{Storing, Time};
use crate::fault::{Code, Fault};
use crate::message::Told;
use crate::sitter::Sitter;
use crate::stored::Stage;
use crate::tell::Desk;
use bots::BotKind;
use tabletop::{Saying, Seat, SeatSet};

/// In a game of more seats the others play on when somebody gives up.
const DUEL: usize = 2;

/// For whom somebody else plays.
#[derive(Copy, Clone, Eq, PartialEq)]
enum For {
    /// Who wants it so, until they want to play themselves.
    Now,
    /// Who wants it so, once and for all.
    Good,
    /// Who is not there: should they look again by now, wherever from, they play themselves.
    Absent,
}

impl Desk {
    /// Of those, who is asked before something is taken back. A machine that plays for somebody
    /// agrees to everything.
    pub(crate) fn asked_people(&self, seat: Seat) -> SeatSet {
        let others = (0..)
            .map(Seat)
            .zip(&self.stored.seats)
            .map(|(other, _)| other);
        let others = others.filter(|other| *other != seat && self.plays(*other));
        others.collect()
    }

    /// Whether a person plays there, and no machine for them.
    pub(crate) fn plays(&self, seat: Seat) -> bool {
        let sitter = self.stored.seats.get(seat.index());
        sitter.is_some_and(Sitter::is_person) && self.deputy(seat).is_none()
    }

    /// Whether any person plays themselves.
    pub(crate) fn has_people(&self) -> bool {
        let mut seats = (0..).map(Seat).zip(&self.stored.seats);
        seats.any(|(seat, _)| self.plays(seat))
    }

    /// The machine that plays for a person. One that is no longer there is replaced by the best.
    pub(crate) fn deputy(&self, seat: Seat) -> Option<BotKind> {
        let deputy = self.life.seats.get(&seat.0)?.deputy.as_ref()?;
        Some(deputy.parse().unwrap_or(BotKind::STRONGEST))
    }

    /// The machine that plays there, for itself or for a person.
    pub(crate) fn machine(&self, seat: Seat) -> Option<BotKind> {
        let sitter = self.stored.seats.get(seat.index())?;
        let own = sitter.machine().ok().flatten();
        own.or_else(|| self.deputy(seat))
    }
}

impl Host {
    /// Leaves one's seat: for somebody else, or to a machine.
    pub(super) fn leave(&mut self, by: By, seat: Seat) -> Result<(), Unheeded> {
        if self.desk.stored.stage == Stage::Open {
            let seat = seat.0;
            self.store(Storing::Freed { seat }, Waiting::Freed { by, seat });
            return Ok(());
        }
        self.must_run()?;
        self.must_play(seat)?;
        self.depute(by, seat, Some(BotKind::STRONGEST), For::Now);
        Ok(())
    }

    /// Nobody sits there any more: who did may look on anew.
    pub(super) fn freed(&mut self, seat: u8) {
        self.desk.seated.retain(|seated| seated.seat != seat);
        self.desk.codes.retain(|code| code.seat != seat);
        self.desk.life.seats.remove(&seat);
        self.desk.here.remove(&Seat(seat));
        self.turn_out();
        self.tell_each(|desk, viewer| Told::Table(Box::new(desk.info(viewer.lang))));
    }

    /// Gives somebody's seat to a machine who keeps the others waiting.
    pub(super) fn stand_in(&mut self, by: By, own: Seat, seat: Seat) -> Result<(), Unheeded> {
        self.must_run()?;
        let decides = self.desk.decider() == Some(seat) && seat != own;
        if !decides || !self.desk.plays(seat) || !self.is_long_away(seat) {
            let seconds = u32::try_from(self.context.away.div_ceil(1000)).unwrap_or(u32::MAX);
            let message = Saying::new("not-away").with("seconds", seconds);
            return Err(Fault::new(Code::NotAway, message).into());
        }
        self.depute(by, seat, Some(BotKind::STRONGEST), For::Absent);
        Ok(())
    }

    /// How long somebody was away before the table was in memory, nobody saw.
    fn is_long_away(&self, seat: Seat) -> bool {
        let presence = self.desk.presence(seat);
        let since = presence.since.unwrap_or_default().max(self.opened);
        !presence.here && since.0.saturating_add(self.context.away) <= self.now.0
    }

    /// Takes one's seat back.
    pub(super) fn come_back(&mut self, by: By, seat: Seat) -> Result<(), Unheeded> {
        self.must_run()?;
        if self.desk.life.seat(seat).gone {
            return Err(Fault::new(Code::GivenUp, "given-up").into());
        }
        match (self.desk.deputy(seat), by) {
            (Some(_), _) => self.depute(by, seat, None, For::Now),
            // Who plays already has nothing to take back, and sees so.
            (None, By::Viewer(viewer)) => {
                let lang = self.viewers.viewpoint(viewer).lang;
                self.tell(viewer, Told::Table(Box::new(self.desk.info(lang))));
            }
            (None, By::Machine(_) | By::Clock(_) | By::Itself) => {}
        }
        Ok(())
    }

    /// Gives the game up: of two the other wins, of more they play on.
    pub(super) fn give_up(&mut self, by: By, seat: Seat) -> Result<(), Unheeded> {
        if self.desk.stored.seats.len() <= DUEL {
            return self.act(by, |table| table.concede(seat));
        }
        self.must_run()?;
        if self.desk.life.seat(seat).gone {
            return Err(Fault::new(Code::GivenUp, "given-up").into());
        }
        self.depute(by, seat, Some(BotKind::STRONGEST), For::Good);
        Ok(())
    }

    /// Where a machine plays, nobody else does.
    pub(super) fn must_play(&self, seat: Seat) -> Result<(), Fault> {
        match self.desk.deputy(seat) {
            Some(_) => Err(Fault::new(Code::StoodIn, "stood-in")),
            None => Ok(()),
        }
    }

    fn depute(&mut self, by: By, seat: Seat, deputy: Option<BotKind>, how: For) {
        let deputy = deputy.map(|deputy| deputy.name().to_owned());
        let (seat, at) = (seat.0, self.now);
        let gone = how == For::Good;
        let waiting = Waiting::Deputy {
            by,
            seat,
            deputy: deputy.clone(),
            gone,
            at,
        };
        let storing = Storing::Deputy {
            seat,
            deputy,
            gone,
            unless_here: how == For::Absent,
            at,
        };
        self.store(storing, waiting);
    }

    /// Somebody else plays there now. What can be decided and taken back is another thing for
    /// everybody, so all look anew. A thought of who played before is dropped.
    pub(super) fn deputed(&mut self, seat: u8, deputy: Option<String>, gone: bool, at: Time) {
        let life = self.desk.life.seats.entry(seat).or_default();
        life.deputy = deputy;
        life.gone = gone;
        self.desk.life.due = Some(at);
        self.forget_question(false);
        let now = self.now;
        self.tell_each(|desk, viewer| Told::Welcome(desk.welcome(viewer, now)));
        self.schedule();
    }
}
