//! One seat in several browsers: going on elsewhere, and shutting out whoever else has a token.

use super::Host;
use super::storing::Waiting;
use crate::exchange::{Answer, Asker, Storing, Time};
use crate::fault::{Code, Fault};
use crate::rights::Change;
use crate::secret::TokenHash;
use crate::stored::{Device, DeviceCode};
use tabletop::Seat;

/// For so many milliseconds a code opens a seat on another device.
const GOOD_FOR: u64 = 10 * 60 * 1000;

impl Host {
    /// Opens a seat with something new as well.
    pub(super) fn renew(&mut self, asker: Asker, token: &TokenHash, new: TokenHash) {
        let renewed = self.seat_of(token).map(|seat| {
            let change = Change::Device {
                seat: seat.0,
                device: self.device(new),
                code: None,
            };
            (change, Answer::Sat(seat))
        });
        self.change_rights(asker, renewed);
    }

    /// Opens a seat with this, and with nothing else any more: sockets too.
    pub(super) fn shut_out(&mut self, asker: Asker, token: &TokenHash) {
        let only = self.seat_of(token).map(|seat| {
            let change = Change::OnlyDevice {
                seat: seat.0,
                device: self.device(token.clone()),
            };
            (change, Answer::Sat(seat))
        });
        self.change_rights(asker, only);
    }

    /// Makes a code that opens a seat once.
    pub(super) fn make_code(&mut self, asker: Asker, token: &TokenHash, code: TokenHash) {
        let made = self.seat_of(token).map(|seat| {
            let until = Time(self.now.0.saturating_add(GOOD_FOR));
            let code = DeviceCode {
                seat: seat.0,
                code,
                until,
                used: false,
            };
            (Change::Code(code), Answer::Code(until))
        });
        self.change_rights(asker, made);
    }

    /// Opens the seat a code is for on one more device.
    pub(super) fn use_code(&mut self, asker: Asker, code: TokenHash, token: TokenHash) {
        let used = self.seat_of_code(&code).map(|seat| {
            let change = Change::Device {
                seat: seat.0,
                device: self.device(token),
                code: Some(code),
            };
            (change, Answer::Sat(seat))
        });
        self.change_rights(asker, used);
    }

    fn seat_of_code(&self, shown: &TokenHash) -> Result<Seat, Fault> {
        let unknown = || Fault::new(Code::UnknownCode, "code-unknown");
        let code = self.desk.codes.iter().find(|code| code.code == *shown);
        let code = code.ok_or_else(unknown)?;
        match code {
            DeviceCode { used: true, .. } => Err(used()),
            DeviceCode { until, .. } if *until <= self.now => {
                Err(Fault::new(Code::CodeExpired, "code-expired"))
            }
            DeviceCode { seat, .. } => Ok(Seat(*seat)),
        }
    }

    /// A browser that has a seat from now on.
    pub(super) fn device(&self, token: TokenHash) -> Device {
        Device {
            token,
            since: self.now,
        }
    }

    /// Stores a change of who may sit or look; answers when it is stored.
    pub(super) fn change_rights(&mut self, asker: Asker, wanted: Result<(Change, Answer), Fault>) {
        match wanted {
            Ok((change, answer)) => {
                let storing = Storing::Rights(change.clone());
                let waiting = Waiting::Rights {
                    asker,
                    change,
                    answer,
                };
                self.store(storing, waiting);
            }
            Err(fault) => self.answer(asker, Err(fault)),
        }
    }

    /// A change of who may sit or look is stored: whoever may not look any more is turned away.
    pub(super) fn rights_changed(&mut self, asker: Asker, change: &Change, answer: Answer) {
        let desk = &mut self.desk;
        change.make(&mut desk.stored, &mut desk.seated, &mut desk.codes);
        self.answer(asker, Ok(answer));
        self.turn_out();
    }

    /// Turns away whoever may not look any more.
    pub(super) fn turn_out(&mut self) {
        self.dismiss_strangers();
        self.stir();
    }

    /// The same, without going on.
    pub(super) fn dismiss_strangers(&mut self) {
        let all = self.viewers.shown();
        let lost = all.filter_map(|(viewer, from, shown)| {
            let fault = self.viewpoint(shown, from.lang).err()?;
            Some((viewer, from.lang, fault))
        });
        for (viewer, lang, fault) in lost.collect::<Vec<_>>() {
            let said = fault.said(Some(&*self.context.game), &self.context.words, lang);
            self.dismiss(viewer, said);
        }
        self.note_absent();
    }
}

/// The code was used on a device already.
pub(super) fn used() -> Fault {
    Fault::new(Code::CodeUsed, "code-used")
}
