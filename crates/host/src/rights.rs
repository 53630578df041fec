//! What changes in who may sit or look, as it is stored and as it is kept in memory.

use crate::exchange::{Time, Written};
use crate::secret::{LinkKey, TokenHash};
use crate::stored::{Device, DeviceCode, Links, Seated, Stored};
use serde::Serialize;

/// So many devices open a seat; the oldest go.
pub const MOST_DEVICES: usize = 8;

/// A change of who may sit or look.
#[derive(Clone, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Change {
    /// What lets others in, instead of what did.
    Links(Links),
    /// A further device of a seat.
    Device {
        /// The seat.
        seat: u8,
        /// The device.
        device: Device,
        /// The code that is used up by it, if it came by one.
        code: Option<TokenHash>,
    },
    /// The only device of a seat from now on. Codes for others are void.
    OnlyDevice {
        /// The seat.
        seat: u8,
        /// The device.
        device: Device,
    },
    /// A code for another device.
    Code(DeviceCode),
}

/// A wish to change what lets others in.
#[derive(Clone, Debug, Default)]
pub struct Relink {
    /// What lets sit down from now on.
    pub invitation: Option<LinkKey>,
    /// What lets look on from now on.
    pub spectator: Option<LinkKey>,
    /// Whether nobody looks on without.
    pub private: Option<bool>,
}

impl Change {
    /// Makes the change: all of it or nothing.
    pub(crate) fn make(
        &self,
        stored: &mut Stored,
        seated: &mut [Seated],
        codes: &mut Vec<DeviceCode>,
    ) -> Written {
        match self {
            Self::Links(links) => stored.links = links.clone(),
            Self::Device { seat, device, code } => {
                if let Some(code) = code {
                    let unused = codes.iter_mut().find(|one| one.code == *code && !one.used);
                    let Some(unused) = unused else {
                        return Written::Taken;
                    };
                    unused.used = true;
                }
                if let Some(seated) = on(seated, *seat) {
                    let too_many = (seated.devices.len() + 1).saturating_sub(MOST_DEVICES);
                    seated.devices.drain(..too_many);
                    seated.devices.push(device.clone());
                }
            }
            Self::OnlyDevice { seat, device } => {
                codes.retain(|code| code.seat != *seat);
                if let Some(seated) = on(seated, *seat) {
                    seated.devices = vec![device.clone()];
                }
            }
            Self::Code(code) => {
                codes.retain(|one| !is_forgotten(one, code));
                codes.push(code.clone());
            }
        }
        Written::Done
    }
}

/// A code is forgotten when the next one of its seat is made long after it.
const REMEMBERED: u64 = 24 * 60 * 60 * 1000;

/// Of the codes of a seat, those are forgotten that were good until before this time when one is
/// made that is good until another.
pub fn forgotten(until: Time) -> Time {
    Time(until.0.saturating_sub(REMEMBERED))
}

fn is_forgotten(code: &DeviceCode, made: &DeviceCode) -> bool {
    code.seat == made.seat && code.until < forgotten(made.until)
}

fn on(seated: &mut [Seated], seat: u8) -> Option<&mut Seated> {
    seated.iter_mut().find(|seated| seated.seat == seat)
}
