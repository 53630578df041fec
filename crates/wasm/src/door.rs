//! The border: memory that is handed over, and the one call.
//!
//! To call, ask for room with `reserve`, write the request there and give it to `call`; read the
//! answer where `call` says, and give its room back with `release`.
#![allow(unsafe_code, reason = "who calls has no other way to hand over memory")]

use crate::Tables;
use std::cell::RefCell;

thread_local! {
    static TABLES: RefCell<Tables> = RefCell::default();
}

/// Room for so many bytes, to be given to [`call`].
#[unsafe(no_mangle)]
pub(crate) extern "C" fn reserve(length: usize) -> *mut u8 {
    Box::into_raw(vec![0_u8; length].into_boxed_slice()).cast()
}

/// Gives room back.
///
/// # Safety
///
/// It must be what [`reserve`] or [`call`] gave out, with the length that goes with it, and not have
/// been given back before.
#[unsafe(no_mangle)]
pub(crate) unsafe extern "C" fn release(at: *mut u8, length: usize) {
    // SAFETY: both come from `Box::into_raw` of a slice of this length, as the caller promises.
    drop(unsafe { Box::from_raw(std::ptr::slice_from_raw_parts_mut(at, length)) });
}

/// Answers a request, whose room is used up by that. The answer's place is in the upper half of the
/// result, its length in the lower.
///
/// # Safety
///
/// As for [`release`].
#[unsafe(no_mangle)]
pub(crate) unsafe extern "C" fn call(at: *mut u8, length: usize) -> u64 {
    // SAFETY: it comes from `reserve` with this length, as the caller promises.
    let request = unsafe { Box::from_raw(std::ptr::slice_from_raw_parts_mut(at, length)) };
    let request = String::from_utf8_lossy(&request);
    let answer = TABLES.with_borrow_mut(|tables| tables.call(&request));
    let answer = answer.into_bytes().into_boxed_slice();
    let length = answer.len() as u64;
    let at = Box::into_raw(answer).cast::<u8>() as usize as u64;
    at << 32 | length
}
