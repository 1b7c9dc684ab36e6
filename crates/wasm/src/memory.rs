//! The way in and out for a page: text in linear memory.
#![allow(unsafe_code, reason = "functions for the outside have fixed names and raw pointers")]

use std::cell::RefCell;
use std::mem;
use std::slice;

use crate::handles::Handles;

thread_local! {
    static HANDLES: RefCell<Handles> = RefCell::new(Handles::default());
}

/// Makes room for a text of this length, to be written by the page.
#[unsafe(no_mangle)]
pub extern "C" fn wormery_alloc(length: usize) -> *mut u8 {
    let mut room = Vec::<u8>::with_capacity(length);
    let start = room.as_mut_ptr();
    mem::forget(room);
    start
}

/// Gives the room of a text back.
///
/// # Safety
///
/// `start` and `length` are those of `wormery_alloc`, or of an answer, and are given back once.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn wormery_free(start: *mut u8, length: usize) {
    // SAFETY: the caller promises that this is a vector of ours with this capacity.
    drop(unsafe { Vec::from_raw_parts(start, 0, length) });
}

/// Takes in a net that was missing: its name, a line break, the bytes of its file; 1 if it is one of ours.
///
/// # Safety
///
/// `start` is the result of `wormery_alloc(length)`, filled with that; the call takes it over.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn wormery_net(start: *mut u8, length: usize) -> u32 {
    // SAFETY: the caller promises that `length` bytes are written there.
    let is_ours = crate::nets::install(unsafe { slice::from_raw_parts(start, length) });
    // SAFETY: as above; the net was read.
    unsafe { wormery_free(start, length) };
    u32::from(is_ours)
}

/// Answers a request; the result is where the answer is (upper 32 bits) and how long it is (lower 32 bits).
///
/// # Safety
///
/// `start` is the result of `wormery_alloc(length)`, filled with a text; the call takes it over.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn wormery_call(start: *mut u8, length: usize) -> u64 {
    // SAFETY: the caller promises that `length` bytes are written there.
    let request = unsafe { slice::from_raw_parts(start, length) };
    let request = String::from_utf8_lossy(request).into_owned();
    // SAFETY: as above; the request was copied.
    unsafe { wormery_free(start, length) };
    let answer =
        HANDLES.with_borrow_mut(|handles| crate::answer(handles, &request)).into_bytes().into_boxed_slice();
    let length = answer.len() as u64;
    let start = Box::into_raw(answer).cast::<u8>() as u64;
    start << 32 | length
}
